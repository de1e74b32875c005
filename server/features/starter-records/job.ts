import { sql } from 'kysely'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { column } from '../../base/db/column.ts'
import type { Database } from '../../base/db/database.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { newChangeSet } from '../../kernel/records/change-set.ts'
import { commit } from '../../kernel/records/commit.ts'
import { storeOf, tenantBindings, type Context } from '../../kernel/records/context.ts'
import { startersOf, type NewTenant } from '../../kernel/tenants/queue-starter-records.ts'

const minute = 60_000

/** Makes the records that the entities of a new tenant's site declare under `starters`, as one change set. */
export const starterRecordsHandler = (database: Database): JobHandler => ({
  retry: { first: minute / 6, longest: 30 * minute, tries: 10 },
  run: async (payload) => {
    const { id, site } = payload as NewTenant
    await database.write(id, () => makeStarterRecords(database, { id, site }))
  },
})

function* makeStarterRecords(database: Database, tenant: NewTenant): Operation<void> {
  const inOneSet = {
    store: storeOf(database),
    tenant,
    by: null,
    requestId: 'starter-records',
    changeSet: newChangeSet(),
  }
  for (const entity of startersOf(tenant.site)) {
    const context = { ...inOneSet, entity }
    // The job may run twice, and somebody may have been faster: what is there, if only in the trash, stays as it is.
    if (yield* hasRecords(context)) continue
    for (const values of entity.starters!) yield* commit(context, { kind: 'create', values })()
  }
}

function* hasRecords(context: Context): Operation<boolean> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ id: string }>`any|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .select(sql<string>`${column(table, 'id')}`.as('id'))
      .limit(1)
  })
  return (yield* first(statement(tenantBindings(context)))) !== undefined
}
