import { v7 as uuid } from 'uuid'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { changeIssues, incompleteIssues, recordIssues, type Values } from '../../../entities/language/input/body.ts'
import { assertColleagues } from './colleagues.ts'
import type { Context } from './context.ts'
import { crossRecordIssues } from './cross-record-rules.ts'
import { findRow, type RecordRow } from './read-row.ts'
import type { Stored } from './stored-values.ts'
import { withQuestions, type Operation } from '../../base/db/query.ts'
import { invalid, notAllowed, stale } from '../../base/errors/api-error.ts'
import { purgeDependents, runCascades } from './cascades.ts'
import { moveChildren } from './children.ts'
import { newChangeSet, type ChangeSet } from './change-set.ts'
import type { Change } from './change.ts'
import type { Write } from './entity-hooks.ts'
import { changeKinds, type Draft, type ChangeKind } from './change-kinds.ts'
import { withColumns, withDerivedValues } from './derive.ts'
import { hooksOf, participantsOf, type Participant } from './participants.ts'
import { persist, recordRevision } from './persist.ts'
import { referenceIssues, type KnownReferences } from './references.ts'
import { toSavedRecord, type SavedRecord } from './saved-record.ts'

/**
 * Makes one change to one record; all record writes go through here. The input is parsed immediately, using the
 * declaration only; the returned operation runs in a transaction. The entity's hooks run for every kind of change.
 */
export function commit(
  context: Context,
  change: Change,
  { isAwaited = true }: CommitOptions = {},
): () => Operation<SavedRecord> {
  const kind = changeKinds[change.kind] as ChangeKind<Change>
  const inSet = inChangeSet(context)
  const input = kind.read(inSet, change)
  return () => runChange(inSet, change, kind, input, isAwaited)
}

export interface CommitOptions {
  /** Whether somebody in its transaction asks whether the row could be written. */
  readonly isAwaited?: boolean
}

/** Makes several changes in order, in one transaction: all of them, or none if one is refused. */
export function commitAll(
  context: Context,
  changes: readonly Change[],
  mapError: (error: unknown, change: Change) => unknown = (error) => error,
): () => Operation<readonly SavedRecord[]> {
  const inSet = inChangeSet(context)
  const operations = changes.map((change) => ({ change, operation: commit(inSet, change) }))
  return function* () {
    const saved: SavedRecord[] = []
    for (const { change, operation } of operations) {
      try {
        saved.push(yield* operation())
      } catch (error) {
        throw mapError(error, change)
      }
    }
    return saved
  }
}

export type InSet = Context & { readonly changeSet: ChangeSet }

/** Adds a change set to the context if it has none. Changes made by hooks join the same set. */
export const inChangeSet = <C extends Pick<Context, 'changeSet'>>(
  context: C,
): C & { readonly changeSet: ChangeSet } => ({
  ...context,
  changeSet: context.changeSet ?? newChangeSet(),
})

function* runChange(
  context: InSet,
  change: Change,
  kind: ChangeKind<Change>,
  input: Values,
  isAwaited: boolean,
): Operation<SavedRecord> {
  const { current, answers } = yield* readCurrent(context, change, kind)
  assertExpectedVersion(context, change, current)
  kind.assertAllowed?.(context, change, current!, input)
  const drafted = yield* runStep(kind.draft(context, change, current, input))
  const draft = drafted && (yield* withDerived(context, change, current, drafted))
  if (!draft) return toSavedRecord(context, current!)
  const write = createWrite(context, change, kind, current, draft)
  yield* validate(context, kind, write, draft)
  yield* authorise(context, change, write)
  const hasEffects = change.kind === 'transition' || hooksOf(context.entity).effect !== undefined
  yield* purgeDependents(context, change, commit)
  yield* persist(context, write, Object.keys(draft.columns), isAwaited || hasEffects)
  const isFollowed = yield* recordAfterwards(
    context,
    write,
    function* () {
      yield* runCascades(context, change, commit)
      yield* moveChildren(context, write, commit)
      yield* runEffects(context, write)
    },
    function* () {
      yield* recordRevision(context, write)
      for (const participant of participantsOf(context.entity).after)
        yield* participant.after(context, write, answers?.get(participant))
    },
  )
  // What followed wrote the record again: the caller’s next change starts from the version after that.
  const latest = isFollowed ? yield* findRow(context, rowOf(write).id) : undefined
  return toSavedRecord(context, latest ?? rowOf(write), context.changeSet.id)
}

/**
 * Makes the effects of a write and records it after them: a change set is undone in reverse, so a cause is undone before
 * its effects. Where those write the same record again, its writes are recorded in the order in which they were made, so
 * that the last one recorded is the last state. Returns whether they did.
 */
function* recordAfterwards(
  { entity, changeSet: { unrecorded } }: InSet,
  write: Write,
  effects: () => Operation<void>,
  record: () => Operation<void>,
): Operation<boolean> {
  const key = `${entity.name} ${rowOf(write).id}`
  const ofOuter = unrecorded.get(key)
  const writes = ofOuter ?? []
  const place = writes.push(record)
  if (ofOuter) {
    yield* effects()
    return writes.length > place
  }
  unrecorded.set(key, writes)
  try {
    yield* effects()
  } finally {
    unrecorded.delete(key)
  }
  for (const recordNext of writes) yield* recordNext()
  return writes.length > place
}

/** The row that a write leaves behind, or the one that it removed. */
const rowOf = ({ before, after }: Write): RecordRow => (after ?? before)!

interface ReadRecord {
  readonly current?: RecordRow | undefined
  /** The rows of the participants' questions; undefined where nothing was read. */
  readonly answers?: ReadonlyMap<Participant, readonly unknown[]>
}

/** The current row, if there is one, and what participants ask whenever a record is changed, in one round trip. */
function* readCurrent(context: InSet, change: Change, kind: ChangeKind<Change>): Operation<ReadRecord> {
  if (!kind.current) return {}
  const asking = participantsOf(context.entity).question
  const questions = asking.map(({ question }) => question(context))
  const { value: current, rows } = yield* withQuestions(kind.current(context, change), questions)
  return { current, ...(rows && { answers: new Map(asking.map((participant, index) => [participant, rows[index]!])) }) }
}

/** The draft with what the declaration derives of it, and with what the entity's hooks set. */
function* withDerived(
  context: Context,
  { kind }: Change,
  before: RecordRow | undefined,
  drafted: Draft,
): Operation<Draft> {
  if (!drafted.values && kind !== 'import') return drafted
  const draft = yield* withDerivedValues(context, before, drafted, Object.keys(drafted.columns))
  const set = yield* runStep(hooksOf(context.entity).beforeWrite?.(context, { kind, before, columns: draft.columns }))
  return set ? yield* withDerivedValues(context, before, withColumns(context, draft, set), Object.keys(set)) : draft
}

/** Throws if the record has been changed since the version the caller knows. */
function assertExpectedVersion(context: Context, change: Change, current: RecordRow | undefined): void {
  const expected = 'expectedVersion' in change ? change.expectedVersion : undefined
  if (current && expected !== undefined && expected !== current.version)
    throw stale(JSON.parse(toSavedRecord(context, current).json))
}

function createWrite(
  context: Context,
  change: Change,
  kind: ChangeKind<Change>,
  before: RecordRow | undefined,
  { columns }: Draft,
): Write {
  const action = kind.actionOf(before, change)
  if (kind.removes) return { kind: change.kind, action, before }
  const now = new Date().toISOString()
  const row = before ?? newRow(context, now, 'id' in change ? change.id : undefined)
  const systemColumns = { version: row.version + 1, updatedAt: now, updatedBy: context.by }
  const after: RecordRow = { ...row, ...columns, ...systemColumns }
  return { kind: change.kind, action, before, after }
}

/** A row with no content. The row of a single record has its tenant's id. */
function newRow(
  { entity, parent, tenant, by }: Context,
  now: string,
  id: string = entity.edit === 'single' ? tenant.id : uuid(),
): RecordRow {
  const row: Record<string, Stored> & RecordRow = { id, version: 0, createdAt: now, createdBy: by, trashedAt: null }
  for (const name of Object.keys(entity.fields)) row[name] = null
  if (entity.parent) row[entity.parent.name] = parent ?? null
  return row
}

/** Applies the entity's own rules, the rules of this kind of change, and the declared rules. */
function* validate(context: Context, kind: ChangeKind<Change>, write: Write, draft: Draft): Operation<void> {
  yield* runStep(hooksOf(context.entity).validate?.(context, write))
  yield* runStep(kind.validate?.(context, write, draft))
  if (!draft.values) return
  const { values, record: merged, newValues = values, former = {} } = draft
  assertColleagues(context, newValues)
  yield* assertValid(context, values, merged, newValues, { before: write.before, former })
}

/**
 * Throws if a record breaks a rule between its fields or with the tenant's other records, or if a changed value
 * references a missing target. `changed` holds the values being set, `record` the record after the change, including
 * its id if it has one. `newValues` is the subset of `changed` that is new to the record, for changes that also restore
 * earlier values.
 */
function* assertValid(
  context: Context,
  changed: Values,
  record: Values,
  newValues: Values,
  known: KnownReferences,
): Operation<void> {
  const issues = yield* changeFaults(context, changed, record, newValues, known)
  if (issues.length > 0) throw invalid(issues, context.entity.name)
}

/** What the declaration finds wrong with a change: see `assertValid`. */
export function* changeFaults(
  context: Context,
  changed: Values,
  record: Values,
  newValues: Values,
  known: KnownReferences,
): Operation<readonly Issue[]> {
  return [
    ...incompleteIssues(context.entity, context.tenant.site, record),
    ...recordIssues(context.entity, record).filter(({ warning }) => !warning),
    ...changeIssues(context.entity, newValues),
    ...(yield* referenceIssues(context, changed, known)),
    ...(yield* crossRecordIssues(context, changed, record)),
  ]
}

/** Throws if the declaration or the entity's policy does not allow the caller to make this change. */
function* authorise(context: Context, change: Change, write: Write): Operation<void> {
  const { by, entity } = context
  if (by === null) return
  if (change.kind !== 'restore' || !change.along) assertNotSelf(context, by, write)
  yield* runStep(hooksOf(entity).policy?.({ ...context, by }, write))
}

function assertNotSelf({ entity }: Context, by: string, { action, before, after }: Write): void {
  if (action === 'delete') return
  for (const { name, notOwnAccount } of Object.values(entity.fields))
    if (notOwnAccount && (before?.[name] === by || after?.[name] === by))
      throw notAllowed([{ path: [name], rule: 'integrity.selfNotAllowed', params: {} }], entity.name)
}

/** Makes the follow-up changes to other records, in the same transaction. */
function* runEffects(context: Context, write: Write): Operation<void> {
  yield* runStep(hooksOf(context.entity).effect?.(context, write, commit))
}

/** Runs a step, which may or may not be a database operation, and returns its result. */
function* runStep<T>(step: Operation<T> | T): Operation<T> {
  const isOperation = typeof step === 'object' && step !== null && Symbol.iterator in step
  return isOperation ? yield* step as Operation<T> : (step as T)
}
