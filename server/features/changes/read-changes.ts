import { visibilityFields } from '../../../entities/language/derived/public-visibility.ts'
import { isPublished, publicSlug } from '../../../entities/language/derived/public-content.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Period } from '../../../entities/language/declaration/declaration.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { periodOf } from '../../kernel/public/public-difference.ts'
import type { Publisher } from '../../kernel/public/public-record.ts'
import { isVisibleAt, windowChanges } from '../../kernel/public/windows.ts'
import type { Store } from '../../kernel/records/context.ts'
import type { RecordRow } from '../../kernel/records/read-row.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { changesFrom, slugOf, type LoggedChange } from './change-log.ts'

/** How far somebody has followed the changes of a tenant. */
export interface FeedPlace {
  /** The position of the last change that was read, and its change set; 0 and null before the first. */
  readonly position: number
  readonly changeSet: string | null
  /** Until when publication windows were looked at. */
  readonly at: string
}

/** What became of a record, as its reader sees it now. */
export interface FeedChange {
  readonly entity: string
  readonly id: string
  readonly slug: string | null
  /** `changed` if it can be read, whether it is new or not; the other if not any more. */
  readonly kind: 'changed' | 'withdrawn'
  readonly at: string
}

export interface FeedPage {
  readonly changes: readonly FeedChange[]
  readonly next: FeedPlace
  /** Whether there is more to be read at once. */
  readonly hasMore: boolean
  /** Until when the answer is the same if nobody writes anything, in milliseconds. */
  readonly until: number
}

/** Of which entities a reader learns. */
export type MayRead = (entity: Entity) => boolean

/** How many changes are looked at for one page. */
export const maxChanges = 1000

/** From how many changes on that its reader does not see a place moves though there is nothing to tell. */
const manyUnseen = 500

/**
 * What the public of a site sees differently since a place: what was changed, in the order of the commits, then what
 * appeared or ended by its own time. Undefined if the place leads nowhere: what followed it was deleted, or the history
 * is another one since a backup was restored.
 *
 * Each record is told as it is now, so that whoever applies all pages ends up with what the public sees, however often
 * a page is read.
 */
export function* publicChanges(
  store: Store,
  tenant: Publisher,
  place: FeedPlace,
  now: string,
  mayRead: MayRead,
): Operation<FeedPage | undefined> {
  const log = yield* readLog(store, tenant.id, place)
  if (!log) return undefined
  // No earlier than for whoever gave the place, whose clock may be ahead.
  const at = now > place.at ? now : place.at
  const isListed = (entity: Entity | undefined): entity is Entity =>
    entity !== undefined && isPublished(entity, tenant.site) && mayRead(entity)
  const tellAll = (records: readonly Told[]) =>
    tell(store, tenant.id, records, isListed, (entity, row) => isVisibleAt(periodOf(entity, tenant.site, row), at))
  const changes = yield* tellAll(latestOf(log.changes.filter(({ wasPublic }) => wasPublic === 1)))
  if (log.hasMore) return { changes, next: { ...log.last, at: place.at }, hasMore: true, until: Infinity }
  const told = new Set(changes.map(({ entity, id }) => keyOf({ entity, recordId: id })))
  // Also what came and went in between: another page may have been read then.
  const turns = ({ from, until }: Period) => [from, until].some((end) => place.at < end && end <= at)
  const windows = yield* windowChanges(store, tenant, place.at, at, (_entity, _id, period) => turns(period))
  const turned = windows.changes
    .map(({ entity, id, at: since }) => ({ entity: entity.name, recordId: id, at: since, slug: null }))
    .filter((each) => isListed(entityByName(each.entity)) && !told.has(keyOf(each)))
  // Those of one moment stand on one page.
  const lastMoment = turned[maxChanges - 1]?.at ?? at
  const page = turned.filter((each) => each.at <= lastMoment)
  const listed = [...changes, ...(yield* tellAll(page))]
  const hasMore = page.length < turned.length
  const next = nextPlace(place, log, { ...log.last, at: hasMore ? lastMoment : at }, listed.length)
  return { changes: listed, next, hasMore, until: hasMore ? Infinity : windows.next }
}

/** The same for somebody who reads all records of the entities, published or not. */
export function* allChanges(
  store: Store,
  tenant: string,
  place: FeedPlace,
  now: string,
  mayRead: MayRead,
): Operation<FeedPage | undefined> {
  const log = yield* readLog(store, tenant, place)
  if (!log) return undefined
  const isListed = (entity: Entity | undefined): entity is Entity => entity !== undefined && mayRead(entity)
  const changes = yield* tell(store, tenant, latestOf(log.changes), isListed, (_entity, row) => row.trashedAt === null)
  const next = nextPlace(place, log, { ...log.last, at: now }, changes.length)
  return { changes, next, hasMore: log.hasMore, until: Infinity }
}

interface ReadLog {
  readonly changes: readonly LoggedChange[]
  readonly last: Pick<FeedPlace, 'position' | 'changeSet'>
  readonly hasMore: boolean
}

/** The changes after a place, if it is one of this history whose following changes are all there. */
function* readLog(store: Store, tenant: string, { position, changeSet }: FeedPlace): Operation<ReadLog | undefined> {
  const rows = yield* changesFrom(store, tenant, position, maxChanges + 2)
  const isFirst = position === 0
  const leadsOn = isFirst
    ? rows.length === 0 || rows[0]!.position === 1
    : rows[0]?.position === position && rows[0].changeSet === changeSet
  if (!leadsOn) return undefined
  const following = isFirst ? rows : rows.slice(1)
  const changes = following.slice(0, maxChanges)
  const last = changes.at(-1) ?? { position, changeSet }
  return {
    changes,
    last: { position: last.position, changeSet: last.changeSet },
    hasMore: following.length > maxChanges,
  }
}

/** A place stays the same while there is nothing to tell, so that the answer does, too. */
const nextPlace = (place: FeedPlace, { changes, hasMore }: ReadLog, next: FeedPlace, told: number): FeedPlace =>
  told === 0 && !hasMore && changes.length < manyUnseen ? place : next

type Told = Pick<LoggedChange, 'entity' | 'recordId' | 'at' | 'slug'>

const keyOf = ({ entity, recordId }: Pick<Told, 'entity' | 'recordId'>): string => `${entity} ${recordId}`

/** The last change of each record, in the order of those. */
const latestOf = (changes: readonly LoggedChange[]): readonly LoggedChange[] => {
  const last = new Map(changes.map((change) => [keyOf(change), change]))
  return changes.filter((change) => last.get(keyOf(change)) === change)
}

/** What became of records that their reader may learn of, in their order. */
function* tell(
  store: Store,
  tenant: string,
  records: readonly Told[],
  isListed: (entity: Entity | undefined) => entity is Entity,
  canBeRead: (entity: Entity, row: RecordRow) => boolean,
): Operation<readonly FeedChange[]> {
  const rows = new Map<string, RecordRow>()
  for (const [name, named] of Map.groupBy(records, ({ entity }) => entity)) {
    const entity = entityByName(name)
    if (!isListed(entity)) continue
    const ids = named.map(({ recordId }) => recordId)
    for (const row of yield* readRows(store, tenant, entity, ids))
      rows.set(keyOf({ entity: name, recordId: row.id }), row)
  }
  return records.flatMap((record): readonly FeedChange[] => {
    const entity = entityByName(record.entity)
    if (!isListed(entity)) return []
    const row = rows.get(keyOf(record))
    const isReadable = row !== undefined && canBeRead(entity, row)
    const slug = isReadable ? slugOf(entity, row) : (record.slug ?? (row ? slugOf(entity, row) : null))
    return [
      { entity: entity.name, id: record.recordId, slug, kind: isReadable ? 'changed' : 'withdrawn', at: record.at },
    ]
  })
}

/** The rows of records, in the trash too, with what decides whether the public sees them, and their slugs. */
function* readRows(
  store: Store,
  tenant: string,
  entity: Entity,
  ids: readonly string[],
): Operation<readonly RecordRow[]> {
  const statement = store.cachedStatement<RecordRow>`changed records|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    const slug = publicSlug(entity)?.name
    const names = new Set(['id', 'trashedAt', ...visibilityFields(entity), ...(slug ? [slug] : [])])
    return select()
      .where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
      .select([...names].map((each) => column(table, each).as(each)))
  })
  return yield* all(statement({ tenant_id: tenant, ids: JSON.stringify(ids) }))
}
