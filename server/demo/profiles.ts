import { readBody, type Values } from '../../entities/body.ts'
import { user } from '../../entities/user.ts'
import { accountByEmail } from '../auth/accounts.ts'
import { storeOf, type Context } from '../crud/context.ts'
import { liveRow } from '../crud/record/current.ts'
import { update } from '../crud/update.ts'
import type { Database } from '../db/runner.ts'
import { writeRecord, type Place } from '../setup/records.ts'

/** Fills in the profiles of the demo's accounts, and makes accounts for whoever has been entered but has yet to come in. */
export async function fillProfiles(database: Database, place: Place, rows: readonly Values[]): Promise<void> {
  const { tenant, by = null } = place
  const context: Context = { store: storeOf(database), entity: user, tenant, by, requestId: 'setup' }
  for (const row of rows) {
    const account = await database.read(null, () => accountByEmail(database.dialect, String(row.email)))
    if (!account) {
      await writeRecord(database, user, place, row)
      continue
    }
    const { values } = readBody(user, tenant.site, 'edit', { ...row, name: account.name }) as { values: Values }
    await database.write(tenant.id, function* () {
      // Everybody fills in their own, administrators too.
      const own = { ...context, by: account.id }
      const current = yield* liveRow(own, account.id)
      return yield* update(own, current, current.version, {}, values)
    })
  }
}
