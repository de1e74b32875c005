import { sql, type RawBuilder } from 'kysely'
import type { Storage } from '../../../entities/language/field-kind.ts'
import { column, plainDecimal } from './column.ts'
import type { SqlFunctions } from './sql-functions.ts'

/** PostgreSQL's implementation, from version 15 on. */
export const postgresFunctions: SqlFunctions = {
  // The built-in JSON object functions are limited to a hundred arguments and insert spaces.
  jsonObject(table, columns, members = {}, optional = {}) {
    const values = [
      ...columns.map(({ name, storage }) => [name, jsonValue(storage, column(table, name))] as const),
      ...Object.entries(members).map(([name, json]) => [name, postgresFunctions.jsonText(json)] as const),
    ]
    const pairs = values.map(([name, json], index) => {
      const key = sql.lit(`${index === 0 ? '{' : ','}"${name}":`)
      return sql`${key} || ${json}`
    })
    const more = Object.entries(optional).map(
      ([name, json]) => sql` || coalesce(${sql.lit(`,"${name}":`)} || ${json}, '')`,
    )
    return sql`${sql.join(pairs, sql` || `)}${sql.join(more, sql``)} || '}'`
  },
  json: (value) => sql`coalesce(to_json(${value})::text, 'null')`,
  jsonText: (value) => sql`coalesce(${value}::text, 'null')`,
  jsonArray: (json) => sql`'[' || coalesce(string_agg(${json}, ','), '') || ']'`,
  jsonBytes: (json) => sql`(${json})::text`,
  dayAfter: (day, days) => sql`to_char((${day})::date + (${days})::int, 'YYYY-MM-DD')`,
  timeFromNow: (milliseconds) =>
    sql`to_char((clock_timestamp() + ${sql.lit(`${milliseconds} milliseconds`)}::interval) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  byteLength: (value) => sql`coalesce(octet_length((${value})::text), 0)`,
  fromText: (text) => sql`(${text})::json`,
  jsonAt: (json, key) => sql`((${json}) -> ${sql.lit(key)})::text`,
  textAt: (json, key) => sql`(${json}) ->> ${sql.lit(key)}`,
  mainPicture: (pictures) => sql`coalesce(
    (select "listed" from json_array_elements(${pictures}) as "listed" where "listed" ->> 'isMain' = 'true' limit 1),
    ${pictures} -> 0
  )::text`,
  inJsonArray: (value, list, storage = 'text') =>
    sql`${value} in (select "listed"::${sql.raw(types[storage])} from json_array_elements_text((${list})::json) as "listed")`,
  arrayContains: (array, value) =>
    sql`exists (select 1 from json_array_elements_text(${array}) as "listed" where "listed" = ${value})`,
  rowsContain: (rows, part, value) =>
    sql`exists (select 1 from json_array_elements(${rows}) as "listed" where "listed" ->> ${sql.lit(part)} = ${value})`,
  rowsSum: (rows, part) =>
    sql`(select coalesce(sum(("listed" ->> ${sql.lit(part)})::bigint), 0) from json_array_elements(${rows}) as "listed")`,
  rowsContainAny: (rows, part, list) =>
    sql`exists (select 1 from json_array_elements(${rows}) as "listed"
      where "listed" ->> ${sql.lit(part)} in (select "wanted" from json_array_elements_text((${list})::json) as "wanted"))`,
  eachRow: (rows, alias) => sql`json_array_elements(${rows}) as ${sql.ref(alias)}`,
  elements: (array, alias) => sql`json_array_elements_text(${array}) as ${sql.ref(alias)}("value")`,
  rowText: (alias, part) => sql`(${sql.ref(alias)} ->> ${sql.lit(part)})`,
  rowNumber: (alias, part) => sql`(${sql.ref(alias)} ->> ${sql.lit(part)})::bigint`,
  textContains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
}

const types = { text: 'text', integer: 'bigint', decimal: 'text', boolean: 'boolean', json: 'text' } as const

function jsonValue(storage: Storage, stored: RawBuilder<unknown>): RawBuilder<string> {
  if (storage === 'decimal') return sql`coalesce('"' || ${plainDecimal(stored)} || '"', 'null')`
  return storage === 'text' ? postgresFunctions.json(stored) : postgresFunctions.jsonText(stored)
}
