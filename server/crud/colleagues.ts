import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/body.ts'
import type { Entity } from '../../entities/entity.ts'
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
 * The accounts that an entity's fields may name where they take members of the tenant alone. Memberships are the
 * operator's rows, which no transaction of another tenant reads; so this is asked before the write.
 */
export const possibleColleagues = async (
  app: FastifyInstance,
  { entity, tenant }: Context,
): Promise<readonly Colleague[]> =>
  Object.values(entity.fields).some(({ colleague }) => colleague) ? colleaguesAt(app, tenant.id) : []

/** Refuses an account where the field takes members of the tenant alone. */
export async function assertColleagues(app: FastifyInstance, context: Context, values: Values): Promise<void> {
  if (colleaguesIn(context.entity, values).length === 0) return
  assertAmongColleagues(context.entity, values, await colleaguesAt(app, context.tenant.id))
}

/** The same, of members that were read before. */
export function assertAmongColleagues(entity: Entity, values: Values, members: readonly Colleague[]): void {
  const issues = colleaguesIn(entity, values)
    .filter(([, value]) => !members.some(({ id }) => id === value))
    .map(([name]) => ({ path: [name], rule: 'integrity.notColleague', params: {} }))
  if (issues.length > 0) throw invalid(issues, entity.name)
}

const colleaguesIn = ({ fields }: Entity, values: Values) =>
  Object.entries(values).filter(([name, value]) => fields[name]?.colleague && value !== null)
