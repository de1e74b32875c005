import type { Database as Sqlite } from 'better-sqlite3'
import type { SiteSlug } from '../../../entities/installation.ts'
import { asTexts, asWhole, type Revision } from '../../../server/operations/move/sqlite-rows.ts'
import { archivedTables } from '../../../server/operations/tenant-archives/archive.ts'

type Row = Readonly<Record<string, unknown>>
type Rows = Readonly<Record<string, readonly object[]>>

/** The rows of a tenant that belong into an archive, by table, in one order whatever their keys; only tables that have any. */
export const rowsOfTenant = (sqlite: Sqlite, site: SiteSlug, tenant: string): Rows =>
  rowsAs(sqlite, site, tenant, (_, rows) => rows)

/** The same in the form in which PostgreSQL has them, and in which they come from there. */
export const postgresRowsOfTenant = (sqlite: Sqlite, site: SiteSlug, tenant: string): Rows =>
  rowsAs(sqlite, site, tenant, (table, rows) => {
    if (table === 'revision') return asWhole({ sqlite }, rows as readonly Revision[])
    return table === 'search_entry' ? asTexts(rows) : rows
  })

function rowsAs(
  sqlite: Sqlite,
  site: SiteSlug,
  tenant: string,
  converted: (table: string, rows: readonly Row[]) => Iterable<Row>,
): Rows {
  const tables: Record<string, readonly object[]> = {}
  const isThere = sqlite.prepare(`SELECT 1 FROM "sqlite_schema" WHERE "name" = ?`)
  // An archive of a version before may lack some.
  for (const table of archivedTables(site).filter((each) => isThere.get(each))) {
    const owner = table === 'list_view' ? 'AND "owner" IS NULL' : ''
    const order = table === 'revision' ? 'ORDER BY "entity", "recordId", "version"' : ''
    const rows = sqlite
      .prepare<[string], Row>(`SELECT * FROM "${table}" WHERE "tenant_id" = ? ${owner} ${order}`)
      .all(tenant)
    // Where an entry stands in the index is of no meaning, nor is the order of the columns.
    const texts = [...converted(table, rows)]
      .map((row) => JSON.stringify(Object.fromEntries(Object.entries({ ...row, rowid: undefined }).toSorted())))
      .toSorted()
    if (texts.length > 0) tables[table] = texts.map((text) => JSON.parse(text) as object)
  }
  return tables
}

/**
 * A statement that inserts a tenant of each site, the first of which is the operator’s: `tenant-0`, `tenant-1`, … `off` is
 * false in the words of the database.
 */
export const tenantsOfSites = (off: '0' | 'false', ...sites: readonly string[]): string =>
  `INSERT INTO "tenant" ("tenant_id", "id", "name", "slug", "site", "siteUrl", "status", "defaultLocale", "orderEmails", "themeColor", "sortOrder", "version", "createdAt", "updatedAt") VALUES ${sites
    .map(
      (site, index) =>
        `('0', '${index}', 'x', 'tenant-${index}', '${site}', '', 'active', 'ja', ${off}, '#000000', 0, 1, '', '')`,
    )
    .join(', ')}`
