import { sql } from 'kysely'
import { z } from 'zod'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { column } from '../../base/db/column.ts'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { all } from '../../base/db/query.ts'
import { storeOf } from '../records/context.ts'
import { accountMayEnter } from './tenant-access.ts'

/** Who made something of a tenant that outlasts their membership, as answers say it. */
export const creatorSchema = z
  .object({
    name: z.string().nullable().describe('Null for an account that is gone.'),
    mayEnter: z
      .boolean()
      .describe('Whether they may still enter the tenant. What they made goes on working either way.'),
  })
  .describe('Who made it, as they are now; `createdBy` is their id.')
type Creator = z.output<typeof creatorSchema>

const gone: Creator = { name: null, mayEnter: false }

/**
 * Adds to each row of a tenant who made it, as they are now. Accounts and memberships are the operator's, so this is a
 * read of its own.
 */
export async function withCreators<T extends { readonly createdBy: string }>(
  database: Database,
  operator: string | undefined,
  tenant: string,
  rows: readonly T[],
): Promise<(T & { readonly creator: Creator })[]> {
  if (rows.length === 0 || operator === undefined) return rows.map((row) => ({ ...row, creator: gone }))
  const { scope, fn, cachedStatement } = storeOf(database)
  const statement = cachedStatement<{ id: string; name: string; mayEnter: number }>`creators`(() =>
    scope.plain(
      sql`select "person"."id", "person"."name",
        case when ${accountMayEnter(scope, column('person', 'id'), param('tenant'))} then 1 else 0 end as "mayEnter"
        from "auth_user" as "person" where ${fn.inJsonArray(column('person', 'id'), param('accounts'))}`,
    ),
  )
  const accounts = JSON.stringify([...new Set(rows.map(({ createdBy }) => createdBy))])
  const found = await database.read(operator, () =>
    all(statement({ tenant_id: operator, tenant, accounts, today: today(), now: new Date().toISOString() })),
  )
  const creators = new Map(
    found.map(({ id, name, mayEnter }) => [id, { name, mayEnter: Number(mayEnter) === 1 }] as const),
  )
  return rows.map((row) => ({ ...row, creator: creators.get(row.createdBy) ?? gone }))
}
