import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/body.ts'
import { colleaguesOf, type Colleague } from '../auth/colleagues.ts'
import { invalid } from '../errors.ts'
import { storeOf, type Context } from './context.ts'

/** The members of a tenant. */
export async function colleaguesAt(app: FastifyInstance, tenant: string): Promise<readonly Colleague[]> {
  const store = storeOf(app.database!)
  const operator = await app.operatorTenant()
  return operator === undefined ? [] : store.database.read(operator, () => colleaguesOf(store, operator, tenant))
}

/**
 * Refuses an account where the field takes members of the tenant alone. Memberships are the operator's rows, which no
 * transaction of another tenant reads; so this is asked before the write.
 */
export async function assertColleagues(
  app: FastifyInstance,
  { entity, tenant }: Context,
  values: Values,
): Promise<void> {
  const given = Object.entries(values).filter(([name, value]) => entity.fields[name]?.colleague && value !== null)
  if (given.length === 0) return
  const members = await colleaguesAt(app, tenant.id)
  const issues = given
    .filter(([, value]) => !members.some(({ id }) => id === value))
    .map(([name]) => ({ path: [name], rule: 'integrity.notColleague', params: {} }))
  if (issues.length > 0) throw invalid(issues, entity.name)
}
