import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { storeOf, type Store } from '../crud/context.ts'
import { all, first } from '../db/query.ts'
import type { Database } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { contentRange } from '../crud/list.ts'
import { refusals } from '../refusals.ts'
import { listed, listQuery, listQuerySchema, type ListQuery } from './list-query.ts'

const columns = ['name', 'email'] as const
const readQuery = listQuery(columns)
const account = z.object({ id: z.uuid(), name: z.string(), email: z.email() })

/** The accounts of the installation, for choosing who becomes a tenant's user. Only a site that has tenant users asks. */
export function accountRoutes(app: FastifyInstance, database: Database | undefined): void {
  app.get('/api/v1/authorized/tenants/:tenant/account', {
    config: { access: 'member', entity: 'tenant-user' },
    schema: {
      operationId: 'listAccounts',
      summary: 'The accounts of the installation',
      tags: ['tenant-user'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      querystring: listQuerySchema(columns),
      response: { 200: z.array(account).describe('Names and addresses.'), ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const asked = readQuery(request.query)
      const { rows, total } = await database!.read(null, () => accounts(storeOf(database!), asked))
      return reply.header('content-range', contentRange('account', asked.first, rows.length, total)).send(rows)
    },
  })
}

function* accounts({ database, shaped, idiom }: Store, asked: ListQuery) {
  const { shape, conditions, order, values } = listed(idiom, 'auth_user', asked, columns)
  const found = () =>
    conditions.reduce(
      (people, condition) => people.where(condition),
      installation(database.dialect).selectFrom('auth_user'),
    )
  const page = shaped<z.output<typeof account>>(`accounts|${shape}`, () =>
    order(found().select(['id', 'name', 'email'])),
  )
  const count = shaped<{ total: number }>(`accounts total|${shape}`, () =>
    found().select(sql<number>`count(*)`.as('total')),
  )
  return { rows: yield* all(page(values)), total: (yield* first(count(values)))!.total }
}
