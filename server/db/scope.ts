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
import type { Entity } from '../../entities/language/entity.ts'
import { accountsView } from './accounts-view.ts'
import { compiler } from './compiler.ts'
import { param } from './parameter.ts'
import type { Dialect } from './runner.ts'
import type { InstallationTables, ScopedTables, SystemColumns } from './tables.ts'

/** Any entity's table, for code that serves them all: the columns they share. */
export interface RecordTables {
  record: SystemColumns
}

/**
 * The only way to the tables of tenants: every query made here is bound to the tenant of the call (the value `tenant_id`).
 * The tables are not in the type of any other query object, so a read without the tenant does not compile.
 */
export interface Scope {
  readonly dialect: Dialect
  selectFrom<T extends keyof ScopedTables>(table: T): SelectQueryBuilder<ScopedTables, T, {}>
  /** Gives the builder for rows whose first column is the tenant. Put the other values in with `.values(row(…))`. */
  insertInto<T extends keyof ScopedTables>(
    table: T,
    values: Partial<Record<keyof ScopedTables[T], unknown>>,
  ): InsertQueryBuilder<ScopedTables, T, InsertResult>
  updateTable<T extends keyof ScopedTables>(table: T): UpdateQueryBuilder<ScopedTables, T, T, UpdateResult>
  deleteFrom<T extends keyof ScopedTables>(table: T): DeleteQueryBuilder<ScopedTables, T, DeleteResult>
  /** A query over the rows of another, which is bound itself. */
  over<R>(query: SelectQueryBuilder<any, any, R>, name: string): SelectQueryBuilder<any, any, {}>
  /** A statement that no builder can say. It passes the same guard as the others. */
  plain<R>(statement: RawBuilder<R>): Compilable<R>
  /** The same for the table of an entity known only at run time. */
  records(entity: Entity): RecordScope
}

export interface RecordScope {
  /** The table's own name, as the compiled SQL knows it. */
  readonly table: string
  select(): SelectQueryBuilder<RecordTables, 'record', {}>
  insert(values: Readonly<Record<string, unknown>>): InsertQueryBuilder<RecordTables, 'record', InsertResult>
  update(): UpdateQueryBuilder<RecordTables, 'record', 'record', UpdateResult>
  remove(): DeleteQueryBuilder<RecordTables, 'record', DeleteResult>
}

export const tableOf = (entity: Entity): string => entity.name.replaceAll('-', '_')

export function scopeOf(dialect: Dialect): Scope {
  // One untyped door; the types of Scope are what callers see.
  const db = compiler<any>(dialect)
  const tenant = param('tenant_id')
  const selectFrom = (table: string) => db.selectFrom(table).where(`${table}.tenant_id`, '=', tenant)
  const insertInto = (table: string, values: object) => db.insertInto(table).values({ tenant_id: tenant, ...values })
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

/** Tenants that own their own row. There is one, the operator's, and it is found before any tenant is known. */
export const ownTenant = (dialect: Dialect): SelectQueryBuilder<Pick<ScopedTables, 'tenant'>, 'tenant', {}> =>
  compiler<Pick<ScopedTables, 'tenant'>>(dialect).selectFrom('tenant').whereRef('tenant.tenant_id', '=', 'tenant.id')

/** Queries on what belongs to the installation and to no tenant. */
export const installation = (dialect: Dialect): Kysely<InstallationTables> => compiler(dialect)
