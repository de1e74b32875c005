import type { Entity } from '../entities/language/entity.ts'
import { entities } from '../entities/index.ts'
import { namedEntities, runsLong } from './extent.ts'

const all: readonly Entity[] = Object.values(entities)

const featuresOf = (entity: Entity): readonly string[] => [
  ...Object.entries(entity).flatMap(([name, value]) => (value === undefined || value === false ? [] : [name])),
  ...Object.values(entity.fields).map(({ kind, nullable }) => `${kind} ${nullable}`),
]

/**
 * As few entities as have, among them, every kind of field, required and not, and everything else that a declaration may
 * say. What is generic is proved with them; `npm run test:full` proves it with each entity there is.
 */
export const coveringEntities: readonly Entity[] = covering(all, featuresOf)

/** As few as have every kind of field among them: what a database makes of the value of a kind is proved with them. */
export const entitiesOfEveryKind: readonly Entity[] = covering(all, ({ fields }) =>
  Object.values(fields).map(({ kind }) => kind),
)

const named = all.filter(({ name }) => namedEntities.includes(name))

/** The entities with which a test proves what is generic: those that were named, else each there is, or those that cover them. */
export const provingEntities: readonly Entity[] = named.length > 0 ? named : runsLong ? all : coveringEntities

/** As few of some candidates as have, among them, all that any of them has. */
export function covering<T>(candidates: readonly T[], has: (candidate: T) => readonly string[]): readonly T[] {
  const missing = new Set(candidates.flatMap(has))
  const added = (candidate: T): number => new Set(has(candidate).filter((each) => missing.has(each))).size
  const chosen: T[] = []
  while (missing.size > 0) {
    const [next] = candidates.toSorted((a, b) => added(b) - added(a)) as [T]
    chosen.push(next)
    for (const each of has(next)) missing.delete(each)
  }
  return chosen
}
