import { join } from 'node:path'
import type { Env } from '../../base/env.ts'
import { CannotStart } from '../../base/cannot-start.ts'
import { databaseName } from '../../base/data-folder.ts'
import { inWorkFolder } from './create.ts'
import { reportingAffectedBackups } from './manifest.ts'
import { findBackup, restoreDatabase, restoredFiles } from './restore.ts'
import type { Vault } from './vault.ts'

/** What a drill found: the backup can be restored. */
export interface Drill {
  readonly name: string
  readonly takenAt: string
  readonly tables: number
  readonly rows: number
  readonly files: number
}

/**
 * Restores the newest backup into a throw-away place and compares it with what it was made of: the database as a whole
 * with the rows and checksums of every table, and each file, which is read and compared, and not kept. Throws CannotStart
 * if anything is missing or differs; what is damaged is moved aside, so that the next backup stores it again.
 */
export async function drillBackup(env: Env, vault: Vault): Promise<Drill> {
  const { name, manifest } = await findBackup(vault, undefined)
  const restore = async (folder: string): Promise<Drill> => {
    await restoreDatabase(vault, manifest, join(folder, databaseName))
    let files = 0
    for await (const { key, size, chunks } of restoredFiles(vault, manifest)) {
      let length = 0
      for await (const bytes of vault.load({ size, chunks })) length += bytes.length
      if (length !== size) throw new CannotStart(`${key} in the backup has ${length} bytes instead of ${size}.`)
      files += 1
    }
    if (files !== manifest.files.count)
      throw new CannotStart(`The backup has ${files} files instead of ${manifest.files.count}.`)
    const tables = Object.values(manifest.tables)
    const rows = tables.reduce((sum, each) => sum + each.rows, 0)
    return { name, takenAt: manifest.takenAt, tables: tables.length, rows, files }
  }
  const room = { prefix: '.drill-', bytes: manifest.database.size } as const
  return inWorkFolder(env, room, (folder) => reportingAffectedBackups(vault, () => restore(folder)))
}
