import { suffixes } from '../../entities/language/derived/list-operators.ts'
import { keptNames, type KeptNames, type Naming } from '../../entities/language/shared/kept-names.ts'
import { entityOf } from './risk.ts'
import type { Renames, Shape } from './shape.ts'
import { literal, quote, withoutPolicies, type Dialect } from './sql.ts'

/** What is kept about the records of entities, besides these and their history. */
const places = Object.entries<KeptNames>(keptNames)

/** The statements that rename fields and options wherever the server keeps their names, besides the history. */
export function renameInKeptNames(dialect: Dialect, renames: Renames, after: Shape): readonly string[] {
  const ofFields = Object.entries(renames).flatMap(([table, names]): readonly KeptRename[] =>
    Object.keys(names).length > 0 ? [{ entity: entityOf(table), names }] : [],
  )
  const ofOptions = Object.entries(after).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([of, { draft }]): readonly KeptRename[] =>
      draft?.options ? [{ entity: entityOf(table), of, names: draft.options }] : [],
    ),
  )
  return places.flatMap(([table, place]) => {
    // Options under the new names of their fields.
    const updates = [...ofFields, ...ofOptions].flatMap((rename) => updatesOf(dialect, table, place, rename))
    const { entity } = place
    return updates.length === 0 ? [] : [seeingAll(dialect, entity === 'entity' ? [table] : [table, entity.of], updates)]
  })
}

/** The new names of fields of an entity, or of options of its field `of`, by their old ones. */
interface KeptRename {
  readonly entity: string
  readonly of?: string
  readonly names: Names
}

type Names = Readonly<Record<string, string>>

function updatesOf(
  dialect: Dialect,
  table: string,
  { entity: by, json = {}, field }: KeptNames,
  { entity, of, names }: KeptRename,
): readonly string[] {
  const isMeant =
    by === 'entity'
      ? `"entity" = ${literal(entity)}`
      : `(SELECT "of"."entity" FROM ${quote(by.of)} "of" WHERE "of"."tenant_id" = ${quote(table)}."tenant_id" AND "of"."id" = ${quote(by.by)}) = ${literal(entity)}`
  const updates = Object.entries(json).flatMap(([column, whole]): readonly string[] => {
    const naming = of === undefined ? whole : optionsIn(whole, of)
    if (!naming) return []
    const before = dialect === 'sqlite' ? quote(column) : `${quote(column)}::json`
    const changed = renamed[dialect](before, naming, names, 0)
    const value = dialect === 'sqlite' ? changed : `(${changed})::text`
    const find = dialect === 'sqlite' ? 'instr' : 'strpos'
    const has = Object.keys(names).map((old) => `${find}(${quote(column)}, ${literal(`"${old}`)}) > 0`)
    return [`UPDATE ${quote(table)} SET ${quote(column)} = ${value}\nWHERE (${has.join(' OR ')}) AND ${isMeant};`]
  })
  if (!field || of !== undefined) return updates
  const name = quote(field)
  return [
    ...updates,
    `UPDATE ${quote(table)} SET ${name} = ${caseOf(name, names, literal, name)} WHERE ${name} IN (${Object.keys(names).map(literal).join(', ')}) AND ${isMeant};`,
  ]
}

/** An expression that is another one for each of some values of it. */
const caseOf = (of: string, names: Names, written: (name: string) => string, otherwise: string): string =>
  `CASE ${of} ${Object.entries(names)
    .map(([old, next]) => `WHEN ${written(old)} THEN ${written(next)}`)
    .join(' ')} ELSE ${otherwise} END`

/** Where JSON that names fields has the options of one of them; undefined where it has none. */
function optionsIn(naming: Naming, field: string): Naming | undefined {
  if (typeof naming === 'string' || 'each' in naming) return undefined
  if ('keys' in naming) {
    const names = [field, ...(naming.keys === 'condition' ? suffixes.map((suffix) => `${field}_${suffix}`) : [])]
    return { parts: Object.fromEntries(names.map((name) => [name, 'option'])) }
  }
  if ('text' in naming) {
    const text = optionsIn(naming.text, field)
    return text && { text }
  }
  const parts = Object.entries(naming.parts).flatMap(([part, form]) => {
    const options = optionsIn(form, field)
    return options ? [[part, options] as const] : []
  })
  return parts.length > 0 ? { parts: Object.fromEntries(parts) } : undefined
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

/** SQL of JSON with names renamed, given SQL of JSON. `depth` numbers the queries within each other. */
type Renamed = (json: string, naming: Naming, names: Names, depth: number) => string

const sqliteRenamed: Renamed = (json, naming, names, depth) => {
  const [each, key] = [`"each${depth}"`, `"each${depth}"."key"`]
  const inside = (form: Naming, value: string) => sqliteRenamed(value, form, names, depth + 1)
  // What SQLite finds in JSON are values of its own.
  const value = `CASE ${each}."type" WHEN 'text' THEN json_quote(${each}."value") WHEN 'true' THEN 'true' WHEN 'false' THEN 'false' WHEN 'null' THEN 'null' ELSE ${each}."value" END`
  const ofEach = `FROM json_each(${json}) AS ${each}`
  if (naming === 'option')
    return `CASE WHEN json_type(${json}) IN ('array', 'object') THEN ${sqliteRenamed(json, { each: 'field' }, names, depth)} ELSE ${sqliteRenamed(json, 'field', names, depth)} END`
  if (naming === 'field') return caseOf(json, names, (name) => literal(`"${name}"`), json)
  if ('keys' in naming) {
    const { key: renamedKey, given } = renamedKeys(naming.keys, key, names)
    return `CASE json_type(${json}) WHEN 'object' THEN (SELECT json_group_object(${renamedKey}, json(${value})) ${ofEach} WHERE ${key} NOT IN (${given})) ELSE ${json} END`
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

const postgresRenamed: Renamed = (json, naming, names, depth) => {
  const [each, key, value] = [`"each${depth}"`, `"each${depth}"."key"`, `"each${depth}"."value"`]
  const inside = (form: Naming, of: string) => postgresRenamed(of, form, names, depth + 1)
  const ofEach = `FROM json_each(${json}) AS ${each}`
  if (naming === 'option')
    return `CASE WHEN json_typeof(${json}) IN ('array', 'object') THEN ${postgresRenamed(json, { each: 'field' }, names, depth)} ELSE ${postgresRenamed(json, 'field', names, depth)} END`
  if (naming === 'field')
    return `(${caseOf(`(${json})::text`, names, (name) => literal(`"${name}"`), `(${json})::text`)})::json`
  if ('keys' in naming) {
    const { key: renamedKey, given } = renamedKeys(naming.keys, key, names)
    return `CASE json_typeof(${json}) WHEN 'object' THEN (SELECT coalesce(json_object_agg(${renamedKey}, ${value}), '{}') ${ofEach} WHERE ${key} NOT IN (${given})) ELSE ${json} END`
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

/** The key of an object by its new name, and the new names, which give way to it where there are some already. */
function renamedKeys(keys: 'field' | 'condition', key: string, names: Names) {
  const namesFor = (field: string) =>
    [field, ...(keys === 'condition' ? suffixes.map((suffix) => `${field}_${suffix}`) : [])].map(literal).join(', ')
  const cases = Object.entries(names).map(
    ([old, next]) => `WHEN ${key} IN (${namesFor(old)}) THEN ${literal(next)} || substr(${key}, ${old.length + 1})`,
  )
  return {
    key: `CASE ${cases.join(' ')} ELSE ${key} END`,
    given: Object.values(names).map(namesFor).join(', '),
  }
}
