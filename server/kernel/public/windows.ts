import { sql } from 'kysely'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import type { Entity, Period } from '../../../entities/language/declaration/declaration.ts'
import { isPublished } from '../../../entities/language/derived/public-content.ts'
import { visibilityFields } from '../../../entities/language/derived/public-visibility.ts'
import { currentVersionDay, versionStatus, type Versions } from '../../../entities/language/declaration/versions.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Store } from '../records/context.ts'
import { perEntity } from '../records/per-entity.ts'
import type { RecordRow } from '../records/read-row.ts'
import { entitiesOfSite } from '../records/registry.ts'
import { periodOf } from './public-difference.ts'
import type { Publisher } from './public-record.ts'

const day = 86_400_000

/** A day begins elsewhere at another time than in UTC, and its last day belongs to a window. */
const margin = 2 * day

/** How far ahead it is looked, in milliseconds: after that it is looked again. */
export const lookAhead = day

/** A record that the public reads otherwise since a moment, though nobody changed it. */
export interface WindowChange {
  readonly at: string
  readonly entity: Entity
  readonly id: string
  readonly kind: 'published' | 'changed' | 'withdrawn'
}

export interface WindowChanges {
  /** In the order of their moments. */
  readonly changes: readonly WindowChange[]
  /** When the next window opens or closes, or a version comes into force, if one does within a day, in milliseconds. */
  readonly next: number
}

/** Whether the public sees something at a moment; the end of a period no longer belongs to it. */
export const isVisibleAt = (period: Period | null, at: string): boolean =>
  period !== null && period.from <= at && at < period.until

/** Whether a record, seen in a period, is reported if the public sees it or not at the later of two moments. */
export type IsReported = (entity: Entity, id: string, period: Period, isVisible: boolean) => boolean

/**
 * The records that the public sees differently at one moment than at another before, without a change: those whose
 * publication window opened or closed, as far as `isReported` says so, and the versions of a document that came into
 * force or were superseded.
 */
export function* windowChanges(
  store: Store,
  tenant: Publisher,
  after: string,
  now: string,
  isReported: IsReported,
): Operation<WindowChanges> {
  const changes: WindowChange[] = []
  let next = Date.parse(now) + lookAhead
  const noteEnd = (end: string): void => {
    if (end > now && !Number.isNaN(Date.parse(end))) next = Math.min(next, Date.parse(end))
  }
  for (const entity of entitiesOfSite(tenant.site)) {
    if (!isPublished(entity, tenant.site)) continue
    if (entity.versions) {
      const { begins, changed } = yield* versionChanges(store, tenant, entity, entity.versions, after, now)
      begins.forEach(noteEnd)
      changes.push(...changed)
    }
    if (windowFields(entity).length === 0) continue
    for (const row of yield* nearRows(store, tenant.id, entity, after, now)) {
      const period = periodOf(entity, tenant.site, row)
      if (!period) continue
      noteEnd(period.from)
      noteEnd(period.until)
      const isVisible = isVisibleAt(period, now)
      if (!isReported(entity, row.id, period, isVisible)) continue
      const [kind, at] = isVisible ? (['published', period.from] as const) : (['withdrawn', period.until] as const)
      changes.push({ at, entity, id: row.id, kind })
    }
  }
  changes.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  return { changes, next }
}

/** When each version of a document begins, and those that have another status at one moment than at another before. */
function* versionChanges(
  store: Store,
  { id: tenant, site }: Publisher,
  entity: Entity,
  { from }: Versions,
  after: string,
  now: string,
): Operation<{ readonly begins: readonly string[]; readonly changed: readonly WindowChange[] }> {
  const statement = store.cachedStatement<RecordRow>`public versions|${entity.name}`(() =>
    liveRows(store, entity, [from]),
  )
  const rows = yield* all(statement({ tenant_id: tenant }))
  const versions = rows
    .filter((row) => isVisibleAt(periodOf(entity, site, row), now))
    .map((row) => ({ id: row.id, day: String(row[from]) }))
  const statusesOn = (moment: string) => {
    const day = today(new Date(moment))
    const current = currentVersionDay(
      versions.map((version) => version.day),
      day,
    )
    return (version: { readonly day: string }) => versionStatus(version.day, current, day)
  }
  const [before, present] = [statusesOn(after), statusesOn(now)]
  const changed = versions
    .filter((version) => before(version) !== present(version))
    .map(({ id, day }) => ({ at: startOfDay(day), entity, id, kind: 'changed' as const }))
  return { begins: versions.map(({ day }) => startOfDay(day)), changed }
}

/** The fields that hold the ends of an entity's windows. */
const windowFields = perEntity((entity): readonly string[] => {
  const { public: visibility, fields } = entity
  const windows = [visibility?.window, ...visibilityFields(entity).map((name) => fields[name]?.window)]
  return [...new Set(windows.flatMap((each) => (each ? [each.from, each.until] : [])))]
})

/** The records with an end of a window near two moments; days and instants compare as texts. */
function* nearRows(
  store: Store,
  tenant: string,
  entity: Entity,
  after: string,
  now: string,
): Operation<readonly RecordRow[]> {
  const statement = store.cachedStatement<RecordRow>`public windows|${entity.name}`(() => {
    const { table } = store.scope.records(entity)
    const isNear = windowFields(entity).map(
      (name) => sql<boolean>`${column(table, name)} between ${param('earliest')} and ${param('latest')}`,
    )
    return liveRows(store, entity).where(sql<boolean>`(${sql.join(isNear, sql` or `)})`)
  })
  const moment = (at: string, more: number) => new Date(Date.parse(at) + more).toISOString()
  return yield* all(
    statement({ tenant_id: tenant, earliest: moment(after, -margin), latest: moment(now, margin + lookAhead) }),
  )
}

/** All live records of an entity, with what decides whether the public sees them, and more fields. */
function liveRows({ scope }: Store, entity: Entity, more: readonly string[] = []) {
  const { table, select } = scope.records(entity)
  const names = new Set(['id', 'trashedAt', ...visibilityFields(entity), ...more])
  return select()
    .where(column(table, 'trashedAt'), 'is', null)
    .select([...names].map((name) => column(table, name).as(name)))
}
