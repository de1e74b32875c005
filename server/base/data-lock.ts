import { accessSync, constants } from 'node:fs'
import { join, resolve } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { CannotStart, CannotStartYet } from './cannot-start.ts'

const busy = {
  server: (folder: string) =>
    `DATA_DIR: another Captain is at work in ${folder}, which belongs to one server only. Stop that one first, or set DATA_DIR to a folder of its own.`,
  backup: (folder: string) => `${folder} is being backed up already. Wait until that has ended.`,
  archive: (folder: string) =>
    `A tenant is being exported or imported in ${folder} already. Wait until that has ended.`,
  drill: (folder: string) => `A drill is at work in ${folder} already. Wait until that has ended.`,
} as const

/** Another process holds the lock of a folder. */
export class FolderBusy extends CannotStartYet {}

/** The connections that hold a lock. Without a reference they would be garbage collected, releasing the lock. */
const openLocks = new Set<SqliteConnection.Database>()

/**
 * Locks a data folder for this process, until it ends or calls the returned function; throws FolderBusy while another
 * process holds it, and CannotStart if it cannot be locked. `work` is to serve, to back up, to drill, or to export or import a tenant, which do not exclude each other. The lock is the operating system's, on an empty database that SQLite holds for writing: it ends
 * with its process, however that ends, and the remaining file has no significance. (On network file systems it is as
 * reliable as their locks: https://sqlite.org/lockingv3.html.)
 */
export function lockFolder(folder: string, work: keyof typeof busy = 'server'): () => void {
  const file = join(folder, `${work}.lock`)
  let connection: SqliteConnection.Database | undefined
  try {
    connection = new SqliteConnection(file, { timeout: 0 })
    connection.exec('BEGIN EXCLUSIVE')
    // A file that is only read is opened all the same, and its lock then excludes nobody.
    accessSync(file, constants.W_OK)
  } catch (error) {
    connection?.close()
    const { code, message } = error as { code?: unknown; message: string }
    if (String(code).startsWith('SQLITE_BUSY')) throw new FolderBusy(busy[work](resolve(folder)))
    throw new CannotStart(
      `DATA_DIR: ${resolve(file)} cannot be locked (${message}). Remove it if it is damaged, and see that Captain may write there and that its disk has room.`,
    )
  }
  const lock = connection
  openLocks.add(lock)
  return () => {
    openLocks.delete(lock)
    lock.close()
  }
}
