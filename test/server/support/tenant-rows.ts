import type { Database as Sqlite } from 'better-sqlite3'
import type { SiteSlug } from '../../../entities/language/sites.ts'
import { archivedTables } from '../../../server/tenant-archives/archive.ts'

/** The rows of a tenant that belong into an archive, by table, in one order whatever their keys; only tables that have any. */
export function rowsOfTenant(
  sqlite: Sqlite,
  site: SiteSlug,
  tenant: string,
): Readonly<Record<string, readonly object[]>> {
  const tables: Record<string, readonly object[]> = {}
  for (const table of archivedTables(site)) {
    const owner = table === 'list_view' ? 'AND "owner" IS NULL' : ''
    const rows = sqlite.prepare(`SELECT * FROM "${table}" WHERE "tenant_id" = ? ${owner}`).all(tenant) as Record<
      string,
      unknown
    >[]
    // Where an entry stands in the index is of no meaning.
    for (const row of rows) delete row['rowid']
    const texts = rows.map((row) => JSON.stringify(row)).toSorted()
    if (texts.length > 0) tables[table] = texts.map((text) => JSON.parse(text) as object)
  }
  return tables
}
