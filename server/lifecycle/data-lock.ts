import { join, resolve } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { CannotStart } from './cannot-start.ts'

/** The connections that hold a lock. One that nobody referred to would be collected, and its lock with it. */
const openLocks = new Set<SqliteConnection.Database>()

/**
 * Takes a data folder for this process alone, until it ends or calls what is answered; throws CannotStart while another
 * process has it. The lock is the operating system's, on an empty database that SQLite holds for writing: it ends with its
 * process however that ends, and the file that stays behind means nothing. (On network file systems it holds as far as
 * their locks do: https://sqlite.org/lockingv3.html.)
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
