import type { FastifyInstance } from 'fastify'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { namesColleagues } from '../records/colleagues.ts'
import { storeOf, type Colleague, type Context, type Store } from '../records/context.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { currentMembers, memberColumn } from './membership-queries.ts'

/** Everyone who can be assigned work at a tenant: its current members, by name. */
export function* colleagues(
  { scope, cachedStatement }: Store,
  operator: string,
  tenant: string,
): Operation<readonly Colleague[]> {
  const statement = cachedStatement<Colleague>`colleagues`(() => {
    const name = memberColumn('name')
    return currentMembers(scope)
      .select(['tenant_user.user as id', name.as('name')])
      .orderBy(name)
      .orderBy('tenant_user.user')
  })
  return yield* all(statement({ tenant_id: operator, tenant, today: today() }))
}

/** Read as the operator's tenant, which owns the memberships. */
export async function readColleagues(
  { database, operatorTenant }: Pick<FastifyInstance, 'database' | 'operatorTenant'>,
  tenant: string,
): Promise<readonly Colleague[]> {
  const store = storeOf(database!)
  const operator = await operatorTenant()
  return operator === undefined ? [] : store.database.read(operator, () => colleagues(store, operator, tenant))
}

/**
 * Adds the tenant's members to the context if one of the entity's account fields accepts only members, or if they are
 * notified of what is created. Memberships belong to the operator's tenant and cannot be read in another tenant's
 * transaction, so they are read before the write.
 */
export const withColleagues = async (app: FastifyInstance, context: Context, creates = false): Promise<Context> =>
  (creates && context.entity.announces !== undefined) || namesColleagues(context.entity)
    ? { ...context, colleagues: await readColleagues(app, context.tenant.id) }
    : context
