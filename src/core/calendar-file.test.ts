import { describe, expect, it } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendar-file.ts'

const entry: CalendarEntry = {
  uid: '5f0c@utalii',
  firstDay: '2027-02-26',
  lastDay: '2027-02-28',
  title: 'Zanzibar Beaches',
  location: 'Tanzania',
  description: '',
  status: 'TENTATIVE',
}
const written = new Date('2026-11-21T10:20:30.456Z')
const lines = (change: Partial<CalendarEntry> = {}) => calendarFile([{ ...entry, ...change }], written).split('\r\n')

describe('calendarFile', () => {
  it('is one whole-day entry that ends on the day after the last, also at the end of a month', () => {
    expect(lines()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Utalii//My Trips//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:5f0c@utalii',
      'DTSTAMP:20261121T102030Z',
      'DTSTART;VALUE=DATE:20270226',
      'DTEND;VALUE=DATE:20270301',
      'SUMMARY:Zanzibar Beaches',
      'LOCATION:Tanzania',
      'DESCRIPTION:',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('escapes what has a meaning of its own', () => {
    const description = 'A cot, please; no \\ nuts\r\nThanks\nAsha'
    expect(lines({ description })).toContain(String.raw`DESCRIPTION:A cot\, please\; no \\ nuts\nThanks\nAsha`)
  })

  it('folds lines of more than 75 octets and cuts no character', () => {
    const title = `${'a'.repeat(66)}é${'b'.repeat(100)}`
    const all = lines({ title })
    const start = all.findIndex((line) => line.startsWith('SUMMARY'))
    // 'SUMMARY:' is 8 octets and 66 letters follow: the é, two octets, would end at octet 76.
    expect(all.slice(start, start + 3)).toEqual([
      `SUMMARY:${'a'.repeat(66)}`,
      ` é${'b'.repeat(72)}`,
      ` ${'b'.repeat(28)}`,
    ])
  })
})

it('holds as many entries as it is given', () => {
  const text = calendarFile([entry, { ...entry, uid: 'second' }], written)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
})
