import type { Entity } from '../../../entities/language/entity.ts'

/** Memoizes what follows from a declaration: it is computed once for each entity, not at every write. */
export function perEntity<T extends object>(compute: (entity: Entity) => T): (entity: Entity) => T {
  const computed = new WeakMap<Entity, T>()
  return (entity) => {
    const value = computed.get(entity) ?? compute(entity)
    computed.set(entity, value)
    return value
  }
}
