import type { Reason, TripWarning } from '#functions/_shared/planner.ts'
import { plural } from './language.ts'
import { monthsEn } from '#functions/_shared/months.ts'

const INTERESTS: Readonly<Record<string, string>> = {
  wildlife: 'wildlife',
  safari: 'a safari',
  beach: 'the beach',
  sea: 'the sea',
  diving: 'the reef',
  mountain: 'the mountain',
  hiking: 'hiking',
  culture: 'culture',
  city: 'the city',
  'night-sky': 'the night sky',
  sailing: 'sailing',
}

export const assistantEn = {
  log: 'Moeva AI conversation',
  greeting: 'Jambo! I am Moeva AI. Ask me about the places of the catalogue, or let me plan some days.',
  greetingFor: (place: string) => `Jambo! I am Moeva AI. What would you like to know about ${place}?`,
  you: 'You: ',
  moeva: 'Moeva AI: ',
  modes: { catalogue: 'Moeva (catalogue mode)', model: 'Moeva AI' },
  label: 'Ask Moeva AI',
  placeholder: 'When is the best time to go?',
  send: 'Send',
  stop: 'Stop',
  retry: 'Try again',
  copy: 'Copy answer',
  copied: { title: 'Copied', text: 'The answer is on your clipboard.' },
  good: 'Good answer',
  bad: 'Bad answer',
  thanks: { title: 'Thank you', text: 'Your opinion is noted.' },
  speak: 'Read aloud',
  dictate: 'Speak your question',
  stopped: 'Stopped.',
  failed: 'Moeva could not answer. Check the connection and try again.',
  refused: 'That was a lot of questions. Please try again in an hour.',
  sources: 'Sources',
  suggestions: 'Suggestions',
  showMe: (spot: string) => `Show me: ${spot}`,
  starters: ['Find a beach', 'Compare Zanzibar and Kilimanjaro', 'Plan a trip', 'Which plans are there?'],
  startersFor: [
    'What can I see here?',
    'When is the best time to go?',
    'How do I get there?',
    'How many days do I need?',
  ],
  trip: {
    title: (days: number) => plural('en', days, { one: 'A plan for one day', other: `A plan for ${days} days` }),
    days: (first: number, last: number) => (first === last ? `Day ${first}` : `Days ${first}–${last}`),
    way: (days: number) =>
      plural('en', days, {
        one: 'The day before is spent on the way.',
        other: `${days} days before are spent on the way.`,
      }),
    reason: (reason: Reason): string => {
      switch (reason.code) {
        case 'season-good':
          return `${monthsEn[reason.month - 1] ?? ''} is a good month here`
        case 'season-poor':
          return `${monthsEn[reason.month - 1] ?? ''} is a poor month here`
        case 'season-unknown':
          return `the catalogue says nothing about ${monthsEn[reason.month - 1] ?? ''} here`
        case 'interest':
          return `for ${INTERESTS[reason.interest] ?? reason.interest}`
        case 'length':
          return `it takes ${reason.minDays} to ${reason.maxDays} days`
        case 'wished':
          return 'you named it'
        case 'start':
          return 'you begin here'
        case 'nearest':
          return 'the nearest of what is left'
        case 'rest':
          return 'with a day to rest after the climb'
      }
    },
    warning: (warning: TripWarning, name: (id: string) => string): string => {
      switch (warning.code) {
        case 'no-month':
          return 'Without a month, seasons are not looked at.'
        case 'no-prices':
          return 'The catalogue holds no prices of journeys, so a budget cannot be checked.'
        case 'nothing-fits':
          return 'No place fits. More days, or another wish, may help.'
        case 'no-such-interest':
          return 'No place of the catalogue is known for that; all of them were looked at.'
        case 'no-timetable':
          return `${name(warning.fromId)} to ${name(warning.toId)}: about ${warning.straightKm} km in a straight line. There is no timetable here; check how you get across.`
        case 'too-short':
          return `${name(warning.placeId)} needs at least ${plural('en', warning.minDays, { one: 'one day', other: `${warning.minDays} days` })}.`
        case 'no-room':
          return `${name(warning.placeId)} has no room beside the others.`
        case 'spare-days':
          return plural('en', warning.days, {
            one: 'One day is left over.',
            other: `${warning.days} days are left over.`,
          })
      }
    },
    save: 'Save to My Trips',
    saved: { title: 'Saved', text: 'The plan is in My Trips.' },
    saveFailed: { title: 'Not saved', text: 'Check the connection and try again.' },
    signIn: 'Sign in to save it',
    open: 'Open My Trips',
  },
  history: {
    title: 'Earlier conversations',
    start: 'New conversation',
    empty: 'What you ask is kept here, for you alone.',
    open: (title: string) => `Open: ${title}`,
    remove: (title: string) => `Delete: ${title}`,
    removed: { title: 'Deleted', text: 'The conversation is gone.' },
    failed: { title: 'Not done', text: 'Check the connection and try again.' },
  },
}
