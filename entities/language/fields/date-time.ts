import { z } from 'zod'
import { isDate } from '../dates/plain-date.ts'
import { field } from '../field-kind.ts'
import { dateWithin, instantShape } from '../rules/dates.ts'

const schema = z.string()

const withOffset = /^([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]([0-9:.]+) ?(?:(Z)|([+-][0-9]{2})(?::?([0-9]{2}))?)$/

/**
 * Converts any ISO 8601 time with an offset to UTC, also as databases and logs write it (2026-04-01 10:00:00 +0900). A time without an offset is not an instant and is returned
 * unchanged, so that validation rejects it; so is a day that does not exist, which `Date` would roll over into the next
 * month.
 */
export const toInstant = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value.trim() : value
  const [, day, time, utc, hours, minutes = '00'] = (typeof text === 'string' && withOffset.exec(text)) || []
  const instant =
    day !== undefined && isDate(day) ? new Date(`${day}T${time}${utc ?? `${hours}:${minutes}`}`) : undefined
  return instant && !Number.isNaN(instant.valueOf()) ? instant.toISOString() : text
}

/**
 * A day and a time: stored in UTC, shown in the tenant's time zone.
 *
 * @remarks A text box with a calendar, which names the time zone. Typed forms such as 2026年4月1日 18時 are understood.
 * @example dateTime()
 */
export const dateTime = () =>
  field(schema, {
    kind: 'date-time',
    storage: 'text',
    rules: [instantShape(), dateWithin()],
    missingRule: 'selectRequired',
    wrongTypeRule: 'dateTime',
    filter: 'days',
    normalise: toInstant,
    sortable: true,
  })
