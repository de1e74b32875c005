import pg from 'pg'
import { openPostgres } from '../../server/base/db/open-postgres.ts'
import { rowParsers } from '../../server/base/db/postgres-types.ts'
import type { TestDatabase } from '../server/support/database.ts'
import { addressOf, owner, template } from './setup.ts'

/** Databases that a test is done with, emptied for the next: that is ten times faster than another one. */
const free: TestDatabase[] = []
/** Of every open database, how to end it. */
const open = new Map<TestDatabase, () => Promise<void>>()
let made = 0

export const postgresDatabase = async (cluster: string): Promise<TestDatabase> => free.pop() ?? (await make(cluster))

async function make(cluster: string): Promise<TestDatabase> {
  const name = `captain_test_${process.pid}_${(made += 1)}`
  const withAdmin = async (work: (admin: pg.Client) => Promise<unknown>) => {
    const admin = new pg.Client({ connectionString: cluster })
    await admin.connect()
    await work(admin)
    await admin.end()
  }
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner}`))
  const above = new pg.Client({ connectionString: addressOf(cluster, name), types: rowParsers })
  // The cluster is stopped at once when the suites are over.
  above.on('error', () => undefined)
  await above.connect()
  const { database } = await openPostgres(addressOf(cluster, name, owner))
  const opened: TestDatabase = {
    database,
    sql: async (text, ...values) => {
      let next = 0
      const { rows } = await above.query<Record<string, unknown>>(
        text.replaceAll('?', () => `$${(next += 1)}`),
        [...values],
      )
      return rows
    },
    async withoutKeys(work) {
      await above.query('SET session_replication_role = replica')
      try {
        await work()
      } finally {
        await above.query('RESET session_replication_role')
      }
    },
    close: async () => {
      await above.query(emptied)
      free.push(opened)
    },
  }
  open.set(opened, async () => {
    await database.close()
    await above.end()
    await withAdmin((admin) => admin.query(`DROP DATABASE ${name}`))
  })
  return opened
}

/** Ends the databases that a file of tests has not given back; the others are there for the next file. */
export async function closeDatabases(): Promise<void> {
  const left = [...open].filter(([database]) => !free.includes(database))
  for (const [database] of left) open.delete(database)
  await Promise.all(left.map(([, end]) => end()))
}

const emptied = `
  DO $$ DECLARE each text; BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'
    LOOP EXECUTE format('DELETE FROM %I', each); END LOOP;
  END $$`
