import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { csvCell } from '../../base/csv-cell.ts'
import {
  eventActions,
  eventColumns,
  eventFilter,
  eventPage,
  eventsAfter,
  eventAnswer,
  type EventFilter,
  type EventRow,
} from '../../kernel/auth/audit/event-query.ts'
import type { Database } from '../../base/db/database.ts'
import { contentRange } from '../../kernel/requests/content-range.ts'
import { assertKeys, queryOf } from '../../kernel/requests/request.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { readListQuery } from '../../kernel/requests/list-query.ts'
import { adminListQuerySchema } from './list-query-schema.ts'
import type { AdminServices } from './services.ts'

const tags = ['Administration']

/** The newest 25 events. */
const initially = { sort: { field: 'at', direction: 'DESC' }, range: [0, 24] } as const

/** The number of events read at once for an export. */
const maxRows = 1000

const csvColumns = [
  'at',
  'action',
  'actorName',
  'actorId',
  'actingAsName',
  'actingAsId',
  'targetName',
  'targetId',
  'ip',
  'userAgent',
  'detail',
] as const satisfies readonly (keyof EventRow)[]

/** The byte order mark lets spreadsheets read Japanese. */
const csvHead = `\uFEFF${csvColumns.join(',')}\r\n`

const csvLine = (row: EventRow): string => `${csvColumns.map((name) => csvCell(row[name])).join(',')}\r\n`

const filterDescription = `JSON: ${Object.keys(eventFilter.shape).join(', ')}. The actions are ${eventActions.join(', ')}.`
const filterExample = '{"action":["sign-in-failed"]}'
const filterParameter = { type: 'string', description: filterDescription, examples: [filterExample] }
const personSchema = z.object({ id: z.string(), name: z.string() }).nullable()

const event = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(eventActions),
  actor: personSchema.describe('Who did it; while impersonating, the administrator.'),
  actingAs: personSchema.describe('In whose name, while impersonating.'),
  target: personSchema.describe('Whom it befell.'),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()).nullable(),
})

/** The audit log of account events, for administrators. */
export function auditRoutes(app: FastifyInstance, services: () => AdminServices): void {
  app.get('/api/v1/admin/audit-events', {
    config: { access: 'operator' },
    schema: {
      operationId: 'listAuditEvents',
      summary: 'List audit events',
      tags,
      querystring: adminListQuerySchema(eventColumns, initially.sort, filterDescription, filterExample),
      response: {
        200: z.array(event).describe('A page of events, the newest first.'),
        ...errorResponses(400, 401, 403),
      },
    },
    handler: async (request, reply) => {
      const { sort, first, last, filter } = readListQuery(request.query, eventColumns, eventFilter, initially)
      const { database } = services()
      const page = { ...sort, first, last }
      const read = () => eventPage(database.dialect, filter, page)
      const { rows, total } = await database.read(null, read, { mayTakeLong: true, signal: callerSignal(reply) })
      return reply
        .header('content-range', contentRange('audit-events', page.first, rows.length, total))
        .send(rows.map(eventAnswer))
    },
  })

  app.get('/api/v1/admin/audit-events.csv', {
    config: { access: 'operator' },
    schema: {
      operationId: 'exportAuditEvents',
      summary: 'Download all audit events as CSV, newest first',
      tags,
      querystring: { type: 'object', properties: { filter: filterParameter } },
      response: {
        200: {
          description: 'UTF-8 with a byte order mark.',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        ...errorResponses(400, 401, 403),
      },
    },
    handler: (request, reply) => {
      assertKeys(queryOf(request), 'filter')
      const { filter } = readListQuery(request.query, eventColumns, eventFilter)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit-events.csv"')
        .serializer((payload: unknown) => payload as string)
        .send(Readable.from(lines(services().database, filter)))
    },
  })
}

/** Read in batches, so that years of events are never in memory at once. */
async function* lines(database: Database, filter: EventFilter): AsyncGenerator<string> {
  yield csvHead
  let last: EventRow | undefined
  while (true) {
    const after = last
    const rows = await database.read(null, () => eventsAfter(database.dialect, filter, after, maxRows))
    yield rows.map(csvLine).join('')
    if (rows.length < maxRows) return
    last = rows.at(-1)
  }
}
