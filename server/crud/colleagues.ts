import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/body.ts'
import { colleaguesOf } from '../auth/colleagues.ts'
import { invalid } from '../errors.ts'
import { storeOf, type Colleague, type Context } from './context.ts'

/** The members of a tenant. */
export async function colleaguesAt(app: FastifyInstance, tenant: string): Promise<readonly Colleague[]> {
  const store = storeOf(app.database!)
  const operator = await app.operatorTenant()
  return operator === undefined ? [] : store.database.read(operator, () => colleaguesOf(store, operator, tenant))
}

/**
 * The context with the accounts that the entity's fields may name where they take members of the tenant alone.
 * Memberships are the operator's rows, which no transaction of another tenant reads; so they are read before the write.
 */
export const withColleagues = async (app: FastifyInstance, context: Context): Promise<Context> =>
  Object.values(context.entity.fields).some(({ colleague }) => colleague)
    ? { ...context, colleagues: await colleaguesAt(app, context.tenant.id) }
    : context

/** Refuses an account where the field takes members of the tenant alone. */
export function assertAmongColleagues({ entity, colleagues = [] }: Context, values: Values): void {
  const issues = Object.entries(values)
    .filter(([name, value]) => entity.fields[name]?.colleague && value !== null)
    .filter(([, value]) => !colleagues.some(({ id }) => id === value))
    .map(([name]) => ({ path: [name], rule: 'integrity.notColleague', params: {} }))
  if (issues.length > 0) throw invalid(issues, entity.name)
}
