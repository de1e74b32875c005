import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import type { Dialect } from './database.ts'
import { all, type Operation } from './query.ts'

/** The folder of the numbered migration files. */
export const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations')

/** The names of a folder's migrations for a database, in order. */
export function migrationNames(folder: string, dialect: Dialect): readonly string[] {
  const ending = `.${dialect}.sql`
  return readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file) && file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()
}

/** The names of the migrations that were applied to a database in use. */
export function* appliedNames(): Operation<readonly string[]> {
  const rows = yield* all<{ name: string }>({ sql: 'SELECT "name" FROM "migration"', parameters: [] })
  return rows.map(({ name }) => name)
}

/**
 * The names of the migrations not yet applied, in order. Throws CannotStart if the database knows migrations that this
 * version does not: a newer Captain has used it, or one from before the migrations got their present numbers.
 */
export function pendingMigrations(folder: string, dialect: Dialect, applied: ReadonlySet<string>): readonly string[] {
  const known = migrationNames(folder, dialect)
  const [unknown] = [...applied].filter((name) => !known.includes(name)).toSorted()
  if (unknown === undefined) return known.filter((name) => !applied.has(name))
  throw new CannotStart(
    unknown > (known.at(-1) ?? '')
      ? `The database was used by a newer Captain than this one: it has the migration ${unknown}, which this version does not know. Nothing was changed. Start that version again, or restore the backup that was made before the upgrade.`
      : `The database comes from a development version of Captain, whose migrations had other numbers (${unknown}). Nothing was changed. Start the version that made it, and take your content over with an export.`,
  )
}

/** Those of applied migrations that this version does not know, in order: a newer Captain has made them. */
export function unknownMigrations(applied: Iterable<string>): readonly string[] {
  const known = migrationNames(migrationsFolder, 'sqlite')
  return [...applied].filter((name) => !known.includes(name)).toSorted()
}

export const readMigration = (folder: string, dialect: Dialect, name: string): string =>
  readFileSync(join(folder, `${name}.${dialect}.sql`), 'utf8')

/**
 * Why a migration must be started alone, as a line `-- alone: <why>` of its file says; undefined if servers of the version
 * before may go on serving.
 */
export const aloneReason = (text: string): string | undefined => /^-- alone: (.+)$/m.exec(text)?.[1]

export const migrationFailed = (name: string, error: unknown): CannotStart =>
  Object.assign(
    new CannotStart(
      `Migration ${name} failed and was undone: ${error instanceof Error ? error.message : String(error)}`,
    ),
    { cause: error },
  )
