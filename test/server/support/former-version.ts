import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { migrationsFolder } from '../../../server/base/db/migrations.ts'
import { scratchFolder } from './scratch-folder.ts'

/** What the version before the baseline made, whose last migration is `lastMigration`; the README there says how. */
const made = join(import.meta.dirname, 'former-version')
const unpacked = (name: string): Buffer => brotliDecompressSync(readFileSync(join(made, `${name}.br`)))

export const lastMigration = '0068-one-line-texts'

/** The last migration of the baseline, which makes of an empty database what that version had. */
const baseline = '0071-declarations'

/** The migrations that have come since. */
export const laterMigrations: readonly string[] = readdirSync(migrationsFolder)
  .flatMap((file) => /^(.+)\.sqlite\.sql$/.exec(file)?.[1] ?? [])
  .filter((name) => name > baseline)
  .toSorted()

/** The demo, of which a text was changed twice before it was backed up or archived. */
export const history = { list: 'toki-tsumugi-cafe/boardgame', field: 'description' }

/** A folder with a backup of a demo on SQLite. Of its uploads it has those of one tenant. */
export function formerBackups(): string {
  const folder = scratchFolder()
  cpSync(join(made, 'backups'), folder, { recursive: true })
  return folder
}

/** A file with the archive of a tenant of the demo, the café. */
export function formerArchive(): string {
  const file = join(scratchFolder(), 'cafe.captain')
  writeFileSync(file, unpacked('cafe.captain'))
  return file
}

/** The statements by which a superuser makes a demo on PostgreSQL in an empty database of the owner. */
export const formerPostgres = (): string => unpacked('postgres.sql').toString()

/** What makes the record of a database, or of an archive, that of a version from which this one does not upgrade. */
export const asBeforeTheLast = `
  DELETE FROM "migration";
  INSERT INTO "migration" VALUES ('0001-core', '2026-01-01'), ('0067-customer-emails', '2026-01-02')`

/** The refusal of such a database. */
export const tooOld =
  'The database is of an older Captain than this one can upgrade: its last migration is 0067-customer-emails. Nothing was changed. Start Captain 0.1.0, the one whose last migration is 0068-one-line-texts, with it first, and then this one.'
