import { sql, type RawBuilder } from 'kysely'
import type { Values } from '../../../entities/language/input/body.ts'
import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { idsAt, referenceFieldsOf, type ReferenceField } from '../../../entities/language/derived/reference-fields.ts'
import { column } from '../../base/db/column.ts'
import type { SqlFunctions } from '../../base/db/sql-functions.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { conflict } from '../../base/errors/api-error.ts'
import { tenantBindings, type Context } from './context.ts'
import { fromStored, type Row } from './stored-values.ts'
import { perEntity } from './per-entity.ts'
import { entityByName, incomingReferences, isPurgedAlong } from './registry.ts'

/** What a record points at already, or did in a version that comes back. */
export interface KnownReferences {
  readonly before: Row | undefined
  readonly former: Values
}

/**
 * Issues for references to missing targets: records must be live and belong to the same tenant, accounts must exist. What
 * the record points at already may be in the trash by now, unless it cannot go there while it is used.
 */
export function* referenceIssues(
  context: Context,
  values: Values,
  known: KnownReferences,
): Operation<readonly Issue[]> {
  const issues: Issue[] = []
  for (const { name } of accountFields(context.entity)) {
    const value = values[name]
    if (value === null || value === undefined) continue
    const existing = yield* existingAccounts(context, [value as string])
    if (existing.size === 0) issues.push({ path: [name], rule: 'integrity.refNotFound', params: {} })
  }
  for (const reference of referenceFields(context.entity)) {
    const referenced = idsAt(reference, values[reference.field])
    const ids = [...new Set(referenced.map(({ id }) => id))]
    const live = yield* liveIds(context, entityByName(reference.to)!, ids)
    const missing = referenced.filter(({ id }) => !live.has(id) && !isKnown(context, reference, id, known))
    issues.push(...missing.map(({ path }) => ({ path, rule: 'integrity.refNotFound', params: {} })))
  }
  return issues
}

function isKnown(
  { entity }: Context,
  reference: ReferenceField,
  target: string,
  { before, former }: KnownReferences,
): boolean {
  if (reference.onDelete === 'restrict') return false
  const { name, storage } = entity.fields[reference.field]!
  return [fromStored(storage, before?.[name] ?? null), former[name]].some((value) =>
    idsAt(reference, value).some(({ id }) => id === target),
  )
}

/**
 * Values without the references declared `setNull` whose targets are gone: `purged`, or as readers see it, in the trash
 * (`trashed`).
 */
export function* withoutLost(context: Context, values: Values, lost: 'purged' | 'trashed'): Operation<Values> {
  const kept: Record<string, unknown> = { ...values }
  for (const reference of referenceFields(context.entity).filter(({ onDelete }) => onDelete === 'setNull')) {
    const { field, to } = reference
    const ids = [...new Set(idsAt(reference, values[field]).map(({ id }) => id))]
    const target = entityByName(to)!
    const found = yield* lost === 'purged' ? storedIds(context, target, ids) : liveIds(context, target, ids)
    if (found.size < ids.length) kept[field] = withoutIds(reference, kept[field], found)
  }
  return kept
}

/** A field's value with only the given ids in it. */
function withoutIds({ part, many }: ReferenceField, value: unknown, kept: ReadonlySet<string>): unknown {
  if (part !== undefined)
    return (value as readonly Values[]).map((row) => (kept.has(String(row[part])) ? row : { ...row, [part]: null }))
  return many ? (value as readonly string[]).filter((id) => kept.has(id)) : null
}

const accountFields = perEntity(({ fields }) => Object.values(fields).filter(({ kind }) => kind === 'account'))
const referenceFields = perEntity(referenceFieldsOf)

const liveIds = (context: Context, target: Entity, ids: readonly string[]): Operation<ReadonlySet<string>> =>
  storedIds(context, target, ids, true)

function* storedIds(
  context: Context,
  target: Entity,
  ids: readonly string[],
  areLive = false,
): Operation<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { store } = context
  const statement = store.cachedStatement<{ id: string }>`${areLive ? 'live' : 'stored'}|${target.name}`(() => {
    const { table, select } = store.scope.records(target)
    const stored = select().where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
    return (areLive ? stored.where(column(table, 'trashedAt'), 'is', null) : stored).select(
      sql<string>`${column(table, 'id')}`.as('id'),
    )
  })
  const rows = yield* all(statement({ ...tenantBindings(context), ids: JSON.stringify(ids) }))
  return new Set(rows.map(({ id }) => id))
}

function* existingAccounts({ store }: Context, ids: readonly string[]): Operation<ReadonlySet<string>> {
  const statement = store.cachedStatement<{ id: string }>`accounts`(() =>
    installation(store.database.dialect)
      .selectFrom('auth_user')
      .where(store.fn.inJsonArray(sql.ref('id'), param('ids')))
      .select('id'),
  )
  const rows = yield* all(statement({ ids: JSON.stringify(ids) }))
  return new Set(rows.map(({ id }) => id))
}

const maxBlockers = 10

/**
 * Throws if live records reference a record, and lists them. With `trashed`, records in the trash count as well, but for
 * those that nobody can delete: they go with it (`purgeDependents`).
 */
export function* assertNotReferenced(context: Context, id: string, { trashed = false } = {}): Operation<void> {
  const { store, entity } = context
  const blockers: { entity: string; id: string; title: string | null }[] = []
  for (const incoming of incomingReferences(entity)) {
    const { source, reference } = incoming
    const countsTrashed = trashed && !isPurgedAlong(incoming)
    const shape = `pointing|${source.name}|${reference.field}|${reference.part ?? ''}|${countsTrashed}`
    const statement = store.cachedStatement<{ id: string; title: string | null }>`${shape}`(() => {
      const { table, select } = store.scope.records(source)
      const referencing = select().where(referencesRecord(store.fn, column(table, reference.field), reference))
      return (countsTrashed ? referencing : referencing.where(column(table, 'trashedAt'), 'is', null))
        .select([sql<string>`${column(table, 'id')}`.as('id'), titleColumn(source, table).as('title')])
        .limit(maxBlockers)
    })
    const rows = yield* all(statement({ ...tenantBindings(context), id }))
    blockers.push(...rows.map((row) => ({ entity: source.name, ...row })))
  }
  if (blockers.length > 0)
    throw conflict([{ path: [], rule: 'integrity.inUse', params: {} }], { blockers }, entity.name)
}

/** Whether a stored value references the record bound to `id`. */
function referencesRecord(
  fn: SqlFunctions,
  stored: RawBuilder<unknown>,
  { part, many }: ReferenceField,
): RawBuilder<boolean> {
  if (part !== undefined) return fn.rowsContain(stored, part, param('id'))
  return many ? fn.arrayContains(stored, param('id')) : sql<boolean>`${stored} = ${param('id')}`
}

/** The column people identify a record by; null if it is a reference to another record or an account. */
export function titleColumn(entity: Entity, table: string): RawBuilder<string | null> {
  const field = entity.fields[titleOf(entity)]!
  return field.to || field.kind === 'account' ? sql`null` : sql`${column(table, field.name)}`
}
