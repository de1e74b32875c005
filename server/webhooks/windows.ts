import { sql } from 'kysely'
import type { Entity, Period } from '../../entities/language/declaration.ts'
import { visibilityFields } from '../../entities/language/public-visibility.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import { column } from '../db/column.ts'
import { param } from '../db/parameter.ts'
import { all, type Operation } from '../db/query.ts'
import type { Store } from '../records/context.ts'
import { perEntity } from '../records/per-entity.ts'
import type { RecordRow } from '../records/read-row.ts'
import { entitiesOfSite } from '../records/registry.ts'
import type { ToldChange } from './message.ts'
import { periodOf } from './staged-changes.ts'

const day = 86_400_000

/** A day begins elsewhere at another time than in UTC, and its last day belongs to a window. */
const margin = 2 * day

/** How far ahead it is looked, in milliseconds: after that it is looked again. */
export const lookAhead = day

export interface WindowChanges {
  readonly changes: readonly ToldChange[]
  /** When the next window opens or closes, if one does within a day, in milliseconds. */
  readonly next: number
}

/** Whether the public sees something at a moment; the end of a period no longer belongs to it. */
export const isVisibleAt = (period: Period | null, at: string): boolean =>
  period !== null && period.from <= at && at < period.until

/**
 * The records whose publication window opened or closed after one moment until another, without a change: those that
 * were changed since then have told it themselves.
 */
export function* windowChanges(
  store: Store,
  tenant: { readonly id: string; readonly site: SiteSlug },
  after: string,
  now: string,
): Operation<WindowChanges> {
  const moments: { readonly at: string; readonly change: ToldChange }[] = []
  let next = Date.parse(now) + lookAhead
  for (const entity of entitiesOfSite(tenant.site)) {
    if (!entity.public || entity.parent || windowFields(entity).length === 0) continue
    for (const row of yield* nearRows(store, tenant.id, entity, after, now)) {
      const period = periodOf(entity, tenant.site, row)
      if (!period) continue
      for (const end of ['from', 'until'] as const) {
        const at = period[end]
        if (at > now && !Number.isNaN(Date.parse(at))) next = Math.min(next, Date.parse(at))
        if (at <= after || at > now || String(row['updatedAt']) >= at) continue
        // One that closed before it opened was never there.
        if (period.from >= period.until || (end === 'from' && period.until <= now)) continue
        const event = end === 'from' ? 'record.published' : 'record.withdrawn'
        moments.push({ at, change: { event, entity: entity.name, id: row.id } })
      }
    }
  }
  moments.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  return { changes: moments.map(({ change }) => change), next }
}

/** The fields that hold the ends of an entity's windows. */
const windowFields = perEntity((entity): readonly string[] => {
  const { public: visibility, fields } = entity
  const windows = [visibility?.window, ...visibilityFields(entity).map((name) => fields[name]?.window)]
  return [...new Set(windows.flatMap((each) => (each ? [each.from, each.until] : [])))]
})

/** The records with an end of a window near two moments; days and instants compare as texts. */
function* nearRows(
  { scope, cachedStatement }: Store,
  tenant: string,
  entity: Entity,
  after: string,
  now: string,
): Operation<readonly RecordRow[]> {
  const statement = cachedStatement<RecordRow>(`webhook windows|${entity.name}`, () => {
    const { table, select } = scope.records(entity)
    const isNear = windowFields(entity).map(
      (name) => sql<boolean>`${column(table, name)} between ${param('earliest')} and ${param('latest')}`,
    )
    const names = new Set(['id', 'updatedAt', 'trashedAt', ...visibilityFields(entity)])
    return select()
      .where(column(table, 'trashedAt'), 'is', null)
      .where(sql<boolean>`(${sql.join(isNear, sql` or `)})`)
      .select([...names].map((name) => column(table, name).as(name)))
  })
  const moment = (at: string, more: number) => new Date(Date.parse(at) + more).toISOString()
  return yield* all(
    statement({ tenant_id: tenant, earliest: moment(after, -margin), latest: moment(now, margin + lookAhead) }),
  )
}
