import { parentPort, workerData } from 'node:worker_threads'
import SqliteConnection from 'better-sqlite3'

/** Runs beside the server: see `checkpoints.ts`. */
const { file, every } = workerData as { readonly file: string; readonly every: number }
const sqlite = new SqliteConnection(file, { fileMustExist: true })
sqlite.pragma('busy_timeout = 0')
// As the server's own connection: what was copied back is on the disk before the log is written over.
sqlite.pragma('synchronous = FULL')

const timer = setInterval(() => {
  try {
    sqlite.pragma('wal_checkpoint(PASSIVE)')
  } catch {
    // A full or failing disk is told to whoever writes; the log keeps what is not copied.
  }
}, every)

parentPort!.once('message', () => {
  clearInterval(timer)
  sqlite.close()
})
