import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../lifecycle/background-thread.ts'
import SqliteConnection from 'better-sqlite3'
import { isCorruption } from './integrity-check.ts'

/** The thread that checks the pages of a large database. */
const { file } = workerData as { readonly file: string }
lowerPriority()
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(isSound())

function isSound(): boolean {
  const sqlite = new SqliteConnection(file, { readonly: true })
  try {
    return sqlite.pragma('quick_check(1)', { simple: true }) === 'ok'
  } catch (error) {
    if (isCorruption(error)) return false
    throw error
  } finally {
    sqlite.close()
  }
}
