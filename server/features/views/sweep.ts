import { sql } from 'kysely'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { deleteOwnViews, viewOwners } from './list-views.ts'

/**
 * Deletes the views that people kept for themselves at tenants they belong to no longer. A membership that has ended or
 * has not begun keeps them; of a deleted account, the database deletes them itself.
 */
export async function sweepViews(database: Database, operator: string | undefined): Promise<void> {
  if (operator === undefined) return
  const store = storeOf(database)
  const admins = new Set((await database.read(null, () => administrators(store))).map(({ id }) => id))
  for (const { id: tenant } of await allTenants(database, operator)) {
    const owners = await database.read(tenant, () => viewOwners(store, tenant))
    if (owners.length === 0) continue
    const members = await database.read(operator, () => memberAccounts(store, operator, tenant))
    const known = new Set(members.map(({ user }) => user))
    for (const { owner } of owners)
      if (!known.has(owner) && !admins.has(owner))
        await database.write(tenant, () => deleteOwnViews(store, tenant, owner))
  }
}

/** Who may enter every tenant. */
const administrators = ({ database: { dialect }, cachedStatement }: Store): Operation<readonly { id: string }[]> =>
  all(
    cachedStatement<{ id: string }>`administrators`(() =>
      installation(dialect).selectFrom('auth_user').where('role', '=', sql.lit('admin')).select('id'),
    )({}),
  )

const memberAccounts = (
  { scope, cachedStatement }: Store,
  operator: string,
  tenant: string,
): Operation<readonly { user: string }[]> =>
  all(
    cachedStatement<{ user: string }>`memberships of a tenant`(() =>
      scope
        .selectFrom('tenant_user')
        .where('tenant_user.tenant', '=', param('tenant'))
        .where('tenant_user.trashedAt', 'is', null)
        .select('tenant_user.user'),
    )({ tenant_id: operator, tenant }),
  )
