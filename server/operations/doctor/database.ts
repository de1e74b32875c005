import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { CannotStart } from '../../base/cannot-start.ts'
import { databaseFile } from '../../base/data-folder.ts'
import { pendingMigrations, migrationsFolder } from '../../base/db/migrations.ts'
import type { Dialect } from '../../base/db/database.ts'
import { assertPresent } from '../../base/db/integrity-check.ts'
import { migrateSqlite } from '../../base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../base/db/sqlite-connection.ts'
import type { Feature } from '../../features/feature.ts'
import { isLoopback, type Env } from '../../base/env.ts'
import { siteFault } from '../../base/db/known-sites.ts'
import { note, ok, some, wrong, type Ask, type Finding } from '../../base/findings.ts'

export type Examined = readonly Pick<Feature, 'examine'>[]

interface OpenDatabase {
  readonly dialect: Dialect
  readonly ask: Ask
  readonly close: () => void | Promise<void>
}

const minute = 60_000

/** Examines the database, and in one of this version what is the features'. */
export async function examineDatabase(env: Env, features: Examined): Promise<readonly Finding[]> {
  const file = resolve(databaseFile(env))
  let database: OpenDatabase
  try {
    if (!env.DATABASE_URL) {
      assertPresent(file)
      if (!statSync(file, { throwIfNoEntry: false }))
        return [note(`there is no database yet: ${file}`, 'The first start makes it; restore it if there was one.')]
    }
    database = env.DATABASE_URL ? await openOwner(env.DATABASE_URL) : openFile(file)
  } catch (error) {
    const reason = error instanceof CannotStart ? error.reasons.join(' ') : (error as Error).message
    return [
      wrong(
        `The database cannot be opened: ${reason}`,
        env.DATABASE_URL ? 'See that it runs, and that DATABASE_URL is right.' : `See that ${file} can be read.`,
      ),
    ]
  }
  try {
    const { dialect, ask } = database
    const applied = new Set((await ask<{ name: string }>('SELECT "name" FROM "migration"')).map(({ name }) => name))
    const migrations = examineMigrations(dialect, applied)
    return [
      ok(`it can be read (${dialect === 'sqlite' ? `SQLite, ${file}` : 'PostgreSQL'})`),
      ...(dialect === 'sqlite' ? await examinePages(ask) : []),
      migrations,
      ...(await examineSites(ask)),
      // What a database that is not up to date lacks is no fault.
      ...(migrations.level === 'ok' ? [await (dialect === 'sqlite' ? sqliteSchema(ask) : postgresSchema(ask))] : []),
      await examineClock(dialect, ask),
      ...(dialect === 'postgres' ? [...(await examineEncryption(env, ask)), await examineConnections(env, ask)] : []),
      ...(migrations.level === 'ok' ? await examineFeatures(env, ask, features) : []),
    ]
  } catch (error) {
    return [
      wrong(
        `The database cannot be read: ${(error as Error).message}`,
        'Stop Captain and restore the newest backup if it is damaged.',
      ),
    ]
  } finally {
    await database.close()
  }
}

function openFile(file: string): OpenDatabase {
  const connection = new SqliteConnection(file, { readonly: true })
  return {
    dialect: 'sqlite',
    ask: async <Row>(sql: string, tenant?: string) =>
      (tenant === undefined ? connection.prepare(sql).all() : connection.prepare(sql).all({ tenant })) as Row[],
    close: () => void connection.close(),
  }
}

async function openOwner(url: string): Promise<OpenDatabase> {
  const { ownerOf } = await import('../../base/db/open-postgres.ts')
  const client = await ownerOf(url)
  return {
    dialect: 'postgres',
    async ask<Row>(sql: string, tenant = '') {
      await client.query('SELECT set_config($1, $2, false)', ['captain.tenant', tenant])
      const { rows } = await client.query(sql.replaceAll(':tenant', '$1'), sql.includes(':tenant') ? [tenant] : [])
      return rows as Row[]
    },
    close: () => client.end(),
  }
}

/** One after the other, as they share a connection. */
async function examineFeatures(env: Env, ask: Ask, features: Examined): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const examine of features.flatMap((each) => each.examine ?? [])) findings.push(...(await examine(env, ask)))
  return findings
}

async function examinePages(ask: Ask): Promise<readonly Finding[]> {
  const [check] = await ask<{ quick_check: string }>('PRAGMA quick_check(1)')
  const broken = await ask<{ table: string }>('PRAGMA foreign_key_check')
  return [
    check!.quick_check === 'ok'
      ? ok('every page is sound')
      : wrong(`it is damaged: ${check!.quick_check}.`, 'Stop Captain and restore the newest backup.'),
    ...(broken.length === 0
      ? []
      : [
          wrong(
            `${broken.length} rows point at nothing, in ${some([...new Set(broken.map(({ table }) => table))])}.`,
            'Restore the newest backup that has none.',
          ),
        ]),
  ]
}

function examineMigrations(dialect: Dialect, applied: ReadonlySet<string>): Finding {
  try {
    const pending = pendingMigrations(migrationsFolder, dialect, applied)
    return pending.length === 0
      ? ok(`its schema is this version's (${applied.size} migrations)`)
      : note(
          `its schema is older than this version: ${some(pending)}`,
          dialect === 'postgres'
            ? 'Run npm run migrate; a server that is started alone does so by itself.'
            : 'The next start brings it up to date.',
        )
  } catch (error) {
    return wrong((error as Error).message, 'Start the version that used it last.')
  }
}

/** The row of the operator is visible to everybody, those of other tenants as its. */
async function examineSites(ask: Ask): Promise<readonly Finding[]> {
  const [operator] = await ask<{ id: string }>('SELECT "id" FROM "tenant" WHERE "id" = "tenant_id"')
  if (!operator) return []
  const ofOperator = 'SELECT "slug", "site" FROM "tenant" WHERE "tenant_id" = :tenant ORDER BY "slug"'
  const fault = siteFault(await ask<{ slug: string; site: string }>(ofOperator, operator.id))
  return fault ? [wrong(fault.what, fault.mend)] : []
}

/** Compares the schema with that of an empty database of this version. */
async function sqliteSchema(ask: Ask): Promise<Finding> {
  const objects = `SELECT "type" || ' ' || "name" AS "name", "sql" FROM "sqlite_schema" WHERE "sql" IS NOT NULL`
  type Part = { readonly name: string; readonly sql: string }
  const empty = connectSqlite(':memory:')
  await migrateSqlite(empty)
  const expected = empty.sqlite.prepare<[], Part>(objects).all()
  empty.close()
  const there = new Map((await ask<Part>(objects)).map(({ name, sql }) => [name, definitionOf(sql)]))
  const faulty = expected.filter(({ name, sql }) => there.get(name) !== definitionOf(sql))
  const faults = faulty.map(({ name }) => name)
  const isMadeAgain = faulty.every(({ name }) => name.startsWith('index ') && !there.has(name))
  return faults.length === 0
    ? ok(`its ${expected.length} tables, indices and triggers are as they should be`)
    : wrong(
        `missing or changed by somebody: ${some(faults)}.`,
        isMadeAgain
          ? `Stop Captain, back up the database, and run in it: ${faulty.map(({ sql }) => `${sql};`).join(' ')}`
          : 'Restore a backup made before, or undo the change by hand.',
      )
}

interface Shape {
  readonly columns: Readonly<Record<string, unknown>>
  readonly indexes: Readonly<Record<string, unknown>>
}

/** Compares the tables of the entities and their indices with what was declared; an index may be left half built. */
async function postgresSchema(ask: Ask): Promise<Finding> {
  const shapes = JSON.parse(readFileSync(join(migrationsFolder, 'snapshot.json'), 'utf8')) as Record<string, Shape>
  const columns = await ask<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = current_schema()`,
  )
  const indices = await ask<{ name: string }>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indisvalid AND c.relnamespace = current_schema()::regnamespace`,
  )
  const there = new Set([...columns, ...indices].map(({ name }) => name))
  const expected = Object.entries(shapes).flatMap(([entity, shape]) => [
    ...Object.keys(shape.columns).map((column) => `${entity.replaceAll('-', '_')}.${column}`),
    ...Object.keys(shape.indexes),
  ])
  const faults = expected.filter((name) => !there.has(name))
  const { indexStatements } = await import('../../base/db/postgres-indexes.ts')
  const known = faults.length === 0 ? new Map<string, string>() : indexStatements(migrationsFolder)
  const statements = faults.flatMap((name) =>
    known.has(name) ? [`DROP INDEX IF EXISTS "${name}"; ${known.get(name)}`] : [],
  )
  return faults.length === 0
    ? ok(`its ${expected.length} columns and indices are there and valid`)
    : wrong(
        `missing or not valid: ${some(faults)}.`,
        statements.length === faults.length
          ? `Run in the database: ${statements.join(' ')}`
          : 'Restore a backup made before, or undo the change by hand.',
      )
}

/** Several processes that may not have all of their connections would fail one another when there is much to do. */
async function examineConnections({ PROCESSES, DATABASE_POOLER_URL }: Env, ask: Ask): Promise<Finding> {
  const { assertPooler, connectionsOfAll } = await import('../../base/db/open-postgres.ts')
  if (DATABASE_POOLER_URL !== undefined)
    return assertPooler(DATABASE_POOLER_URL).then(
      () => ok('the pooler answers, and its sessions begin as they should'),
      (error: Error) => wrong(error.message, 'See that it runs, and that DATABASE_POOLER_URL is right.'),
    )
  const [row] = await ask<{ allowed: number }>(`
    SELECT least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database()),
      (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = session_user)
    ) AS allowed`)
  const { allowed } = row!
  const needed = connectionsOfAll(PROCESSES)
  const fitting = Array.from({ length: PROCESSES - 1 }, (_, index) => PROCESSES - 1 - index).find(
    (processes) => connectionsOfAll(processes) <= allowed,
  )
  return needed > allowed
    ? wrong(
        `${PROCESSES} processes may need ${needed} connections; PostgreSQL allows ${allowed}.`,
        `${fitting === undefined ? 'Raise' : `Set PROCESSES to ${fitting}, or raise`} max_connections and the limits of the role and the database.`,
      )
    : ok(`the ${needed} connections of ${PROCESSES} processes are allowed (${allowed}); each server needs as many`)
}

/** Whether what goes to PostgreSQL on another machine can be read on the way. */
async function examineEncryption({ DATABASE_URL }: Env, ask: Ask): Promise<readonly Finding[]> {
  const [row] = await ask<{ ssl: boolean }>('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
  return encryptionOf(DATABASE_URL!, row?.ssl === true)
}

/** What is to be said of a connection to the PostgreSQL of a URL. A socket, and this machine, need no encryption. */
export function encryptionOf(url: string, isEncrypted: boolean): readonly Finding[] {
  const { hostname } = new URL(url)
  if (isEncrypted || hostname === '' || isLoopback(hostname)) return []
  return [
    note(
      `the connection to PostgreSQL on ${hostname} is not encrypted`,
      'Add ?sslmode=verify-full to DATABASE_URL, and to DATABASE_POOLER_URL, once PostgreSQL has a certificate.',
    ),
  ]
}

async function examineClock(dialect: Dialect, ask: Ask): Promise<Finding> {
  const sql =
    dialect === 'postgres'
      ? `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "at"`
      : 'SELECT max("setAt") AS "at" FROM "job"'
  const [row] = await ask<{ at: string | null }>(sql)
  const ahead = row?.at ? Date.parse(row.at) - Date.now() : 0
  // The last job may be long ago, but not ahead.
  const differs = dialect === 'postgres' ? Math.abs(ahead) > 5 * minute : ahead > 5 * minute
  const minutes = Math.round(Math.abs(ahead) / minute)
  return differs
    ? wrong(
        `the clock of this machine is ${minutes} minutes ${ahead > 0 ? 'behind' : 'ahead of'} ${dialect === 'postgres' ? 'that of PostgreSQL' : 'what was written last'}.`,
        'Set the clock by NTP: publication, sessions and jobs depend on it.',
      )
    : ok('the clock is right')
}

/**
 * What a statement of SQLite's schema defines, in a form that is the same however a table came about: columns that were added stand
 * last in its text, and keep the default that rows of then got. Comments do not count either. Indices and triggers are as they are.
 */
export function definitionOf(statement: string): string {
  if (!/^CREATE TABLE /i.test(statement)) return statement
  const text = statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ DEFAULT (?:'[^']*'|[^\s,)]+)/gi, '')
  const [start, end] = [text.indexOf('('), text.lastIndexOf(')')]
  const betweenParts = /,(?![^(]*\))/
  const parts = text
    .slice(start + 1, end)
    .split(betweenParts)
    .map((part) => part.trim())
  return [text.slice(0, start).trim(), ...parts.toSorted(), text.slice(end + 1).trim()].join('\n')
}
