import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/language/input/body.ts'
import { colleagues } from '../auth/colleagues.ts'
import { invalid } from '../errors/api-error.ts'
import { storeOf, type Colleague, type Context } from './context.ts'
import { perEntity } from './per-entity.ts'

/** Read as the operator's tenant, which owns the memberships. */
export async function readColleagues(app: FastifyInstance, tenant: string): Promise<readonly Colleague[]> {
  const store = storeOf(app.database!)
  const operator = await app.operatorTenant()
  return operator === undefined ? [] : store.database.read(operator, () => colleagues(store, operator, tenant))
}

/**
 * Adds the tenant's members to the context if one of the entity's account fields accepts only members, or if they are
 * told of what is created. Memberships belong to the operator's tenant and cannot be read in another tenant's transaction, so they are read before the
 * write.
 */
export const withColleagues = async (app: FastifyInstance, context: Context, creates = false): Promise<Context> =>
  (creates && context.entity.announces !== undefined) || colleagueFields(context.entity).length > 0
    ? { ...context, colleagues: await readColleagues(app, context.tenant.id) }
    : context

const colleagueFields = perEntity(({ fields }) => Object.values(fields).filter(({ colleague }) => colleague))

/** Throws if a field that accepts only members of the tenant names another account. */
export function assertColleagues({ entity, colleagues = [] }: Context, values: Values): void {
  const issues = colleagueFields(entity)
    .filter(({ name }) => Object.hasOwn(values, name) && values[name] !== null)
    .filter(({ name }) => !colleagues.some(({ id }) => id === values[name]))
    .map(({ name }) => ({ path: [name], rule: 'integrity.notColleague', params: {} }))
  if (issues.length > 0) throw invalid(issues, entity.name)
}
