import type { Entity } from './declaration/declaration.ts'
import type { Field } from './field-kind.ts'
import type { SiteSlug } from '../installation.ts'

const cache = new WeakMap<Entity, Map<SiteSlug, readonly Field[]>>()

/**
 * The fields a site has, in order of declaration: all except those that only other sites list. Cached, because every
 * request needs them.
 */
export function siteFields(entity: Entity, site: SiteSlug): readonly Field[] {
  const bySite = cache.get(entity) ?? new Map<SiteSlug, readonly Field[]>()
  const fields = bySite.get(site) ?? computeSiteFields(entity, site)
  cache.set(entity, bySite.set(site, fields))
  return fields
}

function computeSiteFields(entity: Entity, site: SiteSlug): readonly Field[] {
  const otherSitesFields = new Set(Object.values(entity.sites).flatMap((overrides) => overrides?.fields ?? []))
  const ownFields = new Set(entity.sites[site]?.fields)
  return Object.values(entity.fields)
    .filter(({ name }) => !otherSitesFields.has(name) || ownFields.has(name))
    .map((field) => withOfferedInitial(field, entity.sites[site]?.options?.[field.name]))
}

/** Nobody starts with an option that the site does not offer. */
function withOfferedInitial(field: Field, options: readonly string[] | undefined): Field {
  if (!options || field.initially === undefined || options.includes(String(field.initially))) return field
  const { initially: _, ...rest } = field
  return rest
}

/** The sites that have a field. */
export const sitesWithField = (entity: Entity, field: string): readonly SiteSlug[] =>
  (Object.keys(entity.sites) as SiteSlug[]).filter((site) =>
    siteFields(entity, site).some(({ name }) => name === field),
  )

/** Whether every record of an entity has a value in a field: one of every site that has the entity, never empty. */
export const isAlwaysGiven = (entity: Entity, { name, nullable }: Field): boolean =>
  !nullable && sitesWithField(entity, name).length === Object.keys(entity.sites).length

/**
 * The fields of a form at a site: those the declaration lists for the form, or all. For `staff`, the declared staff
 * fields. What is derived from others is filled in by nobody.
 */
export function formFields(entity: Entity, form: 'create' | 'edit' | 'staff', site: SiteSlug): readonly Field[] {
  const flag = form === 'staff' ? (entity.staffFields ?? []) : entity[form]
  return siteFields(entity, site).filter(
    ({ name }) => !entity.derived?.[name] && (!Array.isArray(flag) || flag.includes(name)),
  )
}
