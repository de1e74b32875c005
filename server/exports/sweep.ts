import type { Database } from '../db/database.ts'
import { storeOf } from '../records/context.ts'
import type { JobHandler } from '../jobs/handler.ts'
import type { Storage } from '../storage/storage.ts'
import { deleteExport, exportById, fileKey } from './export-files.ts'
import type { ExportJob } from './run-export.ts'

const hour = 3_600_000

/** How long an export is kept, in milliseconds. */
export const keptFor = 24 * hour

/** Deletes an export and its file. */
export async function forgetExport(database: Database, storage: Storage, tenant: string, id: string): Promise<void> {
  const store = storeOf(database)
  const row = await database.read(tenant, () => exportById(store, tenant, id))
  if (!row) return
  await storage.remove(fileKey(tenant, row))
  await database.write(tenant, () => deleteExport(store, tenant, id))
}

/** Deletes an export on the day after it was asked for; the job is added together with it. */
export const forgetHandler = (database: Database, storage: Storage): JobHandler => ({
  retry: { first: hour / 60, longest: hour, tries: 24 },
  run: async (payload) => {
    const job = payload as ExportJob
    await forgetExport(database, storage, job.tenant.id, job.export)
  },
})

/** Removes files that a killed server left behind: all that are older than any export. */
export async function sweepExports(storage: Storage, now: number = Date.now()): Promise<void> {
  const before = new Date(now - keptFor - hour)
  await storage.abortUnfinished(before)
  for await (const key of storage.keysBefore(before)) await storage.remove(key)
}
