import { initialValues, type Values } from '../../../entities/language/input/body.ts'
import { statesOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

/**
 * A record's values without what is its own: its address and what no other record may share, its state and publication,
 * its place in the order, what was recorded as done, and what other records take from.
 */
export function copiedValues(entity: Entity, site: SiteSlug, record: Values): Values {
  const { unique = [], recorded = [], counted = [], timestamps = {}, reorder } = entity
  const states = statesOf(entity)
  const own = new Set([...unique, ...recorded, ...counted, ...Object.values(timestamps).flat(), states?.name, reorder])
  const windows = Object.values(entity.fields).flatMap(({ window }) => (window ? [window.from, window.until] : []))
  const isOwn = ({ name, kind, window }: Field): boolean =>
    kind === 'slug' || window !== undefined || own.has(name) || windows.includes(name)
  const copied = formFields(entity, 'create', site).filter((field) => !isOwn(field))
  return {
    ...initialValues(entity, site),
    ...Object.fromEntries(copied.map(({ name }) => [name, record[name] ?? null])),
  }
}
