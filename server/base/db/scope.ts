import type {
  AliasableExpression,
  Compilable,
  DeleteQueryBuilder,
  DeleteResult,
  InsertQueryBuilder,
  InsertResult,
  Kysely,
  RawBuilder,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import { accountsView } from './accounts-view.ts'
import { compiler } from './compiler.ts'
import { param } from './parameter.ts'
import type { Dialect } from './database.ts'
import type { InstallationTables, ScopedTables, SystemColumns } from './tables.ts'

/** Any entity's table, for code that handles all of them: the shared columns. */
export interface RecordTables {
  record: SystemColumns
}

/**
 * The only access to tenant tables: every query built here is restricted to the call's tenant (the binding
 * `tenant_id`). No other query object has these tables in its type, so a read without the tenant does not compile.
 */
export interface Scope {
  readonly dialect: Dialect
  selectFrom<T extends keyof ScopedTables>(table: T): SelectQueryBuilder<ScopedTables, T, {}>
  /** A builder for a row or several, whose first column is the tenant. */
  insertInto<T extends keyof ScopedTables>(
    table: T,
    values: Inserted<T> | readonly Inserted<T>[],
  ): InsertQueryBuilder<ScopedTables, T, InsertResult>
  updateTable<T extends keyof ScopedTables>(table: T): UpdateQueryBuilder<ScopedTables, T, T, UpdateResult>
  deleteFrom<T extends keyof ScopedTables>(table: T): DeleteQueryBuilder<ScopedTables, T, DeleteResult>
  /** A query over the rows of another query, which must itself be restricted to the tenant. */
  over<R>(query: SelectQueryBuilder<any, any, R>, name: string): SelectQueryBuilder<any, any, {}>
  /** A statement that no builder can express. It passes the same check as the others. */
  plain<R>(statement: RawBuilder<R>): Compilable<R>
  /** The same for an entity's table, known only at runtime. */
  records(entity: Entity): RecordScope
}

type Inserted<T extends keyof ScopedTables> = Partial<Record<keyof ScopedTables[T], unknown>>

export interface RecordScope {
  /** The table's name in the compiled SQL. */
  readonly table: string
  select(): SelectQueryBuilder<RecordTables, 'record', {}>
  insert(values: Readonly<Record<string, unknown>>): InsertQueryBuilder<RecordTables, 'record', InsertResult>
  update(): UpdateQueryBuilder<RecordTables, 'record', 'record', UpdateResult>
  remove(): DeleteQueryBuilder<RecordTables, 'record', DeleteResult>
}

export const tableOf = (entity: Entity): string => entity.name.replaceAll('-', '_')

export function scopeOf(dialect: Dialect): Scope {
  // The only untyped access; callers see the types of Scope.
  const db = compiler<any>(dialect)
  const tenant = param('tenant_id')
  const selectFrom = (table: string) => db.selectFrom(table).where(`${table}.tenant_id`, '=', tenant)
  const insertInto = (table: string, values: object | readonly object[]) =>
    db.insertInto(table).values([values].flat().map((row) => ({ tenant_id: tenant, ...row })))
  const updateTable = (table: string) => db.updateTable(table).where(`${table}.tenant_id`, '=', tenant)
  const deleteFrom = (table: string) => db.deleteFrom(table).where(`${table}.tenant_id`, '=', tenant)
  return {
    dialect,
    selectFrom,
    insertInto,
    updateTable,
    deleteFrom,
    over: (query: AliasableExpression<unknown>, name: string) => db.selectFrom(query.as(name)),
    plain: <R>(statement: RawBuilder<R>) => ({ compile: () => statement.compile(db) }),
    records: (entity: Entity) => {
      const table = tableOf(entity)
      if (entity.viewOf) return accountsView(dialect, db, entity, table)
      return {
        table,
        select: () => selectFrom(table),
        insert: (values: object) => insertInto(table, values),
        update: () => updateTable(table),
        remove: () => deleteFrom(table),
      }
    },
  } as unknown as Scope
}

/** Tenants that own their own row: only the operator's, which is looked up before any tenant is known. */
export const ownTenant = (dialect: Dialect): SelectQueryBuilder<Pick<ScopedTables, 'tenant'>, 'tenant', {}> =>
  compiler<Pick<ScopedTables, 'tenant'>>(dialect).selectFrom('tenant').whereRef('tenant.tenant_id', '=', 'tenant.id')

/** Queries on tables of the installation, which belong to no tenant. */
export const installation = (dialect: Dialect): Kysely<InstallationTables> => compiler(dialect)
