import type { Database as Sqlite } from 'better-sqlite3'
import type { SiteSlug } from '../../../entities/installation.ts'
import { declaredTables } from '../../base/db/declared-tables.ts'
import { tableOf } from '../../base/db/scope.ts'
import { entitiesOfSite } from '../../kernel/records/registry.ts'

/**
 * An archive of one tenant is an SQLite file: the tables of Captain with the rows of that tenant alone, whose own row
 * owns itself there, and three tables of the archive's own. So it is brought up to date by the migrations of whoever
 * imports it, and nothing but SQLite is needed to look at what somebody has been given.
 */

/** Distinguishes an archive from any other SQLite file: https://sqlite.org/pragma.html#pragma_application_id */
export const applicationId = 0x43705461

/** The tables that only archives have: what it is, whom its rows name, and its files, in parts. */
export const ownTables = `
  CREATE TABLE "archive" ("captain" TEXT NOT NULL, "exportedAt" TEXT NOT NULL) STRICT;
  CREATE TABLE "archive_account" ("id" TEXT PRIMARY KEY NOT NULL, "email" TEXT NOT NULL, "name" TEXT NOT NULL) STRICT;
  CREATE TABLE "archive_file" (
    "name" TEXT NOT NULL, "part" INTEGER NOT NULL, "bytes" BLOB NOT NULL, PRIMARY KEY ("name", "part")
  ) STRICT;`

export const dropOwnTables = 'DROP TABLE "archive"; DROP TABLE "archive_account"; DROP TABLE "archive_file";'

/** The tables whose rows of a tenant are archived, without that of the tenant itself. */
export const archivedTables = (site: SiteSlug): readonly string[] => [
  ...entitiesOfSite(site)
    .filter(({ viewOf }) => viewOf === undefined)
    .map(tableOf),
  ...[...declaredTables()].flatMap(([name, { isArchived }]) => (isArchived ? name : [])),
]

/** The columns of a table that hold text, JSON included. */
export const textColumns = (sqlite: Sqlite, table: string): readonly string[] =>
  sqlite
    .prepare<[string], string>(`SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'`)
    .pluck()
    .all(table) as string[]

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
