import { parentPort, workerData } from 'node:worker_threads'
import SqliteConnection from 'better-sqlite3'

/** Runs in a thread beside the server: see `checkpoints.ts`. */
const { file, every } = workerData as { readonly file: string; readonly every: number }
const sqlite = new SqliteConnection(file, { fileMustExist: true })
sqlite.pragma('busy_timeout = 0')
// The same as on the server's own connection: checkpointed pages are on disk before the log is overwritten.
sqlite.pragma('synchronous = FULL')

const timer = setInterval(() => {
  try {
    sqlite.pragma('wal_checkpoint(PASSIVE)')
  } catch {
    // A full or failing disk is reported to the next writer; pages not yet copied stay in the log.
  }
}, every)

parentPort!.once('message', () => {
  clearInterval(timer)
  sqlite.close()
})
