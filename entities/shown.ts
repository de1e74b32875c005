import type { Values } from './body.ts'
import { addDays } from './calendar.ts'
import { fieldsOf } from './at-site.ts'
import { statesOf, type Entity } from './entity.ts'
import type { SiteSlug } from './sites.ts'

/** Everybody, or the people who run the operator's sites, who read what is published whoever it was written for. */
export type Reader = 'public' | 'staff'

/**
 * The values with which the public sees a record, by field: published where there are such states, not hidden where it
 * can be, and what the declaration says besides.
 */
export function shownOf(entity: Entity, reader: Reader = 'public'): Readonly<Record<string, readonly unknown[]>> {
  const states = statesOf(entity)
  return {
    ...(states?.options?.includes('published') && { [states.name]: ['published'] }),
    ...(entity.fields['isVisible'] && { isVisible: [true] }),
    ...(reader === 'public' && entity.shown),
  }
}

/** From when until when the public of a site sees a record, as instants; undefined for one that it never sees as it is. */
export function windowOf(
  entity: Entity,
  site: SiteSlug,
  record: Values,
  reader: Reader = 'public',
): { readonly from: string; readonly until: string } | undefined {
  const wanted = shownOf(entity, reader)
  const shown = fieldsOf(entity, site).every(({ name }) => !wanted[name] || wanted[name].includes(record[name]))
  if (!shown) return undefined
  const { from, until } = windowFields(entity) ?? {}
  return {
    from: (from !== undefined && startOf(entity, from, record)) || dawn,
    until: (until !== undefined && endOf(entity, until, record)) || dusk,
  }
}

/** The fields that say from when until when a record is shown. */
export const windowFields = (entity: Entity): { readonly from: string; readonly until: string } | undefined =>
  statesOf(entity)?.window ?? entity.window

/** The fields that decide whether a record is shown, and how much of it. */
export function decisiveFields(entity: Entity): readonly string[] {
  const window = windowFields(entity)
  return Object.keys(entity.fields).filter(
    (name) =>
      name === window?.from ||
      name === window?.until ||
      name === statesOf(entity)?.name ||
      name === 'isVisible' ||
      (entity.withheld && name in entity.withheld.while) ||
      (entity.shown && name in entity.shown),
  )
}

const midnight = (day: string): string => new Date(`${day}T00:00:00+09:00`).toISOString()

function startOf({ fields }: Entity, name: string, record: Values): string | undefined {
  const value = record[name] as string | null | undefined
  return value ? (fields[name]?.kind === 'date' ? midnight(value) : value) : undefined
}

/** The last day of a window is in it. */
function endOf({ fields }: Entity, name: string, record: Values): string | undefined {
  const value = record[name] as string | null | undefined
  return value ? (fields[name]?.kind === 'date' ? midnight(addDays(value, 1)) : value) : undefined
}

/** Whether the public is not told a field of a record as it is. */
export const isWithheld = ({ withheld }: Entity, field: string, record: Values): boolean =>
  withheld !== undefined &&
  withheld.fields.includes(field) &&
  Object.entries(withheld.while).some(([name, values]) => values!.includes(String(record[name])))

/** Before and after every instant there is, in the order of their texts. */
const dawn = '0000'
const dusk = '9999'
