import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../background-thread.ts'
import SqliteConnection from 'better-sqlite3'
import { isCorruption, isSound } from './integrity-check.ts'

/** The thread that checks the pages of a database. */
const { file } = workerData as { readonly file: string }
lowerPriority()
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(isFileSound())

function isFileSound(): boolean {
  const sqlite = new SqliteConnection(file, { readonly: true })
  try {
    return isSound(sqlite)
  } catch (error) {
    if (isCorruption(error)) return false
    throw error
  } finally {
    sqlite.close()
  }
}
