import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { csvHead, csvLine } from '../../auth/events/csv.ts'
import {
  eventActions,
  eventColumns,
  eventFilter,
  eventPage,
  eventsAfter,
  eventShown,
  type EventFilter,
  type EventRow,
} from '../../auth/events/question.ts'
import type { Database } from '../../db/runner.ts'
import { contentRange } from '../../crud/list.ts'
import { onlyKeys, queryOf } from '../../crud/request.ts'
import { refusals } from '../../refusals.ts'
import { readListQuery } from '../list-query.ts'
import { adminListQuerySchema } from './list-query-schema.ts'
import type { Office } from './office.ts'

const tags = ['Administration']

/** The newest 25 events. */
const initially = { sort: { field: 'at', direction: 'DESC' }, range: [0, 24] } as const

/** So many events are read at once for an export. */
const most = 1000

const filterDescription = `JSON: ${Object.keys(eventFilter.shape).join(', ')}. The actions are ${eventActions.join(', ')}.`
const filterExample = '{"action":["sign-in-failed"]}'
const filterParameter = { type: 'string', description: filterDescription, examples: [filterExample] }
const somebody = z.object({ id: z.string(), name: z.string() }).nullable()

const event = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(eventActions),
  actor: somebody.describe('Who did it; while impersonating, the administrator.'),
  actingAs: somebody.describe('In whose name, while impersonating.'),
  target: somebody.describe('Whom it befell.'),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()).nullable(),
})

/** What happened around accounts, for administrators. */
export function auditRoutes(app: FastifyInstance, office: () => Office): void {
  app.get('/api/v1/admin/audit-events', {
    config: { access: 'operator' },
    schema: {
      operationId: 'listAuditEvents',
      summary: 'What happened around accounts',
      tags,
      querystring: adminListQuerySchema(eventColumns, initially.sort, filterDescription, filterExample),
      response: { 200: z.array(event).describe('A page of events, the newest first.'), ...refusals(400, 401, 403) },
    },
    handler: async (request, reply) => {
      const { sort, first, last, filter } = readListQuery(request.query, eventColumns, eventFilter, initially)
      const { database } = office()
      const page = { ...sort, first, last }
      const { rows, total } = await database.read(null, () => eventPage(database.dialect, filter, page))
      return reply
        .header('content-range', contentRange('audit-events', page.first, rows.length, total))
        .send(rows.map(eventShown))
    },
  })

  app.get('/api/v1/admin/audit-events.csv', {
    config: { access: 'operator' },
    schema: {
      operationId: 'exportAuditEvents',
      summary: 'The same as CSV, all of them, the newest first',
      tags,
      querystring: { type: 'object', properties: { filter: filterParameter } },
      response: {
        200: {
          description: 'UTF-8 with a byte order mark.',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        ...refusals(400, 401, 403),
      },
    },
    handler: (request, reply) => {
      onlyKeys(queryOf(request), 'filter')
      const { filter } = readListQuery(request.query, eventColumns, eventFilter)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit-events.csv"')
        .serializer((payload: unknown) => payload as string)
        .send(Readable.from(lines(office().database, filter)))
    },
  })
}

/** Read in parts, so that years of events never stand in memory at once. */
async function* lines(database: Database, filter: EventFilter): AsyncGenerator<string> {
  yield csvHead
  let last: EventRow | undefined
  while (true) {
    const after = last
    const rows = await database.read(null, () => eventsAfter(database.dialect, filter, after, most))
    yield rows.map(csvLine).join('')
    if (rows.length < most) return
    last = rows.at(-1)
  }
}
