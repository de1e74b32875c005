import type { Values } from './body.ts'
import { fieldsOf, statesOf, type Entity } from './entity.ts'
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
  const window = statesOf(entity)?.window
  return {
    from: (window && (record[window.from] as string | null | undefined)) ?? dawn,
    until: (window && (record[window.until] as string | null | undefined)) ?? dusk,
  }
}

/** Before and after every instant there is, in the order of their texts. */
const dawn = '0000'
const dusk = '9999'
