import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dialect } from './database.ts'

/** The folder of the numbered migration files. */
export const migrationsFolder = join(import.meta.dirname, '..', 'migrations')

/** The names of the migrations not yet applied, in order. */
export function pendingMigrations(folder: string, dialect: Dialect, applied: ReadonlySet<string>): readonly string[] {
  const ending = `.${dialect}.sql`
  return readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file) && file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => !applied.has(name))
    .sort()
}

export const readMigration = (folder: string, dialect: Dialect, name: string): string =>
  readFileSync(join(folder, `${name}.${dialect}.sql`), 'utf8')

export const migrationFailed = (name: string, error: unknown): Error =>
  new Error(`Migration ${name} failed and was undone: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  })
