import { changesStorage, converted, isConvertible } from './conversions.ts'
import { asJson, fromJson, isArray, jsonAt, jsonOf, rowsOf, textsOf, toJson } from './json.ts'
import { oldName } from './renames.ts'
import { startOf, type Column, type Table } from './shape.ts'
import { literal, quote, valueOf, type Dialect } from './sql.ts'

/** Whether stored values become other ones, in the column and in the history. */
export const changesValues = (before: Column, after: Column): boolean =>
  changesStorage(before, after) || changesContents(before, after)

/** Whether they do though the column stays: options are renamed, or rows of a repeated group are changed. */
const changesContents = (before: Column, after: Column): boolean =>
  after.draft?.options !== undefined || changesRows(before, after)

/** What becomes of a stored value: SQL of what the column then stores. */
export const carried = (dialect: Dialect, value: string, before: Column, after: Column): string =>
  converted(dialect, withContents(dialect, value, before, after), before, after)

/** The same of a value within JSON, as JSON: of the history, and of rows. */
export function carriedJson(dialect: Dialect, json: string, before: Column, after: Column): string {
  if (!isConvertible(before, after)) return `'null'`
  return `(SELECT ${toJson(dialect, after.storage, carried(dialect, was, before, after))} ${fromWas(dialect, json, before)})`
}

/** Whether nothing can be made of a value within JSON. */
export const isLost = (dialect: Dialect, json: string, before: Column, after: Column): string =>
  `(SELECT ${carried(dialect, was, before, after)} IS NULL ${fromWas(dialect, json, before)})`

// Named once, as conversions look at a value several times.
const was = '"was"."value"'
const fromWas = (dialect: Dialect, json: string, { storage }: Column): string =>
  `FROM (SELECT ${fromJson(dialect, storage, json)} AS "value") AS "was"`

/** The statements that change what columns contain and stay. On PostgreSQL before types change, which no subquery can do. */
export const contentUpdates = (
  dialect: Dialect,
  table: string,
  columns: Table['columns'],
  after: Table,
): readonly string[] =>
  Object.entries(columns).flatMap(([name, before]) => {
    const next = after.columns[name]
    if (!next || !changesContents(before, next)) return []
    const value = `${quote(table)}.${quote(name)}`
    const { options } = next.draft ?? {}
    const where =
      options && before.storage === 'text' ? `IN (${Object.keys(options).map(literal).join(', ')})` : 'IS NOT NULL'
    return [
      `UPDATE ${quote(table)} SET ${quote(name)} = ${withContents(dialect, value, before, next)}\n  WHERE ${quote(name)} ${where};`,
    ]
  })

/** The statements that fill in what records need in columns that may be empty. */
export const fillUpdates = (dialect: Dialect, table: string, { columns }: Table): readonly string[] =>
  Object.entries(columns).flatMap(([name, { draft }]) =>
    draft?.fill === undefined || draft.neededWhere === undefined
      ? []
      : [
          `UPDATE ${quote(table)} SET ${quote(name)} = ${valueOf(dialect, draft.fill)}\n  WHERE ${quote(name)} IS NULL AND ${draft.neededWhere};`,
        ],
  )

function withContents(dialect: Dialect, value: string, before: Column, after: Column): string {
  if (changesRows(before, after)) return changedRows(dialect, value, before, after)
  const { options } = after.draft ?? {}
  if (!options) return value
  return before.storage === 'json' ? renamedList(dialect, value, options) : renamedOption(value, options)
}

const renamedOption = (value: string, options: Readonly<Record<string, string>>): string =>
  `CASE ${value} ${Object.entries(options)
    .map(([old, next]) => `WHEN ${literal(old)} THEN ${literal(next)}`)
    .join(' ')} ELSE ${value} END`

/** Several options, of which two may have become one. */
const renamedList = (dialect: Dialect, value: string, options: Readonly<Record<string, string>>): string =>
  `CASE WHEN ${isArray(dialect, value)} THEN (
    SELECT ${asJson(dialect, `concat('[', string_agg(concat('"', "option", '"'), ',' ORDER BY "place"), ']')`)}
    FROM (SELECT ${renamedOption('"each"."value"', options)} AS "option", min("each"."key") AS "place" FROM ${textsOf(dialect, value)} GROUP BY 1) AS "renamed"
  ) END`

/** Whether rows of a repeated group become other ones: parts that only may be added leave them as they are. */
function changesRows({ parts: before }: Column, { parts: after, draft }: Column): boolean {
  if (!before || !after) return false
  return (
    draft?.parts !== undefined ||
    Object.keys(before).some((name) => !after[name]) ||
    Object.entries(after).some(([name, part]) => {
      const old = before[oldName(draft?.parts, name)]
      return old ? changesValues(old, part) || (!old.required && isStarted(part)) : isStarted(part)
    })
  )
}

const isStarted = (part: Column): boolean => part.required && startOf(part) !== undefined

/** Each row with the parts of today, in their order. */
const changedRows = (dialect: Dialect, value: string, before: Column, after: Column): string => {
  const parts = Object.entries(after.parts!).map(
    ([name, part], index) =>
      `'${index === 0 ? '{' : ','}"${name}":', ${partOf(dialect, before.parts![oldName(after.draft?.parts, name)], part, oldName(after.draft?.parts, name))}`,
  )
  return `CASE WHEN ${isArray(dialect, value)} THEN (
    SELECT ${asJson(dialect, `concat('[', string_agg(concat(\n      ${parts.join(',\n      ')}, '}'\n    ), ',' ORDER BY "row"."key"), ']')`)}
    FROM ${rowsOf(dialect, value)}
  ) END`
}

/** A part of a row, as JSON. */
function partOf(dialect: Dialect, before: Column | undefined, after: Column, old: string): string {
  const start = startOf(after)
  const first = after.required && start !== undefined ? literal(jsonOf(after.storage, start)) : undefined
  if (!before) return first ?? `'null'`
  const json = jsonAt('"row"."value"', old)
  const kept = changesValues(before, after) ? carriedJson(dialect, json, before, after) : json
  if (first === undefined) return `coalesce(${kept}, 'null')`
  return `coalesce(nullif(${dialect === 'postgres' ? `(${kept})::text` : kept}, 'null'), ${first})`
}
