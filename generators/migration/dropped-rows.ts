import { entityOf } from './risk.ts'
import { literal, type Dialect } from './sql.ts'

/** Where the server notes something of an entity's records, besides their history, which is left as it is. */
const places = ['assignment', 'comment', 'customer_email', 'search_entry', 'total', 'upload_use'] as const

/** The statements that delete what is noted of the records of a table that is dropped. */
export const deleteDroppedRows = (dialect: Dialect, table: string): readonly string[] => {
  const ofEntity = `WHERE "entity" = ${literal(entityOf(table))}`
  return places.map((place) => {
    const deletion = `DELETE FROM "${place}" ${ofEntity};`
    if (place === 'search_entry')
      return dialect === 'postgres'
        ? deletion
        : `DELETE FROM "search_index" WHERE "rowid" IN (SELECT "rowid" FROM "search_entry" ${ofEntity});\n${deletion}`
    // The rows of every tenant are visible without the wall only; that of the search entries lets the owner through.
    return dialect === 'postgres'
      ? `ALTER TABLE "${place}" NO FORCE ROW LEVEL SECURITY;\n${deletion}\nALTER TABLE "${place}" FORCE ROW LEVEL SECURITY;`
      : deletion
  })
}
