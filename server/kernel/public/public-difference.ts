import { isPublished } from '../../../entities/language/derived/public-content.ts'
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
import { perEntity } from '../records/per-entity.ts'
import type { RecordRow } from '../records/read-row.ts'
import { fromStored } from '../records/stored-values.ts'

/** The periods in which the public sees a record before and after a change; null for never. */
export interface PublicDifference {
  readonly before: Period | null
  readonly after: Period | null
}

/** Of each write, which several participants ask for. */
const differences = new WeakMap<Write, PublicDifference | null>()

/** What a change is to the public, as it is known in its transaction; null if it is nothing. */
export function publicDifference(context: Context, write: Write): PublicDifference | null {
  const known = differences.get(write)
  if (known !== undefined) return known
  const difference = differenceOf(context, write)
  differences.set(write, difference)
  return difference
}

function differenceOf({ entity, tenant }: Context, { before, after }: Write): PublicDifference | null {
  if (!isPublished(entity, tenant.site)) return null
  const [former, current] = [periodOf(entity, tenant.site, before), periodOf(entity, tenant.site, after)]
  if (!former && !current) return null
  if (former && current && !looksDifferent(entity, tenant.site, before!, after!)) return null
  return { before: former, after: current }
}

/** The fields that decide whether the public sees a record. */
const decisiveFields = perEntity(visibilityFields)

/** When the public of a site sees a record as it is stored; null for never. */
export function periodOf(entity: Entity, site: SiteSlug, row: RecordRow | undefined): Period | null {
  if (!row || row.trashedAt !== null) return null
  return visiblePeriod(entity, site, valuesOf(entity, decisiveFields(entity), row)) ?? null
}

const valuesOf = (entity: Entity, names: readonly string[], row: RecordRow) =>
  Object.fromEntries(names.map((name) => [name, fromStored(entity.fields[name]!.storage, row[name] ?? null)]))

/** Whether the public sees a difference: changes of internal fields are not reported. */
function looksDifferent(entity: Entity, site: SiteSlug, before: RecordRow, after: RecordRow): boolean {
  const decisive = decisiveFields(entity)
  if ([...decisive, ...(entity.reorder ? [entity.reorder] : [])].some((name) => before[name] !== after[name]))
    return true
  const values = valuesOf(entity, decisive, after)
  return publicFields(entity, site).some(
    ({ name }) => before[name] !== after[name] && !isRedacted(entity, name, values),
  )
}
