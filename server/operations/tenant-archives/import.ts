import { closeSync, createWriteStream, openSync, statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import SqliteConnection, { type Database as Sqlite } from 'better-sqlite3'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { operatorSite, type SiteSlug } from '../../../entities/installation.ts'
import { tenant as tenantEntity } from '../../../entities/kernel/tenant.ts'
import { v7 as uuid } from 'uuid'
import { inWorkFolder } from '../backup/create.ts'
import { withAdvisoryLock } from '../../base/db/advisory-lock.ts'
import { declaredTables } from '../../base/db/declared-tables.ts'
import { asOwner, openPostgres } from '../../base/db/open-postgres.ts'
import { assertUpgradable, versionBetween } from '../../base/db/migrations.ts'
import { openSqlite } from '../../base/db/open-sqlite.ts'
import type { Database } from '../../base/db/database.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { installation, scopeOf } from '../../base/db/scope.ts'
import { param } from '../../base/db/parameter.ts'
import { statement } from '../../base/db/statement.ts'
import type { SqliteDatabase } from '../../base/db/sqlite-runner.ts'
import type { Env } from '../../base/env.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { CannotStart } from '../../base/cannot-start.ts'
import { databaseFile } from '../../base/data-folder.ts'
import { lockFolder } from '../../base/data-lock.ts'
import { asCommandFailed } from '../lifecycle/failed-command.ts'
import { copyTable } from '../move/copy-table.ts'
import { readTables, type Table } from '../move/tables.ts'
import { rowValues, type Row } from '../../kernel/records/stored-values.ts'
import { searchEntryWriter, type SearchEntry } from '../../kernel/search-index/index-sqlite.ts'
import { importRecord, type ImportTarget } from '../setup/import-record.ts'
import { operatorId } from '../setup/operator.ts'
import type { ClientBase } from 'pg'
import { isUploadKey } from '../../base/storage/key-format.ts'
import { openStorage } from '../../base/storage/open-storage.ts'
import { applicationId, archivedTables, dropOwnTables, quoted, textColumns } from './archive.ts'

/**
 * Adds the tenant of an archive to this installation, as a tenant of its own, with everything it has; throws CannotStart
 * and changes nothing if its slug is taken, the archive cannot be read, or another import is at work. `slug` gives it
 * another. Returns the lines to print.
 */
export async function importTenant(env: Env, archive: string, slug: string | undefined): Promise<readonly string[]> {
  assertArchive(archive)
  try {
    return await alone(env, () => importAlone(env, archive, slug))
  } catch (error) {
    throw asCommandFailed(error, {
      doing: 'the tenant was imported',
      place: 'the archive',
      safe: 'The tenant was not added, and the others are as they were.',
      again: 'import it again',
    })
  }
}

async function importAlone(env: Env, archive: string, slug: string | undefined): Promise<readonly string[]> {
  const room = { prefix: '.archive-', bytes: statSync(archive).size * 2 } as const
  return inWorkFolder(env, room, async (folder) => {
    const copy = join(folder, 'archive.sqlite')
    await copyFile(archive, copy)
    // An archive of an older Captain is brought up to date.
    const { database: from } = await openSqlite(copy, true)
    const into = await openTarget(env)
    try {
      return await addTenant(env, from, into, slug, folder)
    } finally {
      await into.database.close()
      await from.close()
    }
  })
}

/**
 * Imports are made one at a time: two of the same archive would both take the id that nobody has yet. On SQLite, nobody
 * else may write meanwhile; on PostgreSQL, servers go on.
 */
async function alone<T>({ DATABASE_URL, DATA_DIR }: Env, work: () => Promise<T>): Promise<T> {
  const unlockServer = DATABASE_URL === undefined ? lockFolder(DATA_DIR) : undefined
  let unlock: (() => void) | undefined
  try {
    unlock = lockFolder(DATA_DIR, 'archive')
    if (DATABASE_URL === undefined) return await work()
    const refusal = () =>
      new CannotStart('Another server is importing a tenant into the database. Wait until that has ended.')
    return await withAdvisoryLock(DATABASE_URL, 'import', refusal, work)
  } finally {
    unlock?.()
    unlockServer?.()
  }
}

function assertArchive(file: string): void {
  assertReadable(file)
  const refusal = new CannotStart(`${resolve(file)} is no archive of a tenant. Make one by npm run export-tenant.`)
  let recorded: readonly string[]
  let sqlite: Sqlite
  try {
    sqlite = new SqliteConnection(file, { readonly: true })
  } catch {
    throw refusal
  }
  try {
    if (sqlite.pragma('application_id', { simple: true }) !== applicationId) throw refusal
    recorded = sqlite.prepare<[], string>('SELECT "name" FROM "migration"').pluck().all()
  } catch {
    throw refusal
  } finally {
    sqlite.close()
  }
  assertUpgradable(recorded, {
    what: resolve(file),
    ifNewer: 'Import it with that one.',
    ifTooOld: `Import it with ${versionBetween}, export the tenant there, and import that archive.`,
  })
}

function assertReadable(file: string): void {
  try {
    closeSync(openSync(file, 'r'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CannotStart(
      code === 'ENOENT'
        ? `There is no file ${resolve(file)}.`
        : `${resolve(file)} cannot be read (${message}). Let the account that runs this read it.`,
    )
  }
}

/** The installation that a tenant is added to. */
interface Target {
  readonly database: Database
  /** Copies the rows of tables, all of them or none. */
  readonly copy: (from: SqliteDatabase, tenant: string, tables: readonly string[]) => Promise<void>
  /** Deletes the rows of a tenant again. */
  readonly remove: (from: SqliteDatabase, tenant: string, tables: readonly string[]) => Promise<void>
}

async function openTarget(env: Env): Promise<Target> {
  const url = env.DATABASE_URL
  if (url === undefined) {
    const { database } = await openSqlite(databaseFile(env), true)
    return {
      database,
      copy: async (from, _tenant, tables) => copyIntoSqlite(from, database.sqlite, tables),
      remove: async (_from, tenant, tables) => {
        database.sqlite.transaction(() => {
          database.sqlite.pragma('defer_foreign_keys = ON')
          database.sqlite
            .prepare(
              'DELETE FROM "search_index" WHERE rowid IN (SELECT rowid FROM "search_entry" WHERE "tenant_id" = ?)',
            )
            .run(tenant)
          for (const table of tables)
            database.sqlite.prepare(`DELETE FROM ${quoted(table)} WHERE "tenant_id" = ?`).run(tenant)
        })()
      },
    }
  }
  const { database } = await openPostgres(url)
  return {
    database,
    copy: (from, tenant, tables) => copyIntoPostgres(from, url, tenant, tables),
    remove: (from, tenant, names) =>
      asOwner(url, async (client) => {
        await client.query(`SELECT set_config('captain.tenant', $1, false)`, [tenant])
        for (const table of (await tablesNamed(from, client, names)).toReversed())
          await client.query(`DELETE FROM ${table.quoted} WHERE "tenant_id" = $1`, [tenant])
      }),
  }
}

/** Of an archive that somebody changed, rows of others could come into their tenants, and open them. */
function assertOfOneTenant(sqlite: Sqlite, { id, site }: Row): void {
  if (site === operatorSite)
    throw new CannotStart('This archive holds a tenant of the operator’s site, of which each installation has its own.')
  const foreign = archivedTables(site as SiteSlug).filter((table) =>
    sqlite.prepare(`SELECT 1 FROM ${quoted(table)} WHERE "tenant_id" IS NOT ?`).get(id),
  )
  if (foreign.length > 0)
    throw new CannotStart(`This archive holds rows of another tenant (${foreign.join(', ')}): somebody changed it.`)
}

async function addTenant(
  env: Env,
  from: SqliteDatabase,
  { database, copy, remove }: Target,
  wanted: string | undefined,
  folder: string,
): Promise<readonly string[]> {
  const operator = await operatorOf(database)
  const { sqlite } = from
  const archived = sqlite.prepare<[], Row>('SELECT * FROM "tenant"').get()!
  const site = archived['site'] as SiteSlug
  const slug = wanted ?? String(archived['slug'])
  if (!tenantEntity.fields['slug']!.schema.safeParse(slug).success)
    throw new CannotStart(`${slug} cannot be a slug. Use small letters, digits and hyphens.`)
  assertOfOneTenant(sqlite, archived)
  await assertFree(database, operator, slug)
  const isTaken = await isKnown(database, operator, String(archived['id']))
  const id = isTaken ? uuid() : String(archived['id'])
  const tables = archivedTables(site)
  const unknown = await renameAccounts(sqlite, database, tables)
  const stored: string[] = []
  let isCopied = false
  try {
    for await (const key of storeFiles(env, sqlite, id, folder)) stored.push(key)
    if (id !== archived['id']) replaceText(sqlite, [...tables, 'tenant'], new Map([[String(archived['id']), id]]))
    sqlite.exec(dropOwnTables)
    const values = Object.entries(rowValues(tenantEntity, archived)).filter(
      // Its pictures are the operator's uploads.
      ([name, value]) => value !== null && tenantEntity.fields[name]!.kind !== 'image',
    )
    // What an import that was killed, or lost its database, could not roll back: no tenant has these rows.
    if (!isTaken) await remove(from, id, tables)
    await copy(from, id, tables)
    isCopied = true
    // Last, so that nobody enters before everything is there.
    const target: ImportTarget = { tenant: { id: operator, site: operatorSite }, id }
    await importRecord(database, tenantEntity, target, { ...Object.fromEntries(values), slug }).catch(asRefusal)
  } catch (error) {
    // Only what this import has written: a copy that failed has left nothing.
    if (isCopied) await remove(from, id, tables).catch(() => undefined)
    for (const key of stored)
      await openStorage(env)
        .remove(key)
        .catch(() => undefined)
    throw error
  }
  const records = sqlite.prepare('SELECT coalesce(sum("count"), 0) FROM "total"').pluck().get() as number
  return [
    `Imported ${String(archived['name'])} as ${slug}: ${records} records with their history, and ${stored.length} files.`,
    ...(unknown.length > 0
      ? [`Nobody here has the address ${unknown.join(', ')}; what they wrote stays, without their names.`]
      : []),
    'Nobody is a member of it yet. Add people, its domains and its logo in captain; make API keys and webhooks anew.',
  ]
}

/** Rules may have become stricter since the archive was made. */
function asRefusal(error: unknown): never {
  const { cause } = error as { readonly cause?: unknown }
  if (!(cause instanceof ApiError)) throw error
  const issues = cause.data['issues'] as readonly Issue[]
  const fields = [...new Set(issues.map(({ path }) => path.join('.')))].join(', ')
  throw new CannotStart(
    `This Captain does not accept the tenant of the archive as it is (${fields}). Nothing was added. Change that where the archive was made, export the tenant again, and import the new archive.`,
  )
}

const operatorOf = async (database: Database): Promise<string> => {
  const found = await database.read(null, () => operatorId(database.dialect))
  if (found === undefined)
    throw new CannotStart('Nobody has set this installation up yet. Start Captain and open its setup link first.')
  return found
}

async function assertFree(database: Database, operator: string, slug: string): Promise<void> {
  const taken = await database.read(operator, function* (): Operation<boolean> {
    const query = scopeOf(database.dialect)
      .selectFrom('tenant')
      .where('tenant.slug', '=', param('slug'))
      .where('tenant.trashedAt', 'is', null)
      .select('tenant.id')
    return (yield* first(statement(query)({ tenant_id: operator, slug }))) !== undefined
  })
  if (taken)
    throw new CannotStart(
      `There is a tenant ${slug} already. Give the imported one another slug: npm run import-tenant -- <file> <slug>.`,
    )
}

/** Whether a tenant has an id, in the trash or not: what is imported beside it is another. */
const isKnown = async (database: Database, operator: string, id: string): Promise<boolean> =>
  database.read(operator, function* (): Operation<boolean> {
    const query = scopeOf(database.dialect)
      .selectFrom('tenant')
      .where('tenant.id', '=', param('id'))
      .select('tenant.id')
    return (yield* first(statement(query)({ tenant_id: operator, id }))) !== undefined
  })

/**
 * Gives the accounts that rows name the ids that people with the same addresses have here; returns the addresses
 * without an account.
 */
async function renameAccounts(
  sqlite: Sqlite,
  database: Database,
  tables: readonly string[],
): Promise<readonly string[]> {
  const archived = sqlite
    .prepare<[], { id: string; email: string }>('SELECT "id", "email" FROM "archive_account" ORDER BY "email"')
    .all()
  const names = new Map<string, string>()
  const unknown: string[] = []
  for (const { id, email } of archived) {
    const found = await database.read(null, () =>
      first(
        statement<{ id: string }>(
          installation(database.dialect).selectFrom('auth_user').where('email', '=', param('email')).select('id'),
        )({ email }),
      ),
    )
    if (!found) unknown.push(email)
    else if (found.id !== id) names.set(id, found.id)
  }
  replaceText(sqlite, tables, names)
  return unknown
}

/** Replaces ids, which occur nowhere by chance, in every text of every row. */
function replaceText(sqlite: Sqlite, tables: readonly string[], names: ReadonlyMap<string, string>): void {
  if (names.size === 0) return
  sqlite.pragma('foreign_keys = OFF')
  sqlite.transaction(() => {
    for (const table of tables) {
      const columns = ['tenant_id', ...textColumns(sqlite, table).filter((name) => name !== 'tenant_id')]
      for (const [former, name] of names)
        sqlite
          .prepare(
            `UPDATE ${quoted(table)} SET ${columns.map((each) => `${quoted(each)} = replace(${quoted(each)}, @former, @name)`).join(', ')}
             WHERE ${columns.map((each) => `instr(${quoted(each)}, @former)`).join(' OR ')}`,
          )
          .run({ former, name })
    }
  })()
}

/** Stores the files of the archive as the tenant's; yields the key of each once it is stored. */
async function* storeFiles(env: Env, sqlite: Sqlite, tenant: string, folder: string): AsyncGenerator<string> {
  const storage = openStorage(env)
  const types = new Map(
    sqlite.prepare('SELECT "name", "type" FROM "upload"').raw().all() as (readonly [string, string])[],
  )
  const names = sqlite.prepare('SELECT DISTINCT "name" FROM "archive_file"').pluck().all() as readonly string[]
  // Names become paths; what has another form was not written by an export.
  if (!names.every((name) => isUploadKey(`${tenant}/${name}`)))
    throw new CannotStart(
      'The archive has a file with a name that no upload has. It was not made by npm run export-tenant.',
    )
  const parts = sqlite.prepare('SELECT "bytes" FROM "archive_file" WHERE "name" = ? AND "part" = ?').pluck()
  for (const name of names) {
    const temporary = join(folder, 'file')
    const bytes = function* () {
      for (let part = 1; ; part += 1) {
        const found = parts.get(name, part) as Buffer | undefined
        if (!found) return
        yield found
      }
    }
    await pipeline(Readable.from(bytes()), createWriteStream(temporary, { mode: 0o600 }))
    await storage.put(`${tenant}/${name}`, temporary, types.get(name) ?? 'image/webp')
    yield `${tenant}/${name}`
  }
}

/** What the tables of an installation have done to them once a tenant came. */
const afterImport = (): readonly string[] => [...declaredTables().values()].flatMap((table) => table.afterImport ?? [])

/** In one transaction, at whose end every reference must lead somewhere. */
function copyIntoSqlite({ sqlite: from }: SqliteDatabase, into: Sqlite, tables: readonly string[]): void {
  into.prepare('ATTACH ? AS "archived"').run(from.name)
  try {
    into.transaction(() => {
      into.pragma('defer_foreign_keys = ON')
      for (const table of tables.filter((each) => each !== 'search_entry')) {
        const columns = (into.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[])
          .map(quoted)
          .join(', ')
        into.exec(`INSERT INTO main.${quoted(table)} (${columns}) SELECT ${columns} FROM "archived".${quoted(table)}`)
      }
      const writeEntry = searchEntryWriter(into)
      for (const row of from.prepare<[], SearchEntry>('SELECT * FROM "search_entry"').iterate()) writeEntry(row)
      for (const sql of afterImport()) into.exec(sql)
    })()
  } finally {
    into.exec('DETACH "archived"')
  }
}

const copyIntoPostgres = (from: SqliteDatabase, url: string, tenant: string, names: readonly string[]): Promise<void> =>
  asOwner(url, async (client) => {
    const tables = await tablesNamed(from, client, names)
    await client.query('BEGIN')
    try {
      await client.query(`SELECT set_config('captain.tenant', $1, true)`, [tenant])
      for (const table of tables) await copyTable(from, client, table)
      for (const sql of afterImport()) await client.query(sql)
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    }
  })

const tablesNamed = async (
  from: SqliteDatabase,
  client: ClientBase,
  names: readonly string[],
): Promise<readonly Table[]> => inOrder((await readTables(from, client)).filter(({ name }) => names.includes(name)))

/** Tables, each after those that its rows refer to. */
function inOrder(tables: readonly Table[]): readonly Table[] {
  const ordered = new Set<Table>()
  const add = (table: Table): void => {
    if (ordered.has(table)) return
    for (const { definition } of table.keys) {
      const [, name] = /REFERENCES "?(\w+)"?\(/.exec(definition) ?? []
      const target = tables.find((each) => each.name === name)
      if (target && target !== table) add(target)
    }
    ordered.add(table)
  }
  tables.forEach(add)
  return [...ordered]
}
