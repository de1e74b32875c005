import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { noteChange } from './changes.ts'
import type { Operation, Outcome, Query } from './query.ts'
import type { Database } from './runner.ts'
import { rowForms } from './postgres-types.ts'
import { writesInTurn } from './turn.ts'

/** The most statements that are given a name; the closed grammar of lists makes a few hundred. */
const namedMost = 1000

/** What PostgreSQL gives up on because of others is started again, this many times. */
const startsMost = 5
const givenUp: ReadonlySet<unknown> = new Set(['40001', '40P01'])

export interface PostgresDatabase extends Database {
  readonly dialect: 'postgres'
}

/**
 * Drives operations over connections of a pool, each in a transaction that says to the wall between tenants for which
 * tenant it is. The writes of one tenant come one after the other, here by a queue and between servers by a lock, so that
 * an operation may look before it writes, as on SQLite; tenants do not wait for each other.
 */
export function postgresRunner(pool: pg.Pool): PostgresDatabase {
  const inTurn = writesInTurn()
  const names = new LRUCache<string, string>({ max: namedMost })

  /** A statement is parsed and planned once by each connection that knows it by its name. */
  function nameOf(text: string): string {
    const known = names.get(text)
    if (known) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }

  async function execute(client: pg.PoolClient, { sql, parameters }: Query): Promise<Outcome> {
    const { fields, rows, rowCount } = await client.query<Record<string, unknown>>({
      name: nameOf(sql),
      text: sql,
      values: [...parameters],
      types: rowForms,
    })
    return fields.length > 0 ? rows : (rowCount ?? 0)
  }

  async function drive<T>(client: pg.PoolClient, operation: Operation<T>): Promise<T> {
    let step = operation.next()
    while (!step.done) {
      let outcome: Outcome = 0
      try {
        outcome = await execute(client, step.value)
      } catch (error) {
        step = operation.throw(error)
        continue
      }
      step = operation.next(outcome)
    }
    return step.value
  }

  async function transact<T>(begin: string, operation: () => Operation<T>): Promise<T> {
    const client = await pool.connect()
    let lost: Error | undefined
    try {
      await client.query(begin)
      const value = await drive(client, operation())
      const { command } = await client.query('COMMIT')
      // An operation that caught what a query threw: PostgreSQL has undone everything.
      if (command !== 'COMMIT') throw new Error('The transaction was undone by an error that its operation caught.')
      return value
    } catch (error) {
      await client.query('ROLLBACK').catch((fault: Error) => (lost = fault))
      throw error
    } finally {
      client.release(lost)
    }
  }

  async function write<T>(tenant: string | null, operation: () => Operation<T>): Promise<T> {
    const begin = `BEGIN; ${tenantIs(tenant)}; ${lockOf(tenant)}`
    for (let start = 1; ; start += 1) {
      try {
        return await transact(begin, operation)
      } catch (error) {
        if (start >= startsMost || !givenUp.has((error as { code?: unknown }).code)) throw error
      }
    }
  }

  const database: PostgresDatabase = {
    dialect: 'postgres',
    accounts: {
      db: new Kysely<never>({ dialect: new PostgresDialect({ pool }) }),
      type: 'postgres',
      transaction: false,
    },
    // All queries of one read see the same moment, as they do on SQLite.
    read: (tenant, operation) =>
      transact(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${tenantIs(tenant)}`, operation),
    async write(tenant, operation) {
      const value = await inTurn.run(tenant ?? '', () => write(tenant, operation))
      noteChange(database, tenant)
      return value
    },
    async close() {
      await inTurn.done()
      await pool.end()
    },
  }
  return database
}

/** Tells the wall for whom the transaction is. Without a tenant no row of any is there. */
const tenantIs = (tenant: string | null): string => `SET LOCAL captain.tenant = ${pg.escapeLiteral(tenant ?? '')}`

const lockOf = (tenant: string | null): string =>
  `SELECT pg_advisory_xact_lock(hashtextextended(${pg.escapeLiteral(`captain ${tenant ?? ''}`)}, 0))`
