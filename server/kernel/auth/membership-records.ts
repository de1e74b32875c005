import { today } from '../../../entities/language/dates/plain-date.ts'
import { operatorSite } from '../../../entities/installation.ts'
import { tenantUser } from '../../../entities/kernel/tenant-user.ts'
import { storeOf, type Context } from '../records/context.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { commit } from '../records/commit.ts'

/** The actor and session that change memberships. */
export interface MembershipContext {
  readonly database: Database
  /** The operator's tenant, which owns the membership records. */
  readonly operator: string
  readonly by: string | null
  readonly session?: string | undefined
  readonly requestId: string
}

export interface MembershipRow {
  readonly id: string
  readonly tenant: string
  readonly joinedOn: string
  readonly endsOn: string | null
}

const recordContext = ({ database, operator, ...rest }: MembershipContext, parent: string): Context => ({
  store: storeOf(database),
  entity: tenantUser,
  tenant: { id: operator, site: operatorSite },
  parent,
  ...rest,
})

/** Makes an account a member of a tenant from today on, as the tenant user API does. */
export const grantMembership = (
  context: MembershipContext,
  user: string,
  tenant: string,
): (() => Operation<{ id: string }>) =>
  commit(recordContext(context, tenant), { kind: 'create', values: { user, joinedOn: today(), isContact: false } })

/** The memberships of an account that are not in the trash. */
export function* readMemberships(
  { database, operator }: MembershipContext,
  user: string,
): Operation<readonly MembershipRow[]> {
  const { scope, cachedStatement } = storeOf(database)
  const statement = cachedStatement<MembershipRow>`memberships of an account`(() =>
    scope
      .selectFrom('tenant_user')
      .where('tenant_user.user', '=', param('user'))
      .where('tenant_user.trashedAt', 'is', null)
      .orderBy('tenant_user.id')
      .select(['tenant_user.id', 'tenant_user.tenant', 'tenant_user.joinedOn', 'tenant_user.endsOn']),
  )
  return yield* all(statement({ tenant_id: operator, user }))
}

/** A tenant's public details by id. */
export function* tenantById(
  { database, operator }: Pick<MembershipContext, 'database' | 'operator'>,
  id: string,
): Operation<{ id: string; slug: string; name: string } | undefined> {
  const { scope, cachedStatement } = storeOf(database)
  const statement = cachedStatement<{ id: string; slug: string; name: string }>`tenant by id`(() =>
    scope.selectFrom('tenant').where('tenant.id', '=', param('id')).select(['tenant.id', 'tenant.slug', 'tenant.name']),
  )
  return yield* first(statement({ tenant_id: operator, id }))
}

/** Moves a membership of an account to the trash, from where it can be restored. */
export function* endMembership(context: MembershipContext, user: string, membership: string): Operation<void> {
  const row = (yield* readMemberships(context, user)).find(({ id }) => id === membership)
  if (!row) throw notFound()
  yield* commit(recordContext(context, row.tenant), { kind: 'delete', id: row.id })()
}

/** Ends all memberships of an account that is being deleted. */
export function* endMemberships(context: MembershipContext, user: string): Operation<void> {
  for (const { id, tenant } of yield* readMemberships(context, user))
    yield* commit(recordContext(context, tenant), { kind: 'delete', id })()
}
