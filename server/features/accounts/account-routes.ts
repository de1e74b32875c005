import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { emailAddress } from '../../base/input/email-address.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { all, first } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { contentRange } from '../../kernel/requests/content-range.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { listParts, listQuery, listQuerySchema, type ListQuery } from '../../kernel/requests/list-query.ts'

const columns = ['name', 'email'] as const
const readQuery = listQuery(columns)
const account = z.object({ id: z.uuid(), name: z.string(), email: emailAddress })

/** The accounts of the installation, for choosing a tenant's users. Only sites that have tenant users use it. */
export function accountRoutes(app: FastifyInstance, database: Database | undefined): void {
  app.get('/api/v1/authorized/tenants/:tenant/account', {
    config: { access: 'member', entity: 'tenant-user' },
    schema: {
      operationId: 'listAccounts',
      summary: 'List accounts',
      tags: ['tenant-user'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      querystring: listQuerySchema(columns),
      response: { 200: z.array(account).describe('Names and addresses.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const query = readQuery(request.query)
      const { rows, total } = await database!.read(null, () => accountPage(storeOf(database!), query))
      return reply.header('content-range', contentRange('account', query.first, rows.length, total)).send(rows)
    },
  })
}

function* accountPage({ database, cachedStatement, fn }: Store, query: ListQuery) {
  const { shape, conditions, order, values } = listParts(fn, 'auth_user', query, columns)
  const matching = () =>
    conditions.reduce(
      (people, condition) => people.where(condition),
      installation(database.dialect).selectFrom('auth_user'),
    )
  const page = cachedStatement<z.output<typeof account>>`accounts|${shape}`(() =>
    order(matching().select(['id', 'name', 'email'])),
  )
  const count = cachedStatement<{ total: number }>`accounts total|${shape}`(() =>
    matching().select(sql<number>`count(*)`.as('total')),
  )
  return { rows: yield* all(page(values)), total: (yield* first(count(values)))!.total }
}
