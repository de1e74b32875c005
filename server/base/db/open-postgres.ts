import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart, CannotStartYet } from '../cannot-start.ts'
import { assertSitesOfPostgres } from './known-sites.ts'
import { applicationName, mayMigrate, migratePostgres } from './migrate-postgres.ts'
import { postgresRunner, type PostgresDatabase } from './postgres-runner.ts'
import { appRole } from './row-level-security.ts'

export const minVersion = 15
const hour = 3600

/**
 * The maximum duration of a statement, including lock waits, in milliseconds; shorter than the time limit of a request.
 */
const statementLimit = 30_000
/**
 * Timeouts for connecting and for query results, in milliseconds. The latter is longer than `statementLimit`, so that
 * PostgreSQL cancels slow statements first.
 */
const patience = 10_000
const queryTimeout = statementLimit + 5_000

interface OpenedPostgres {
  readonly database: PostgresDatabase
  /** The migrations that were applied. */
  readonly migrated: readonly string[]
}

/** How many connections each of several processes keeps at most: few need more, as each waits for the database by itself. */
export const connectionsOf = (processes: number): number => Math.max(4, Math.ceil(16 / processes))

/** How many connections a server has at most: each of its processes has another for its probes. */
export const connectionsOfAll = (processes: number): number => processes * (connectionsOf(processes) + 1)

interface PostgresOptions {
  /** How many connections are kept at most. */
  readonly connections?: number
  /**
   * The URL of a pooler that may give each transaction another connection, as a user whose sessions PostgreSQL itself begins
   * with `settings`: a pooler passes on no settings of a session.
   */
  readonly pooler?: string | undefined
  /** Migrates although other servers are connected: what `npm run migrate` is for. Otherwise that is refused. */
  readonly besideOthers?: boolean
  /** Called before anything is changed if the database has been set up; throws to leave it as it is. */
  readonly ifInUse?: () => void
}

/**
 * What the server's sessions begin with. Statements are planned once: by itself PostgreSQL plans those with a limit each
 * time, since it knows the limit only then, which takes as long as a page of a list.
 */
const settings = { role: appRole, statement_timeout: statementLimit, plan_cache_mode: 'force_generic_plan' }

/**
 * Opens a PostgreSQL database using its owner's URL: migrates as the owner, then works only as the server's role, which
 * owns nothing.
 */
export async function openPostgres(
  url: string,
  { connections = connectionsOf(1), pooler, besideOthers = false, ifInUse }: PostgresOptions = {},
): Promise<OpenedPostgres> {
  // Passed on connecting, so that resetting the session returns to it.
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const sessions = { connectionString: pooler ?? url, ...(pooler === undefined && { options }) }
  const migrated = await asOwner(url, async (client) => {
    await assertVersion(client)
    if (ifInUse && (await isInUse(client))) ifInUse()
    await assertSitesOfPostgres(client)
    await mayMigrate(client, { besideOthers })
    await ensureRole(client)
    // Before a migration, after which the former version starts no more.
    await assertSessions(sessions, pooler === undefined ? 'DATABASE_URL' : 'DATABASE_POOLER_URL')
    return migratePostgres(client)
  })
  const pool = new pg.Pool({
    ...sessions,
    max: connections,
    pipeline: true,
    maxLifetimeSeconds: hour,
    connectionTimeoutMillis: patience,
    // A server that vanished without closing the connection would never answer.
    query_timeout: queryTimeout,
    keepAlive: true,
    application_name: applicationName,
  })
  return { database: postgresRunner(pool), migrated }
}

/** Whether a server has set the database up: the row of the operator is visible to everybody. */
async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const { rows: tables } = await client.query<{ tenants: string | null }>(`SELECT to_regclass('"tenant"') AS tenants`)
  if (tables[0]!.tenants === null) return false
  return ((await client.query('SELECT FROM "tenant" LIMIT 1')).rowCount ?? 0) > 0
}

/**
 * Throws CannotStart unless a server could work by the pooler at the URL: it can be reached, and its sessions begin as
 * they should.
 */
export const assertPooler = (url: string): Promise<void> =>
  assertSessions({ connectionString: url }, 'DATABASE_POOLER_URL')

/** Throws CannotStart unless a server could work in sessions of a variable's URL. */
async function assertSessions(sessions: pg.PoolConfig, variable: string): Promise<void> {
  const pool = new pg.Pool({ ...sessions, max: 2, connectionTimeoutMillis: patience, query_timeout: patience })
  pool.on('error', () => undefined)
  try {
    await assertRestrictedRole(pool, variable)
    if (variable !== 'DATABASE_URL') await assertKeepsStatements(pool, variable)
  } catch (error) {
    if (error instanceof CannotStart) throw error
    if (isStartupRefused(error)) throw behindPooler(error)
    if (variable === 'DATABASE_URL') throw error
    throw new CannotStartYet(`${variable}: the pooler cannot be used (${messageOf(error)}).`)
  } finally {
    await pool.end()
  }
}

/** Does work on a connection of the owner, who may change the schema. */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await ownerOf(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** How long PostgreSQL may take to start, if both start together, and the retry interval; in milliseconds. */
const maxStartTime = 60_000
const askEvery = 500
const starting = '57P03'

/** A connection of the owner, which the caller ends. */
export async function ownerOf(url: string): Promise<pg.Client> {
  for (const until = performance.now() + maxStartTime; ; await setTimeout(askEvery)) {
    const client = new pg.Client({
      connectionString: url,
      application_name: `${applicationName} owner`,
      connectionTimeoutMillis: patience,
      // It waits for statements that take long, such as those of migrations: for ever, if the server had vanished.
      keepAlive: true,
    })
    // Connection errors surface in the query that fails.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if ((error as { code?: unknown }).code === starting && performance.now() < until) continue
      throw new CannotStartYet(
        `DATABASE_URL: PostgreSQL cannot be reached (${messageOf(error)}). Nothing was changed. See that it runs there and lets this user in.`,
      )
    }
  }
}

async function assertVersion(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string }>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
  )
  const { number, name } = rows[0]!
  if (Number(number) < minVersion * 10_000)
    throw new CannotStart(`DATABASE_URL: Captain needs PostgreSQL ${minVersion} or newer, and this is ${name}.`)
}

/** Creates the server's role if it is missing, and lets the owner switch to it. */
async function ensureRole(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [appRole])
  try {
    if (rowCount === 0) await client.query(`CREATE ROLE ${appRole} NOLOGIN NOSUPERUSER NOBYPASSRLS`)
    const { rows } = await client.query<{ may: boolean }>(
      `SELECT pg_has_role(current_user, $1, ${await membershipPrivilege(client)}) AS may`,
      [appRole],
    )
    if (!rows[0]!.may) await client.query(`GRANT ${appRole} TO CURRENT_USER`)
  } catch (error) {
    throw new CannotStart(
      `DATABASE_URL: the role ${appRole}, in which the server works, cannot be ${rowCount === 0 ? 'made' : 'used'} (${messageOf(error)}). ` +
        `Have an administrator of PostgreSQL run: ${rowCount === 0 ? `CREATE ROLE ${appRole} NOLOGIN; ` : ''}GRANT ${appRole} TO <the user of DATABASE_URL>;`,
    )
  }
}

/** Since version 16, being a member of a role and being allowed to switch to it are separate privileges. */
async function membershipPrivilege(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ number: string }>(`SELECT current_setting('server_version_num') AS number`)
  return Number(rows[0]!.number) >= 160_000 ? `'SET'` : `'MEMBER'`
}

/**
 * Throws unless row-level security applies to the role: it must not be a superuser, bypass row-level security, or own a
 * table.
 */
async function assertRestrictedRole(pool: pg.Pool, variable: string): Promise<void> {
  const { rows } = await pool.query<{ role: string; user: string; above: boolean; owns: boolean; limit: string }>(`
    SELECT current_user AS role, session_user AS "user", rolsuper OR rolbypassrls AS above,
      EXISTS (SELECT FROM pg_class c WHERE c.relowner = r.oid AND c.relnamespace = current_schema()::regnamespace) AS owns,
      current_setting('statement_timeout') AS limit
    FROM pg_roles r WHERE rolname = current_user`)
  const { role, user, above, owns, limit } = rows[0]!
  if (role !== appRole || above || owns)
    throw new CannotStart(
      `${variable}: the server would work as ${role}, which the walls between tenants do not hold. ` +
        `Its sessions must begin as ${appRole}, which owns nothing. ${sessionSettingsAdvice(user)}`,
    )
  if (limit === '0')
    throw new CannotStart(
      `${variable}: its sessions know no longest time of a statement. ${sessionSettingsAdvice(user)}`,
    )
}

/**
 * Throws unless a statement that one transaction has prepared is known to the next, also where that gets another connection
 * since somebody else has the former. Statements are prepared once for a session: a pooler that does not bring them along
 * serves the first page, and then none.
 */
async function assertKeepsStatements(pool: pg.Pool, variable: string): Promise<void> {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()])
  const statement = { name: 'captain_probe', text: 'SELECT 1' }
  let failure: Error | undefined
  try {
    await one.query(statement)
    await other.query('BEGIN')
    await other.query(statement)
    await one.query(statement)
    await other.query('COMMIT')
    await other.query(statement)
  } catch (error) {
    failure = error as Error
  }
  for (const each of [one, other]) each.release(true)
  if (failure)
    throw new CannotStart(
      `${variable}: the pooler does not keep prepared statements from one transaction to the next (${messageOf(failure)}). PgBouncer needs version 1.21 or newer, pool_mode = transaction, and max_prepared_statements of 200 or more.`,
    )
}

/** How a user's sessions get the settings behind a pooler. */
const sessionSettingsAdvice = (user: string): string =>
  `Behind a pooler, have an administrator of PostgreSQL run for the user of DATABASE_POOLER_URL: ${Object.entries(
    settings,
  )
    .map(([name, value]) => `ALTER ROLE ${user} SET ${name} = ${value};`)
    .join(' ')}`

/** A pooler that hands each transaction to another connection knows no settings of a session, and refuses to take them. */
const isStartupRefused = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError && /startup parameter/.test(error.message)

const behindPooler = ({ message }: Error): CannotStart =>
  new CannotStart(
    `DATABASE_URL: a pooler is in between that refuses what Captain’s connections begin with (${message}). Let DATABASE_URL lead to PostgreSQL itself, and DATABASE_POOLER_URL to the pooler.`,
  )

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error))
