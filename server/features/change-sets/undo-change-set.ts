import { sql } from 'kysely'
import { isDeletable, statesOf, type Entity } from '../../../entities/language/entity.ts'
import { screensOf, writingScreens } from '../../../entities/language/screens.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { Context } from '../../kernel/records/context.ts'
import { maxBulkRecords } from '../../../entities/language/shared/bulk-limit.ts'
import { maxBulkBytes, rowBytes } from '../../kernel/crud/bulk.ts'
import { countFitting } from '../../kernel/crud/size-limits.ts'
import { findRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { titleColumn } from '../../kernel/records/references.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Action } from '../../kernel/tables.ts'
import { laterChanges } from './later-changes.ts'
import { ApiError, conflict, notFound, setTooLarge } from '../../base/errors/api-error.ts'
import type { ChangeSet } from '../../kernel/records/change-set.ts'
import type { Change } from '../../kernel/records/change.ts'
import { commit } from '../../kernel/records/commit.ts'
import { followUndo } from '../../kernel/records/participants.ts'
import type { SavedRecord } from '../../kernel/records/saved-record.ts'

/** A context without an entity; its changes share one change set. */
export interface ChangeSetContext extends Omit<Context, 'entity' | 'parent'> {
  readonly changeSet: ChangeSet
  /** Other sets whose changes are not somebody's: what an earlier undo changed, and changed back. */
  readonly ignored?: readonly string[] | undefined
}

/** What a change set did to one record. */
interface Part {
  readonly entity: string
  readonly id: string
  /** The first and last version created by the change set. */
  readonly first: number
  readonly last: number
  /** The size in bytes of what it was before, without the heavy fields that the set did not change. */
  readonly bytes: number
  /** The last create, delete or restore action before the change set. */
  readonly formerly: Action | null
  /** Where the record came first in the change set. */
  readonly place: number
  /** How often it was changed after the change set by anything but the set that undoes it, and ignored ones. */
  readonly later: number
}

/** A record's row before anything is undone. */
interface CurrentRow {
  readonly id: string
  readonly version: number
  readonly parent: string | null
  readonly title: string | null
}

interface Member {
  readonly part: Part
  readonly entity: Entity
  readonly row: CurrentRow
}

/** What becomes of a record that was changed since, at a version that was seen: it stays as it is, or goes back all the same. */
export interface UndoChoice {
  readonly entity: string
  readonly id: string
  readonly version: number
  readonly action: 'leave' | 'overwrite'
}

/** A record restored to its previous content. */
export interface UndoneRecord {
  readonly entity: string
  readonly id: string
  readonly version: number
}

/**
 * Limits on the number of records and the bytes (records plus their previous versions) undone at once. Higher than for
 * other changes, because those also affect other records, such as the two parcels of each of 500 orders.
 */
export const undoMost = 3 * maxBulkRecords
const undoBytes = 3 * maxBulkBytes

/** The maximum number of records listed in a refusal. */
const namedMost = 10

/**
 * Restores every record of a change set to what it was before, as a change set of its own. All or nothing: throws if
 * one of the records has changed since and nothing is said of it, or can no longer be changed that way. Records created by the set go to the
 * trash, unpublished first where only that allows it; those that cannot be deleted (a tenant's switch, the days of a
 * week) return to their first version. What a site handed in is cancelled, not undone: its set is refused.
 */
export function* undoChangeSet(
  context: ChangeSetContext,
  id: string,
  choices: readonly UndoChoice[] = [],
): Operation<readonly UndoneRecord[]> {
  const parts = yield* partsOf(context, id)
  if (parts.length === 0) throw notFound()
  if (parts.length > undoMost) throw setTooLarge()
  const inSet = yield* membersOf(context, parts)
  const choiceOf = (member: Member) =>
    choices.find(
      ({ entity, id: record, version }) =>
        entity === member.entity.name && record === member.row.id && version === member.row.version,
    )?.action
  const changed = inSet.filter(isChangedSince)
  yield* assertDecided(
    context,
    changed.filter((member) => !choiceOf(member)),
    inSet.length,
  )
  const left = new Set(changed.filter((member) => choiceOf(member) === 'leave').map(({ row }) => row.id))
  const members = inSet.filter(({ row }) => !left.has(row.id))
  yield* assertFits(context, members)
  const undone: UndoneRecord[] = []
  for (const member of members) {
    const saved = yield* undo(context, member)
    if (saved) undone.push({ entity: member.entity.name, id: saved.id, version: saved.version })
  }
  if (undone.length === 0) throw notUndoable()
  yield* followUndo(context, id, left)
  return undone
}

/** Throws if records were changed since: names them, and whose later changes would be lost. */
function* assertDecided(context: ChangeSetContext, changed: readonly Member[], total: number): Operation<void> {
  const error = changedSinceError(changed)
  if (!error) return
  const named = []
  for (const { entity, row, part } of changed.slice(0, namedMost)) {
    const later = yield* laterChanges({ ...context, entity }, row.id, part.last)
    named.push({ ...nameOf({ entity, row, part }), version: row.version, later })
  }
  throw new ApiError(error.statusCode, error.message, { ...error.data, changed: named, rest: total - changed.length })
}

/** A part of a change set that is too large for one transaction: at most so many records, before a place in it. */
export interface Slice {
  readonly before: number
  readonly most: number
}

/** After the last place of any change set. */
export const endOfChangeSet = 2 ** 31 - 1

/** What was done with a slice. */
export interface UndoneSlice {
  /** Where the next slice ends. */
  readonly before: number
  /** The entity of each record. */
  readonly entities: readonly string[]
}

/**
 * Undoes a part of a change set from its end, as part of the set of the context; undefined if nothing is left. All or
 * nothing within the slice: throws as `undoChangeSet` does.
 */
export function* undoSlice(context: ChangeSetContext, id: string, slice: Slice): Operation<UndoneSlice | undefined> {
  const parts = yield* partsOf(context, id, slice)
  if (parts.length === 0) return undefined
  const members = yield* membersOf(context, parts)
  assertUnchangedByOthers(members)
  for (const member of members) yield* undo(context, member)
  return sliceOf(parts)
}

/** Throws if a record of a slice has changed since; otherwise says where the next one ends, undefined if there is none. */
export function* checkSlice(context: ChangeSetContext, id: string, slice: Slice): Operation<UndoneSlice | undefined> {
  const parts = yield* partsOf(context, id, slice)
  if (parts.length === 0) return undefined
  assertUnchangedByOthers(yield* membersOf(context, parts))
  return sliceOf(parts)
}

const sliceOf = (parts: readonly Part[]): UndoneSlice => ({
  before: parts.at(-1)!.place,
  entities: parts.map(({ entity }) => entity),
})

/** Where the slice before the last record of a slice ends, and which record that is: it is left as it is. */
export function* skipLast(
  context: ChangeSetContext,
  id: string,
  before: number,
): Operation<{ readonly before: number; readonly id: string; readonly title: string } | undefined> {
  const [part] = yield* partsOf(context, id, { before, most: 1 })
  const entity = part && entityByName(part.entity)
  if (!entity) return part && { before: part.place, id: part.id, title: part.entity }
  const [row] = yield* currentRowsOf({ ...context, entity }, [part])
  return { before: part.place, id: part.id, title: row?.title ?? part.entity }
}

/** Undoing one slice may have changed the records of another; that is not somebody's change. */
const assertUnchangedByOthers = (members: readonly Member[]): void =>
  assertUnchangedSince(members.filter(({ part }) => part.later > 0))

/** The records of a change set: causes before their effects, otherwise most recently changed first. */
function* partsOf(
  { store, tenant, changeSet: own, ignored = [] }: ChangeSetContext,
  id: string,
  { before, most }: Slice = { before: endOfChangeSet, most: undoMost + 1 },
): Operation<readonly Part[]> {
  const { scope, cachedStatement, fn } = store
  const statement = cachedStatement<Part>`change set`(() => {
    const revisions = scope
      .selectFrom('revision')
      .where('revision.changeSet', '=', param('changeSet'))
      .where('revision.place', '<', param('before'))
      .select(['revision.entity', 'revision.recordId as id', 'revision.place'])
    const inSet = (over: string) =>
      scope
        .selectFrom('revision')
        .where('revision.changeSet', '=', param('changeSet'))
        .where(sql<boolean>`"revision"."entity" = ${sql.ref(`${over}.entity`)}`)
        .where(sql<boolean>`"revision"."recordId" = ${sql.ref(`${over}.id`)}`)
    const earlier = inSet('each')
      .where(sql<boolean>`"revision"."place" < "each"."place"`)
      .select(sql`1`.as('one'))
    // A cause comes before its effects: of what several causes changed, the first one counts. Read along the index of
    // places, so that a slice costs the same however large the set is.
    const slice = scope
      .over(revisions, 'each')
      .where(sql<boolean>`not exists ${earlier}`)
      .orderBy('each.place', 'desc')
      .limit(param('most'))
      .select(['each.entity', 'each.id', 'each.place'])
    const versionOf = (which: 'min' | 'max') =>
      sql<number>`(${inSet('listed').select(sql<number>`${sql.raw(which)}("revision"."version")`.as('version'))})`
    const records = scope
      .over(slice, 'listed')
      .select(['listed.entity', 'listed.id', 'listed.place', versionOf('min').as('first'), versionOf('max').as('last')])
    const ofPart = () =>
      scope
        .selectFrom('revision')
        .where(sql<boolean>`"revision"."entity" = "part"."entity" and "revision"."recordId" = "part"."id"`)
    const [values, former] = ['values', 'former'].map((name) => fn.byteLength(column('revision', name)))
    const bytes = ofPart()
      .where(sql<boolean>`"revision"."version" between "part"."first" - 1 and "part"."last"`)
      .select(
        sql<number>`sum(case when "revision"."version" < "part"."first" then ${values} else ${former} end)`.as('bytes'),
      )
    const formerAction = ofPart()
      .where(sql<boolean>`"revision"."version" < "part"."first"`)
      .where('revision.action', 'in', ['create', 'delete', 'restore'])
      .orderBy('revision.version', 'desc')
      .limit(1)
      .select('revision.action')
    const later = ofPart()
      .where(sql<boolean>`"revision"."version" > "part"."last"`)
      .where(({ not }) => not(fn.inJsonArray(column('revision', 'changeSet'), param('own'))))
      .select(sql<number>`count(*)`.as('count'))
    return scope
      .over(records, 'part')
      .select([
        'part.entity',
        'part.id',
        'part.first',
        'part.last',
        sql<number>`(${bytes})`.as('bytes'),
        sql<Action | null>`(${formerAction})`.as('formerly'),
        'part.place',
        sql<number>`(${later})`.as('later'),
      ])
      .orderBy('part.place', 'desc')
  })
  const sets = JSON.stringify([own.id, ...ignored])
  return yield* all(statement({ tenant_id: tenant.id, changeSet: id, own: sets, before, most }))
}

/** The current records, in the same order. Throws for purged records and for entities without a writing screen. */
function* membersOf(context: ChangeSetContext, parts: readonly Part[]): Operation<readonly Member[]> {
  const rows = new Map<string, CurrentRow>()
  for (const [name, group] of Map.groupBy(parts, (part) => part.entity)) {
    const entity = entityByName(name)
    if (!entity || !isWritten(entity, context.tenant.site)) throw notUndoable()
    for (const row of yield* currentRowsOf({ ...context, entity }, group)) rows.set(`${name} ${row.id}`, row)
  }
  return parts.map((part) => {
    const row = rows.get(`${part.entity} ${part.id}`)
    if (!row) throw notUndoable()
    return { part, entity: entityByName(part.entity)!, row }
  })
}

const isWritten = (entity: Entity, site: SiteSlug): boolean =>
  entity.sites[site] !== undefined && writingScreens(entity).some((screen) => screensOf(entity, site).includes(screen))

function* currentRowsOf({ store, entity, tenant }: Context, parts: readonly Part[]): Operation<readonly CurrentRow[]> {
  const statement = store.cachedStatement<CurrentRow>`current rows|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
      .select([
        sql<string>`${column(table, 'id')}`.as('id'),
        sql<number>`${column(table, 'version')}`.as('version'),
        sql<string | null>`${entity.parent ? column(table, entity.parent.name) : sql`null`}`.as('parent'),
        titleColumn(entity, table).as('title'),
      ])
  })
  return yield* all(statement({ tenant_id: tenant.id, ids: JSON.stringify(parts.map(({ id }) => id)) }))
}

const isChangedSince = ({ part, row }: Member): boolean => row.version !== part.last

function assertUnchangedSince(members: readonly Member[]): void {
  const error = changedSinceError(members.filter(isChangedSince))
  if (error) throw error
}

function changedSinceError(members: readonly Member[]): ApiError | undefined {
  const changed = members.map(nameOf)
  if (changed.length === 0) return undefined
  const named = changed.slice(0, namedMost)
  const titles = named.map(({ title, entity }) => title ?? entity).join(', ')
  const others = changed.length - named.length
  const issue =
    others > 0
      ? { path: [], rule: 'integrity.changedSinceMore', params: { titles, others } }
      : { path: [], rule: 'integrity.changedSince', params: { titles } }
  return conflict([issue], { changed: named, others })
}

function* assertFits(context: ChangeSetContext, members: readonly Member[]): Operation<void> {
  const sizes = members.map(({ part }) => Number(part.bytes))
  for (const [entity, group] of Map.groupBy(members, (member) => member.entity))
    sizes.push(
      ...(yield* rowBytes(
        { ...context, entity },
        group.map(({ row }) => row.id),
      )),
    )
  if (members.length > 1 && countFitting(sizes, undoBytes) < sizes.length) throw setTooLarge()
}

/** Restores one record; errors name the record. */
function* undo(inTenant: ChangeSetContext, member: Member): Operation<SavedRecord | undefined> {
  const { entity, part } = member
  const context = { ...inTenant, entity, parent: member.row.parent ?? undefined }
  // The version may have moved on: undoing an earlier member can have effects on this one.
  const current = (yield* findRow(context, part.id))!
  let saved: SavedRecord | undefined
  try {
    for (const change of changesBack(member, current, context.tenant.site)) {
      const done = yield* commit(context, change)()
      if (done.changeSet !== null || done.version !== part.last) saved = done
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.statusCode, error.message, { ...error.data, record: nameOf(member) })
  }
  return saved
}

/** The changes that restore a record: none if it is already as it was, and two if it has to go back to the trash. */
function changesBack({ entity, part }: Member, row: RecordRow, site: SiteSlug): Change[] {
  const { id, version, trashedAt } = row
  const isTrashed = trashedAt !== null
  const remove: Change = { kind: 'delete', id }
  const back = { kind: 'restore', id, expectedVersion: version, toVersion: part.first - 1 } as const
  // What counted after later changes, such as orders, goes on counting.
  const restore = part.later > 0 ? back : ({ ...back, counted: true } as const)
  if (part.first === 1) {
    if (isTrashed) return []
    // It has effects on other records, such as the stock; undone without it, these would be free while it holds them.
    if (entity.intake) throw notUndoable()
    if (isDeletable(entity) && screensOf(entity, site).includes('create')) return [...leaveState(entity, row), remove]
    return part.last === 1 ? [] : [{ ...restore, toVersion: 1 }]
  }
  if (part.formerly !== 'delete') return [restore]
  return isTrashed ? [{ ...restore, trashed: true }] : [restore, remove]
}

/**
 * The change out of a state in which the record cannot be deleted, such as that of a published article. Versions have
 * none: those that have taken effect are kept.
 */
function leaveState(entity: Entity, row: RecordRow): Change[] {
  const states = statesOf(entity)
  const kept = states && !entity.versions ? (entity.undeletable?.[states.name] ?? []) : []
  const from = String(states && row[states.name])
  const to = kept.includes(from) && states!.transitions![from]?.find((state) => !kept.includes(state))
  return to ? [{ kind: 'transition', id: row.id, expectedVersion: row.version, to }] : []
}

const nameOf = ({ entity, row }: Member) => ({ entity: entity.name, id: row.id, title: row.title })

const notUndoable = (): ApiError => conflict([{ path: [], rule: 'integrity.notUndoable', params: {} }])
