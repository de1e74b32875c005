import type { Entity } from '../../entities/language/entity.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import type { SqlFunctions } from '../db/sql-functions.ts'
import { sqlFunctionsOf } from '../db/sql-functions-of.ts'
import type { Database } from '../db/runner.ts'
import { scopeOf, type Scope } from '../db/scope.ts'
import { statementCache, type StatementCache } from '../db/statement.ts'
import type { ChangeSet } from './change-set.ts'

/** The database with the statements that were compiled for it. */
export interface Store {
  readonly database: Database
  readonly scope: Scope
  readonly fn: SqlFunctions
  readonly cachedStatement: StatementCache
}

/** Somebody who works for a tenant, as those who work there with them see it. */
export interface Colleague {
  readonly id: string
  readonly name: string
}

/** Everything an operation on an entity's records must know: whose records, and who asks. */
export interface Context {
  readonly store: Store
  readonly entity: Entity
  readonly tenant: { readonly id: string; readonly site: SiteSlug }
  /** The record of `entity.within` that the records stand within. */
  readonly parent?: string | undefined
  /** The account that asks; null for the server's own work. */
  readonly by: string | null
  /** The session in which it asks. */
  readonly session?: string | undefined
  readonly requestId: string
  /** What changes belong to; each call of `commit` and `commitAll` has its own where none is given. */
  readonly changeSet?: ChangeSet | undefined
  /** The members of the tenant, where a change may name one; nobody passes for one unless they were read. */
  readonly colleagues?: readonly Colleague[]
}

const stores = new WeakMap<Database, Store>()

/** The one store of a database. */
export function storeOf(database: Database): Store {
  const existing = stores.get(database)
  if (existing) return existing
  const { dialect } = database
  const store = { database, scope: scopeOf(dialect), fn: sqlFunctionsOf(dialect), cachedStatement: statementCache() }
  stores.set(database, store)
  return store
}

/** The values with which every statement on the records of a context is bound. */
export const tenantBindings = ({ tenant, parent, entity }: Context) => ({
  tenant_id: tenant.id,
  parent,
  entity: entity.name,
})
