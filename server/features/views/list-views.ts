import { sql } from 'kysely'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'

/** A view of a list that somebody keeps. */
export interface ListViewRow {
  tenant_id: string
  id: string
  entity: string
  /** The account whose view it is; null for a view of everybody who works at the tenant. */
  owner: string | null
  name: string
  /** JSON: what it shows (`ViewQuery`). */
  query: string
  /** Whether the list opens with it. */
  isDefault: number
  position: number
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string
  updatedBy: string | null
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    list_view: ListViewRow
  }
}

const columns = [
  'id',
  'entity',
  'owner',
  'name',
  'query',
  'isDefault',
  'position',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
] as const satisfies readonly (keyof ListViewRow)[]

export type ViewRow = Pick<ListViewRow, (typeof columns)[number]>

const selected = columns.map((name) => `list_view.${name}` as const)

/** The views of a list that an account sees, the tenant's before its own, each in their order. */
export function* viewsOf(
  { scope, cachedStatement }: Store,
  tenant: string,
  entity: string,
  owner: string,
): Operation<readonly ViewRow[]> {
  const statement = cachedStatement<ViewRow>`views of a list`(() =>
    scope
      .selectFrom('list_view')
      .where('list_view.entity', '=', param('entity'))
      .where((row) => row.or([row('list_view.owner', 'is', null), row('list_view.owner', '=', param('owner'))]))
      .orderBy('list_view.position')
      .orderBy('list_view.id')
      .select(selected),
  )
  const rows = yield* all(statement({ tenant_id: tenant, entity, owner }))
  return [...rows.filter((row) => row.owner === null), ...rows.filter((row) => row.owner !== null)]
}

/** A view that an account sees; undefined where it sees none. */
export function* viewById(
  { scope, cachedStatement }: Store,
  tenant: string,
  id: string,
  owner: string,
): Operation<ViewRow | undefined> {
  const statement = cachedStatement<ViewRow>`view by id`(() =>
    scope
      .selectFrom('list_view')
      .where('list_view.id', '=', param('id'))
      .where((row) => row.or([row('list_view.owner', 'is', null), row('list_view.owner', '=', param('owner'))]))
      .select(selected),
  )
  return yield* first(statement({ tenant_id: tenant, id, owner }))
}

/** The views with which the lists of a tenant open: none of them is a single person’s. */
export const defaultViews = ({ scope, cachedStatement }: Store, tenant: string) =>
  all(
    cachedStatement<Pick<ViewRow, 'id' | 'entity' | 'query'>>`default views`(() =>
      scope
        .selectFrom('list_view')
        .where('list_view.isDefault', '=', sql.lit(1))
        // The order of the index that holds these alone, so that SQLite reads that.
        .orderBy('list_view.entity')
        .select(['list_view.id', 'list_view.entity', 'list_view.query']),
    )({ tenant_id: tenant }),
  )

export function* insertView({ scope, cachedStatement }: Store, tenant: string, row: ViewRow): Operation<void> {
  const statement = cachedStatement`view insert`(() =>
    scope
      .insertInto('list_view', Object.fromEntries(columns.map((name) => [name, param(name)])))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing()),
  )
  yield* run(statement({ tenant_id: tenant, ...row }))
}

export function* saveView({ scope, cachedStatement }: Store, tenant: string, row: ViewRow): Operation<void> {
  const { id, ...values } = row
  const statement = cachedStatement`view save`(() =>
    scope
      .updateTable('list_view')
      .set(Object.fromEntries(Object.keys(values).map((name) => [name, param(name)])))
      .where('list_view.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id, ...values }))
}

export function* placeView({ scope, cachedStatement }: Store, tenant: string, id: string, position: number) {
  const statement = cachedStatement`view place`(() =>
    scope
      .updateTable('list_view')
      .set({ position: param('position') })
      .where('list_view.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id, position }))
}

/** Lets the list open as it does by itself. */
export function* dropDefault({ scope, cachedStatement }: Store, tenant: string, entity: string): Operation<void> {
  const statement = cachedStatement`view default drop`(() =>
    scope
      .updateTable('list_view')
      .set({ isDefault: 0 })
      .where('list_view.entity', '=', param('entity'))
      .where('list_view.isDefault', '=', sql.lit(1)),
  )
  yield* run(statement({ tenant_id: tenant, entity }))
}

export function* deleteView({ scope, cachedStatement }: Store, tenant: string, id: string): Operation<void> {
  const statement = cachedStatement`view delete`(() =>
    scope.deleteFrom('list_view').where('list_view.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id }))
}

/** The accounts that keep views of their own at a tenant. */
export const viewOwners = ({ scope, cachedStatement }: Store, tenant: string) =>
  all(
    cachedStatement<{ owner: string }>`view owners`(() =>
      scope
        .selectFrom('list_view')
        .where('list_view.owner', 'is not', null)
        .distinct()
        .select('list_view.owner')
        .$narrowType<{ owner: string }>(),
    )({ tenant_id: tenant }),
  )

/** Deletes what an account keeps for itself at a tenant. */
export function* deleteOwnViews({ scope, cachedStatement }: Store, tenant: string, owner: string): Operation<void> {
  const statement = cachedStatement`views of an account delete`(() =>
    scope.deleteFrom('list_view').where('list_view.owner', '=', param('owner')),
  )
  yield* run(statement({ tenant_id: tenant, owner }))
}
