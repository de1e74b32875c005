import { sql } from 'kysely'
import { viewColumns } from '../../../entities/system/list-view.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    list_view: StoredRowOf<typeof viewColumns>
  }
}

/** A view of a list that somebody keeps. */
export type ViewRow = RowOf<typeof viewColumns>

export const viewTable = systemTable('list_view', viewColumns)

/** The views of a list that an account sees, the tenant's before its own, each in their order. */
export function* viewsOf(
  { scope, cachedStatement }: Store,
  tenant: string,
  entity: string,
  owner: string,
): Operation<readonly ViewRow[]> {
  const statement = cachedStatement<object>`views of a list`(() =>
    scope
      .selectFrom('list_view')
      .where('list_view.entity', '=', param('entity'))
      .where((row) => row.or([row('list_view.owner', 'is', null), row('list_view.owner', '=', param('owner'))]))
      .orderBy('list_view.position')
      .orderBy('list_view.id')
      .select(viewTable.columns),
  )
  const rows = (yield* all(statement({ tenant_id: tenant, entity, owner }))).map(viewTable.read)
  return [...rows.filter((row) => row.owner === null), ...rows.filter((row) => row.owner !== null)]
}

/** A view that an account sees; undefined where it sees none. */
export function* viewById(
  { scope, cachedStatement }: Store,
  tenant: string,
  id: string,
  owner: string,
): Operation<ViewRow | undefined> {
  const statement = cachedStatement<object>`view by id`(() =>
    scope
      .selectFrom('list_view')
      .where('list_view.id', '=', param('id'))
      .where((row) => row.or([row('list_view.owner', 'is', null), row('list_view.owner', '=', param('owner'))]))
      .select(viewTable.columns),
  )
  const row = yield* first(statement({ tenant_id: tenant, id, owner }))
  return row && viewTable.read(row)
}

/** The views with which the lists of a tenant open: none of them is a single person’s. */
export function* defaultViews({ scope, cachedStatement }: Store, tenant: string): Operation<readonly ViewRow[]> {
  const statement = cachedStatement<object>`default views`(() =>
    scope
      .selectFrom('list_view')
      .where('list_view.isDefault', '=', sql.lit(1))
      // The order of the index that holds these alone, so that SQLite reads that.
      .orderBy('list_view.entity')
      .select(viewTable.columns),
  )
  return (yield* all(statement({ tenant_id: tenant }))).map(viewTable.read)
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
