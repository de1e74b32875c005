import { sql } from 'kysely'
import { siteFields } from '../../entities/language/site-fields.ts'
import { initialValues, recordIssues, type Values } from '../../entities/language/input/body.ts'
import { statesOf, type Entity } from '../../entities/language/entity.ts'
import type { Issue } from '../../entities/language/input/issues.ts'
import { tenantBindings, type Context } from './context.ts'
import { assertParent } from './parent.ts'
import { crossRecordIssues } from './cross-record-rules.ts'
import { readInput } from './input.ts'
import { findRevision } from './revisions.ts'
import { readLiveRow, findRow, type RecordRow } from './read-row.ts'
import { assertNotReferenced } from './references.ts'
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
import { column } from '../db/column.ts'
import { first, type Operation } from '../db/query.ts'
import type { Action } from '../db/tables.ts'
import { invalid, notFound, stale } from '../errors/api-error.ts'
import { resolveUploads } from '../uploads/uses.ts'
import type { Change, ChangeOf, ChangeName } from './change.ts'
import type { Write } from './entity-hooks.ts'
import { toSaved } from './saved.ts'

/** What a change would make of a record. */
export interface Draft {
  /** The columns that change, by what is stored in them. */
  readonly columns: Readonly<Record<string, Stored>>
  /** The values that the declaration's rules are asked about; none where a change sets no field. */
  readonly values?: Values
  /** The record as it would be, with its id where it has one. */
  readonly record: Values
  /** Those of the values that the record does not have yet, where some come back as they were. */
  readonly newValues?: Values
}

/** What differs between the kinds of change. `commit` says in which order this is asked. */
export interface ChangeKind<C extends Change> {
  /** What the revision says was done. */
  readonly actionOf: (current: RecordRow | undefined) => Action
  /** Whether the record is gone afterwards. */
  readonly removes?: true
  /** What was sent, normalised and valid field by field. Asks no database, and comes before the transaction. */
  readonly read: (context: Context, change: C) => Values
  /** The record as it is; undefined where there is none yet. */
  readonly current?: (context: Context, change: C) => Operation<RecordRow | undefined>
  /** Refuses what the record as it is does not admit. */
  readonly assertAllowed?: (context: Context, change: C, current: RecordRow, input: Values) => void
  /** What would be stored; undefined where nothing would change. */
  readonly draft: (
    context: Context,
    change: C,
    current: RecordRow | undefined,
    input: Values,
  ) => Operation<Draft | undefined> | Draft | undefined
  /** Refuses what the rules of this kind alone forbid. */
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
    const values = yield* resolveUploads(context, input)
    const { reorder } = context.entity
    const isPlaced = !reorder || !isBlank(change.values[reorder])
    return draftOf(context, isPlaced ? values : { ...values, [reorder]: yield* lastPlace(context, reorder) })
  },
}

/**
 * A record that the server brings in as it was elsewhere (setup, demo data): in any state, and possibly before what it
 * points at.
 */
const imported: ChangeKind<ChangeOf<'import'>> = {
  actionOf: () => 'create',
  read: (context, { values }) => readInput(context.entity, context.tenant.site, 'create', values),
  *draft(context, _change, _current, input) {
    const values = yield* resolveUploads(context, input)
    return { columns: changedColumns(context, {}, values), record: values }
  },
  *validate(context, _write, { record }) {
    const issues = [
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

/** The tenant's only record of an entity: made at its first save. Its id is the tenant's, so that two first saves meet. */
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
    if (expectedVersion !== 0) throw stale(JSON.parse(toSaved(context, unsaved).json))
    assertUnchanged(context.entity, unsaved, unchanged)
  },
  *draft(context, _change, current, input) {
    if (current) return yield* draftUpdate(context, current, input)
    return draftOf(context, yield* resolveUploads(context, input))
  },
  validate(context, write, draft) {
    if (write.before) validateUpdate(context, write, draft)
  },
}

const transition: ChangeKind<ChangeOf<'transition'>> = {
  actionOf: () => 'transition',
  read: ({ entity, tenant }, { values }) =>
    values === undefined ? {} : readInput(entity, tenant.site, 'staff', values),
  current: (context, { id }) => readLiveRow(context, id),
  assertAllowed: (context, { to }, current) => assertTransition(context, current[statesOf(context.entity)!.name], to),
  draft(context, { id, to }, current, input) {
    const { name } = statesOf(context.entity)!
    if (current![name] === to) return undefined
    const before = rowValues(context.entity, current!)
    const values = withPublishDate(context, withStateEntry(context, to, { ...input, [name]: to }, before), before)
    return { columns: changedColumns(context, current!, values), values, record: { ...before, ...values, id } }
  },
}

/**
 * Gives a record the content it had, live again if it was in the trash; refused when somebody wrote since, and where a
 * form that sends the same values would be.
 */
const restore: ChangeKind<ChangeOf<'restore'>> = {
  actionOf: () => 'restore',
  read: noValues,
  *current(context, { id }) {
    const row = yield* findRow(context, id)
    if (!row) throw notFound()
    return row
  },
  *draft(context, { id, expectedVersion, toVersion = expectedVersion - 1, trashed }, current) {
    const { entity, tenant } = context
    const earlier = yield* earlierValues(context, current!, toVersion)
    const returns = current!.trashedAt !== null && !trashed
    // From the trash everything returns, so everything is looked at; otherwise what changes.
    const restored = returns ? earlier : pickChanged(earlier, changedColumns(context, current!, earlier))
    const values = readInput(entity, tenant.site, 'record', restored)
    const columns = { ...changedColumns(context, current!, values), ...(returns && { trashedAt: null }) }
    if (Object.keys(columns).length === 0) return undefined
    const record = { ...rowValues(entity, current!), ...values, id }
    return { columns, values, record, newValues: pickChanged(values, columns) }
  },
  *validate(context, { before }, { columns, values }) {
    assertUnlocked(context, before!, Object.keys(columns))
    assertNotUnpublished(context, before!, values!)
    yield* resolveUploads(context, values!)
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
  draft() {
    return { columns: { trashedAt: new Date().toISOString() }, record: {} }
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

/** The stored forms of values that differ from a row. */
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
  const values = yield* resolveUploads(context, withPublishDate(context, entered, record))
  const columns = changedColumns(context, current, values)
  if (Object.keys(columns).length === 0) return undefined
  return { columns, values: pickChanged(values, columns), record: { id: current.id, ...record, ...values } }
}

function validateUpdate(context: Context, { before }: Write, { columns }: Draft): void {
  const { entity } = context
  const changed = Object.keys(columns)
  const fixed = changed.filter((name) => entity.fixed?.includes(name))
  if (fixed.length > 0) throw invalid(fixed.map(immutableIssue), entity.name)
  assertUnlocked(context, before!, changed)
}

/** The record as it would be; values that were sent need not be read from the row. */
const mergedRecord = ({ fields }: Entity, current: RecordRow, input: Values): Values =>
  Object.fromEntries(
    Object.values(fields).map(({ name, storage }) => [
      name,
      input[name] === undefined ? fromStored(storage, current[name] ?? null) : input[name],
    ]),
  )

/** The server's own fields may come back as they are; a changed one is refused. The version was compared before. */
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

/** The place after the last, in an order made by hand. */
function* lastPlace(context: Context, field: string): Operation<number> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ place: number }>(`last|${entity.name}`, () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, 'trashedAt'), 'is', null)
      .select(sql<number>`coalesce(max(${column(table, field)}) + 1, 0)`.as('place'))
  })
  const last = yield* first(statement(tenantBindings(context)))
  return Math.min(last!.place, 999_999)
}

/** The content of an earlier version; what is fixed, and fields that were declared since, keep what they have. */
function* earlierValues(context: Context, current: RecordRow, version: number): Operation<Values> {
  const { entity, tenant } = context
  const revision = yield* findRevision(context, current.id, version)
  if (!revision) throw invalid([{ path: ['to'], rule: 'invalid', params: {} }])
  const values = JSON.parse(revision.values) as Values
  return Object.fromEntries(
    siteFields(entity, tenant.site)
      .filter(({ name }) => Object.hasOwn(values, name))
      .map(({ name, storage }) => [
        name,
        entity.fixed?.includes(name) ? fromStored(storage, current[name] ?? null) : values[name],
      ]),
  )
}

/** What is shown of a single record that was never saved. */
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
