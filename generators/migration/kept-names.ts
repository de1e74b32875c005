import { suffixes } from '../../entities/language/derived/list-operators.ts'
import { keptNames, type KeptNames, type Naming } from '../../entities/language/shared/kept-names.ts'
import { entityOf } from './risk.ts'
import type { Renames, Shape } from './shape.ts'
import { literal, quote, withoutPolicies, type Dialect } from './sql.ts'

/** What is kept about the records of entities, besides these and their history. */
const places = Object.entries<KeptNames>(keptNames)

/** The statements that rename fields wherever the server keeps their names, besides the history. */
export function renameInKeptNames(dialect: Dialect, renames: Renames): readonly string[] {
  const changed = Object.entries(renames).flatMap(([table, fields]) =>
    Object.entries(fields).map(([old, next]) => ({ entity: literal(entityOf(table)), old, next })),
  )
  return places.flatMap(([table, { entity: by, json = {}, field }]) => {
    const updates = changed.flatMap(({ entity, old, next }) => {
      const isMeant =
        by === 'entity'
          ? `"entity" = ${entity}`
          : `(SELECT "of"."entity" FROM ${quote(by.of)} "of" WHERE "of"."tenant_id" = ${quote(table)}."tenant_id" AND "of"."id" = ${quote(by.by)}) = ${entity}`
      return [
        ...Object.entries(json).map(([column, naming]) => {
          const before = dialect === 'sqlite' ? quote(column) : `${quote(column)}::json`
          const after = renamed[dialect](before, naming, { old, next }, 0)
          const value = dialect === 'sqlite' ? after : `(${after})::text`
          const find = dialect === 'sqlite' ? 'instr' : 'strpos'
          return `UPDATE ${quote(table)} SET ${quote(column)} = ${value}\nWHERE ${find}(${quote(column)}, ${literal(`"${old}`)}) > 0 AND ${isMeant};`
        }),
        ...(field
          ? [
              `UPDATE ${quote(table)} SET ${quote(field)} = ${literal(next)} WHERE ${quote(field)} = ${literal(old)} AND ${isMeant};`,
            ]
          : []),
      ]
    })
    return updates.length === 0 ? [] : [seeingAll(dialect, by === 'entity' ? [table] : [table, by.of], updates)]
  })
}

/** The statements that delete what is kept of the records of a table that is dropped. */
export function deleteKeptOfEntity(dialect: Dialect, table: string): readonly string[] {
  const ofEntity = `WHERE "entity" = ${literal(entityOf(table))}`
  return places
    .filter(([, { isDropped }]) => isDropped)
    .flatMap(([place]) => {
      const deletion = `DELETE FROM ${quote(place)} ${ofEntity};`
      if (place !== 'search_entry') return [seeingAll(dialect, [place], [deletion])]
      // Its policies let the owner through.
      return dialect === 'postgres'
        ? [deletion]
        : [`DELETE FROM "search_index" WHERE "rowid" IN (SELECT "rowid" FROM "search_entry" ${ofEntity});\n${deletion}`]
    })
}

/** The statements that delete what is kept of fields that are dropped. */
export const deleteKeptOfFields = (
  dialect: Dialect,
  before: Shape,
  after: Shape,
  renames: Renames,
): readonly string[] =>
  Object.entries(before).flatMap(([table, { columns }]) => {
    const next = after[table]?.columns
    const dropped = next ? Object.keys(columns).filter((name) => !next[renames[table]?.[name] ?? name]) : []
    if (dropped.length === 0) return []
    const isMeant = `"entity" = ${literal(entityOf(table))}`
    return places.flatMap(([place, { field }]) => {
      if (!field) return []
      const deletion = `DELETE FROM ${quote(place)} WHERE ${isMeant} AND ${quote(field)} IN (${dropped.map(literal).join(', ')});`
      return [seeingAll(dialect, [place], [deletion])]
    })
  })

/** Steps that belong together, and see the rows of all tenants. */
const seeingAll = (dialect: Dialect, tables: readonly string[], steps: readonly string[]): string =>
  (dialect === 'postgres' ? withoutPolicies(tables, steps) : steps).join('\n')

interface Rename {
  readonly old: string
  readonly next: string
}

/** SQL of JSON with a field renamed, given SQL of JSON. `depth` numbers the queries within each other. */
type Renamed = (json: string, naming: Naming, rename: Rename, depth: number) => string

const sqliteRenamed: Renamed = (json, naming, rename, depth) => {
  const [each, key] = [`"each${depth}"`, `"each${depth}"."key"`]
  const inside = (form: Naming, value: string) => sqliteRenamed(value, form, rename, depth + 1)
  // What SQLite finds in JSON are values of its own.
  const value = `CASE ${each}."type" WHEN 'text' THEN json_quote(${each}."value") WHEN 'true' THEN 'true' WHEN 'false' THEN 'false' WHEN 'null' THEN 'null' ELSE ${each}."value" END`
  const ofEach = `FROM json_each(${json}) AS ${each}`
  if (naming === 'field')
    return `CASE ${json} WHEN ${literal(`"${rename.old}"`)} THEN ${literal(`"${rename.next}"`)} ELSE ${json} END`
  if ('keys' in naming) {
    const { old, next } = namesOf(naming.keys, rename)
    return `CASE json_type(${json}) WHEN 'object' THEN (SELECT json_group_object(${renamedKey(key, old, rename)}, json(${value})) ${ofEach} WHERE ${key} NOT IN (${next})) ELSE ${json} END`
  }
  if ('parts' in naming) {
    const parts = Object.entries(naming.parts).map(
      ([part, form]) => `WHEN ${literal(part)} THEN ${inside(form, `(${value})`)}`,
    )
    return `CASE json_type(${json}) WHEN 'object' THEN (SELECT json_group_object(${key}, json(CASE ${key} ${parts.join(' ')} ELSE ${value} END)) ${ofEach}) ELSE ${json} END`
  }
  if ('text' in naming)
    return `CASE WHEN json_type(${json}) = 'text' AND json_valid(json_extract(${json}, '$')) THEN json_quote(${inside(naming.text, `json_extract(${json}, '$')`)}) ELSE ${json} END`
  const one = `json(${inside(naming.each, `(${value})`)})`
  return `CASE json_type(${json}) WHEN 'array' THEN (SELECT json_group_array(${one}) ${ofEach}) WHEN 'object' THEN (SELECT json_group_object(${key}, ${one}) ${ofEach}) ELSE ${json} END`
}

const postgresRenamed: Renamed = (json, naming, rename, depth) => {
  const [each, key, value] = [`"each${depth}"`, `"each${depth}"."key"`, `"each${depth}"."value"`]
  const inside = (form: Naming, of: string) => postgresRenamed(of, form, rename, depth + 1)
  const ofEach = `FROM json_each(${json}) AS ${each}`
  if (naming === 'field')
    return `CASE (${json})::text WHEN ${literal(`"${rename.old}"`)} THEN ${literal(`"${rename.next}"`)}::json ELSE ${json} END`
  if ('keys' in naming) {
    const { old, next } = namesOf(naming.keys, rename)
    return `CASE json_typeof(${json}) WHEN 'object' THEN (SELECT coalesce(json_object_agg(${renamedKey(key, old, rename)}, ${value}), '{}') ${ofEach} WHERE ${key} NOT IN (${next})) ELSE ${json} END`
  }
  if ('parts' in naming) {
    const parts = Object.entries(naming.parts).map(
      ([part, form]) => `WHEN ${literal(part)} THEN ${inside(form, value)}`,
    )
    return `CASE json_typeof(${json}) WHEN 'object' THEN (SELECT coalesce(json_object_agg(${key}, CASE ${key} ${parts.join(' ')} ELSE ${value} END), '{}') ${ofEach}) ELSE ${json} END`
  }
  if ('text' in naming)
    return `CASE json_typeof(${json}) WHEN 'string' THEN to_json((${inside(naming.text, `((${json}) #>> '{}')::json`)})::text) ELSE ${json} END`
  const one = inside(naming.each, value)
  return `CASE json_typeof(${json}) WHEN 'array' THEN (SELECT coalesce(json_agg(${one} ORDER BY "place"), '[]') FROM json_array_elements(${json}) WITH ORDINALITY AS ${each} ("value", "place")) WHEN 'object' THEN (SELECT coalesce(json_object_agg(${key}, ${one}), '{}') ${ofEach}) ELSE ${json} END`
}

const renamed: Readonly<Record<Dialect, Renamed>> = { sqlite: sqliteRenamed, postgres: postgresRenamed }

/** The former and the new names that the keys of an object may be, as lists in SQL. */
function namesOf(keys: 'field' | 'condition', { old, next }: Rename) {
  const namesFor = (field: string) =>
    [field, ...(keys === 'condition' ? suffixes.map((suffix) => `${field}_${suffix}`) : [])].map(literal).join(', ')
  return { old: namesFor(old), next: namesFor(next) }
}

const renamedKey = (key: string, names: string, { old, next }: Rename): string =>
  `CASE WHEN ${key} IN (${names}) THEN ${literal(next)} || substr(${key}, ${old.length + 1}) ELSE ${key} END`
