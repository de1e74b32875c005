import { onTestFinished } from 'vitest'
import { entities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'

/** Lets an entity of the registry be declared otherwise until the test is over; its table stays as it is. */
export function declaring<E extends Entity>(entity: E, otherwise: Partial<Entity>): E {
  const declared = entities[entity.name] as Record<string, unknown> & Entity
  const before = Object.fromEntries(Object.keys(otherwise).map((key) => [key, declared[key]]))
  Object.assign(declared, otherwise)
  onTestFinished(() => {
    for (const [key, value] of Object.entries(before)) if (value === undefined) delete declared[key]
    Object.assign(declared, Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined)))
  })
  return entity
}
