import { sql, type RawBuilder } from 'kysely'
import { today } from '../../../entities/language/dates/plain-date.ts'
import type { MemberRight } from '../../../entities/language/system-operation.ts'
import type { Store } from '../records/context.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import type { Scope } from '../../base/db/scope.ts'

/**
 * The memberships in force on the day bound as `today`: started, not ended, not in the trash. They are rows of the
 * operator's tenant, so run the operation for that one.
 */
export const currentMemberships = (scope: Scope) =>
  scope
    .selectFrom('tenant_user')
    .where('tenant_user.trashedAt', 'is', null)
    .where('tenant_user.joinedOn', '<=', param('today'))
    .where(sql<boolean>`("tenant_user"."endsOn" is null or "tenant_user"."endsOn" >= ${param('today')})`)

/** Whether a membership has a right. */
export const hasRight = (right: MemberRight): RawBuilder<boolean> => sql<boolean>`${column('tenant_user', right)}`

/** The same for the tenant bound as `tenant`. */
export const currentMembers = (scope: Scope) =>
  currentMemberships(scope).where('tenant_user.tenant', '=', param('tenant'))

/** Which of some accounts belong to a tenant, or did once, as far as their memberships were not purged. */
export function* currentAndFormerMembers(
  { scope, fn, cachedStatement }: Store,
  operator: string,
  tenant: string,
  accounts: readonly string[],
): Operation<readonly string[]> {
  const statement = cachedStatement<{ user: string }>`ever members`(() =>
    scope
      .selectFrom('tenant_user')
      .where('tenant_user.tenant', '=', param('tenant'))
      .where(fn.inJsonArray(sql.ref('tenant_user.user'), param('accounts')))
      .select('tenant_user.user'),
  )
  const rows = yield* all(statement({ tenant_id: operator, tenant, accounts: JSON.stringify(accounts) }))
  return rows.map(({ user }) => user)
}

/** A column of the account behind a membership. */
export const memberColumn = (column: 'name' | 'email'): RawBuilder<string> =>
  sql<string>`(select ${sql.ref(`person.${column}`)} from "auth_user" as person where person."id" = "tenant_user"."user")`

/** Whether an account is currently a member of a tenant; with a right, whether its membership has it. */
export function* isMember(
  { scope, cachedStatement }: Store,
  operator: string,
  tenant: string,
  user: string,
  right?: MemberRight,
): Operation<boolean> {
  const statement = cachedStatement`is member|${right ?? ''}`(() =>
    (right ? currentMembers(scope).where(hasRight(right)) : currentMembers(scope))
      .where('tenant_user.user', '=', param('user'))
      .select(sql`1`.as('one'))
      .limit(1),
  )
  return (yield* first(statement({ tenant_id: operator, tenant, user, today: today() }))) !== undefined
}
