import type { Entity } from '../../entities/entity.ts'
import type { SiteSlug } from '../../entities/sites.ts'
import type { Idiom } from '../db/idiom.ts'
import { idiomOf } from '../db/idioms.ts'
import type { Database } from '../db/runner.ts'
import { scopeOf, type Scope } from '../db/scope.ts'
import { statements, type Shaped } from '../db/statement.ts'
import type { ChangeSet } from '../records/change-set.ts'

/** The database with the statements that were compiled for it. */
export interface Store {
  readonly database: Database
  readonly scope: Scope
  readonly idiom: Idiom
  readonly shaped: Shaped
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
  const known = stores.get(database)
  if (known) return known
  const { dialect } = database
  const made = { database, scope: scopeOf(dialect), idiom: idiomOf(dialect), shaped: statements() }
  stores.set(database, made)
  return made
}

/** The values with which every statement on the records of a context is bound. */
export const wallOf = ({ tenant, parent, entity }: Context) => ({ tenant_id: tenant.id, parent, entity: entity.name })
