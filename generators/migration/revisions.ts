import { entityOf, type Renames } from './risk.ts'
import { literal, quote, withoutPolicies, type Dialect } from './sql.ts'

/** The statements that rename fields in the revisions: earlier versions are restored by the names of today. */
export function renameInRevisions(dialect: Dialect, renames: Renames): readonly string[] {
  const updates = Object.entries(renames).flatMap(([table, fields]) =>
    Object.entries(fields).flatMap(([old, next]) =>
      ['values', 'former'].map((column) => updateOf[dialect](quote(column), literal(entityOf(table)), old, next)),
    ),
  )
  return updates.length === 0 || dialect === 'sqlite' ? updates : withoutPolicies(['revision'], updates)
}

/** A field of the new name that was dropped long ago gives way. */
const updateOf = {
  sqlite: (column, entity, old, next) => {
    const [from, to] = [literal(`$.${old}`), literal(`$.${next}`)]
    return `UPDATE "revision" SET ${column} = json_remove(\n  json_set(${column}, ${to}, json(${column} -> ${from})), ${from}\n) WHERE "entity" = ${entity} AND json_type(${column}, ${from}) IS NOT NULL;`
  },
  postgres: (column, entity, old, next) => {
    const [from, to] = [literal(old), literal(next)]
    return `UPDATE "revision" SET ${column} = (\n  SELECT json_object_agg(CASE "key" WHEN ${from} THEN ${to} ELSE "key" END, "value")\n  FROM json_each(${column}) WHERE "key" <> ${to}\n) WHERE "entity" = ${entity} AND ${column} -> ${from} IS NOT NULL;`
  },
} as const satisfies Record<Dialect, (column: string, entity: string, old: string, next: string) => string>
