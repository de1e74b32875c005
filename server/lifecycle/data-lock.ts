import { join, resolve } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { CannotStart } from './cannot-start.ts'

/** The connections that hold a lock. Without a reference they would be garbage collected, releasing the lock. */
const openLocks = new Set<SqliteConnection.Database>()

/**
 * Locks a data folder for this process, until it ends or calls the returned function; throws CannotStart while another
 * process holds it. The lock is the operating system's, on an empty database that SQLite holds for writing: it ends
 * with its process, however that ends, and the remaining file has no significance. (On network file systems it is as
 * reliable as their locks: https://sqlite.org/lockingv3.html.)
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  let connection: SqliteConnection.Database | undefined
  try {
    connection = new SqliteConnection(file, { timeout: 0 })
    connection.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    connection?.close()
    const { code, message } = error as { code?: unknown; message: string }
    throw new CannotStart(
      String(code).startsWith('SQLITE_BUSY')
        ? `DATA_DIR: another Captain is at work in ${resolve(folder)}, which belongs to one server only. Stop that one first, or set DATA_DIR to a folder of its own.`
        : `DATA_DIR: ${resolve(file)} cannot be locked (${message}). Remove it if it is damaged, and see that Captain may write there.`,
    )
  }
  const lock = connection
  openLocks.add(lock)
  return () => {
    openLocks.delete(lock)
    lock.close()
  }
}
