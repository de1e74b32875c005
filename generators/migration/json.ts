import type { Storage } from '../../entities/language/field-kind.ts'
import { plainDecimal, sortableDecimal } from './conversions.ts'
import { literal, type Dialect } from './sql.ts'

/** What a key of a JSON object has, as JSON; NULL where the object has no such key. */
export const jsonAt = (object: string, key: string): string => `${object} -> ${literal(key)}`

/** Text that is JSON, as JSON of the database. */
export const asJson = (dialect: Dialect, text: string): string => (dialect === 'postgres' ? `${text}::json` : text)

/** Whether JSON is of a type. */
export const isArray = (dialect: Dialect, json: string): string => `${typeOf(dialect, json)} = 'array'`

const typeOf = (dialect: Dialect, json: string): string =>
  `${dialect === 'postgres' ? 'json_typeof' : 'json_type'}(${json})`

/** A value within JSON as its column would store it; NULL where it is null, or of a type that no such column has. */
export function fromJson(dialect: Dialect, storage: Storage, json: string): string {
  const type = typeOf(dialect, json)
  const text = dialect === 'postgres' ? `${json} #>> '{}'` : `${json} ->> '$'`
  const isText = `${type} = '${dialect === 'postgres' ? 'string' : 'text'}'`
  switch (storage) {
    case 'text':
      return `CASE WHEN ${isText} THEN ${text} END`
    case 'decimal':
      return dialect === 'postgres'
        ? `CASE WHEN ${isText} AND ${text} ~ '^[0-9]{1,13}([.][0-9]+)?$' THEN ${sortableDecimal.postgres(`(${text})`)} END`
        : `CASE WHEN ${isText} THEN ${sortableDecimal.sqlite(`(${text})`)} END`
    case 'integer':
      return dialect === 'postgres'
        ? `CASE WHEN ${type} = 'number' THEN (${text})::numeric::bigint END`
        : `CASE WHEN ${type} = 'integer' THEN ${text} END`
    case 'boolean':
      return dialect === 'postgres'
        ? `CASE WHEN ${type} = 'boolean' THEN (${text})::boolean END`
        : `CASE WHEN ${type} IN ('true', 'false') THEN ${text} END`
    case 'json':
      return `CASE WHEN ${type} IN ('array', 'object') THEN ${json} END`
  }
}

/** A stored value as JSON; `null` where there is none. */
export function toJson(dialect: Dialect, storage: Storage, value: string): string {
  switch (storage) {
    case 'text':
    case 'integer':
      return dialect === 'postgres' ? `coalesce(to_json(${value}), 'null')` : `json_quote(${value})`
    case 'decimal':
      return toJson(dialect, 'text', plainDecimal[dialect](value))
    case 'boolean':
      return dialect === 'postgres'
        ? `coalesce(to_json(${value}), 'null')`
        : `CASE ${value} WHEN 0 THEN 'false' WHEN 1 THEN 'true' ELSE 'null' END`
    case 'json':
      return `coalesce(${value}, 'null')`
  }
}

/** The same of a value that is known when the migration is drafted. */
export const jsonOf = (storage: Storage, value: string | number | boolean): string =>
  storage === 'json'
    ? String(value)
    : JSON.stringify(storage === 'decimal' ? String(value).replace(/^0+(?=[0-9])/, '') : value)

/** The rows of a JSON array: each has its place as `key`, and JSON as `value`. */
export const rowsOf = (dialect: Dialect, array: string): string =>
  dialect === 'postgres'
    ? `json_array_elements(${array}) WITH ORDINALITY AS "row" ("value", "key")`
    : `json_each(${array}) AS "row"`

/** The texts of a JSON array: each has its place as `key`, and the text as `value`. */
export const textsOf = (dialect: Dialect, array: string): string =>
  dialect === 'postgres'
    ? `json_array_elements_text(${array}) WITH ORDINALITY AS "each" ("value", "key")`
    : `json_each(${array}) AS "each"`
