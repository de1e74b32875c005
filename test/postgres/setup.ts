import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../server/base/db/open-postgres.ts'
import { startCluster } from './cluster.ts'
import '../../server/features.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the cluster as its superuser. */
    postgres: string
  }
}

/** The owner of every database of the tests: no superuser, but one who may make the role of the server. */
export const owner = 'captain_owner'
/** The database with all migrations and no rows that those of the tests are copied from. */
export const template = 'captain_template'

/** One cluster for all suites on PostgreSQL. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const clusterUrl = process.env.TEST_POSTGRES_URL
  const { url, stop } = clusterUrl ? { url: clusterUrl, stop: async () => undefined } : await startCluster()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${template}`)
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [owner])
  if (rowCount === 0) await client.query(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD '${owner}'`)
  await client.query(`CREATE DATABASE ${template} OWNER ${owner}`)
  await client.end()
  const { database } = await openPostgres(addressOf(url, template, owner))
  await database.close()
  provide('postgres', url)
  return stop
}

/** The address of a database of a cluster, as its superuser or as the owner. */
export function addressOf(cluster: string, database: string, user?: string): string {
  const url = new URL(cluster)
  url.pathname = database
  if (user) {
    url.username = user
    url.password = user
  }
  return url.href
}
