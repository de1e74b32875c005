import pg from 'pg'
import { DatabaseUnavailable } from '../errors/unavailable.ts'

/** A connection of the pool while somebody works with it. */
export interface Connection {
  /** Throws DatabaseUnavailable when there is no answer any more. */
  query<Row extends object>(query: string | pg.QueryConfig, values?: readonly unknown[]): Promise<pg.QueryResult<Row>>
  /** Undoes the transaction that failed; a connection that cannot is of no further use. */
  rollback(): Promise<void>
  /** Gives it back to the pool, or ends it where it broke. */
  release(): void
}

export interface ConnectionPool {
  /** Throws DatabaseUnavailable when the database cannot be reached. */
  connect(): Promise<Connection>
}

/** After these PostgreSQL hangs up (FATAL), or the connection leads to a server that takes no writes any more. */
const fatalCodes = /^(?:08...|57P0.|25006)$/

/**
 * The connections of a pool, of which none that breaks does harm: a broken one is never lent again, and its `error` event,
 * which would end the process if nobody listened, is heard also while it is lent.
 */
export function connectionPool(pool: pg.Pool): ConnectionPool {
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))

  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable(error)
      })
      let broken = false

      async function query<Row extends object>(query: string | pg.QueryConfig, values?: readonly unknown[]) {
        try {
          return await client.query<Row>(query, values as unknown[] | undefined)
        } catch (error) {
          // What PostgreSQL did not say itself is the driver's: no connection, or no answer in time.
          broken ||= !(error instanceof pg.DatabaseError) || fatalCodes.test(error.code ?? '')
          throw broken ? new DatabaseUnavailable(error) : error
        }
      }

      return {
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

/** Whoever works with the connection is told by the query that fails. */
const ignore = (): void => undefined
