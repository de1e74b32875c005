import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { emailAddress } from '../../../entities/language/shared/email-address.ts'
import { searched, systemOperations } from '../../../entities/language/system-operation.ts'
import type { Store } from '../../kernel/records/context.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { all, first } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { listParts, type ListQuery } from '../../kernel/requests/list-query.ts'

const columns = ['name', 'email'] as const
const account = z.object({ id: z.uuid(), name: z.string(), email: emailAddress })

/** The accounts of the installation, for choosing a tenant's users. Only sites that have tenant users use it. */
const accounts = systemOperations({
  path: 'account',
  tag: 'tenant-user',
  access: 'member',
  operations: {
    list: {
      id: 'listAccounts',
      summary: 'List accounts',
      call: 'GET',
      shows: { entity: 'tenant-user' },
      page: { sortable: columns, initially: ['name', 'ASC'], ...searched() },
      answer: z.array(account).describe('Names and addresses.'),
    },
  },
})

export const accountRoutes = (app: FastifyInstance): void =>
  operationRoutes(app, accounts, {
    list: async ({ store, page }) => store.database.read(null, () => accountPage(store, page)),
  })

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
