import { sql } from 'kysely'
import { today } from '../../entities/calendar.ts'
import type { Store } from '../crud/context.ts'
import { marker } from '../db/marker.ts'
import { all, type Operation } from '../db/query.ts'

/** Somebody who works for a tenant, as those who work there with them see it. */
export interface Colleague {
  readonly id: string
  readonly name: string
}

/**
 * Everybody who may be given work at a tenant: its members of today, by name. Memberships are rows of the operator's
 * tenant; so the operation is run for that one.
 */
export function* colleaguesOf(
  { scope, shaped }: Store,
  operator: string,
  tenant: string,
): Operation<readonly Colleague[]> {
  const statement = shaped<Colleague>('colleagues', () => {
    const name = sql<string>`(select person."name" from "auth_user" as person where person."id" = "tenant_user"."user")`
    return scope
      .selectFrom('tenant_user')
      .where('tenant_user.tenant', '=', marker('tenant'))
      .where('tenant_user.trashedAt', 'is', null)
      .where('tenant_user.joinedOn', '<=', marker('today'))
      .where(sql<boolean>`("tenant_user"."endsOn" is null or "tenant_user"."endsOn" >= ${marker('today')})`)
      .select(['tenant_user.user as id', name.as('name')])
      .orderBy(name)
      .orderBy('tenant_user.user')
  })
  return yield* all(statement({ tenant_id: operator, tenant, today: today() }))
}
