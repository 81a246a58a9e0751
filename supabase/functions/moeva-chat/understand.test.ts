import { describe, expect, it } from 'vitest'
import type { Question } from './question.ts'
import { understand } from './understand.ts'
import { unknownPlaceIn } from './unknown-place.ts'

const PLACES = [
  { id: 'mara', name: 'Maasai Mara Safari', location: 'Kenya' },
  { id: 'beach', name: 'Zanzibar Beaches', location: 'Tanzania' },
  { id: 'peak', name: 'Mt. Kilimanjaro', location: 'Tanzania' },
  { id: 'lights', name: 'Northern Lights', location: 'Norway' },
]

function asked(text: string, earlier: readonly string[] = [], language: Question['language'] = 'en') {
  return understand({ text, earlier, language, placeId: null }, PLACES)
}

describe('a question', () => {
  it.each([
    ['What about the Masai Mara?', ['mara']],
    ['Somewhere in Tanzania', ['beach', 'peak']],
    ['see the northern lights', ['lights']],
    ['turn on the lights', []],
    ['Stone Town and kili', ['beach', 'peak']],
    ['Samara', []],
  ])('%s names %j', (text, placeIds) => {
    expect(asked(text).slots.placeIds).toEqual(placeIds)
  })

  it.each([
    ['5 days', 5],
    ['a cheap week', 7],
    ['two weeks', 14],
    ['siku kumi', 10],
    ['400 days', 30],
    ['0 days', null],
    ['a weekend', 2],
    ['one day', 1],
    ['someday', null],
  ])('%s is %s days', (text, days) => {
    expect(asked(text).slots.days).toBe(days)
  })

  it.each([
    ['ufukweni', 'beach'],
    ['kisiwani', 'sea'],
    ['mlimani', 'mountain'],
    ['mjini', 'city'],
    ['mbugani', 'safari'],
  ])('kwenda %s is a wish for %s', (place, interest) => {
    const { language, slots } = asked(`Nataka kwenda ${place}`)
    expect([language, slots.interests]).toEqual(['sw', [interest]])
  })

  it('may is a month only where it is one', () => {
    expect(asked('May I ask about Zanzibar?').slots.month).toBeNull()
    expect(asked('Zanzibar in May').slots.month).toBe(5)
  })

  it('is answered in the language that it is written in', () => {
    expect(asked('Wakati bora wa kwenda ni lini?').language).toBe('sw')
    expect(asked('When is the best time to go?', [], 'sw').language).toBe('en')
    expect(asked('Zanzibar', [], 'sw').language).toBe('sw')
  })

  it('goes on with the plan before it, whose words still count', () => {
    const { intent, slots } = asked('In August', ['Find a beach', 'Plan a trip', '7 days', 'Wildlife'])
    expect([intent, slots.days, slots.month, slots.interests]).toEqual(['plan', 7, 8, ['wildlife', 'safari']])
  })

  it('about something else leaves the plan', () => {
    expect(asked('Which headsets work?', ['Plan a trip']).intent).toBe('vr')
    expect(asked('How do I get to Zanzibar?', ['Plan a trip']).intent).toBe('place')
  })
})

describe('what is not ours to judge', () => {
  it.each([
    'Do I need a visa for Kenya?',
    'Can I drink the tap water in Zanzibar?',
    'Is malaria common on the coast?',
    'I am pregnant, can I fly to Zanzibar?',
    'I have asthma. Can I climb Kilimanjaro in 6 days?',
    'Are there pickpockets in Stone Town?',
    'Was anybody kidnapped in Kenya?',
    'Plan 5 days in Kenya that are safe from terrorism',
    'What are the entry requirements for Japan?',
    'Je, ninahitaji pasipoti kwenda Tanzania?',
    'Kuna mbu wa malaria Zanzibar?',
    'Naweza kunywa maji ya bomba?',
    'Mimi ni mjamzito, naweza kupanda mlima?',
    'Kuna majambazi Nairobi?',
    'Ubalozi wa Kenya uko wapi?',
  ])('%s', (text) => {
    expect(asked(text).intent).toBe('sensitive')
  })

  it.each(['Can I pay with Visa?', 'Is it safe to pay here?', 'Ninaweza kulipa kwa kadi ya Visa?'])(
    '%s is about paying',
    (text) => {
      expect(asked(text).intent).toBe('payment')
    },
  )

  it.each([
    ['Does it work on tablets?', 'unknown'],
    ["I'll have ten days, plan a trip", 'plan'],
    ['What can I see here?', 'see'],
    ['Naweza kuona nini hapa?', 'see'],
  ])('%s is none of it', (text, intent) => {
    expect(asked(text).intent).toBe(intent)
  })
})

describe('where a trip begins', () => {
  it.each([
    ['Plan 9 days in July starting in Zanzibar', 'beach'],
    ['Plan 9 days, beginning with the Mara, then Zanzibar', 'mara'],
    ['Panga siku 9 mwezi Julai, kuanzia Zanzibar', 'beach'],
    ['Plan 9 days in Zanzibar in July', null],
    ['When does the season start in October?', null],
  ])('%s', (text, startId) => {
    expect(asked(text).slots.startId).toBe(startId)
  })
})

describe('somewhere else', () => {
  const elsewhere = (text: string) => unknownPlaceIn(text, asked(text), PLACES)

  it.each([
    ['Plan 5 days in Paris', 'Paris'],
    ['Tell me about New York', 'New York'],
    ['plan 4 days in barcelona', 'barcelona'],
    ['Tell me about Zanzibar', null],
    ['Tell me about Utalii', null],
    ['Plan a week in August', null],
    ['Where can I swim in October?', null],
    ['plan a trip to barcelona', 'barcelona'],
    ['nipangie safari ya kwenda barcelona', 'barcelona'],
    ['Plan a trip to relax on a beach', null],
    ['Plan a trip to celebrate our honeymoon', null],
    ['Where should I visit first?', null],
    ['Plan a trip to unwind in June', null],
    ['Nipangie safari ya familia', null],
    ['Nipangie safari ya kwenda ufukweni', null],
    ['Nipangie safari ya kupumzika', null],
    ['Nipangie safari ya kwenda kijijini', null],
  ])('%s is about %s', (text, name) => {
    expect(elsewhere(text)).toBe(name)
  })
})
