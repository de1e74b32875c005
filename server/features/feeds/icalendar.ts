import { addDays } from '../../../entities/language/dates/plain-date.ts'
import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { wallClock } from '../../../entities/language/dates/wall-clock.ts'

/** An appointment of a calendar. */
export interface Appointment {
  readonly uid: string
  readonly title: string
  /** Whole days, the last one included; or instants. */
  readonly span:
    { readonly firstDay: string; readonly lastDay: string } | { readonly start: string; readonly end: string }
  /** An instant. */
  readonly updated: string
  readonly description?: string | undefined
  readonly place?: string | undefined
  readonly link?: string | undefined
  /** It takes place unless something else is said. */
  readonly state?: 'confirmed' | 'tentative' | 'cancelled'
  /** Whether people are busy meanwhile; days off and opening hours block nobody's calendar. */
  readonly isTransparent?: boolean
}

const maxOctets = 75

/** A calendar (RFC 5545). Its times are those of the tenants' zone, which has had no summer time since 1951. */
export function calendarOf(name: string, appointments: readonly Appointment[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Captain//Captain//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0900',
    'TZOFFSETTO:+0900',
    'TZNAME:JST',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...appointments.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const eventLines = (appointment: Appointment): readonly string[] => {
  const { uid, title, span, updated, description, place, link } = appointment
  const text = (property: string, value: string | undefined) => (value ? [`${property}:${escaped(value)}`] : [])
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${inUtc(updated)}`,
    `LAST-MODIFIED:${inUtc(updated)}`,
    ...('firstDay' in span
      ? // The end itself does not belong to an event (3.6.1).
        [`DTSTART;VALUE=DATE:${compact(span.firstDay)}`, `DTEND;VALUE=DATE:${compact(addDays(span.lastDay, 1))}`]
      : [`DTSTART;TZID=${timeZone}:${inZone(span.start)}`, `DTEND;TZID=${timeZone}:${inZone(span.end)}`]),
    `SUMMARY:${escaped(title)}`,
    ...text('DESCRIPTION', description),
    ...text('LOCATION', place),
    // An address is no text: nothing in it is escaped (3.3.13).
    ...(link ? [`URL:${link}`] : []),
    `STATUS:${(appointment.state ?? 'confirmed').toUpperCase()}`,
    `TRANSP:${appointment.isTransparent ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

/** A day or a local time without its separators. */
const compact = (text: string): string => text.replaceAll(/[-:]/g, '')

const inUtc = (instant: string): string => `${compact(instant.slice(0, 19))}Z`

const inZone = (instant: string): string => `${compact(wallClock(instant)!)}00`

/** A text as a value (3.3.11). Other control characters do not exist there. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** A line in pieces of 75 octets at most, never within a character (3.1). */
function folded(line: string): string {
  const pieces: string[] = []
  let [piece, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    // Every piece but the first begins with a space.
    if (octets + size > maxOctets) {
      pieces.push(piece)
      ;[piece, octets] = ['', 1]
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n ')
}
