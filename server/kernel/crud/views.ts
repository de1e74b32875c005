import type { Entity, Field } from '../../../entities/language/entity.ts'
import { translatedFields } from '../../../entities/language/derived/derived-alerts.ts'
import { expandableFields, isMemberTarget, isPublished } from '../../../entities/language/derived/public-content.ts'
import { publicFields } from '../../../entities/language/derived/public-visibility.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { KeyVerb } from '../../../entities/language/derived/api-key-scopes.ts'
import type { RecordQuery } from './list/query.ts'
import { previewKey, type Previewed } from '../public/previewed.ts'
import { entityByName } from '../records/registry.ts'

/** The formats of rich text in responses: as stored, as the HTML that pages show, or as its words alone. */
export const bodyFormats = ['blocks', 'html', 'text'] as const
export type BodyFormat = (typeof bodyFormats)[number]

export const contentLanguages = ['ja', 'en'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** How many records of a list may come with their bodies. */
export const maxBodies = 100

/** How many references a path may follow. */
export const maxDepth = 3

/** What somebody reads of a site's records, in the dialect of `fields`, `expand`, `lang` and `body`. */
export interface View {
  readonly name: 'public' | 'draft' | 'stored' | 'preview'
  /** What a key needs for the records of an entity. */
  readonly verb: KeyVerb
  /** Which records are read. */
  readonly records: Pick<RecordQuery, 'forPublic' | 'unpublished'>
  /** What is seen by a link though the public does not see it. */
  readonly previewed?: Previewed
  /** The fields that are answered of each. */
  readonly fieldsOf: (entity: Entity, site: SiteSlug) => readonly Field[]
  /** Whether references to an entity can be followed. */
  readonly reaches: (entity: Entity, site: SiteSlug) => boolean
}

/** What the public sees now. */
export const publicView: View = {
  name: 'public',
  verb: 'read',
  records: { forPublic: true },
  fieldsOf: publicFields,
  reaches: isPublished,
}

/** What the public would see of whatever is not in the trash: what is published, and what is not yet or no more. */
export const draftView: View = {
  ...publicView,
  name: 'draft',
  verb: 'read-unpublished',
  records: { forPublic: true, unpublished: true },
}

/** What the public sees now, and what a preview link shows as it would be published. */
export const previewView = (previewed: Previewed): View => ({ ...publicView, name: 'preview', previewed })

/** Which records of an entity are read by a view. */
export function recordsIn(
  { records, previewed }: View,
  { name }: Entity,
): Pick<RecordQuery, 'forPublic' | 'unpublished' | 'also' | 'except'> {
  const [also, except] = [previewed?.shown[name], previewed?.hidden[name]]
  return { ...records, ...(also && { also }), ...(except && { except }) }
}

/** What names a view where its answers are kept. */
export const keyOf = ({ name, previewed }: View): string => (previewed ? `${name} ${previewKey(previewed)}` : name)

/** Whatever is not in the trash, as the members of a tenant see it. */
export const storedView: View = {
  name: 'stored',
  verb: 'read-unpublished',
  records: {},
  fieldsOf: siteFields,
  reaches: isMemberTarget,
}

/** The rich text of a view, over all sites. */
export const bodiesIn = (view: View, entity: Entity): readonly Field[] => {
  return [...new Set(sitesOf(entity).flatMap((site) => view.fieldsOf(entity, site)))].filter(
    ({ kind }) => kind === 'rich-text',
  )
}

/** The fields of a view that have an English twin, each with it. */
export function twinsIn(view: View, entity: Entity, site: SiteSlug): readonly (readonly [Field, Field])[] {
  const fields = view.fieldsOf(entity, site)
  return translatedFields(entity, site).filter((pair) => pair.every((field) => fields.includes(field)))
}

/** The references of a view that can be expanded, those in the rows of a field as `field.part`. */
export const expandableIn = (view: View, entity: Entity, site: SiteSlug): readonly Field[] =>
  expandableFields(view.fieldsOf(entity, site), site, entityByName, view.reaches)

const sitesOf = (entity: Entity): readonly SiteSlug[] => Object.keys(entity.sites) as SiteSlug[]

/** The references of an entity that can be expanded, over all sites. */
export const expandableOf = (view: View, entity: Entity): readonly Field[] => [
  ...new Map(
    sitesOf(entity).flatMap((site) => expandableIn(view, entity, site).map((field) => [field.name, field] as const)),
  ).values(),
]

/** Whether some fields of an entity have two languages, at any site. */
export const isBilingual = (view: View, entity: Entity): boolean =>
  sitesOf(entity).some((site) => twinsIn(view, entity, site).length > 0)
