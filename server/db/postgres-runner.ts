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
import { untilAborted, type Operation, type Outcome, type Query } from './query.ts'
import { statementsPerSample, type Database, type ReadOptions } from './database.ts'
import { rowParsers } from './postgres-types.ts'
import { createWriteQueue } from './write-queue.ts'
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
  const names = new LRUCache<string, string>({ max: maxNamedStatements })

  /** A named statement is parsed and planned once per connection. */
  function nameOf(text: string): string {
    const known = names.get(text)
    if (known) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }

  let watchStatement: ((seconds: number) => void) | undefined
  let statements = 0

  async function execute(connection: Connection, query: Query): Promise<Outcome> {
    if (!watchStatement || (statements += 1) % statementsPerSample !== 0) return executeQuery(connection, query)
    const start = performance.now()
    try {
      return await executeQuery(connection, query)
    } finally {
      watchStatement((performance.now() - start) / 1000)
    }
  }

  async function executeQuery(connection: Connection, { sql, parameters }: Query): Promise<Outcome> {
    const { fields, rows, rowCount } = await connection.query<Record<string, unknown>>({
      name: nameOf(sql),
      text: sql,
      values: [...parameters],
      types: rowParsers,
    })
    return fields.length > 0 ? rows : (rowCount ?? 0)
  }

  /**
   * Runs an operation in a transaction whose beginning was sent, but not answered yet: `begun`. So no round trip is spent
   * on it, nor on queries that nobody awaits. PostgreSQL answers in order, and after an error refuses everything. `end`
   * sends the transaction's end, after the last query of a read.
   */
  async function drive<T>(
    connection: Connection,
    begun: Promise<unknown>,
    operation: Operation<T>,
    effects: Effects,
    end?: () => void,
  ): Promise<T> {
    let fault: unknown
    let isTold = false
    const noteFault = (error: unknown): void => {
      if (fault === undefined || codeOf(fault) === failedTransactionCode) fault = error
    }
    const notePart = partTracker(effects, [])
    let unanswered = [begun.then(() => undefined, noteFault)]

    async function answer(query: Query): Promise<Outcome> {
      if (query.along) return Promise.all([query, ...query.along].map((each) => execute(connection, each)))
      const outcome = await execute(connection, query)
      if (query.savepoint) notePart(query)
      else noteEffects(effects, query, outcome)
      if (query.savepoint === 'rollback') [fault, isTold] = [undefined, false]
      return outcome
    }

    let step = operation.next()
    let isOver = false
    while (!step.done) {
      if (isOver) throw new Error(`A read went on after its last query: ${step.value.sql}`)
      const answered = answer(step.value)
      if (end && step.value.isLast) {
        end()
        isOver = true
      }
      if (step.value.isUnawaited) {
        unanswered.push(answered.then(() => undefined, noteFault))
        step = operation.next(0)
        continue
      }
      let outcome: Outcome
      try {
        outcome = await answered
      } catch (error) {
        await Promise.all(unanswered)
        noteFault(error)
        isTold = true
        step = operation.throw(fault)
        continue
      }
      if (unanswered.length > 0) await Promise.all(unanswered)
      unanswered = []
      step = operation.next(outcome)
    }
    await Promise.all(unanswered)
    // Even if the operation has caught the error.
    if (fault !== undefined) throw isTold ? rolledBack() : fault
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

  async function transact<T>(
    begin: string,
    work: (connection: Connection, begun: Promise<unknown>) => Promise<T>,
    beforeCommit: () => readonly Query[] = () => [],
  ): Promise<T> {
    const connection = await connect()
    try {
      const value = await work(connection, connection.query(begin))
      // Sent together, to save a round trip.
      const last = beforeCommit().map((query) => execute(connection, query))
      const [{ command }] = await Promise.all([connection.query('COMMIT'), ...last])
      if (command !== 'COMMIT') throw rolledBack()
      return value
    } catch (error) {
      await connection.rollback()
      throw error
    } finally {
      connection.release()
    }
  }

  /**
   * Cancels what the backend of a transaction runs, by the connection of the probes, as all others may be busy. Resolves
   * when the backend has been told; what cannot be cancelled is ended by its time limit.
   */
  async function cancelStatement(begun: Promise<unknown>): Promise<void> {
    try {
      const { pid } = ((await begun) as readonly pg.QueryResult<{ pid: number }>[]).at(-1)!.rows[0]!
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
    const planning = mayTakeLong ? `; ${planEachTime}` : ''
    const asking = signal ? '; SELECT pg_backend_pid() AS "pid"' : ''
    let ended: Promise<unknown> | undefined
    // After an error PostgreSQL makes a rollback of it.
    const end = () => (ended ??= connection.query('COMMIT').catch(() => connection.rollback()))
    let cancelled: Promise<void> | undefined
    let stopListening: (() => void) | undefined
    try {
      signal?.throwIfAborted()
      const begun = connection.query(
        `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${setTenant(tenant)}${planning}${asking}`,
      )
      if (!signal) return await drive(connection, begun, operation(), noEffects(), end)
      const cancel = (): void => void (cancelled = cancelStatement(begun))
      signal.addEventListener('abort', cancel, { once: true })
      stopListening = () => signal.removeEventListener('abort', cancel)
      return await drive(connection, begun, untilAborted(operation(), signal), noEffects(), end)
    } catch (error) {
      throw signal?.aborted ? signal.reason : error
    } finally {
      stopListening?.()
      // A cancellation that the connection was not told of yet would hit what it does next.
      void Promise.resolve(cancelled)
        .then(end)
        .finally(() => connection.release())
    }
  }

  async function write<T>(tenant: string | null, operation: () => Operation<T>): Promise<T> {
    const begin = `BEGIN; ${setTenant(tenant)}; ${lockTenant(tenant)}`
    for (let start = 1; ; start += 1) {
      try {
        const effects = noEffects()
        const work = (connection: Connection, begun: Promise<unknown>) => drive(connection, begun, operation(), effects)
        const value = await transact(begin, work, () => (tenant === null ? [] : raiseCounters(tenant, effects.written)))
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
      transact('BEGIN', async (connection, begun) => {
        await begun
        await connection.query({ text: lockNamed(name), query_timeout: maxLockWait } as pg.QueryConfig)
        return work()
      }),
    async close() {
      await writeQueue.idle()
      await Promise.all([pool.end(), probePool.end()])
    },
  }
  return database
}

/** Sets the tenant for row-level security. Without a tenant, no tenant's rows are visible. */
const setTenant = (tenant: string | null): string => `SET LOCAL captain.tenant = ${pg.escapeLiteral(tenant ?? '')}`

/** For what may take long, a better plan is worth the time it takes to make one. */
const planEachTime = 'SET LOCAL plan_cache_mode = auto'

/** Waits for the named lock, held on this server or another, and holds it until the transaction ends. */
const lockNamed = (name: string): string =>
  `SELECT pg_advisory_xact_lock(hashtextextended(${pg.escapeLiteral(`captain ${name}`)}, 0))`

const lockTenant = (tenant: string | null): string => lockNamed(tenant ?? '')

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code

const rolledBack = (): Error => new Error('The transaction was undone by an error that its operation caught.')

/** In name order, to avoid deadlocks. */
const raiseCounters = (tenant: string, tables: ReadonlySet<string>): readonly Query[] =>
  [...tables].toSorted().map((table) => ({
    sql: `INSERT INTO "change_counter" VALUES ($1, $2, 1) ON CONFLICT ("tenant_id", "entity") DO UPDATE SET "count" = "change_counter"."count" + 1`,
    parameters: [tenant, table],
  }))

const selectCounters = (tenant: string): string =>
  `BEGIN READ ONLY; ${setTenant(tenant)}; ` +
  `SELECT "entity", "count" FROM "change_counter" WHERE "tenant_id" = ${pg.escapeLiteral(tenant)}; COMMIT`
