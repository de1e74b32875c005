import { z } from 'zod'
import { field } from '../kind.ts'
import { instantShape } from '../rules/dates.ts'

/** Any offset of ISO 8601 becomes UTC; a time without an offset is no instant and is left as it is, to be refused. */
const toInstant = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value.trim() : value
  const zoned = typeof text === 'string' && /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})$/.test(text)
  const instant = zoned ? new Date(text) : undefined
  return instant && !Number.isNaN(instant.valueOf()) ? instant.toISOString() : text
}

/** An instant: UTC in storage, the tenant's zone on screen. */
export const dateTime = () =>
  field(z.string(), {
    kind: 'date-time',
    storage: 'text',
    rules: [instantShape()],
    missing: 'selectRequired',
    mistyped: 'dateTime',
    normalise: toInstant,
    sortable: true,
  })
