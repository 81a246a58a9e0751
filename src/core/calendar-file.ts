/** A whole-day entry of a calendar. Days are YYYY-MM-DD, the last one included. */
export type CalendarEntry = {
  uid: string
  firstDay: string
  lastDay: string
  title: string
  location: string
  description: string
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

/** Lines of the format are folded after this many octets. */
const LINE_OCTETS = 75

/** A file of the iCalendar format (RFC 5545) with these entries. `written` is when it is made. */
export function calendarFile(entries: readonly CalendarEntry[], written: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Utalii//My Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => entryLines(entry, written)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function entryLines(entry: CalendarEntry, written: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escape(entry.uid)}`,
    `DTSTAMP:${written.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(entry.firstDay)}`,
    // The end of the format is the first day that is over.
    `DTEND;VALUE=DATE:${compact(dayAfter(entry.lastDay))}`,
    `SUMMARY:${escape(entry.title)}`,
    `LOCATION:${escape(entry.location)}`,
    `DESCRIPTION:${escape(entry.description)}`,
    `STATUS:${entry.status}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Continues a long line behind a line break and a space, never in the middle of a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
