import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { erasesData, migrationFailed, readMigration, pendingMigrations, migrationsFolder } from './migrations.ts'
import type { SqliteDatabase } from './sqlite-runner.ts'

interface Options {
  /** The folder of the numbered migration files. */
  readonly folder?: string
  /** The folder for the backup made before a database with data is migrated; next to the database by default. */
  readonly backups?: string
}

/**
 * Migrates a database to the newest schema: all pending numbered files in order, in one transaction. If one fails, the
 * database stays as it was, so that no copy made before a later attempt is of a schema between two releases.
 */
export async function migrateSqlite(database: SqliteDatabase, options: Options = {}): Promise<readonly string[]> {
  const { sqlite } = database
  const folder = options.folder ?? migrationsFolder
  sqlite.exec(
    'CREATE TABLE IF NOT EXISTS "migration" ("name" TEXT PRIMARY KEY, "appliedAt" TEXT NOT NULL) WITHOUT ROWID',
  )
  const applied = appliedMigrations(database)
  const pending = pendingMigrations(folder, 'sqlite', applied)
  if (pending.length > 0 && applied.size > 0 && !sqlite.memory) await backUp(database, options.backups, pending[0]!)
  if (pending.length > 0) applyMigrations(database, folder, pending)
  return pending
}

/** Whether a database has pending migrations. */
export const isBehind = (database: SqliteDatabase): boolean =>
  pendingMigrations(migrationsFolder, 'sqlite', appliedMigrations(database)).length > 0

function appliedMigrations({ sqlite }: SqliteDatabase): ReadonlySet<string> {
  const isThere = sqlite.prepare(`SELECT 1 FROM "sqlite_schema" WHERE "name" = 'migration'`).get()
  return new Set(isThere ? (sqlite.prepare('SELECT "name" FROM "migration"').pluck().all() as string[]) : [])
}

/** The folder for the backups made before migrating. */
export const backupsBeside = (file: string): string => join(file, '..', 'backups')

/** How many of them are kept, each of another schema. */
const keptBackups = 3

/**
 * Copies a database before it is migrated. Starts that fail at the same schema leave one copy together, the newest; of
 * the earlier schemas, the last few are kept. The copy just made stays whatever the others' clocks said.
 */
async function backUp({ sqlite }: SqliteDatabase, folder: string | undefined, before: string): Promise<void> {
  const target = folder ?? backupsBeside(sqlite.name)
  mkdirSync(target, { recursive: true })
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const ending = `-before-${before}.sqlite`
  const made = stamp + ending
  await sqlite.backup(join(target, `${made}.part`))
  renameSync(join(target, `${made}.part`), join(target, made))
  const others = readdirSync(target)
    .filter((name) => copyPattern.test(name) && name !== made)
    .toSorted()
    .reverse()
  const same = others.filter((name) => name.endsWith(ending))
  const former = others.filter((name) => !name.endsWith(ending)).slice(keptBackups - 1)
  for (const name of [...same, ...former, ...unfinishedIn(target)]) rmSync(join(target, name), { force: true })
}

const copyPattern = /^\d{4}-\d\d-\d\dT[\d-]+Z-before-.+\.sqlite$/

/** What a start that was killed meanwhile left. */
const unfinishedIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => /^\d{4}-.*-before-.+\.sqlite\.part(-journal)?$/.test(name))

function applyMigrations(database: SqliteDatabase, folder: string, names: readonly string[]): void {
  const { sqlite } = database
  // Foreign keys cannot be switched off inside a transaction, and rebuilding a table requires them to be off.
  sqlite.pragma('foreign_keys = OFF')
  try {
    sqlite
      .transaction(() => {
        for (const name of names) applyMigration(database, name, readMigration(folder, 'sqlite', name))
      })
      .immediate()
    // What was deleted stays in the file until its pages are used again; a new file has none of it.
    if (names.some((name) => erasesData(readMigration(folder, 'sqlite', name)))) {
      sqlite.exec('VACUUM')
      sqlite.pragma('wal_checkpoint(TRUNCATE)')
    }
  } finally {
    sqlite.pragma('foreign_keys = ON')
  }
}

function applyMigration({ sqlite }: SqliteDatabase, name: string, text: string): void {
  try {
    sqlite.exec(text)
    const broken = sqlite.pragma('foreign_key_check') as readonly { table: string }[]
    if (broken.length > 0) throw new Error(`${broken.length} rows point at nothing, the first in ${broken[0]!.table}`)
    sqlite.prepare('INSERT INTO "migration" VALUES (?, ?)').run(name, new Date().toISOString())
  } catch (error) {
    throw migrationFailed(name, text, error)
  }
}
