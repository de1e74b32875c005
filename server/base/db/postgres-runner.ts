import { createHash } from 'node:crypto'
import { PostgresDialect, type PostgresPool } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
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
import { connectionPool, type Connection } from './postgres-connections.ts'
import { boundTo, untilAborted, type Operation, type Outcome, type Query } from './query.ts'
import { statementsPerSample, type Database, type ReadOptions } from './database.ts'
import type { Answer, NamedStatement } from './postgres-batch.ts'
import { rowParsers } from './postgres-types.ts'
import { asUnavailable, DatabaseUnavailable } from '../errors/unavailable.ts'

/** The maximum number of named statements; the closed grammar of list queries produces a few hundred. */
const maxNamedStatements = 1000

/** How often a transaction is tried when PostgreSQL aborts it because of others (serialization failure, deadlock). */
const maxAttempts = 5
const retriedCodes: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/** The error code of every statement after a failed one in the same transaction. */
const failedTransactionCode = '25P02'

/** How long to wait for another server's exclusive work, in milliseconds. */
const maxLockWait = 600_000

export interface PostgresDatabase extends Database {
  readonly dialect: 'postgres'
}

/**
 * Runs operations on pooled connections, each in a transaction that sets the tenant for row-level security. Writes of
 * one tenant are serialised, by a queue within this server and by a lock between servers, so that an operation can
 * check before it writes, as on SQLite. Tenants do not wait for each other. The pool's connections are pipelined: what
 * need not be awaited costs no round trip.
 */
export function postgresRunner(pool: pg.Pool): PostgresDatabase {
  const connections = connectionPool(pool)
  const probePool = new pg.Pool({ ...pool.options, max: 1 })
  const probes = connectionPool(probePool)
  const writeQueue = createWriteQueue()
  /** When the database was last unreachable. */
  let unreachableAt = -Infinity
  const { onAnnounced, announce } = announcements()
  const statements = new LRUCache<string, NamedStatement>({ max: maxNamedStatements })

  function named(text: string): NamedStatement {
    const known = statements.get(text)
    if (known) return known
    const statement = { name: createHash('sha256').update(text).digest('base64url'), text }
    statements.set(text, statement)
    return statement
  }

  const send = (connection: Connection, { sql, parameters }: Query): Promise<Answer> =>
    connection.execute(named(sql), parameters)

  let watchStatement: ((seconds: number) => void) | undefined
  let executed = 0

  function execute(connection: Connection, query: Query): Promise<Outcome> {
    const { faultOf } = query
    const refuse =
      faultOf &&
      ((error: unknown) => {
        throw faultOf(error) ?? error
      })
    const outcome = send(connection, query).then(({ tag, rows }) => rows ?? rowsChanged(tag), refuse)
    if (!watchStatement || (executed += 1) % statementsPerSample !== 0) return outcome
    const start = performance.now()
    const note = (): void => watchStatement?.((performance.now() - start) / 1000)
    // Beside the outcome: a failure that came later than those of the statements after it would be taken for theirs.
    outcome.then(note, note)
    return outcome
  }

  /**
   * Runs an operation in a transaction whose beginning was sent, but not answered yet: `begun`. So no round trip is spent
   * on it, nor on queries that nobody awaits. PostgreSQL answers in order, and after an error refuses everything, a commit
   * too: so the end need not wait for answers. A read sends it along with its last query (`endRead`), a write when all is
   * sent (`endWrite`).
   */
  async function drive<T>(
    connection: Connection,
    begun: Promise<unknown>,
    operation: Operation<T>,
    effects: Effects,
    {
      tenant = null,
      endRead,
      endWrite,
    }: { tenant?: string | null; endRead?: () => void; endWrite?: () => Promise<unknown> },
  ): Promise<T> {
    let fault: unknown
    let isReported = false
    const noteFault = (error: unknown): void => {
      if (fault === undefined || codeOf(fault) === failedTransactionCode) fault = error
    }
    const notePart = partTracker(effects, [])
    let unanswered: (Promise<void> | undefined)[] = [begun.then(() => undefined, noteFault)]

    async function answer(query: Query): Promise<Outcome> {
      // It undoes what failed, too.
      if (query.savepoint === 'rollback') connection.endBatch()
      if (query.along) return Promise.all([query, ...query.along].map((each) => execute(connection, each)))
      const outcome = await execute(connection, boundTo(query, tenant))
      if (query.savepoint) notePart(query)
      else noteEffects(effects, query, outcome)
      return outcome
    }

    let step = operation.next()
    let isOver = false
    while (!step.done) {
      if (isOver) throw new Error(`A read went on after its last query: ${step.value.sql}`)
      if (step.value.isUnawaited) {
        noteEffects(effects, step.value, 1)
        unanswered.push(execute(connection, boundTo(step.value, tenant)).then(() => undefined, noteFault))
        step = operation.next(0)
        continue
      }
      const answered = answer(step.value)
      if (endRead && step.value.isLast) {
        endRead()
        isOver = true
      }
      let outcome: Outcome
      try {
        outcome = await answered
      } catch (error) {
        await Promise.all(unanswered)
        noteFault(error)
        isReported = true
        step = operation.throw(fault)
        continue
      }
      if (unanswered.length > 0) await Promise.all(unanswered)
      unanswered = []
      if (step.value.savepoint === 'rollback') [fault, isReported] = [undefined, false]
      step = operation.next(outcome)
    }
    if (fault === undefined) unanswered.push(endWrite?.().then(() => undefined, noteFault))
    await Promise.all(unanswered)
    // Even if the operation has caught the error.
    if (fault !== undefined) throw isReported ? rolledBack() : fault
    return step.value
  }

  async function connect(from = connections): Promise<Connection> {
    try {
      return await from.connect()
    } catch (error) {
      unreachableAt = performance.now()
      throw error
    }
  }

  /** The answer to the last of several queries. */
  const sendAll = (connection: Connection, queries: readonly Query[]): Promise<Answer> =>
    Promise.all(queries.map((query) => send(connection, query))).then((answers) => answers.at(-1)!)

  async function transact<T>(
    begin: readonly Query[],
    work: (connection: Connection, begun: Promise<unknown>) => Promise<T>,
  ): Promise<T> {
    const connection = await connect()
    try {
      return await work(connection, sendAll(connection, begin))
    } catch (error) {
      await connection.rollback()
      throw error
    } finally {
      connection.release()
    }
  }

  /** Commits with some queries before. */
  async function commitWith(connection: Connection, queries: readonly Query[]): Promise<void> {
    const { tag } = await sendAll(connection, [...queries, commit])
    if (tag !== 'COMMIT') throw rolledBack()
  }

  /**
   * Cancels what the backend of a transaction runs, by the connection of the probes, as all others may be busy. Resolves
   * when the backend has received the request; what cannot be cancelled is ended by its time limit.
   */
  async function cancelStatement(begun: Promise<Answer>): Promise<void> {
    try {
      const [{ pid }] = (await begun).rows as readonly [{ readonly pid: number }]
      const connection = await probes.connect()
      try {
        // Only its owner may, and not the role in which the server works.
        await connection.query(`BEGIN; SET LOCAL ROLE NONE; SELECT pg_cancel_backend(${Number(pid)}); COMMIT`)
      } catch {
        await connection.rollback()
      } finally {
        connection.release()
      }
    } catch {
      // Neither a transaction that did not begin nor a database that cannot be reached runs anything.
    }
  }

  /**
   * As `transact`, but nobody waits until the transaction has ended, since it changes nothing. If the signal aborts, the
   * statement that runs is cancelled.
   */
  async function read<T>(
    tenant: string | null,
    operation: () => Operation<T>,
    { mayTakeLong = false, signal }: ReadOptions = {},
    from = connections,
  ): Promise<T> {
    const connection = await connect(from)
    let ended: Promise<unknown> | undefined
    // After an error PostgreSQL makes a rollback of it.
    const endRead = () => (ended ??= send(connection, commit).catch(() => connection.rollback()))
    let cancelled: Promise<void> | undefined
    let stopListening: (() => void) | undefined
    try {
      signal?.throwIfAborted()
      const begun = sendAll(connection, [
        beginRead,
        setTenant(tenant),
        ...(mayTakeLong ? [planEachTime] : []),
        ...(signal ? [askWho] : []),
      ])
      if (!signal) return await drive(connection, begun, operation(), noEffects(), { endRead })
      // So that it is answered before the statement that may have to be cancelled.
      connection.endBatch()
      const cancel = (): void => void (cancelled = cancelStatement(begun))
      signal.addEventListener('abort', cancel, { once: true })
      stopListening = () => signal.removeEventListener('abort', cancel)
      // Its end is sent when nothing of it can be cancelled any more: behind a pooler, the connection is somebody else's then.
      return await drive(connection, begun, untilAborted(operation(), signal), noEffects(), {})
    } catch (error) {
      throw signal?.aborted ? signal.reason : error
    } finally {
      stopListening?.()
      // A cancellation that has not reached the connection yet would cancel its next statement.
      void Promise.resolve(cancelled)
        .then(endRead)
        .finally(() => connection.release())
    }
  }

  async function write<T>(tenant: string | null, operation: () => Operation<T>): Promise<T> {
    const begin = [beginWrite, lockTenant(tenant)]
    for (let start = 1; ; start += 1) {
      try {
        const effects = noEffects()
        const value = await transact(begin, (connection, begun) =>
          drive(connection, begun, operation(), effects, {
            tenant,
            endWrite: () => commitWith(connection, tenant === null ? [] : incrementCounters(tenant, effects.written)),
          }),
        )
        announce(effects.announced)
        return value
      } catch (error) {
        if (start >= maxAttempts || !retriedCodes.has(codeOf(error))) throw asUnavailable(error)
      }
    }
  }

  const database: PostgresDatabase = {
    dialect: 'postgres',
    accounts: accountsDatabase('postgres', (note) => {
      const connect = () =>
        connections.connect().catch((error: unknown) => {
          note(error)
          throw error
        })
      return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: {} } as unknown as PostgresPool })
    }),
    // All queries of a read see the same snapshot, as on SQLite.
    read: (tenant, operation, options) =>
      read(tenant, operation, options).catch((error: unknown) => {
        throw asUnavailable(error)
      }),
    probe: (operation) =>
      read(null, operation, undefined, probes).catch((error: unknown) => {
        throw asUnavailable(error)
      }),
    async write(tenant, operation) {
      const arrivedAt = performance.now()
      return writeQueue.run(tenant ?? '', async () => {
        // If each queued write retried in turn, the last one would wait for minutes.
        if (unreachableAt > arrivedAt)
          throw new DatabaseUnavailable('The database could not be reached by those before.')
        return write(tenant, operation)
      })
    },
    // Sent in one message, because page requests wait for it.
    async changes(tenant) {
      try {
        const connection = await connections.connect()
        try {
          const answers: unknown = await connection.query({
            text: selectCounters(tenant),
            types: rowParsers,
          } as pg.QueryConfig)
          return changeCountsFrom((answers as readonly pg.QueryResult<ChangeRow>[])[2]!.rows)
        } catch (error) {
          await connection.rollback()
          throw error
        } finally {
          connection.release()
        }
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    onAnnounced,
    watchStatements(listener) {
      watchStatement = listener
    },
    load: () => ({ waiting: pool.waitingCount, connections: pool.totalCount, idle: pool.idleCount }),
    withLock: (name, work) =>
      transact([beginWrite], async (connection, begun) => {
        await begun
        await connection.query({ text: lockNamed(name), query_timeout: maxLockWait } as pg.QueryConfig)
        const value = await work()
        await commitWith(connection, [])
        return value
      }),
    async close() {
      await writeQueue.idle()
      await Promise.all([pool.end(), probePool.end()])
    },
  }
  return database
}

const beginRead: Query = { sql: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', parameters: [] }
const beginWrite: Query = { sql: 'BEGIN', parameters: [] }
const commit: Query = { sql: 'COMMIT', parameters: [] }

/** For what may take long, a better plan is worth the time it takes to make one. */
const planEachTime: Query = { sql: 'SET LOCAL plan_cache_mode = auto', parameters: [] }

const askWho: Query = { sql: 'SELECT pg_backend_pid() AS "pid"', parameters: [] }

/** Sets the tenant for row-level security. Without a tenant, no tenant's rows are visible. */
const setTenant = (tenant: string | null): Query => ({
  sql: `SELECT set_config('captain.tenant', $1, true)`,
  parameters: [tenant ?? ''],
})

/** The same for one that writes, which waits for those who write to it, on this server or another. */
const lockTenant = (tenant: string | null): Query => ({
  sql: `SELECT set_config('captain.tenant', $1, true), ${lockOf('$1')}`,
  parameters: [tenant ?? ''],
})

/** Waits for the named lock, and holds it until the transaction ends. */
const lockNamed = (name: string): string => `SELECT ${lockOf(pg.escapeLiteral(name))}`

/** The lock of a name, which is given as SQL. */
const lockOf = (name: string): string => `pg_advisory_xact_lock(hashtextextended('captain ' || ${name}, 0))`

/** The number of rows in a command tag, such as `INSERT 0 1`. */
const rowsChanged = (tag: string): number => Number(/\d+$/.exec(tag)?.[0] ?? 0)

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code

const rolledBack = (): Error => new Error('The transaction was undone by an error that its operation caught.')

/** In name order, to avoid deadlocks. */
const incrementCounters = (tenant: string, tables: ReadonlySet<string>): readonly Query[] =>
  [...tables].toSorted().map((table) => ({
    sql: `INSERT INTO "change_counter" VALUES ($1, $2, 1) ON CONFLICT ("tenant_id", "entity") DO UPDATE SET "count" = "change_counter"."count" + 1`,
    parameters: [tenant, table],
  }))

const selectCounters = (tenant: string): string =>
  `BEGIN READ ONLY; SET LOCAL captain.tenant = ${pg.escapeLiteral(tenant)}; ` +
  `SELECT "entity", "count" FROM "change_counter" WHERE "tenant_id" = ${pg.escapeLiteral(tenant)}; COMMIT`

interface WriteQueue {
  /** Runs work after all earlier work with the same key. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Resolves when the queue is empty. */
  idle(): Promise<void>
}

/** Work waiting in this queue does not hold a connection. */
function createWriteQueue(): WriteQueue {
  const last = new Map<string, Promise<unknown>>()
  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const previous = last.get(key)
      const result = previous ? previous.then(work, work) : work()
      const settled = result.then(
        () => undefined,
        () => undefined,
      )
      last.set(key, settled)
      void settled.then(() => last.get(key) === settled && last.delete(key))
      return result
    },
    async idle() {
      while (last.size > 0) await Promise.all(last.values())
    },
  }
}
