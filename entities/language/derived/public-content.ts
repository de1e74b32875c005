import type { Entity, Field } from '../entity.ts'
import { translatedFields } from './derived-alerts.ts'
import { isPublic, isRedactable, publicFields } from './public-visibility.ts'
import { referenceParts } from './reference-fields.ts'
import { screensOf } from '../screens.ts'
import type { SiteSlug } from '../../installation.ts'

/** What tenants' own sites may ask of the public records of an entity. */

/** An entity's public rich text fields. */
export const publicBodyFields = (entity: Entity): readonly Field[] =>
  Object.values(entity.fields).filter(({ name, kind }) => kind === 'rich-text' && isPublic(entity, name))

/** The slug by which the public addresses an entity's records, besides their ids. */
export const publicSlug = (entity: Entity): Field | undefined =>
  Object.values(entity.fields).find(({ name, kind }) => kind === 'slug' && isPublic(entity, name))

/** The fields that lists are filtered and sorted by: public in every record, so that no answer tells what is hidden. */
export const filterable = (entity: Entity, site: SiteSlug): readonly Field[] =>
  publicFields(entity, site).filter(({ name }) => !isRedactable(entity, name))

/** The fields that `q` searches: the entity's public search fields, except rich text and what some records redact. */
export const searchable = (entity: Entity, site: SiteSlug): readonly Field[] =>
  publicFields(entity, site).filter(
    ({ name, kind }) => kind !== 'rich-text' && entity.search?.includes(name) && !isRedactable(entity, name),
  )

/** The public fields that have an English twin, each with it. */
export const bilingual = (entity: Entity, site: SiteSlug): readonly (readonly [Field, Field])[] =>
  translatedFields(entity, site).filter((pair) => pair.every(({ name }) => isPublic(entity, name)))

const countedKinds: ReadonlySet<string> = new Set(['choice', 'choices', 'reference', 'references', 'tags', 'toggle'])

/** The fields by whose values public records can be counted; of the versions of a document, or a single record, none. */
export const countable = (entity: Entity, site: SiteSlug): readonly Field[] =>
  entity.versions || entity.edit === 'single'
    ? []
    : filterable(entity, site).filter(({ kind }) => countedKinds.has(kind))

/**
 * The references among some fields that can be expanded, those in the rows of a field as `field.part`: they lead to
 * targets at the site. `find` finds an entity by its name.
 */
export const expandableFields = (
  fields: readonly Field[],
  site: SiteSlug,
  find: (name: string) => Entity | undefined,
  isTarget: (entity: Entity, site: SiteSlug) => boolean,
): readonly Field[] =>
  [...fields, ...referenceParts(fields)].filter(({ to }) => {
    const target = to === undefined ? undefined : find(to)
    return target !== undefined && isTarget(target, site)
  })

/** Whether the public of a site can see records of an entity at all. */
export const isPublished = (entity: Entity, site: SiteSlug): boolean =>
  entity.public !== undefined && !entity.parent && entity.sites[site] !== undefined

/** Whether members of a tenant can: where they have a screen for these. */
export const isMemberTarget = (target: Entity, site: SiteSlug): boolean =>
  !target.parent && !target.viewOf && target.sites[site] !== undefined && screensOf(target, site).length > 0

/** Whether an entity's days, with regular hours, say when a tenant is open. */
export const hasOpeningHours = ({ calendar, public: visibility }: Entity): boolean =>
  visibility !== undefined && calendar?.regularHours !== undefined && calendar.notOpen !== undefined
