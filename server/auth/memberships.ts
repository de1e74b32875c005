import { today } from '../../entities/calendar.ts'
import { operatorSite } from '../../entities/sites.ts'
import { tenantUser } from '../../entities/tenant-user.ts'
import { storeOf, type Context } from '../crud/context.ts'
import { marker } from '../db/marker.ts'
import { all, first, type Operation } from '../db/query.ts'
import type { Database } from '../db/runner.ts'
import { notFound } from '../errors.ts'
import { commit } from '../records/commit.ts'

/** Somebody's work on memberships: whose, and in which of their sessions. */
export interface Granting {
  readonly database: Database
  /** The operator's tenant, whose records memberships are. */
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

const contextIn = ({ database, operator, ...rest }: Granting, parent: string): Context => ({
  store: storeOf(database),
  entity: tenantUser,
  tenant: { id: operator, site: operatorSite },
  parent,
  ...rest,
})

/** Makes an account a member of a tenant from today, as the API of tenant users does. */
export const grantMembership = (granting: Granting, user: string, tenant: string): (() => Operation<{ id: string }>) =>
  commit(contextIn(granting, tenant), { kind: 'create', values: { user, joinedOn: today(), isContact: false } })

/** The memberships of an account that are not in the trash. */
export function* membershipsOf({ database, operator }: Granting, user: string): Operation<readonly MembershipRow[]> {
  const { scope, shaped } = storeOf(database)
  const statement = shaped<MembershipRow>('memberships of an account', () =>
    scope
      .selectFrom('tenant_user')
      .where('tenant_user.user', '=', marker('user'))
      .where('tenant_user.trashedAt', 'is', null)
      .orderBy('tenant_user.id')
      .select(['tenant_user.id', 'tenant_user.tenant', 'tenant_user.joinedOn', 'tenant_user.endsOn']),
  )
  return yield* all(statement({ tenant_id: operator, user }))
}

/** A tenant by its id, as people know it. */
export function* tenantNamed(
  { database, operator }: Pick<Granting, 'database' | 'operator'>,
  id: string,
): Operation<{ id: string; slug: string; name: string } | undefined> {
  const { scope, shaped } = storeOf(database)
  const statement = shaped<{ id: string; slug: string; name: string }>('tenant by id', () =>
    scope
      .selectFrom('tenant')
      .where('tenant.id', '=', marker('id'))
      .select(['tenant.id', 'tenant.slug', 'tenant.name']),
  )
  return yield* first(statement({ tenant_id: operator, id }))
}

/** Puts a membership of an account in the trash, from where it can come back. */
export function* endMembership(granting: Granting, user: string, membership: string): Operation<void> {
  const found = (yield* membershipsOf(granting, user)).find(({ id }) => id === membership)
  if (!found) throw notFound()
  yield* commit(contextIn(granting, found.tenant), { kind: 'delete', id: found.id })()
}

/** Ends all memberships of an account that goes. */
export function* endMemberships(granting: Granting, user: string): Operation<void> {
  for (const { id, tenant } of yield* membershipsOf(granting, user))
    yield* commit(contextIn(granting, tenant), { kind: 'delete', id })()
}
