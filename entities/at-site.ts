import type { Entity } from './declaration.ts'
import type { Field } from './kind.ts'
import type { SiteSlug } from './sites.ts'

const known = new WeakMap<Entity, Map<SiteSlug, readonly Field[]>>()

/** The fields a site has, in order of declaration: all but those that only other sites name. Asked at every request, so found out once. */
export function fieldsOf(entity: Entity, site: SiteSlug): readonly Field[] {
  const bySite = known.get(entity) ?? new Map<SiteSlug, readonly Field[]>()
  const fields = bySite.get(site) ?? fieldsAt(entity, site)
  known.set(entity, bySite.set(site, fields))
  return fields
}

function fieldsAt(entity: Entity, site: SiteSlug): readonly Field[] {
  const elsewhere = new Set(Object.values(entity.sites).flatMap((difference) => difference?.fields ?? []))
  const here = new Set(entity.sites[site]?.fields)
  return Object.values(entity.fields).filter(({ name }) => !elsewhere.has(name) || here.has(name))
}

/** The sites that have a field. */
export const sitesOf = (entity: Entity, field: string): readonly SiteSlug[] =>
  (Object.keys(entity.sites) as SiteSlug[]).filter((site) => fieldsOf(entity, site).some(({ name }) => name === field))

/** The fields of a form at a site: those the flag lists, or all; of the working fields, those declared. */
export function formFields(entity: Entity, form: 'create' | 'edit' | 'working', site: SiteSlug): readonly Field[] {
  const flag = form === 'working' ? (entity.working ?? []) : entity[form]
  const fields = fieldsOf(entity, site)
  return Array.isArray(flag) ? fields.filter(({ name }) => flag.includes(name)) : fields
}
