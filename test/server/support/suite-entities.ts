import type { Entity } from '../../../entities/language/entity.ts'
import { entities } from '../../../entities/index.ts'
import { onPostgres } from './database.ts'

const featuresOf = (entity: Entity): readonly string[] => [
  ...Object.entries(entity).flatMap(([name, value]) => (value === undefined || value === false ? [] : [name])),
  ...Object.values(entity.fields).map(({ kind, nullable }) => `${kind} ${nullable}`),
]

/**
 * The entities that the shared suites take: on SQLite each there is. PostgreSQL differs by what a statement is made of,
 * not by whose it is, and is slower: there as few as have, among them, every kind of field, with and without null, and
 * everything else that a declaration may say. What their lists ask of it is explained for all: `test/postgres/plans.test.ts`.
 */
export const suiteEntities: readonly Entity[] = onPostgres ? covering(Object.values(entities)) : Object.values(entities)

function covering(all: readonly Entity[]): readonly Entity[] {
  const missing = new Set(all.flatMap(featuresOf))
  const added = (entity: Entity): number => new Set(featuresOf(entity).filter((each) => missing.has(each))).size
  const chosen: Entity[] = []
  while (missing.size > 0) {
    const [next] = all.toSorted((a, b) => added(b) - added(a)) as [Entity]
    chosen.push(next)
    for (const feature of featuresOf(next)) missing.delete(feature)
  }
  return chosen
}
