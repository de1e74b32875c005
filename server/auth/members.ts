import { sql, type RawBuilder } from 'kysely'
import { marker } from '../db/marker.ts'
import type { Scope } from '../db/scope.ts'

/**
 * The memberships that hold on the day bound as `today`: begun, not ended, not in the trash. They are rows of the
 * operator's tenant, so the operation is run for that one.
 */
export const memberships = (scope: Scope) =>
  scope
    .selectFrom('tenant_user')
    .where('tenant_user.trashedAt', 'is', null)
    .where('tenant_user.joinedOn', '<=', marker('today'))
    .where(sql<boolean>`("tenant_user"."endsOn" is null or "tenant_user"."endsOn" >= ${marker('today')})`)

/** The same of one tenant, bound as `tenant`. */
export const membersOf = (scope: Scope) => memberships(scope).where('tenant_user.tenant', '=', marker('tenant'))

/** What is known of the account behind a membership. */
export const ofMember = (column: 'name' | 'email'): RawBuilder<string> =>
  sql<string>`(select ${sql.ref(`person.${column}`)} from "auth_user" as person where person."id" = "tenant_user"."user")`
