import { entities } from '../../entities/index.ts'
import type { Entity } from '../../entities/language/entity.ts'
import type { OnDelete } from '../../entities/language/field-kind.ts'
import { referenceFieldsOf, type ReferenceField } from '../../entities/language/reference-fields.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'

/** A place of an entity that points at records of another. */
export interface IncomingReference {
  readonly source: Entity
  readonly reference: ReferenceField
}

const incoming = new Map<string, readonly IncomingReference[]>()

/** The places that point at an entity's records: those that keep them from being deleted, or those that do without (`setNull`). */
export function incomingReferences(target: Entity, onDelete: OnDelete = 'restrict'): readonly IncomingReference[] {
  const key = `${target.name} ${onDelete}`
  // Worked out once: looking through the whole registry was most of the cost of a deletion.
  const existing = incoming.get(key) ?? findIncoming(Object.values(entities), target, onDelete)
  incoming.set(key, existing)
  return existing
}

const findIncoming = (all: readonly Entity[], target: Entity, onDelete: OnDelete): readonly IncomingReference[] =>
  all.flatMap((source) =>
    [...referenceFieldsOf(source), ...parentsOf(source)]
      .filter((at) => at.onDelete === onDelete && at.to === target.name)
      .map((at) => ({ source, reference: at })),
  )

/** The entities a site has, in the order of the registry. */
export const entitiesOfSite = (site: SiteSlug): readonly Entity[] =>
  Object.values(entities).filter(({ sites }) => sites[site])

export const entityByName = (name: string): Entity | undefined =>
  Object.hasOwn(entities, name) ? entities[name] : undefined

/** What stands within a record keeps it too. */
const parentsOf = ({ parent: within }: Entity): readonly ReferenceField[] =>
  within ? [{ field: within.name, to: within.name, onDelete: 'restrict', many: false }] : []
