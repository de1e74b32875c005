import { dateTime } from '../../entities/language/fields/date-time.ts'
import type { Examples } from './example.ts'
import { instantFrom, wallClock } from '../../entities/language/dates/wall-clock.ts'
import { parseTypedDateTime } from '../../entities/language/dates/typed-date.ts'
import { typed, type Fill, type Read } from './fill.ts'

export const examples = {
  schema: dateTime(),
  valid: ['2026-01-05T00:30:00.000Z', '2026-01-05T09:30:00+09:00'],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: '2026-01-05T09:30', rule: 'dateTime' },
    { value: '2026-01-05', rule: 'dateTime' },
    { value: '2026-02-30T25:00:00Z', rule: 'dateTime' },
    { value: '2026-02-30T10:00:00Z', rule: 'dateTime' },
    { value: '1867-12-31T00:00:00Z', rule: 'dateWithin' },
    { value: '9999-12-31T23:59:59-01:00', rule: 'dateWithin' },
    { value: '+010000-01-01T00:00:00.000Z', rule: 'dateWithin' },
    { value: 'soon', rule: 'dateTime' },
    { value: 0, rule: 'dateTime' },
  ],
  stored: [
    ['2026-01-05T09:30:00+09:00', '2026-01-05T00:30:00.000Z'],
    ['2026-01-05T00:30:00Z', '2026-01-05T00:30:00.000Z'],
    ['2026-01-05T09:30', '2026-01-05T09:30'],
  ],
  shown: [['2026-01-05T00:30:00.000Z', '2026/01/05 09:30', '5 Jan 2026 09:30']],
} satisfies Examples

/** In the tenant's zone, to the minute. */
export const fill: Fill = (place, value, filling, field) =>
  typed(place, wallClock(value, 'Asia/Tokyo')?.replaceAll('-', '/').replace('T', ' ') ?? value, filling, field)

/** A day alone is a time as well. */
export const read: Read = (text) => instantFrom(parseTypedDateTime(text) ?? text, 'Asia/Tokyo') ?? text
