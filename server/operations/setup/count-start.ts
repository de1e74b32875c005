import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { starts } from '../../base/db/change-counter.ts'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { run, type Operation } from '../../base/db/query.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { operatorId } from './operator.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'

/** How many tenants are written at the same time: SQLite then waits for the disk once for all of them. */
const atOnce = 100

/** So much that nobody writes as often, and little enough for a million starts. */
const maxLeap = 2 ** 32

/**
 * Gives all lists ETags that differ from any sent before this start: meanwhile the data may have been reset to an
 * earlier time, by a backup or a copy, and other changes would reach the same change counters again. Each start adds a
 * random number, whatever the clock says.
 */
export async function countStart(database: Database): Promise<void> {
  const operator = await database.read(null, () => operatorId(database.dialect))
  if (operator === undefined) return
  const store = storeOf(database)
  const leap = randomInt(1, maxLeap)
  const tenants = await allTenants(database, operator)
  for (let next = 0; next < tenants.length; next += atOnce)
    await Promise.all(
      tenants
        .slice(next, next + atOnce)
        .map(({ id }) => database.write(id, () => incrementStartCounter(store, id, leap))),
    )
}

function* incrementStartCounter({ scope, cachedStatement }: Store, tenant: string, leap: number): Operation<void> {
  const statement = cachedStatement`increment start counter`(() =>
    scope
      .insertInto('change_counter', { entity: param('entity'), count: param('leap') })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'entity'])
          .doUpdateSet({ count: sql`"change_counter"."count" + excluded."count"` }),
      ),
  )
  yield* run(statement({ tenant_id: tenant, entity: starts, leap }))
}
