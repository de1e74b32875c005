import { entities } from '../../../entities/index.ts'
import { isDeletable, type Entity } from '../../../entities/language/entity.ts'
import type { OnDelete } from '../../../entities/language/field-kind.ts'
import { referenceFieldsOf, type ReferenceField } from '../../../entities/language/derived/reference-fields.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import { perEntity } from './per-entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

/** A field of another entity that references this one. */
export interface IncomingReference {
  readonly source: Entity
  readonly reference: ReferenceField
}

const incoming = new Map<string, readonly IncomingReference[]>()

/**
 * The fields that reference an entity: those that prevent deletion, those that are cleared (`setNull`), or those whose
 * records go with it (`cascade`).
 */
export function incomingReferences(target: Entity, onDelete: OnDelete = 'restrict'): readonly IncomingReference[] {
  const key = `${target.name} ${onDelete}`
  // Cached: scanning the whole registry made up most of the cost of a deletion.
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

/** Whether records in the trash are purged along with what they reference, as nobody can delete them by themselves. */
export const isPurgedAlong = ({ source, reference }: IncomingReference): boolean =>
  !isDeletable(source) && !reference.many && reference.part === undefined

/** In registry order. */
export const entitiesOfSite = (site: SiteSlug): readonly Entity[] =>
  Object.values(entities).filter(({ sites }) => sites[site])

/** Whether a site's staff see the records of an entity. */
export const isShown = (entity: Entity, site: SiteSlug): boolean =>
  entity.sites[site] !== undefined && screensOf(entity, site).some((screen) => screen !== 'create')

export const entityByName = (name: string): Entity | undefined =>
  Object.hasOwn(entities, name) ? entities[name] : undefined

/** Children are deleted for good with their parent. */
const parentsOf = ({ parent }: Entity): readonly ReferenceField[] =>
  parent ? [{ field: parent.name, to: parent.name, onDelete: 'cascade', many: false }] : []

/** The entities whose records stand within those of an entity. */
export const childrenOf = perEntity((parent) =>
  Object.values<Entity>(entities).filter((each) => each.parent?.name === parent.name),
)
