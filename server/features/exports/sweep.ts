import type { Database } from '../../base/db/database.ts'
import { storeOf } from '../../kernel/records/context.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { deleteExpired, exportTable, fileKey } from './export-files.ts'
import type { ExportJob } from './run-export.ts'

const hour = 3_600_000

/** How long an export is kept, in milliseconds. */
export const exportRetention = 24 * hour

/**
 * Deletes an export and its file. The row goes first: what still writes the file then sees that it is cancelled, and a
 * file that could not be removed is swept later.
 */
export async function forgetExport(database: Database, storage: Storage, tenant: string, id: string): Promise<void> {
  const store = storeOf(database)
  const row = await database.read(tenant, () => exportTable.find(store, tenant, id))
  if (!row) return
  await database.write(tenant, () => exportTable.remove(store, tenant, id))
  await storage.remove(fileKey(tenant, row))
}

/** Deletes an export on the day after it was asked for; the job is added together with it. */
export const forgetHandler = (database: Database, storage: Storage): JobHandler => ({
  retry: { first: hour / 60, longest: hour, tries: 24 },
  run: async (payload) => {
    const job = payload as ExportJob
    await forgetExport(database, storage, job.tenant.id, job.export)
  },
})

/**
 * Removes what is older than any export: files that a killed server left behind, and the rows of exports that were never
 * forgotten.
 */
export async function sweepExports(
  database: Database,
  storage: Storage,
  operator: string | undefined,
  now: number = Date.now(),
): Promise<void> {
  const before = new Date(now - exportRetention - hour)
  await storage.abortUnfinished(before)
  for await (const key of storage.keysBefore(before)) await storage.remove(key)
  const store = storeOf(database)
  const expiredBefore = new Date(now - hour).toISOString()
  for (const { id } of await allTenants(database, operator))
    await database.write(id, () => deleteExpired(store, id, expiredBefore))
}
