import { sql } from 'kysely'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { incompleteIssues, initialValues, recordIssues, type Values } from '../../../entities/language/input/body.ts'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import { highestPlace } from './places.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { tenantBindings, type Context } from './context.ts'
import { assertParent, withinParent } from './parent.ts'
import { crossRecordIssues } from './cross-record-rules.ts'
import { readInput } from './read-input.ts'
import { findContent } from './revision-contents.ts'
import { readLiveRow, findRow, type RecordRow } from './read-row.ts'
import { assertNotReferenced, withoutLost } from './references.ts'
import { toStored, fromStored, rowValues, type Row, type Stored } from './stored-values.ts'
import {
  assertDeletable,
  assertInitialState,
  assertNotUnpublished,
  assertTransition,
  assertUnlocked,
  withStateEntry,
  withPublishDate,
} from './states.ts'
import { column } from '../../base/db/column.ts'
import { first, type Operation } from '../../base/db/query.ts'
import type { Action } from '../tables.ts'
import { invalid, notFound, stale } from '../../base/errors/api-error.ts'
import { participantsOf, resolveValues } from './participants.ts'
import type { Change, ChangeOf, ChangeName } from './change.ts'
import type { Write } from './entity-hooks.ts'
import { toSavedRecord } from './saved-record.ts'

/** The outcome of a change, before anything is written. */
export interface Draft {
  /** The stored values of the columns that change. */
  readonly columns: Readonly<Record<string, Stored>>
  /** The values checked against the entity's declared rules; undefined when the change sets no field. */
  readonly values?: Values
  /** The record after the change, including its id if it already has one. */
  readonly record: Values
  /** The subset of `values` that is new to the record, for changes that also restore earlier values. */
  readonly newValues?: Values
  /** Values that the record had before: what they point at may have gone to the trash since. */
  readonly former?: Values
}

/** What differs between kinds of change. `commit` defines the order in which these functions are called. */
export interface ChangeKind<C extends Change> {
  /** The action recorded in the revision. */
  readonly actionOf: (current: RecordRow | undefined, change: C) => Action
  /** Whether the change removes the record for good. */
  readonly removes?: true
  /** Normalises the input and validates it field by field. Runs before the transaction, without database access. */
  readonly read: (context: Context, change: C) => Values
  /** The current row; undefined if the record does not exist yet. */
  readonly current?: (context: Context, change: C) => Operation<RecordRow | undefined>
  /** Throws if the current state of the record does not allow the change. */
  readonly assertAllowed?: (context: Context, change: C, current: RecordRow, input: Values) => void
  /** Builds the draft; undefined if nothing would change. */
  readonly draft: (
    context: Context,
    change: C,
    current: RecordRow | undefined,
    input: Values,
  ) => Operation<Draft | undefined> | Draft | undefined
  /** Throws if a rule specific to this kind of change is broken. */
  readonly validate?: (context: Context, write: Write, draft: Draft) => Operation<void> | void
}

const noValues = (): Values => ({})

const create: ChangeKind<ChangeOf<'create'>> = {
  actionOf: () => 'create',
  read: readNewRecord,
  *current(context) {
    yield* assertParent(context)
    return undefined
  },
  *draft(context, change, _current, input) {
    const values = yield* resolveValues(context, input)
    const { reorder } = context.entity
    const isPlaced = !reorder || !isBlank(change.values[reorder])
    return draftOf(context, isPlaced ? values : { ...values, [reorder]: yield* lastPlace(context, reorder) })
  },
}

/**
 * A record that the server imports from elsewhere (setup, demo data). It may be in any state, and its references may
 * not exist yet.
 */
const imported: ChangeKind<ChangeOf<'import'>> = {
  actionOf: () => 'create',
  read: (context, { values }) => readInput(context.entity, context.tenant.site, 'create', values),
  *draft(context, _change, _current, input) {
    const values = yield* resolveValues(context, input)
    return { columns: changedColumns(context, {}, values), record: values }
  },
  *validate(context, _write, { record }) {
    const issues = [
      ...incompleteIssues(context.entity, context.tenant.site, record),
      ...recordIssues(context.entity, record).filter(({ warning }) => !warning),
      ...(yield* crossRecordIssues(context, record, record)),
    ]
    if (issues.length > 0) throw invalid(issues, context.entity.name)
  },
}

const update: ChangeKind<ChangeOf<'update'>> = {
  actionOf: () => 'update',
  read: ({ entity, tenant }, { form = 'edit', values }) => readInput(entity, tenant.site, form, values),
  *current(context, { id, trashed }) {
    if (!trashed) return yield* readLiveRow(context, id)
    const row = yield* findRow(context, id)
    if (!row) throw notFound()
    return row
  },
  assertAllowed: (context, { unchanged = {} }, current, input) =>
    assertUpdateAllowed(context, current, input, unchanged),
  draft: (context, _change, current, input) => draftUpdate(context, current!, input),
  validate: validateUpdate,
}

/**
 * The tenant's only record of an entity, created on first save. It has the tenant's id, so two concurrent first saves
 * collide.
 */
const single: ChangeKind<ChangeOf<'single'>> = {
  actionOf: (current) => (current ? 'update' : 'create'),
  read: (context, { expectedVersion, values }) =>
    expectedVersion === 0
      ? readNewRecord(context, { values })
      : readInput(context.entity, context.tenant.site, 'edit', values),
  current: (context) => findRow(context, context.tenant.id),
  assertAllowed(context, { expectedVersion, unchanged }, current, input) {
    if (current) return assertUpdateAllowed(context, current, input, unchanged)
    const unsaved = unsavedRow(context)
    if (expectedVersion !== 0) throw stale(JSON.parse(toSavedRecord(context, unsaved).json))
    assertUnchanged(context.entity, unsaved, unchanged)
  },
  *draft(context, _change, current, input) {
    if (current) return yield* draftUpdate(context, current, input)
    return draftOf(context, yield* resolveValues(context, input))
  },
  validate(context, write, draft) {
    if (write.before) validateUpdate(context, write, draft)
  },
}

const transition: ChangeKind<ChangeOf<'transition'>> = {
  actionOf: () => 'transition',
  read: ({ entity, tenant }, { to, values }) =>
    values === undefined ? {} : readInput(entity, tenant.site, { to }, values),
  current: (context, { id }) => readLiveRow(context, id),
  assertAllowed(context, { to }, current, input) {
    const { entity } = context
    assertTransition(context, current[statesOf(entity)!.name], to)
    assertUnlocked(
      context,
      current,
      Object.keys(input).filter((name) => !entity.staffFields?.includes(name)),
    )
  },
  *draft(context, { id, to }, current, input) {
    const { name } = statesOf(context.entity)!
    if (current![name] === to) return undefined
    const before = rowValues(context.entity, current!)
    const filled = yield* resolveValues(context, input)
    const values = withPublishDate(context, withStateEntry(context, to, { ...filled, [name]: to }, before), before)
    return { columns: changedColumns(context, current!, values), values, record: { ...before, ...values, id } }
  },
}

/**
 * Restores an earlier version of a record, taking it out of the trash if necessary. Throws if the record has changed
 * since, or if a form submitting the same values would be refused.
 */
const restore: ChangeKind<ChangeOf<'restore'>> = {
  // In the trash, a record's values change, and it stays there.
  actionOf: (_, { trashed }) => (trashed ? 'update' : 'restore'),
  read: noValues,
  *current(context, { id, trashed }) {
    const row = yield* findRow(context, id)
    if (!row) throw notFound()
    // Nobody would see it there.
    const { parent } = context.entity
    if (parent && row.trashedAt !== null && !trashed)
      yield* assertParent({ ...context, parent: String(row[parent.name]) })
    return row
  },
  *draft(context, { id, expectedVersion, toVersion, trashed, counted }, current) {
    const { entity, tenant } = context
    const returns = current!.trashedAt !== null && !trashed
    const asked = toVersion ?? (returns ? undefined : expectedVersion - 1)
    // What is only taken out of the trash is as it lay there, with the files that were replaced meanwhile.
    const content =
      asked === undefined ? contentOf(context, current!) : yield* earlierValues(context, current!, asked, counted)
    let earlier = yield* withoutLost(context, content, 'purged')
    if (returns)
      for (const participant of participantsOf(entity).withoutLost)
        earlier = yield* participant.withoutLost(context, earlier)
    // Coming out of the trash, every value is validated; otherwise only the values that change.
    const restored = returns ? earlier : pickChanged(earlier, changedColumns(context, current!, earlier))
    const values = readInput(entity, tenant.site, 'record', restored)
    const columns = { ...changedColumns(context, current!, values), ...(returns && { trashedAt: null }) }
    if (Object.keys(columns).length === 0) return undefined
    const record = { ...rowValues(entity, current!), ...values, id }
    return { columns, values, record, newValues: pickChanged(values, columns), former: earlier }
  },
  *validate(context, { before }, { columns, values, newValues }) {
    assertUnlocked(context, before!, filledIn(context, columns))
    assertNotUnpublished(context, before!, values!)
    // A file that may not be left out does not keep the record in the trash, where it cannot be changed.
    yield* resolveValues(context, newValues!)
  },
}

const reorder: ChangeKind<ChangeOf<'reorder'>> = {
  actionOf: () => 'reorder',
  read: noValues,
  current: (context, { id }) => readLiveRow(context, id),
  draft({ entity }, { position }, current) {
    const field = entity.reorder!
    return current![field] === position ? undefined : { columns: { [field]: position }, record: {} }
  },
}

const trash: ChangeKind<ChangeOf<'delete'>> = {
  actionOf: () => 'delete',
  read: noValues,
  current: (context, { id }) => readLiveRow(context, id),
  assertAllowed: (context, _change, current) => assertDeletable(context, current),
  draft(_context, { trashedAt = new Date().toISOString() }) {
    return { columns: { trashedAt }, record: {} }
  },
  validate: (context, { before }) => assertNotReferenced(context, before!.id),
}

const purge: ChangeKind<ChangeOf<'purge'>> = {
  actionOf: () => 'purge',
  removes: true,
  read: noValues,
  *current(context, { id }) {
    const row = yield* findRow(context, id)
    if (!row || row.trashedAt === null) throw notFound()
    return row
  },
  draft() {
    return { columns: {}, record: {} }
  },
  validate: (context, { before }) => assertNotReferenced(context, before!.id, { trashed: true }),
}

export const changeKinds: { readonly [K in ChangeName]: ChangeKind<ChangeOf<K>> } = {
  create,
  import: imported,
  single,
  update,
  transition,
  restore,
  reorder,
  delete: trash,
  purge,
}

function readNewRecord(context: Context, { values }: { readonly values: Values }): Values {
  const read = withPublishDate(context, readInput(context.entity, context.tenant.site, 'create', values))
  assertInitialState(context, read)
  return read
}

const draftOf = (context: Context, values: Values): Draft => ({
  columns: changedColumns(context, {}, values),
  values,
  record: values,
})

/** The columns whose stored value differs from the row. */
function changedColumns({ entity }: Context, current: Row, values: Values): Record<string, Stored> {
  const columns: Record<string, Stored> = {}
  for (const [name, input] of Object.entries(values)) {
    const stored = toStored(entity.fields[name]!.storage, input)
    if (stored !== current[name]) columns[name] = stored
  }
  return columns
}

function assertUpdateAllowed(context: Context, current: RecordRow, input: Values, unchanged: Values): void {
  const states = statesOf(context.entity)
  assertUnchanged(context.entity, current, unchanged)
  if (states) assertTransition(context, current[states.name], input[states.name])
}

function* draftUpdate(context: Context, current: RecordRow, input: Values): Operation<Draft | undefined> {
  const { entity } = context
  const states = statesOf(entity)
  const record = mergedRecord(entity, current, input)
  const to = states && input[states.name] !== current[states.name] ? input[states.name] : undefined
  const entered = to === undefined ? input : withStateEntry(context, String(to), input, record)
  const values = yield* resolveValues(context, withPublishDate(context, entered, record))
  const columns = changedColumns(context, current, values)
  if (Object.keys(columns).length === 0) return undefined
  return { columns, values: pickChanged(values, columns), record: { id: current.id, ...record, ...values } }
}

function validateUpdate(context: Context, { before }: Write, { columns }: Draft): void {
  const { entity } = context
  const changed = filledIn(context, columns)
  const fixed = changed.filter((name) => entity.fixed?.includes(name))
  if (fixed.length > 0) throw invalid(fixed.map(immutableIssue), entity.name)
  assertUnlocked(context, before!, changed)
}

/** What a change sets, but for what is derived: that follows the rest, even where nobody may change anything. */
const filledIn = ({ entity }: Context, columns: Row): readonly string[] =>
  Object.keys(columns).filter((name) => !entity.derived?.[name])

/** The record after the change. Values in the input are not decoded from the row. */
const mergedRecord = ({ fields }: Entity, current: RecordRow, input: Values): Values =>
  Object.fromEntries(
    Object.values(fields).map(({ name, storage }) => [
      name,
      input[name] === undefined ? fromStored(storage, current[name] ?? null) : input[name],
    ]),
  )

/** Callers may send system fields back unchanged; throws if one differs. `version` is compared elsewhere. */
function assertUnchanged(entity: Entity, current: RecordRow, systemValues: Values): void {
  const changed = Object.entries(systemValues).filter(
    ([name, input]) => name !== 'version' && toStored('text', input) !== current[name],
  )
  if (changed.length > 0)
    throw invalid(
      changed.map(([name]) => immutableIssue(name)),
      entity.name,
    )
}

const immutableIssue = (name: string): Issue => ({ path: [name], rule: 'integrity.immutable', params: {} })

const pickChanged = (values: Values, columns: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in columns))

const isBlank = (input: unknown): boolean => input === undefined || input === null || input === ''

/** The position after the last one in a manually ordered list. */
function* lastPlace(context: Context, field: string): Operation<number> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ place: number }>`last|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return withinParent(select(), entity, table)
      .where(column(table, 'trashedAt'), 'is', null)
      .select(sql<number>`coalesce(max(${column(table, field)}) + 1, 0)`.as('place'))
  })
  const last = yield* first(statement(tenantBindings(context)))
  return Math.min(last!.place, highestPlace(entity))
}

/**
 * The content of an earlier version. Fixed and recorded fields, what is counted unless asked for, and fields declared
 * since that version keep their current values.
 */
function* earlierValues(context: Context, current: RecordRow, version: number, withCounted = false): Operation<Values> {
  const { entity, tenant } = context
  const content = yield* findContent(context, current.id, version)
  if (content === undefined) throw invalid([{ path: ['to'], rule: 'invalid', params: {} }])
  const values = JSON.parse(content) as Values
  const kept = new Set([
    ...(entity.fixed ?? []),
    ...(entity.recorded ?? []),
    ...((!withCounted && entity.counted) || []),
  ])
  return Object.fromEntries(
    siteFields(entity, tenant.site)
      .filter(({ name }) => Object.hasOwn(values, name))
      .map(({ name, storage }) => [name, kept.has(name) ? fromStored(storage, current[name] ?? null) : values[name]]),
  )
}

/** The values of the fields of the tenant's site as they are stored. */
const contentOf = ({ entity, tenant }: Context, row: RecordRow): Values =>
  Object.fromEntries(
    siteFields(entity, tenant.site).map(({ name, storage }) => [name, fromStored(storage, row[name] ?? null)]),
  )

/** The row shown for a single record that has never been saved. */
export function unsavedRow({ entity, tenant }: Context): RecordRow {
  const values = initialValues(entity, tenant.site)
  return {
    ...Object.fromEntries(
      siteFields(entity, tenant.site).map(({ name, storage }) => [name, toStored(storage, values[name])]),
    ),
    id: tenant.id,
    version: 0,
    createdAt: null,
    updatedAt: null,
    createdBy: null,
    updatedBy: null,
    trashedAt: null,
  } as unknown as RecordRow
}
