import { sql } from 'kysely'
import { fieldsOf } from '../../entities/at-site.ts'
import { initialValues, recordIssues, type Values } from '../../entities/body.ts'
import { statesOf, type Entity } from '../../entities/entity.ts'
import type { Issue } from '../../entities/issue.ts'
import { wallOf, type Context } from '../crud/context.ts'
import { assertParent } from '../crud/parent.ts'
import { amongIssues } from '../crud/record/among.ts'
import { storedBody } from '../crud/record/body.ts'
import { revisionAt } from '../crud/record/books.ts'
import { liveRow, rowOf, type CurrentRow } from '../crud/record/current.ts'
import { refuseIfPointedAt } from '../crud/record/references.ts'
import { stored, value, valuesOf, type Row, type Stored } from '../crud/record/row.ts'
import {
  assertDeletable,
  assertFirstState,
  assertStillPublished,
  assertTransition,
  assertUnlocked,
  noted,
  stamped,
} from '../crud/record/states.ts'
import { column } from '../db/column.ts'
import { first, type Operation } from '../db/query.ts'
import type { Action } from '../db/tables.ts'
import { invalid, notFound, stale } from '../errors.ts'
import { settleUploads } from '../uploads/uses.ts'
import type { Change, ChangeOf, Kind } from './change.ts'
import type { Write } from './entity-hooks.ts'
import { savedOf } from './saved.ts'

/** What a change would make of a record. */
export interface Draft {
  /** The columns that change, by what is stored in them. */
  readonly columns: Readonly<Record<string, Stored>>
  /** The values that the declaration's rules are asked about; none where a change sets no field. */
  readonly values?: Values
  /** The record as it would be, with its id where it has one. */
  readonly whole: Values
  /** Those of the values that the record does not have yet, where some come back as they were. */
  readonly fresh?: Values
}

/** What differs between the kinds of change. `commit` says in which order this is asked. */
export interface KindOfChange<C extends Change> {
  /** What the revision says was done. */
  readonly actionOf: (current: CurrentRow | undefined) => Action
  /** Whether the record is gone afterwards. */
  readonly removes?: true
  /** What was sent, normalised and valid field by field. Asks no database, and comes before the transaction. */
  readonly read: (context: Context, change: C) => Values
  /** The record as it is; undefined where there is none yet. */
  readonly current?: (context: Context, change: C) => Operation<CurrentRow | undefined>
  /** Refuses what the record as it is does not admit. */
  readonly admit?: (context: Context, change: C, current: CurrentRow, given: Values) => void
  /** What would be stored; undefined where nothing would change. */
  readonly normalise: (
    context: Context,
    change: C,
    current: CurrentRow | undefined,
    given: Values,
  ) => Operation<Draft | undefined> | Draft | undefined
  /** Refuses what the rules of this kind alone forbid. */
  readonly validate?: (context: Context, write: Write, draft: Draft) => Operation<void> | void
}

const nothing = (): Values => ({})

const create: KindOfChange<ChangeOf<'create'>> = {
  actionOf: () => 'create',
  read: readNew,
  *current(context) {
    yield* assertParent(context)
    return undefined
  },
  *normalise(context, change, _current, given) {
    const values = yield* settleUploads(context, given)
    const { reorder } = context.entity
    const isPlaced = !reorder || !isBlank(change.values[reorder])
    return draftOf(context, isPlaced ? values : { ...values, [reorder]: yield* lastPlace(context, reorder) })
  },
}

/**
 * A record that the server brings in as it was elsewhere (setup, demo data): in any state, and possibly before what it
 * points at.
 */
const imported: KindOfChange<ChangeOf<'import'>> = {
  actionOf: () => 'create',
  read: (context, { values }) => storedBody(context.entity, context.tenant.site, 'create', values),
  *normalise(context, _change, _current, given) {
    const values = yield* settleUploads(context, given)
    return { columns: columnsFrom(context, {}, values), whole: values }
  },
  *validate(context, _write, { whole }) {
    const issues = [
      ...recordIssues(context.entity, whole).filter(({ warning }) => !warning),
      ...(yield* amongIssues(context, whole, whole)),
    ]
    if (issues.length > 0) throw invalid(issues, context.entity.name)
  },
}

const update: KindOfChange<ChangeOf<'update'>> = {
  actionOf: () => 'update',
  read: ({ entity, tenant }, { form = 'edit', values }) => storedBody(entity, tenant.site, form, values),
  *current(context, { id, trashed }) {
    if (!trashed) return yield* liveRow(context, id)
    const row = yield* rowOf(context, id)
    if (!row) throw notFound()
    return row
  },
  admit: (context, { unchanged = {} }, current, given) => admitUpdate(context, current, given, unchanged),
  normalise: (context, _change, current, given) => updated(context, current!, given),
  validate: validateUpdate,
}

/** The tenant's only record of an entity: made at its first save. Its id is the tenant's, so that two first saves meet. */
const single: KindOfChange<ChangeOf<'single'>> = {
  actionOf: (current) => (current ? 'update' : 'create'),
  read: (context, { expectedVersion, values }) =>
    expectedVersion === 0
      ? readNew(context, { values })
      : storedBody(context.entity, context.tenant.site, 'edit', values),
  current: (context) => rowOf(context, context.tenant.id),
  admit(context, { expectedVersion, unchanged }, current, given) {
    if (current) return admitUpdate(context, current, given, unchanged)
    const unsaved = unsavedRow(context)
    if (expectedVersion !== 0) throw stale(JSON.parse(savedOf(context, unsaved).json))
    assertUnchanged(context.entity, unsaved, unchanged)
  },
  *normalise(context, _change, current, given) {
    if (current) return yield* updated(context, current, given)
    return draftOf(context, yield* settleUploads(context, given))
  },
  validate(context, write, draft) {
    if (write.before) validateUpdate(context, write, draft)
  },
}

const transition: KindOfChange<ChangeOf<'transition'>> = {
  actionOf: () => 'transition',
  read: ({ entity, tenant }, { values }) =>
    values === undefined ? {} : storedBody(entity, tenant.site, 'working', values),
  current: (context, { id }) => liveRow(context, id),
  admit: (context, { to }, current) => assertTransition(context, current[statesOf(context.entity)!.name], to),
  normalise(context, { id, to }, current, given) {
    const { name } = statesOf(context.entity)!
    if (current![name] === to) return undefined
    const before = valuesOf(context.entity, current!)
    const values = stamped(context, noted(context, to, { ...given, [name]: to }, before), before)
    return { columns: columnsFrom(context, current!, values), values, whole: { ...before, ...values, id } }
  },
}

/**
 * Gives a record the content it had, live again if it was in the trash; refused when somebody wrote since, and where a
 * form that sends the same values would be.
 */
const restore: KindOfChange<ChangeOf<'restore'>> = {
  actionOf: () => 'restore',
  read: nothing,
  *current(context, { id }) {
    const row = yield* rowOf(context, id)
    if (!row) throw notFound()
    return row
  },
  *normalise(context, { id, expectedVersion, toVersion = expectedVersion - 1, trashed }, current) {
    const { entity, tenant } = context
    const kept = yield* valuesAt(context, current!, toVersion)
    const returns = current!.trashedAt !== null && !trashed
    // From the trash everything returns, so everything is looked at; otherwise what changes.
    const returning = returns ? kept : only(kept, columnsFrom(context, current!, kept))
    const values = storedBody(entity, tenant.site, 'record', returning)
    const columns = { ...columnsFrom(context, current!, values), ...(returns && { trashedAt: null }) }
    if (Object.keys(columns).length === 0) return undefined
    const whole = { ...valuesOf(entity, current!), ...values, id }
    return { columns, values, whole, fresh: only(values, columns) }
  },
  *validate(context, { before }, { columns, values }) {
    assertUnlocked(context, before!, Object.keys(columns))
    assertStillPublished(context, before!, values!)
    yield* settleUploads(context, values!)
  },
}

const reorder: KindOfChange<ChangeOf<'reorder'>> = {
  actionOf: () => 'reorder',
  read: nothing,
  current: (context, { id }) => liveRow(context, id),
  normalise({ entity }, { position }, current) {
    const field = entity.reorder!
    return current![field] === position ? undefined : { columns: { [field]: position }, whole: {} }
  },
}

const trash: KindOfChange<ChangeOf<'delete'>> = {
  actionOf: () => 'delete',
  read: nothing,
  current: (context, { id }) => liveRow(context, id),
  admit: (context, _change, current) => assertDeletable(context, current),
  normalise() {
    return { columns: { trashedAt: new Date().toISOString() }, whole: {} }
  },
  validate: (context, { before }) => refuseIfPointedAt(context, before!.id),
}

const purge: KindOfChange<ChangeOf<'purge'>> = {
  actionOf: () => 'purge',
  removes: true,
  read: nothing,
  *current(context, { id }) {
    const row = yield* rowOf(context, id)
    if (!row || row.trashedAt === null) throw notFound()
    return row
  },
  normalise() {
    return { columns: {}, whole: {} }
  },
  validate: (context, { before }) => refuseIfPointedAt(context, before!.id, { trashed: true }),
}

export const kinds: { readonly [K in Kind]: KindOfChange<ChangeOf<K>> } = {
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

function readNew(context: Context, { values }: { readonly values: Values }): Values {
  const read = stamped(context, storedBody(context.entity, context.tenant.site, 'create', values))
  assertFirstState(context, read)
  return read
}

const draftOf = (context: Context, values: Values): Draft => ({
  columns: columnsFrom(context, {}, values),
  values,
  whole: values,
})

/** The stored forms of values that differ from a row. */
function columnsFrom({ entity }: Context, current: Row, values: Values): Record<string, Stored> {
  const columns: Record<string, Stored> = {}
  for (const [name, given] of Object.entries(values)) {
    const kept = stored(entity.fields[name]!.storage, given)
    if (kept !== current[name]) columns[name] = kept
  }
  return columns
}

function admitUpdate(context: Context, current: CurrentRow, given: Values, unchanged: Values): void {
  const states = statesOf(context.entity)
  assertUnchanged(context.entity, current, unchanged)
  if (states) assertTransition(context, current[states.name], given[states.name])
}

function* updated(context: Context, current: CurrentRow, given: Values): Operation<Draft | undefined> {
  const { entity } = context
  const states = statesOf(entity)
  const whole = wholeRecord(entity, current, given)
  const to = states && given[states.name] !== current[states.name] ? given[states.name] : undefined
  const entering = to === undefined ? given : noted(context, String(to), given, whole)
  const values = yield* settleUploads(context, stamped(context, entering, whole))
  const columns = columnsFrom(context, current, values)
  if (Object.keys(columns).length === 0) return undefined
  return { columns, values: only(values, columns), whole: { id: current.id, ...whole, ...values } }
}

function validateUpdate(context: Context, { before }: Write, { columns }: Draft): void {
  const { entity } = context
  const changed = Object.keys(columns)
  const fixed = changed.filter((name) => entity.fixed?.includes(name))
  if (fixed.length > 0) throw invalid(fixed.map(immutable), entity.name)
  assertUnlocked(context, before!, changed)
}

/** The record as it would be; values that were sent need not be read from the row. */
const wholeRecord = ({ fields }: Entity, current: CurrentRow, given: Values): Values =>
  Object.fromEntries(
    Object.values(fields).map(({ name, storage }) => [
      name,
      given[name] === undefined ? value(storage, current[name] ?? null) : given[name],
    ]),
  )

/** The server's own fields may come back as they are; a changed one is refused. The version was compared before. */
function assertUnchanged(entity: Entity, current: CurrentRow, owned: Values): void {
  const changed = Object.entries(owned).filter(
    ([name, given]) => name !== 'version' && stored('text', given) !== current[name],
  )
  if (changed.length > 0)
    throw invalid(
      changed.map(([name]) => immutable(name)),
      entity.name,
    )
}

const immutable = (name: string): Issue => ({ path: [name], rule: 'integrity.immutable', params: {} })

const only = (values: Values, columns: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in columns))

const isBlank = (given: unknown): boolean => given === undefined || given === null || given === ''

/** The place after the last, in an order made by hand. */
function* lastPlace(context: Context, field: string): Operation<number> {
  const { store, entity } = context
  const statement = store.shaped<{ place: number }>(`last|${entity.name}`, () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, 'trashedAt'), 'is', null)
      .select(sql<number>`coalesce(max(${column(table, field)}) + 1, 0)`.as('place'))
  })
  const last = yield* first(statement(wallOf(context)))
  return Math.min(last!.place, 999_999)
}

/** The content of an earlier version; what is fixed, and fields that were declared since, keep what they have. */
function* valuesAt(context: Context, current: CurrentRow, version: number): Operation<Values> {
  const { entity, tenant } = context
  const found = yield* revisionAt(context, current.id, version)
  if (!found) throw invalid([{ path: ['to'], rule: 'invalid', params: {} }])
  const kept = JSON.parse(found.values) as Values
  return Object.fromEntries(
    fieldsOf(entity, tenant.site)
      .filter(({ name }) => Object.hasOwn(kept, name))
      .map(({ name, storage }) => [
        name,
        entity.fixed?.includes(name) ? value(storage, current[name] ?? null) : kept[name],
      ]),
  )
}

/** What is shown of a single record that was never saved. */
export function unsavedRow({ entity, tenant }: Context): CurrentRow {
  const values = initialValues(entity, tenant.site)
  return {
    ...Object.fromEntries(
      fieldsOf(entity, tenant.site).map(({ name, storage }) => [name, stored(storage, values[name])]),
    ),
    id: tenant.id,
    version: 0,
    createdAt: null,
    updatedAt: null,
    createdBy: null,
    updatedBy: null,
    trashedAt: null,
  } as unknown as CurrentRow
}
