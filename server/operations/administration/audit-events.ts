import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { auditEvent, type EventFilter } from '../../../entities/system/audit-event.ts'
import { csvCell } from '../../base/csv-cell.ts'
import { eventAnswer, eventPage, eventsAfter, type EventRow } from '../../kernel/auth/audit/event-query.ts'
import type { Database } from '../../base/db/database.ts'
import { assertKeys, queryOf } from '../../kernel/requests/request.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { readListQuery } from '../../kernel/requests/list-query.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'

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

const { sortable, filter, words, example } = auditEvent.operations.list.page

/** The audit log of account events, for administrators: its list, and all of it as a file. */
export function auditRoutes(app: FastifyInstance): void {
  operationRoutes(app, auditEvent, {
    async list({ reply, store: { database }, page, read }) {
      const options = { mayTakeLong: true, signal: callerSignal(reply) }
      const { rows, total } = await read(() => eventPage(database.dialect, page), options)
      return { rows: rows.map(eventAnswer), total }
    },
  })

  app.get('/api/v1/admin/audit-events.csv', {
    config: { access: 'operator' },
    schema: {
      operationId: 'exportAuditEvents',
      summary: 'Download all audit events as CSV, newest first',
      tags: ['Administration'],
      querystring: {
        type: 'object',
        properties: { filter: { type: 'string', description: words, examples: [example] } },
      },
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
      const asked = readListQuery(request.query, sortable, filter)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit-events.csv"')
        .serializer((payload: unknown) => payload as string)
        .send(Readable.from(lines(app.database!, asked.filter)))
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
