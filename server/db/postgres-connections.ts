import type { Socket } from 'node:net'
import pg from 'pg'
import { DatabaseUnavailable } from '../errors/unavailable.ts'

/** A connection checked out of the pool. */
export interface Connection {
  /** Throws DatabaseUnavailable if the database no longer responds. */
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
 * A pool that handles broken connections: they are never reused, and their `error` event, which would end the process
 * without a listener, is handled even while they are checked out.
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
      const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection

      async function query<Row extends object>(query: string | pg.QueryConfig, values?: readonly unknown[]) {
        try {
          sendTogether(stream)
          return await client.query<Row>(query, values as unknown[] | undefined)
        } catch (error) {
          // An error that PostgreSQL did not send comes from the driver: no connection, or no answer in time.
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

/** Sends what is written until the work at hand is done in one packet: by itself, each query would be a write of its own. */
function sendTogether(stream: Socket): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The error also surfaces in the query that fails. */
const ignore = (): void => undefined
