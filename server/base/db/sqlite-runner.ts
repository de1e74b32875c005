import type { Database as Sqlite, Statement } from 'better-sqlite3'
import { SqliteDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import { accountsDatabase } from './accounts-adapter.ts'
import {
  announcements,
  changeCountsFrom,
  noEffects,
  noteEffects,
  partTracker,
  type ChangeRow,
  type Effects,
} from './change-counter.ts'
import { boundTo, type Operation, type Outcome, type Query } from './query.ts'
import { statementsPerSample, whenReady, type Database, type ReadOptions, type WriteOptions } from './database.ts'
import { sqliteReaders } from './sqlite-readers.ts'
import { asUnavailable } from '../errors/unavailable.ts'

/**
 * The maximum amount of work committed together; further pending writes wait for the next turn, so that reads can run
 * in between. A statement counts as one unit, plus one for every `charactersPerUnit` characters or bytes it binds.
 */
const maxBatchWork = 1000
const charactersPerUnit = 2000

/** The maximum number of cached prepared statements; the closed grammar of list queries produces a few hundred. */
const maxPrepared = 1000

interface PendingWrite {
  readonly tenant: string | null
  readonly operation: () => Operation<unknown>
  readonly isRepeated: boolean
  readonly answer: (value: unknown) => void
  readonly refuse: (error: unknown) => void
}

export interface SqliteDatabase extends Database {
  readonly dialect: 'sqlite'
  readonly sqlite: Sqlite
  /** The number of committed transactions; lower than the number of writes if several were batched. */
  readonly commits: number
}

/**
 * Runs operations synchronously on the single connection: nothing can run between the queries of a transaction. Only
 * reads that may take long run in other threads, on connections of their own; a database in memory has none. Writes
 * arriving within one turn of the event loop are committed together, because a durable commit costs a flush to disk
 * however many writes it contains.
 */
export function sqliteRunner(sqlite: Sqlite): SqliteDatabase {
  const prepared = new LRUCache<string, Statement<unknown[]>>({ max: maxPrepared })
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => sqlite.prepare(sql))
  const [savepoint, releaseSavepoint, rollbackToSavepoint] = ['SAVEPOINT one', 'RELEASE one', 'ROLLBACK TO one'].map(
    (sql) => sqlite.prepare(sql),
  )
  /**
   * In a write-ahead log, NORMAL leaves it to the next FULL commit to wait for the disk. The pragma works when it is
   * prepared, so it cannot be prepared beforehand (sqlite.org/pragma.html).
   */
  const flush = (mode: 'FULL' | 'NORMAL'): unknown => sqlite.exec(`PRAGMA synchronous = ${mode}`)
  const changedRows = sqlite.prepare<[], number>('SELECT total_changes()').pluck()
  const pending: PendingWrite[] = []
  const { onAnnounced, announce } = announcements()
  const readers = sqlite.memory ? undefined : sqliteReaders(sqlite.name, noteSeconds)
  let commits = 0
  let work = 0

  function count({ parameters }: Query): void {
    work += 1
    for (const value of parameters)
      if (typeof value === 'string' || Buffer.isBuffer(value)) work += value.length / charactersPerUnit
  }

  let watchStatement: ((seconds: number) => void) | undefined
  let statements = 0

  /** What a statement took in another thread. */
  function noteSeconds(seconds: number): void {
    if (watchStatement && (statements += 1) % statementsPerSample === 0) watchStatement(seconds)
  }

  function execute(query: Query): Outcome {
    if (!watchStatement || (statements += 1) % statementsPerSample !== 0) return executeQuery(query)
    const start = performance.now()
    try {
      return executeQuery(query)
    } finally {
      watchStatement((performance.now() - start) / 1000)
    }
  }

  function executeQuery({ sql, parameters }: Query): Outcome {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = sqlite.prepare<unknown[]>(sql)
      prepared.set(sql, statement)
    }
    return statement.reader ? statement.all(parameters) : statement.run(parameters).changes
  }

  const answerRead = (query: Query): Outcome => (query.along ? [query, ...query.along].map(execute) : execute(query))

  function answerWrite(tenant: string | null, deferred: Query[], effects: Effects): (query: Query) => Outcome {
    const notePart = partTracker(effects, deferred)
    return (asked) => {
      const query = boundTo(asked, tenant)
      count(query)
      if (query.deferred !== undefined) {
        deferred.push(query)
        return 0
      }
      const outcome = answerRead(query)
      if (query.savepoint) notePart(query)
      else noteEffects(effects, query, outcome)
      return outcome
    }
  }

  function drive<T>(operation: Operation<T>, answer: (query: Query) => Outcome): T {
    let step = operation.next()
    while (!step.done) {
      let outcome: Outcome
      try {
        outcome = answer(step.value)
      } catch (error) {
        step = operation.throw(step.value.faultOf?.(error) ?? error)
        continue
      }
      step = operation.next(outcome)
    }
    return step.value
  }

  /** The next pending write, unless this turn has done its share of work. */
  const nextPending = (): PendingWrite | undefined => (work < maxBatchWork ? pending.shift() : undefined)

  function commitPending(): void {
    // The database may have been closed first.
    if (pending.length === 0) return
    const batch: PendingWrite[] = []
    work = 0
    const answers: (() => void)[] = []
    const deferred: Query[] = []
    const changed = new Map<string, Set<string>>()
    const announced = new Set<string>()
    const isRepeated = pending.every((each) => each.isRepeated)
    try {
      if (isRepeated) flush('NORMAL')
      begin!.run()
      for (let next = nextPending(); next; next = nextPending()) {
        batch.push(next)
        const { tenant, operation, answer, refuse } = next
        savepoint!.run()
        const before = deferred.length
        try {
          const effects = noEffects()
          const value = drive(operation(), answerWrite(tenant, deferred, effects))
          for (const what of effects.announced) announced.add(what)
          if (tenant !== null && effects.written.size > 0)
            changed.set(tenant, new Set([...(changed.get(tenant) ?? []), ...effects.written]))
          answers.push(() => answer(value))
        } catch (error) {
          // A full disk or a lost page aborts the whole transaction, not only the savepoint.
          if (!sqlite.inTransaction) throw error
          rollbackToSavepoint!.run()
          deferred.length = before
          answers.push(() => refuse(asUnavailable(error)))
        }
        releaseSavepoint!.run()
      }
      // FTS5 flushes its buffer at every savepoint and whenever rows arrive out of order, so a batch's index writes
      // come last, sorted.
      deferred.sort((a, b) => a.deferred! - b.deferred!).forEach(execute)
      // Once for everything committed together.
      for (const [tenant, tables] of changed) for (const table of tables) execute(incrementCounter(tenant, table))
      commit!.run()
      commits += 1
    } catch (error) {
      if (sqlite.inTransaction) rollback!.run()
      // If not even a transaction could be started, all pending writes fail.
      for (const { refuse } of batch.length > 0 ? batch : pending.splice(0)) refuse(asUnavailable(error))
      return
    } finally {
      if (isRepeated) flush('FULL')
      if (pending.length > 0) setImmediate(commitPending)
    }
    for (const answer of answers) answer()
    announce(announced)
  }

  const database: SqliteDatabase = {
    dialect: 'sqlite',
    sqlite,
    accounts: accountsDatabase('sqlite', () => new SqliteDialect({ database: sqlite })),
    get commits() {
      return commits
    },
    read<T>(
      tenant: string | null,
      operation: () => Operation<T>,
      { mayTakeLong = false, forPublic = false, signal }: ReadOptions = {},
    ) {
      try {
        if (mayTakeLong && readers)
          return readers.read(`${tenant ?? ''}${forPublic ? ' public' : ''}`, operation, signal)
        return drive(operation(), answerRead)
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    probe: (operation) => database.read(null, operation),
    write: <T>(tenant: string | null, operation: () => Operation<T>, { isRepeated = false }: WriteOptions = {}) =>
      new Promise<T>((answer, refuse) => {
        if (pending.length === 0) setImmediate(commitPending)
        pending.push({ tenant, operation, isRepeated, answer: answer as (value: unknown) => void, refuse })
      }),
    changedRows: () => changedRows.get()!,
    changes(tenant) {
      try {
        return changeCountsFrom(execute(selectCounters(tenant)) as readonly ChangeRow[])
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    onAnnounced,
    watchStatements(listener) {
      watchStatement = listener
    },
    load() {
      const { waiting, threads, idle } = readers?.load() ?? { waiting: 0, threads: 0, idle: 0 }
      const isIdle = pending.length === 0 ? 1 : 0
      return { waiting: pending.length + waiting, connections: 1 + threads, idle: isIdle + idle }
    },
    withLock: (_name, work) => work(),
    close() {
      while (pending.length > 0) commitPending()
      // Of several connections, only the last to close empties the log, and those of the threads cannot.
      return whenReady(readers?.close(), () => void sqlite.close())
    },
  }
  return database
}

const incrementCounter = (tenant: string, table: string): Query => ({
  sql: `INSERT INTO "change_counter" VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET "count" = "count" + 1`,
  parameters: [tenant, table],
})

const selectCounters = (tenant: string): Query => ({
  sql: 'SELECT "entity", "count" FROM "change_counter" WHERE "tenant_id" = ?',
  parameters: [tenant],
})
