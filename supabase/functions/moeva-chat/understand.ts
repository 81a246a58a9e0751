import { TRIP_DAYS_MAX } from '../_shared/planner.ts'
import type { FactTopic, Intent, Language, NamedPlace, Question, Slots, Understood } from './question.ts'
import { placesIn } from './named-places.ts'
import { INTENT_WORDS, INTEREST_WORDS, MONTH_WORDS, NUMBER_WORDS, SWAHILI_WORDS, TOPIC_WORDS } from './vocabulary.ts'

const NO_SLOTS: Slots = {
  days: null,
  month: null,
  budget: null,
  pace: null,
  interests: [],
  anyInterest: false,
  placeIds: [],
  startId: null,
}

/** What follows names where a trip begins, up to where the question goes on. */
const START =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?) (?:in|at|from|on|with)\s+(.*)|\b(?:nikianzia|kuanzia|ianzie|tuanzie)\s+(.*)/
const GOES_ON = /[,.;:!?]|\b(?:and|then|for|with|na|kisha|kwa)\b/

/**
 * What a question is about. An answer to a question of ours, such as "in August", goes on with the plan that was asked
 * for before, and what was said there still counts.
 */
export function understand(question: Question, places: readonly NamedPlace[]): Understood {
  const language = languageOf(question.text, question.language)
  const own = read(question.text, places)
  const plan = question.earlier.findLastIndex((text) => read(text, places).intent === 'plan')
  const begins = own.intent === 'plan' && own.slots.days !== null
  if (begins || plan < 0 || !goesOn(own)) return { ...own, language }
  const slots = question.earlier.slice(plan).map((text) => read(text, places).slots)
  return { intent: 'plan', topic: null, language, slots: mergeSlots([...slots, own.slots]) }
}

/** The language that a question is written in; the page's where it does not show. */
export function languageOf(text: string, pageLanguage: Language): Language {
  const swahili = text.toLowerCase().match(SWAHILI_WORDS)?.length ?? 0
  const words = text.trim().split(/\s+/).length
  if (swahili === 0) return words > 3 ? 'en' : pageLanguage
  return swahili * 5 >= words ? 'sw' : 'en'
}

type Read = { intent: Intent; topic: FactTopic | null; slots: Slots; isShort: boolean }

/** Only what says something about a trip goes on with one. */
function goesOn({ intent, slots, isShort }: Read): boolean {
  const { days, month, budget, pace, interests, anyInterest, placeIds } = slots
  if (intent === 'plan') return true
  if (intent !== 'unknown' && intent !== 'find' && intent !== 'place') return false
  const says = days ?? month ?? budget ?? pace
  return says !== null || anyInterest || (isShort && interests.length + placeIds.length > 0)
}

function read(text: string, places: readonly NamedPlace[]): Read {
  const words = text.toLowerCase().replaceAll('’', "'").trim()
  const slots = readSlots(words, places)
  const topic = TOPIC_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
  const isShort = words.split(/\s+/).length <= 4
  return { intent: intentOf(words, slots, topic), topic, slots, isShort }
}

function intentOf(words: string, slots: Slots, topic: FactTopic | null): Intent {
  const named = INTENT_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
  const hasTrip = slots.days !== null && (slots.placeIds.length > 0 || slots.interests.length > 0)
  if (named === 'price' && slots.placeIds.length > 0 && !/\b(plans|explorer|adventurer|enterprise)\b/.test(words))
    return 'place'
  if (named === 'compare' && slots.placeIds.length === 0 && slots.interests.length === 0) return 'unknown'
  if (named === 'greeting' && words.split(/\s+/).length > 4) return slots.placeIds.length > 0 ? 'place' : 'unknown'
  if (named !== null && named !== 'find') return named
  if (hasTrip && topic !== 'duration') return 'plan'
  if (slots.placeIds.length > 0 && (named === null || topic !== null)) return 'place'
  if (named === 'find' || slots.interests.length > 0) return 'find'
  return 'unknown'
}

function readSlots(words: string, places: readonly NamedPlace[]): Slots {
  return {
    days: daysIn(words),
    month: monthIn(words),
    budget: /\b(cheap|budget|low cost|affordable|nafuu|rahisi)\b/.test(words)
      ? 'low'
      : /\b(luxur\w*|expensive|anasa|ghali)\b/.test(words)
        ? 'high'
        : null,
    pace: /\b(slow\w*|relax\w*|easy pace|no rush|polepole|taratibu)\b/.test(words)
      ? 'slow'
      : /\b(fast\w*|quick\w*|packed|as much as possible|haraka)\b/.test(words)
        ? 'fast'
        : null,
    interests: INTEREST_WORDS.flatMap(([interest, pattern]) => (pattern.test(words) ? interest : [])),
    anyInterest: /\b(anything|everything|surprise me|chochote|vyote)\b/.test(words),
    placeIds: placesIn(words, places),
    startId: startIn(words, places),
  }
}

function startIn(words: string, places: readonly NamedPlace[]): string | null {
  const [, english, swahili] = START.exec(words) ?? []
  const [where = ''] = (english ?? swahili ?? '').split(GOES_ON)
  return placesIn(where, places)[0] ?? null
}

/** Days from 1 to the most; a larger number is the most. Null where none is given. */
function daysIn(words: string): number | null {
  const number = String.raw`(\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')}|a|an)`
  const weeks =
    new RegExp(String.raw`\b${number}(?:[- ]| \p{L}+ )?weeks?\b`, 'u').exec(words)?.[1] ??
    /\bwiki (\w+)/.exec(words)?.[1]
  if (weeks !== undefined) return dayCount((numberOf(weeks) ?? 1) * 7)
  const days =
    new RegExp(String.raw`\b${number}[- ]?(?:days?|nights?)\b`).exec(words)?.[1] ??
    new RegExp(String.raw`\bsiku (\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})\b`).exec(words)?.[1] ??
    /^(\d{1,3})$/.exec(words)?.[1]
  const count = days === undefined ? null : numberOf(days)
  return count === null ? (/\bweekend\b|\bwikendi\b/.test(words) ? 2 : null) : dayCount(count)
}

function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  return NUMBER_WORDS[word] ?? (word === 'a' || word === 'an' ? 1 : null)
}

function dayCount(days: number): number | null {
  return days < 1 ? null : Math.min(days, TRIP_DAYS_MAX)
}

function monthIn(words: string): number | 'any' | null {
  if (/\b(any month|any time|whenever|mwezi wowote|wakati wowote)\b/.test(words)) return 'any'
  const month = MONTH_WORDS.findIndex((pattern) => pattern.test(words))
  return month < 0 ? null : month + 1
}

/** What was said last counts; places and interests replace those of before. */
function mergeSlots(all: readonly Slots[]): Slots {
  return all.reduce(
    (merged, slots) => ({
      days: slots.days ?? merged.days,
      month: slots.month ?? merged.month,
      budget: slots.budget ?? merged.budget,
      pace: slots.pace ?? merged.pace,
      interests: slots.interests.length > 0 ? slots.interests : merged.interests,
      anyInterest: slots.anyInterest || merged.anyInterest,
      placeIds: slots.placeIds.length > 0 ? slots.placeIds : merged.placeIds,
      startId: slots.startId ?? merged.startId,
    }),
    NO_SLOTS,
  )
}
