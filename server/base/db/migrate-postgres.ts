import type { ClientBase } from 'pg'
import { CannotStart, CannotStartYet } from '../cannot-start.ts'
import { aloneReason, migrationFailed, readMigration, pendingMigrations, migrationsFolder } from './migrations.ts'
import { buildIndexes, hasConcurrentIndexes, withIndexesInside, withoutConcurrentIndexes } from './postgres-indexes.ts'
import { appRole, grantTables, enableRowLevelSecurity } from './row-level-security.ts'

/**
 * How long a statement waits for a table that others are using, and how often it is tried. Whoever comes after a waiting
 * migration waits too, so it gives way soon and comes back.
 */
const lockTimeout = '2s'
const maxAttempts = 60
const secondsBetween = 1
const lockTimeoutCode = '55P03'
const deadlockCode = '40P01'

/**
 * Migrates a PostgreSQL database to the newest schema while other servers may serve from it: applies all pending numbered
 * files in order, in one transaction, while other starting servers wait. Row-level security is enabled in the same
 * transaction. Indices that are made CONCURRENTLY follow it: after a file that has some, a new transaction begins.
 */
export async function migratePostgres(
  client: ClientBase,
  folder: string = migrationsFolder,
  attempts: number = maxAttempts,
): Promise<readonly string[]> {
  const applied: string[] = []
  for (;;) {
    // Also those that an earlier start did not get to.
    await buildIndexes(client, folder)
    const { names, isLast } = await migrateWithRetries(client, folder, attempts)
    applied.push(...names)
    if (isLast) return applied
  }
}

interface Batch {
  readonly names: readonly string[]
  readonly isLast: boolean
}

async function migrateWithRetries(client: ClientBase, folder: string, attempts: number): Promise<Batch> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateBatch(client, folder)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt >= attempts)
        throw new CannotStartYet(
          `A migration needs a table for itself for a moment, and others kept it for too long (${(error as Error).message}). Look for long transactions in pg_stat_activity, and start again.`,
        )
      await client.query('SELECT pg_sleep($1)', [secondsBetween])
    }
  }
}

/** Also where a server that still runs has what the migration wants, and wants what the migration has. */
const isLockTimeout = (error: unknown): boolean =>
  [error, (error as Error).cause].some((each) =>
    [lockTimeoutCode, deadlockCode].includes(String((each as { code?: unknown } | undefined)?.code)),
  )

async function migrateBatch(client: ClientBase, folder: string): Promise<Batch> {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('captain migration', 0))`)
  try {
    await client.query(`SET LOCAL lock_timeout = '${lockTimeout}'`)
    const batch = await applyPending(client, folder)
    if (batch.names.length > 0) await enableRowLevelSecurity(client)
    if (batch.names.length > 0 || !(await mayReadMigrations(client))) await grantTables(client)
    await client.query('COMMIT')
    return batch
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Whether the server's role sees what was applied; granted earlier versions did not. */
async function mayReadMigrations(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT has_table_privilege($1, '"migration"', 'SELECT') AS may`,
    [appRole],
  )
  return rows[0]!.may
}

async function applyPending(client: ClientBase, folder: string): Promise<Batch> {
  const { applied, pending } = await readMigrations(client, folder)
  // Nobody is served from an empty database.
  const isNew = applied.size === 0
  const alone = isNew ? undefined : aloneIn(folder, pending)
  if (alone) await assertNoServers(client, 1, mustBeAlone(alone))
  await client.query(`CREATE TABLE IF NOT EXISTS "migration" ("name" TEXT PRIMARY KEY, "appliedAt" TEXT NOT NULL)`)
  const names: string[] = []
  for (const name of pending) {
    const text = readMigration(folder, 'postgres', name)
    try {
      await client.query(isNew ? withIndexesInside(text) : withoutConcurrentIndexes(text))
      await client.query('INSERT INTO "migration" VALUES ($1, $2)', [name, new Date().toISOString()])
    } catch (error) {
      throw migrationFailed(name, text, error)
    }
    names.push(name)
    if (!isNew && hasConcurrentIndexes(text)) return { names, isLast: false }
  }
  return { names, isLast: true }
}

/** Servers name their connections so, which the owner of the database sees; migrations have another name. */
export const applicationName = 'captain'

/** How long connections of a server that has just ended may still be there: so many times so many seconds. */
const maxLooks = 4
const secondsBetweenLooks = 0.5

/**
 * The migrations that a database in use lacks, in order; of an empty one, none. Throws CannotStart if it is of a newer
 * version, and where servers are connected: none of several changes the schema by merely being started again, which
 * `npm run migrate` does as a step of its own (`besideOthers`), unless a migration must be started alone.
 */
export async function mayMigrate(
  client: ClientBase,
  { besideOthers }: { readonly besideOthers: boolean },
): Promise<readonly string[]> {
  const { applied, pending } = await readMigrations(client, migrationsFolder)
  if (applied.size === 0) return []
  const alone = aloneIn(migrationsFolder, pending)
  if (alone) await assertNoServers(client, maxLooks, mustBeAlone(alone))
  else if (pending.length > 0 && !besideOthers) await assertNoServers(client, maxLooks, mustBeMigrated(pending))
  return pending
}

/** The migrations that a database has, none of an empty one, and those that it lacks, in order. */
async function readMigrations(client: ClientBase, folder: string) {
  const { rows: tables } = await client.query<{ migration: string | null }>(
    `SELECT to_regclass('"migration"') AS migration`,
  )
  const { rows } =
    tables[0]!.migration === null
      ? { rows: [] }
      : await client.query<{ name: string }>('SELECT "name" FROM "migration"')
  const applied = new Set(rows.map(({ name }) => name))
  return { applied, pending: pendingMigrations(folder, 'postgres', applied) }
}

interface Alone {
  readonly name: string
  readonly reason: string
}

/** The first of pending migrations that must be started alone. */
function aloneIn(folder: string, pending: readonly string[]): Alone | undefined {
  for (const name of pending) {
    const reason = aloneReason(readMigration(folder, 'postgres', name))
    if (reason !== undefined) return { name, reason }
  }
  return undefined
}

/** How many connections servers have to the database. */
async function serverConnections(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ connections: number }>(
    `SELECT count(*)::int AS connections FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = $1`,
    [applicationName],
  )
  return rows[0]!.connections
}

/** Looks so many times whether servers are connected to the database; throws the refusal if they still are. */
async function assertNoServers(
  client: ClientBase,
  looks: number,
  refusal: (connections: number) => CannotStart,
): Promise<void> {
  for (let look = 1; ; look += 1) {
    const connections = await serverConnections(client)
    if (connections === 0) return
    if (look === looks) throw refusal(connections)
    await client.query('SELECT pg_sleep($1)', [secondsBetweenLooks])
  }
}

const mustBeAlone =
  ({ name, reason }: Alone) =>
  (connections: number): CannotStart =>
    new CannotStart(
      `This version must be started alone: ${reason} (migration ${name}). Other servers still have ${connections} connections to the database. Nothing was changed. Stop all of them, and the connections that a pooler keeps, then start again.`,
    )

const mustBeMigrated =
  (pending: readonly string[]) =>
  (connections: number): CannotStart =>
    new CannotStart(
      `This version changes the database (migration ${pending.join(', ')}), and other servers have ${connections} connections to it. Nothing was changed. Run npm run migrate with this version while they go on: it makes a backup first if backups are set. Then start again. If no server runs, a pooler may still keep its connections.`,
    )
