import type { Entity, Period } from '../../../entities/language/declaration/declaration.ts'
import {
  isRedacted,
  publicFields,
  visibilityFields,
  visiblePeriod,
} from '../../../entities/language/derived/public-visibility.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { Context } from '../records/context.ts'
import type { Write } from '../records/entity-hooks.ts'
import type { RecordRow } from '../records/read-row.ts'
import { fromStored } from '../records/stored-values.ts'

/** Whether the public of a site can see records of an entity at all. */
export const isPublished = (entity: Entity, site: SiteSlug): boolean =>
  entity.public !== undefined && !entity.parent && entity.sites[site] !== undefined

/** The periods in which the public sees a record before and after a change; null for never. */
export interface PublicDifference {
  readonly before: Period | null
  readonly after: Period | null
}

/** What a change is to the public, as it is known in its transaction; undefined if it is none. */
export function publicDifference({ entity, tenant }: Context, { before, after }: Write): PublicDifference | undefined {
  if (!isPublished(entity, tenant.site)) return undefined
  const [former, current] = [periodOf(entity, tenant.site, before), periodOf(entity, tenant.site, after)]
  if (!former && !current) return undefined
  if (former && current && !looksDifferent(entity, tenant.site, before!, after!)) return undefined
  return { before: former, after: current }
}

/** When the public of a site sees a record as it is stored; null for never. */
export function periodOf(entity: Entity, site: SiteSlug, row: RecordRow | undefined): Period | null {
  if (!row || row.trashedAt !== null) return null
  return visiblePeriod(entity, site, valuesOf(entity, visibilityFields(entity), row)) ?? null
}

const valuesOf = (entity: Entity, names: readonly string[], row: RecordRow) =>
  Object.fromEntries(names.map((name) => [name, fromStored(entity.fields[name]!.storage, row[name] ?? null)]))

/** Whether the public sees a difference: changes of internal fields are not reported. */
function looksDifferent(entity: Entity, site: SiteSlug, before: RecordRow, after: RecordRow): boolean {
  const decisive = visibilityFields(entity)
  if ([...decisive, ...(entity.reorder ? [entity.reorder] : [])].some((name) => before[name] !== after[name]))
    return true
  const values = valuesOf(entity, decisive, after)
  return publicFields(entity, site).some(
    ({ name }) => before[name] !== after[name] && !isRedacted(entity, name, values),
  )
}
