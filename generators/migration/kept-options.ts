import { suffixes } from '../../entities/language/derived/list-operators.ts'
import { asJson, isArray } from './json.ts'
import { entityOf } from './risk.ts'
import type { Shape } from './shape.ts'
import { literal, quote, withoutPolicies, type Dialect } from './sql.ts'
import { renamedList, renamedOption } from './values.ts'

type Options = Readonly<Record<string, string>>

/** Where people keep options of fields: in conditions of views, and as what words of their files mean. */
const places = [
  { table: 'list_view', column: 'query', within: 'filter', operators: suffixes },
  { table: 'import_mapping', column: 'words', within: undefined, operators: [] },
] as const

/** The statements that rename options wherever people keep them, besides records and their history. */
export function renameKeptOptions(dialect: Dialect, after: Shape): readonly string[] {
  const changed = Object.entries(after).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([name, { draft }]) =>
      draft?.options ? [{ entity: entityOf(table), name, options: draft.options }] : [],
    ),
  )
  return changed.flatMap(({ entity, name, options }) =>
    places.flatMap(({ table, column, within, operators }) => {
      const stored = dialect === 'postgres' ? `${quote(column)}::json` : quote(column)
      const names = [name, ...operators.map((operator) => `${name}_${operator}`)]
      const fields = (json: string) =>
        withValues(dialect, json, 'field', names, (value) => renamedIn(dialect, value, options))
      const value = within ? withValues(dialect, stored, 'part', [within], fields) : fields(stored)
      const update = `UPDATE ${quote(table)} SET ${quote(column)} = ${dialect === 'postgres' ? `(${value})::text` : value}\n  WHERE "entity" = ${literal(entity)} AND ${quote(column)} LIKE ${literal(`%"${name}%`)};`
      return dialect === 'postgres' ? withoutPolicies([table], [update]) : [update]
    }),
  )
}

/** An option, several, or those that words mean. */
function renamedIn(dialect: Dialect, json: string, options: Options): string {
  const { text, type } = readers[dialect]
  const one = (value: string) =>
    `CASE WHEN ${type}(${value}) = '${dialect === 'postgres' ? 'string' : 'text'}' THEN ${quoted(dialect, renamedOption(`(${value} ${text})`, options))} ELSE ${value} END`
  return `CASE WHEN ${isArray(dialect, json)} THEN ${renamedList(dialect, json, options)} WHEN ${type}(${json}) = 'object' THEN ${withValues(dialect, json, 'word', undefined, one)} ELSE ${one(json)} END`
}

const readers = {
  sqlite: { text: "->> '$'", type: 'json_type' },
  postgres: { text: "#>> '{}'", type: 'json_typeof' },
} as const satisfies Record<Dialect, object>

const quoted = (dialect: Dialect, text: string): string =>
  dialect === 'postgres' ? `to_json(${text})` : `json_quote(${text})`

/** A JSON object with other values at some keys, or at all; `alias` tells queries within each other apart. */
function withValues(
  dialect: Dialect,
  object: string,
  alias: string,
  keys: readonly string[] | undefined,
  change: (value: string) => string,
): string {
  const [key, each, type] = ['key', 'value', 'type'].map((name) => `${quote(alias)}.${quote(name)}`) as [
    string,
    string,
    string,
  ]
  // What SQLite finds in JSON are values of its own.
  const value =
    dialect === 'postgres'
      ? each
      : `(CASE ${type} WHEN 'text' THEN json_quote(${each}) WHEN 'true' THEN 'true' WHEN 'false' THEN 'false' WHEN 'null' THEN 'null' ELSE ${each} END)`
  const next = keys
    ? `CASE WHEN ${key} IN (${keys.map(literal).join(', ')}) THEN ${change(value)} ELSE ${value} END`
    : change(value)
  return `(SELECT ${asJson(dialect, `concat('{', string_agg(concat(${quoted(dialect, key)}, ':', ${next}), ','), '}')`)} FROM json_each(${object}) AS ${quote(alias)})`
}
