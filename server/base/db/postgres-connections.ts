import pg from 'pg'
import { Batch, type Answer, type KnownStatements, type NamedStatement } from './postgres-batch.ts'
import { DatabaseUnavailable } from '../errors/unavailable.ts'

/** A connection checked out of the pool. */
export interface Connection {
  /**
   * Runs a statement in one batch with all others until the work at hand is done: if one of them fails, so do those after
   * it. Throws DatabaseUnavailable if the database no longer responds.
   */
  execute(statement: NamedStatement, values: readonly unknown[]): Promise<Answer>
  /** Ends the batch: what comes next runs even if something before it fails. */
  endBatch(): void
  /** The same for a query by itself, as the driver runs it. */
  query<Row extends object>(query: string | pg.QueryConfig, values?: readonly unknown[]): Promise<pg.QueryResult<Row>>
  /** Rolls back the failed transaction; if that fails, the connection is discarded. */
  rollback(): Promise<void>
  /** Returns the connection to the pool, or closes it if it is broken. */
  release(): void
}

export interface ConnectionPool {
  /** Throws DatabaseUnavailable if the database cannot be reached. */
  connect(): Promise<Connection>
}

/** After these errors PostgreSQL closes the connection (FATAL), or it leads to a server that has become read-only. */
const fatalCodes = /^(?:08...|57P0.|25006)$/

/**
 * A connection pool that handles broken connections: they are never reused, and their `error` event, which would end
 * the process without a listener, is handled even while they are checked out.
 */
export function connectionPool(pool: pg.Pool): ConnectionPool {
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const known = new WeakMap<pg.PoolClient, KnownStatements>()
  const knownBy = (client: pg.PoolClient): KnownStatements => {
    const statements = known.get(client) ?? new Map()
    known.set(client, statements)
    return statements
  }

  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable(error)
      })
      let broken = false
      let batch: Batch | undefined

      function endBatch(): void {
        const full = batch
        batch = undefined
        if (full) client.query(full)
      }

      function faultOf(error: unknown): unknown {
        // An error that PostgreSQL did not send comes from the driver: no connection, or no answer in time.
        broken ||= !(error instanceof pg.DatabaseError) || fatalCodes.test(error.code ?? '')
        return broken ? new DatabaseUnavailable(error) : error
      }

      function execute(statement: NamedStatement, values: readonly unknown[]): Promise<Answer> {
        if (!batch) {
          batch = new Batch(knownBy(client), faultOf)
          process.nextTick(endBatch)
        }
        return batch.add(statement, values)
      }

      function query<Row extends object>(query: string | pg.QueryConfig, values?: readonly unknown[]) {
        endBatch()
        return client.query<Row>(query, values as unknown[] | undefined).catch((error: unknown) => {
          throw faultOf(error)
        })
      }

      return {
        execute,
        endBatch,
        query,
        async rollback() {
          if (broken) return
          await query('ROLLBACK').catch(() => (broken = true))
        },
        release: () => client.release(broken),
      }
    },
  }
}

/** The error also surfaces in the query that fails. */
const ignore = (): void => undefined
