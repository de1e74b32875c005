import { z } from 'zod'
import { dateTime, toInstant } from '../language/fields/date-time.ts'
import { auditActions } from '../language/shared/audit-actions.ts'
import { systemOperations } from '../language/system-operation.ts'

const actions = Object.values(auditActions).flat()
const instant = z.preprocess(toInstant, dateTime())

export const eventFilter = z.strictObject({
  q: z.string().max(200).optional().describe('Text in one of the names.'),
  action: z.union([z.enum(actions), z.array(z.enum(actions))]).optional(),
  person: z.uuid().optional().describe('Who did it, in whose name, or whom it befell.'),
  at_gte: instant.optional(),
  at_lte: instant.optional(),
})
export type EventFilter = z.output<typeof eventFilter>

const person = z.object({ id: z.string(), name: z.string() }).nullable()

/** The audit log of account events, for administrators. */
export const auditEvent = systemOperations({
  path: 'audit-events',
  tag: 'Administration',
  access: 'operator',
  operations: {
    list: {
      id: 'listAuditEvents',
      summary: 'List audit events',
      call: 'GET',
      page: {
        sortable: ['at', 'action', 'actor', 'target'],
        initially: ['at', 'DESC'],
        size: 25,
        filter: eventFilter,
        words: `JSON: ${Object.keys(eventFilter.shape).join(', ')}. The actions are ${actions.join(', ')}.`,
        example: '{"action":["sign-in-failed"]}',
      },
      answer: z
        .array(
          z.object({
            id: z.uuid(),
            at: z.iso.datetime(),
            action: z.enum(actions),
            actor: person.describe('Who did it; while impersonating, the administrator.'),
            actingAs: person.describe('In whose name, while impersonating.'),
            target: person.describe('Whom it befell.'),
            ip: z.string().nullable(),
            userAgent: z.string().nullable(),
            detail: z.record(z.string(), z.unknown()).nullable(),
          }),
        )
        .describe('A page of events, the newest first.'),
    },
  },
})
