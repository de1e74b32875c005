import { sql, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { kindOf, type Storage } from '../../../entities/language/field-kind.ts'
import type { columnsOf, SystemRecord } from '../../../entities/language/system-record.ts'
import type { TableDeclaration, Tables } from '../../base/db/declared-tables.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import type { TenantSystemTables } from '../../base/db/tables.ts'
import type { Bindings } from '../../base/db/statement.ts'
import { tenantBindings, type Context, type Store } from '../records/context.ts'
import { fromStored, toStored, type Row } from '../records/stored-values.ts'

type ValueOf<T> = T extends z.ZodOptional<infer I> ? z.output<I> | null : z.output<T>

/** A row of a table with such columns, decoded: booleans, lists and objects as they are, what is optional as null. */
export type RowOf<C extends z.ZodRawShape> = { readonly [N in keyof C]: ValueOf<C[N]> }

type Encoded<T> = T extends boolean ? number : T extends string | number | null ? T : string

/** The records of a declaration as they are stored, decoded. */
export type RecordOf<D> =
  D extends SystemRecord<infer F, infer K, infer S> ? RowOf<ReturnType<typeof columnsOf<F, K, S>>> : never

/** The same as the database stores it, for the types of queries. */
export type StoredRowOf<C extends z.ZodRawShape> = { tenant_id: string } & {
  -readonly [N in keyof C]: Encoded<ValueOf<C[N]>>
}

/** A table of a tenant’s rows that are no entity’s, each with an id. */
export interface SystemTable<R> {
  /** The table as the feature that keeps it declares it. */
  declared(how: Omit<TableDeclaration, 'isOfTenant' | 'columns'>): Tables
  /** Every column, for queries of one’s own, whose rows are decoded by `read`. */
  readonly columns: readonly never[]
  read(row: object): R
  /** The rows of a tenant that have the values, the newest first. */
  all(store: Store, tenant: string, having?: Partial<R>): Operation<readonly R[]>
  find(store: Store, tenant: string, id: string): Operation<R | undefined>
  /** A page of the rows of a tenant that match, and how many do. */
  page(
    store: Store,
    tenant: string,
    asked: AskedPage,
  ): Operation<{ readonly rows: readonly R[]; readonly total: number }>
  insert(store: Store, tenant: string, row: R): Operation<void>
  /** The same, unless there is a row with its id. */
  insertOnce(store: Store, tenant: string, row: R): Operation<void>
  save(store: Store, tenant: string, row: R): Operation<void>
  /** Writes some values of a row if its `status` is one of these; false if it has another, or is gone. */
  change(
    store: Store,
    tenant: string,
    id: string,
    from: readonly (R extends { readonly status: infer S } ? S : never)[],
    changes: Partial<R>,
  ): Operation<boolean>
  remove(store: Store, tenant: string, id: string): Operation<void>
  /** Deletes the rows about a record of the context’s entity, of a table with `entity` and `recordId`. */
  removeAbout(context: Context, recordId: string): Operation<void>
}

/** Rows of a table under construction. */
type Matching = SelectQueryBuilder<any, any, {}>

/** Which rows of a table a page has, and in which order. */
export interface AskedPage {
  /** What the condition depends on besides the values bound in it: its statement is kept by that. */
  readonly shape?: string
  readonly bound: Bindings
  matching(rows: Matching): Matching
  readonly sort: { readonly column: string; readonly descending: boolean }
  /** The places of the first and the last row. */
  readonly first: number
  readonly last: number
}

/** The statements of a table that every feature needs, from its columns. `columns` has the `id`, which sorts by time. */
export function systemTable<C extends z.ZodRawShape>(
  name: keyof TenantSystemTables,
  columns: C,
): SystemTable<RowOf<C>> {
  const storages = Object.entries(columns).map(([column, schema]) => [column, storageOf(schema as z.ZodType)] as const)
  const table = name as 'webhook_endpoint'
  const selected = storages.map(([column]) => `${name}.${column}` as never)
  const parameters = Object.fromEntries(storages.map(([column]) => [column, param(column)]))
  const id = `${name}.id` as 'webhook_endpoint.id'
  const read = (row: object): RowOf<C> =>
    Object.fromEntries(
      storages.map(([column, storage]) => [column, fromStored(storage, (row as Row)[column]!)]),
    ) as never
  /** The values of the columns that a row has; a statement that needs more of them throws. */
  const bindings = (tenant: string, row: object) => ({
    ...Object.fromEntries(
      storages
        .filter(([column]) => column in row)
        .map(([column, storage]) => [column, toStored(storage, (row as Record<string, unknown>)[column])]),
    ),
    tenant_id: tenant,
  })
  const mayBeNull = (schema: z.ZodType): boolean => schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  const described = Object.entries(columns).map(([column, schema]) => [
    column,
    { mayBeNull: mayBeNull(schema as z.ZodType) },
  ])
  return {
    declared: (how) => ({ [name]: { ...how, isOfTenant: true, columns: Object.fromEntries(described) } }),
    columns: selected,
    read,
    *all({ scope, cachedStatement }, tenant, having = {}) {
      const names = Object.keys(having)
      const statement = cachedStatement<Row>`rows of ${name} by ${names.join()}`(() =>
        names
          .reduce(
            (rows, each) => rows.where(`${name}.${each}` as typeof id, '=', param(each)),
            scope.selectFrom(table).orderBy(id, 'desc'),
          )
          .select(selected),
      )
      return (yield* all(statement(bindings(tenant, having)))).map(read)
    },
    *find({ scope, cachedStatement }, tenant, of) {
      const statement = cachedStatement<Row>`row of ${name}`(() =>
        scope.selectFrom(table).where(id, '=', param('id')).select(selected),
      )
      const row = yield* first(statement({ tenant_id: tenant, id: of }))
      return row && read(row)
    },
    *page({ scope, cachedStatement }, tenant, { shape = '', bound, matching, sort, first: from, last }) {
      const found = (): Matching => matching(scope.selectFrom(table))
      const count = cachedStatement<{ total: number }>`count ${name} ${shape}`(() =>
        found().select(sql<number>`count(*)`.as('total')),
      )
      const direction = sort.descending ? 'desc' : 'asc'
      const rows = cachedStatement<object>`page of ${name} ${shape} ${sort.column} ${direction}`(() =>
        found()
          .orderBy(`${name}.${sort.column}`, direction)
          .orderBy(id, direction)
          .limit(param('limit'))
          .offset(param('offset'))
          .select(selected),
      )
      const values = { ...bound, tenant_id: tenant, limit: last - from + 1, offset: from }
      const { total } = (yield* first(count(values)))!
      return { rows: (yield* all(rows(values))).map(read), total: Number(total) }
    },
    *insert({ scope, cachedStatement }, tenant, row) {
      const statement = cachedStatement`insert into ${name}`(() => scope.insertInto(table, parameters))
      yield* run(statement(bindings(tenant, row)))
    },
    *insertOnce({ scope, cachedStatement }, tenant, row) {
      const statement = cachedStatement`insert once into ${name}`(() =>
        scope.insertInto(table, parameters).onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing()),
      )
      yield* run(statement(bindings(tenant, row)))
    },
    *save({ scope, cachedStatement }, tenant, row) {
      const statement = cachedStatement`save in ${name}`(() =>
        scope.updateTable(table).set(parameters).where(id, '=', param('id')),
      )
      yield* run(statement(bindings(tenant, row)))
    },
    *change({ scope, fn, cachedStatement }, tenant, of, from, changes) {
      const names = Object.keys(changes)
      const statement = cachedStatement`change in ${name} ${names.join()}`(() =>
        scope
          .updateTable(table)
          .set(Object.fromEntries(names.map((each) => [each, param(each)])))
          .where(id, '=', param('id'))
          .where(fn.inJsonArray(column(name, 'status'), param('from'))),
      )
      return (yield* run(statement({ ...bindings(tenant, changes), id: of, from: JSON.stringify(from) }))) > 0
    },
    *remove({ scope, cachedStatement }, tenant, of) {
      const statement = cachedStatement`remove from ${name}`(() => scope.deleteFrom(table).where(id, '=', param('id')))
      yield* run(statement({ tenant_id: tenant, id: of }))
    },
    *removeAbout(context, recordId) {
      const { scope, cachedStatement } = context.store
      const statement = cachedStatement`remove from ${name} about a record`(() =>
        scope
          .deleteFrom(table)
          .where(`${name}.entity` as typeof id, '=', param('entity'))
          .where(`${name}.recordId` as typeof id, '=', param('recordId')),
      )
      yield* run(statement({ ...tenantBindings(context), recordId }))
    },
  }
}

/** How a value of a schema is stored: a field kind says it, a plain schema by its type. */
function storageOf(schema: z.ZodType): Storage {
  const kind = kindOf(schema)
  if (kind) return kind.storage
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return storageOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodBoolean) return 'boolean'
  if (schema instanceof z.ZodNumber) return 'integer'
  return schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodStringFormat
    ? 'text'
    : 'json'
}
