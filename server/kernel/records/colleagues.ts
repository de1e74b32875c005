import type { Entity } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { invalid } from '../../base/errors/api-error.ts'
import type { Context } from './context.ts'
import { perEntity } from './per-entity.ts'

/** Whether an entity has a field that accepts only members of the tenant. */
export const namesColleagues = (entity: Entity): boolean => colleagueFields(entity).length > 0

const colleagueFields = perEntity(({ fields }) => Object.values(fields).filter(({ colleague }) => colleague))

/** Throws if a field that accepts only members of the tenant names another account. */
export function assertColleagues({ entity, colleagues = [] }: Context, values: Values): void {
  const issues = colleagueFields(entity)
    .filter(({ name }) => Object.hasOwn(values, name) && values[name] !== null)
    .filter(({ name }) => !colleagues.some(({ id }) => id === values[name]))
    .map(({ name }) => ({ path: [name], rule: 'integrity.notColleague', params: {} }))
  if (issues.length > 0) throw invalid(issues, entity.name)
}
