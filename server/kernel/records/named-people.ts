import { sql } from 'kysely'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Colleague, Context } from './context.ts'
import { perEntity } from './per-entity.ts'
import { entitiesOfSite } from './registry.ts'

const accountFields = perEntity(({ fields }) => Object.values(fields).filter(({ kind }) => kind === 'account'))

/**
 * Of some ids, the accounts and API keys that a tenant's records name, with their names: who confirmed something, or was
 * assigned it, stays named after they have left, and where they never were a member.
 */
export function* namedPeople(
  { store, tenant }: Omit<Context, 'entity' | 'by' | 'requestId'>,
  ids: readonly string[],
): Operation<readonly Colleague[]> {
  const { scope, fn, cachedStatement } = store
  const named = new Set<string>()
  for (const entity of entitiesOfSite(tenant.site))
    for (const { name } of accountFields(entity)) {
      const statement = cachedStatement<{ account: string }>`named|${entity.name}|${name}`(() => {
        const { table, select } = scope.records(entity)
        const account = column(table, name)
        return select()
          .distinct()
          .where(fn.inJsonArray(account, param('ids')))
          .select(account.as('account'))
      })
      const rows = yield* all(statement({ tenant_id: tenant.id, ids: JSON.stringify(ids) }))
      for (const { account } of rows) named.add(account)
    }
  if (named.size === 0) return []
  const bindings = { tenant_id: tenant.id, named: JSON.stringify([...named]) }
  const accounts = cachedStatement<Colleague>`names of accounts`(() =>
    scope.plain(sql`select "person"."id", "person"."name" from "auth_user" as "person"
      where ${fn.inJsonArray(column('person', 'id'), param('named'))}`),
  )
  const keys = cachedStatement<Colleague>`names of keys`(() =>
    scope
      .selectFrom('api_key')
      .where(fn.inJsonArray(column('api_key', 'id'), param('named')))
      .select(['api_key.id', 'api_key.name']),
  )
  return [...(yield* all(accounts(bindings))), ...(yield* all(keys(bindings)))]
}
