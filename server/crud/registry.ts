import { entities } from '../../entities/index.ts'
import type { Entity } from '../../entities/entity.ts'
import type { OnDelete } from '../../entities/kind.ts'
import { pointingsOf, type Pointing } from '../../entities/pointing.ts'
import type { SiteSlug } from '../../entities/sites.ts'

/** A place of an entity that points at records of another. */
export interface Pointer {
  readonly from: Entity
  readonly at: Pointing
}

const pointers = new Map<string, readonly Pointer[]>()

/** The places that point at an entity's records: those that keep them from being deleted, or those that do without (`setNull`). */
export function pointersAt(target: Entity, onDelete: OnDelete = 'restrict'): readonly Pointer[] {
  const key = `${target.name} ${onDelete}`
  // Worked out once: looking through the whole registry was most of the cost of a deletion.
  const known = pointers.get(key) ?? pointersIn(Object.values(entities), target, onDelete)
  pointers.set(key, known)
  return known
}

const pointersIn = (all: readonly Entity[], target: Entity, onDelete: OnDelete): readonly Pointer[] =>
  all.flatMap((from) =>
    [...pointingsOf(from), ...parentsOf(from)]
      .filter((at) => at.onDelete === onDelete && at.to === target.name)
      .map((at) => ({ from, at })),
  )

/** The entities a site has, in the order of the registry. */
export const entitiesOf = (site: SiteSlug): readonly Entity[] =>
  Object.values(entities).filter(({ sites }) => sites[site])

export const entityNamed = (name: string): Entity | undefined =>
  Object.hasOwn(entities, name) ? entities[name] : undefined

/** What stands within a record keeps it too. */
const parentsOf = ({ within }: Entity): readonly Pointing[] =>
  within ? [{ field: within.name, to: within.name, onDelete: 'restrict', many: false }] : []
