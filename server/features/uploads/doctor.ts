import { resolve } from 'node:path'
import type { Env } from '../../base/env.ts'
import { note, ok, operatorOf, some, wrong, type Ask, type Examine, type Finding } from '../../base/findings.ts'
import { parseKey } from '../../base/storage/key-format.ts'
import { openStorage } from '../../base/storage/open-storage.ts'

const hour = 3_600_000

/** Uploads without a file, and files without an upload that the hourly sweep has left. */
async function examineFiles(env: Env, ask: Ask): Promise<readonly Finding[]> {
  const operator = await operatorOf(ask)
  if (operator === undefined) return []
  const storage = openStorage(env)
  const tenants = await ask<{ id: string }>('SELECT "id" FROM "tenant" WHERE "tenant_id" = :tenant', operator)
  const names = new Map<string, ReadonlySet<string>>()
  const missing: string[] = []
  for (const { id } of tenants) {
    const rows = await ask<{ name: string }>('SELECT "name" FROM "upload" WHERE "tenant_id" = :tenant', id)
    names.set(id, new Set(rows.map(({ name }) => name)))
    const files = rows.length === 0 ? new Set() : new Set(await storage.keysWith(`${id}/`))
    missing.push(...rows.map(({ name }) => `${id}/${name}`).filter((key) => !files.has(key)))
  }
  const orphans: string[] = []
  for await (const key of storage.keysBefore(new Date(Date.now() - 3 * hour))) {
    const parts = parseKey(key)
    if (parts && names.has(parts.tenant) && !names.get(parts.tenant)!.has(parts.name)) orphans.push(key)
  }
  return [
    missing.length === 0
      ? ok('every upload has its file')
      : wrong(
          `${missing.length} uploads have no file: ${some(missing)}.`,
          'Restore a backup into another place (npm run restore), and copy the files from there.',
        ),
    ...(orphans.length === 0
      ? []
      : [
          note(
            `${orphans.length} files belong to no upload: ${some(orphans)}`,
            'A running server removes them hourly.',
          ),
        ]),
  ]
}

/** An unreachable bucket is no fault of the database, and nothing to restore. */
export const examineUploads: Examine = async (env, ask) => {
  try {
    return await examineFiles(env, ask)
  } catch (error) {
    return [
      wrong(
        `The files cannot be read: ${(error as Error).message}`,
        env.S3_ENDPOINT
          ? 'See that the bucket can be reached, and that the five S3_* are right.'
          : `See that ${resolve(env.DATA_DIR, 'uploads')} can be read.`,
      ),
    ]
  }
}
