import { parentPort, workerData } from 'node:worker_threads'
import SqliteConnection, { type Statement } from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import { lowerPriority } from '../background-thread.ts'
import { readingPragmas } from './sqlite-pragmas.ts'

/** Runs in a thread beside the server: see `sqlite-readers.ts`. */

export interface ReaderQuery {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** A query; or that the operation, or the thread, has ended. */
export type ReaderOrder = ReaderQuery | 'operationEnded' | 'stop'

/** The rows of a query and the seconds it took; or its error, of which `postMessage` would not keep the code. */
export type ReaderAnswer =
  | { readonly rows: readonly object[]; readonly seconds: number }
  | { readonly error: { readonly message: string; readonly code: unknown } }

const maxPrepared = 200

const { file } = workerData as { readonly file: string }
lowerPriority()
const sqlite = new SqliteConnection(file, { readonly: true, fileMustExist: true })
for (const [name, value] of Object.entries(readingPragmas)) sqlite.pragma(`${name} = ${value}`)
const [begin, commit] = ['BEGIN', 'COMMIT'].map((sql) => sqlite.prepare(sql))
const prepared = new LRUCache<string, Statement<unknown[], object>>({ max: maxPrepared })

function answerTo({ sql, parameters }: ReaderQuery): ReaderAnswer {
  const start = performance.now()
  try {
    // All queries of an operation see the same moment: that of the first.
    if (!sqlite.inTransaction) begin!.run()
    let statement = prepared.get(sql)
    if (!statement) {
      statement = sqlite.prepare<unknown[], object>(sql)
      prepared.set(sql, statement)
    }
    return { rows: statement.all(parameters), seconds: (performance.now() - start) / 1000 }
  } catch (error) {
    const { message, code } = error as { readonly message: string; readonly code?: unknown }
    return { error: { message, code } }
  }
}

parentPort!.on('message', (order: ReaderOrder) => {
  if (order === 'stop') {
    sqlite.close()
    parentPort!.close()
  } else if (order === 'operationEnded') {
    if (sqlite.inTransaction) commit!.run()
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  else parentPort!.postMessage(answerTo(order))
})
