import type { Entity, Field } from '../entity.ts'
import { fieldAndOperator } from './list-operators.ts'
import type { PresetView } from '../declaration/list-views.ts'
import { siteFields } from '../site-fields.ts'
import type { SiteSlug } from '../../installation.ts'

const unlisted: ReadonlySet<Field['kind']> = new Set(['lines', 'week', 'rich-text', 'file'])

/** The fields that can be columns of a list at a site: the declared ones first. */
export function columnFields(entity: Entity, site: SiteSlug): readonly Field[] {
  const fields = siteFields(entity, site).filter(({ kind, heavy }) => !heavy && !unlisted.has(kind))
  const declared = (entity.list ?? []).flatMap((name) => fields.find((field) => field.name === name) ?? [])
  return [...declared, ...fields.filter((field) => !declared.includes(field))]
}

/** The ready views of a list at a site that has the fields they are about, by name. */
export function presetViewsOf(entity: Entity, site: SiteSlug): readonly (readonly [name: string, view: PresetView])[] {
  const here = new Set(siteFields(entity, site).map(({ name }) => name))
  return Object.entries(entity.views ?? {}).filter(([, { filter, sort, columns = [] }]) =>
    [...Object.keys(filter).map((key) => fieldAndOperator(key)[0]), ...(sort ? [sort[0]] : []), ...columns].every(
      (name) => here.has(name) || !(name in entity.fields),
    ),
  )
}
