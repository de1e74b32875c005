import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { SqlFunctions } from '../../base/db/sql-functions.ts'
import { sqlFunctionsOf } from '../../base/db/sql-functions-of.ts'
import type { Database } from '../../base/db/database.ts'
import { scopeOf, type Scope } from '../../base/db/scope.ts'
import { statementCache, type StatementCache } from '../../base/db/statement.ts'
import type { ChangeSet } from './change-set.ts'

/** A database with its cache of compiled statements. */
export interface Store {
  readonly database: Database
  readonly scope: Scope
  readonly fn: SqlFunctions
  readonly cachedStatement: StatementCache
}

/** A member of a tenant, as other members see them. */
export interface Colleague {
  readonly id: string
  readonly name: string
}

/** What every operation on an entity's records needs to know: whose records, and who the caller is. */
export interface Context {
  readonly store: Store
  readonly entity: Entity
  readonly tenant: { readonly id: string; readonly site: SiteSlug }
  /** The id of the parent record, for entities with a `parent`. */
  readonly parent?: string | undefined
  /** The caller's account; null for the server's own changes. */
  readonly by: string | null
  readonly session?: string | undefined
  /** The administrator who acts as the account, for work that may outlive the session; otherwise its session says. */
  readonly impersonator?: string | undefined
  readonly requestId: string
  /** The set that changes are added to; if undefined, each call of `commit` or `commitAll` creates its own. */
  readonly changeSet?: ChangeSet | undefined
  /**
   * The tenant's members, loaded if a change may name or notify one. If they are not loaded, no account counts as a
   * member.
   */
  readonly colleagues?: readonly Colleague[]
  /** No notifications of single records, because they are part of an import, which has one of its own. */
  readonly isQuiet?: boolean
}

const stores = new WeakMap<Database, Store>()

/** The store of a database; there is one per database. */
export function storeOf(database: Database): Store {
  const existing = stores.get(database)
  if (existing) return existing
  const { dialect } = database
  const store = { database, scope: scopeOf(dialect), fn: sqlFunctionsOf(dialect), cachedStatement: statementCache() }
  stores.set(database, store)
  return store
}

/** The bindings shared by every statement on the records of a context. */
export const tenantBindings = ({ tenant, parent, entity }: Context) => ({
  tenant_id: tenant.id,
  parent,
  entity: entity.name,
})
