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

/**
 * The last of the migrations that the baseline replaced, which is the files before `afterBaseline`: both make the same tables.
 * What ends with it is used as it is, and nothing is recorded anew: servers of the version before read the same record.
 */
const lastReplaced = '0068-one-line-texts'
const afterBaseline = '0072'

/** The version by which what is older comes to this one. */
export const versionBetween = `Captain 0.1.0, the one whose last migration is ${lastReplaced}`

/** The names of the migrations that were recorded in a database in use. */
export function* recordedNames(): Operation<readonly string[]> {
  const rows = yield* all<{ name: string }>({ sql: 'SELECT "name" FROM "migration"', parameters: [] })
  return rows.map(({ name }) => name)
}

/** Which of the known migrations a database has, and others that it has, by the names recorded in it. */
export function appliedMigrations(recorded: Iterable<string>, known: readonly string[]): ReadonlySet<string> {
  const names = [...recorded]
  if (!names.includes(lastReplaced)) return new Set(names)
  return new Set([...known.filter((name) => name < afterBaseline), ...names.filter((name) => name > lastReplaced)])
}

/** What a database has by the names recorded in it, and what of that this version does not know, in order. */
function compare(recorded: Iterable<string>, known: readonly string[]) {
  const applied = appliedMigrations(recorded, known)
  const unknown = [...applied].filter((name) => !known.includes(name)).toSorted()
  return { applied, unknown, isTooOld: unknown.length > 0 && [...applied].every((name) => name < known[0]!) }
}

/**
 * The names of the migrations not yet applied, in order, by those recorded. Throws CannotStart if the database is of another
 * version: one that is too old to upgrade, a newer one, or one whose migrations had other numbers.
 */
export function pendingMigrations(folder: string, dialect: Dialect, recorded: Iterable<string>): readonly string[] {
  const known = migrationNames(folder, dialect)
  const { applied, unknown, isTooOld } = compare(recorded, known)
  const [first] = unknown
  if (first === undefined) return known.filter((name) => !applied.has(name))
  if (isTooOld)
    throw new CannotStart(
      `The database is of an older Captain than this one can upgrade: its last migration is ${unknown.at(-1)}. Nothing was changed. Start ${versionBetween}, with it first, and then this one.`,
    )
  throw new CannotStart(
    first > (known.at(-1) ?? '')
      ? `The database was used by a newer Captain than this one: it has the migration ${first}, which this version does not know. Nothing was changed. Start that version again, or restore the backup that was made before the upgrade.`
      : `The database comes from a development version of Captain, whose migrations had other numbers (${first}). Nothing was changed. Start the version that made it, and take your content over with an export.`,
  )
}

/** A backup or an archive, as its refusal names it, and what to do with one of a newer version, or of too old a one. */
interface OfSomeVersion {
  readonly what: string
  /** The version of Captain that made it, if that is known. */
  readonly captain?: string
  readonly ifNewer: string
  readonly ifTooOld: string
}

/** Throws CannotStart unless this version can bring up to date what has recorded migrations. */
export function assertUpgradable(recorded: Iterable<string>, { what, captain, ...advice }: OfSomeVersion): void {
  const { unknown, isTooOld } = compare(recorded, migrationNames(migrationsFolder, 'sqlite'))
  if (unknown.length === 0) return
  const version = [captain, unknown.at(-1)].filter((part) => part !== undefined).join(', ')
  throw new CannotStart(
    isTooOld
      ? `${what} is of an older Captain than this one can upgrade (${version}). ${advice.ifTooOld}`
      : `${what} is of a newer Captain (${version}). ${advice.ifNewer}`,
  )
}

export const readMigration = (folder: string, dialect: Dialect, name: string): string =>
  readFileSync(join(folder, `${name}.${dialect}.sql`), 'utf8')

/**
 * Why a migration must be started alone, as a line `-- alone: <why>` of its file says; undefined if servers of the version
 * before may go on serving.
 */
export const aloneReason = (text: string): string | undefined => /^-- alone: (.+)$/m.exec(text)?.[1]

/** Whether a migration takes personal data away for good, as a line `-- erases: …` of its file says. */
export const erasesData = (text: string): boolean => /^-- erases: /m.test(text)

/**
 * The refusal to start after a migration that failed, with its text: the lines `-- It fails on these rows: <query>` of what
 * `npm run generate` drafted say where to look.
 */
export function migrationFailed(name: string, text: string, error: unknown): CannotStart {
  const queries = [...text.matchAll(/^-- It fails on these rows: (.+)$/gm)].map(([, query]) => `\n  ${query}`)
  const look =
    queries.length === 0
      ? ''
      : `. Start the version before, correct the rows that these queries show, and start this one again. On PostgreSQL, ask as a superuser.${queries.join('')}`
  return Object.assign(
    new CannotStart(
      `Migration ${name} failed and was undone: ${error instanceof Error ? error.message : String(error)}${look}`,
    ),
    { cause: error },
  )
}
