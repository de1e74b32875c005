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
  type ChangeRow,
  type Effects,
} from './change-counter.ts'
import { connectionPool, type Connection } from './postgres-connections.ts'
import type { Operation, Outcome, Query } from './query.ts'
import type { Database } from './runner.ts'
import { rowParsers } from './postgres-types.ts'
import { createWriteQueue } from './write-queue.ts'
import { asUnavailable, DatabaseUnavailable } from '../errors/unavailable.ts'

/** The most statements that are given a name; the closed grammar of lists makes a few hundred. */
const maxNamedStatements = 1000

/** What PostgreSQL gives up on because of others is started again, this many times. */
const maxAttempts = 5
const retriedCodes: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/** What is said of every further statement after one that failed in the same transaction. */
const failedTransactionCode = '25P02'

/** How long another server may take over what it does alone, in milliseconds. */
const maxLockWait = 600_000

export interface PostgresDatabase extends Database {
  readonly dialect: 'postgres'
}

/**
 * Drives operations over connections of a pool, each in a transaction that says to the wall between tenants for which
 * tenant it is. The writes of one tenant come one after the other, here by a queue and between servers by a lock, so that
 * an operation may look before it writes, as on SQLite; tenants do not wait for each other.
 */
export function postgresRunner(pool: pg.Pool): PostgresDatabase {
  const connections = connectionPool(pool)
  const writeQueue = createWriteQueue()
  /** When the database could not be reached the last time. */
  let unreachableAt = -Infinity
  const { onAnnounced, announce } = announcements()
  const names = new LRUCache<string, string>({ max: maxNamedStatements })

  /** A statement is parsed and planned once by each connection that knows it by its name. */
  function nameOf(text: string): string {
    const known = names.get(text)
    if (known) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }

  async function execute(connection: Connection, { sql, parameters }: Query): Promise<Outcome> {
    const { fields, rows, rowCount } = await connection.query<Record<string, unknown>>({
      name: nameOf(sql),
      text: sql,
      values: [...parameters],
      types: rowParsers,
    })
    return fields.length > 0 ? rows : (rowCount ?? 0)
  }

  async function drive<T>(connection: Connection, operation: Operation<T>, effects?: Effects): Promise<T> {
    let fault: unknown
    try {
      let step = operation.next()
      while (!step.done) {
        let outcome: Outcome = 0
        try {
          outcome = await execute(connection, step.value)
          if (effects) noteEffects(effects, step.value, outcome)
        } catch (error) {
          fault ??= error
          step = operation.throw(error)
          continue
        }
        step = operation.next(outcome)
      }
      return step.value
    } catch (error) {
      throw codeOf(error) === failedTransactionCode ? fault : error
    }
  }

  async function transact<T>(
    begin: string,
    work: (connection: Connection) => Promise<T>,
    beforeCommit: () => string = () => '',
  ): Promise<T> {
    const connection = await connections.connect().catch((error: unknown) => {
      unreachableAt = performance.now()
      throw error
    })
    try {
      await connection.query(begin)
      const value = await work(connection)
      // In one message, so that what is done last costs no answer of its own.
      const ended: unknown = await connection.query(`${beforeCommit()}COMMIT`).catch((error: unknown) => {
        throw codeOf(error) === failedTransactionCode ? rolledBack() : error
      })
      // An operation that caught what a query threw: PostgreSQL has undone everything.
      const { command } = [ended].flat().at(-1) as pg.QueryResult
      if (command !== 'COMMIT') throw rolledBack()
      return value
    } catch (error) {
      await connection.rollback()
      throw error
    } finally {
      connection.release()
    }
  }

  async function write<T>(tenant: string | null, operation: () => Operation<T>): Promise<T> {
    const begin = `BEGIN; ${setTenant(tenant)}; ${lockTenant(tenant)}`
    for (let start = 1; ; start += 1) {
      try {
        const effects = noEffects()
        const work = (connection: Connection) => drive(connection, operation(), effects)
        const value = await transact(begin, work, () => (tenant === null ? '' : raiseCounters(tenant, effects.written)))
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
    // All queries of one read see the same moment, as they do on SQLite.
    read: (tenant, operation) =>
      transact(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${setTenant(tenant)}`, (connection) =>
        drive(connection, operation()),
      ).catch((error: unknown) => {
        throw asUnavailable(error)
      }),
    async write(tenant, operation) {
      const arrivedAt = performance.now()
      return writeQueue.run(tenant ?? '', async () => {
        // Trying again for each that waits in line, one after the other, would keep the last of them waiting for minutes.
        if (unreachableAt > arrivedAt)
          throw new DatabaseUnavailable('The database could not be reached by those before.')
        return write(tenant, operation)
      })
    },
    // In one message: whoever asks for a page waits for it.
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
    withLock: (name, work) =>
      transact('BEGIN', async (connection) => {
        await connection.query({ text: lockNamed(name), query_timeout: maxLockWait } as pg.QueryConfig)
        return work()
      }),
    async close() {
      await writeQueue.idle()
      await pool.end()
    },
  }
  return database
}

/** Tells the wall for whom the transaction is. Without a tenant no row of any is there. */
const setTenant = (tenant: string | null): string => `SET LOCAL captain.tenant = ${pg.escapeLiteral(tenant ?? '')}`

/** Waits for whoever holds the lock of that name, on this server or another, and holds it until the transaction ends. */
const lockNamed = (name: string): string =>
  `SELECT pg_advisory_xact_lock(hashtextextended(${pg.escapeLiteral(`captain ${name}`)}, 0))`

const lockTenant = (tenant: string | null): string => lockNamed(tenant ?? '')

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code

const rolledBack = (): Error => new Error('The transaction was undone by an error that its operation caught.')

/** In the order of their names, so that nobody waits for somebody who waits for them. */
const raiseCounters = (tenant: string, tables: ReadonlySet<string>): string =>
  tables.size === 0
    ? ''
    : `INSERT INTO "change_counter" VALUES ${[...tables]
        .toSorted()
        .map((table) => `(${pg.escapeLiteral(tenant)}, ${pg.escapeLiteral(table)}, 1)`)
        .join(', ')} ON CONFLICT ("tenant_id", "entity") DO UPDATE SET "count" = "change_counter"."count" + 1; `

const selectCounters = (tenant: string): string =>
  `BEGIN READ ONLY; ${setTenant(tenant)}; ` +
  `SELECT "entity", "count" FROM "change_counter" WHERE "tenant_id" = ${pg.escapeLiteral(tenant)}; COMMIT`
