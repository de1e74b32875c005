import type { Values } from '../../../entities/language/input/body.ts'
import { user } from '../../../entities/kernel/user.ts'
import { accountByEmail } from '../../kernel/auth/accounts.ts'
import { storeOf, type Context } from '../../kernel/records/context.ts'
import type { Database } from '../../base/db/database.ts'
import { commit } from '../../kernel/records/commit.ts'
import { importRecord, type ImportTarget } from '../setup/import-record.ts'

/**
 * Fills in the profiles of the demo's accounts, and creates accounts for people who have been entered but have not
 * signed in yet.
 */
export async function fillProfiles(database: Database, place: ImportTarget, rows: readonly Values[]): Promise<void> {
  const { tenant, by = null } = place
  const context: Context = { store: storeOf(database), entity: user, tenant, by, requestId: 'setup' }
  for (const row of rows) {
    const account = await database.read(null, () => accountByEmail(database.dialect, String(row.email)))
    if (!account) {
      await importRecord(database, user, place, row)
      continue
    }
    // Everyone fills in their own, including administrators.
    const own = { ...context, by: account.id }
    const values = { ...row, name: account.name }
    await database.write(tenant.id, commit(own, { kind: 'update', id: account.id, values }))
  }
}
