import { sql, type RawBuilder } from 'kysely'
import { column, plainDecimal } from './column.ts'
import type { SqlFunctions, StoredColumn } from './sql-functions.ts'

/** SQLite's implementation. */
export const sqliteFunctions: SqlFunctions = {
  // In `json_object`, each boolean would have to be parsed. `||` would copy everything before it again, `concat` copies
  // each part once.
  jsonObject(table, columns, members = {}, optional = {}) {
    const plain = columns.filter(({ storage }) => storage !== 'json' && storage !== 'boolean')
    const pairs = plain.flatMap(({ name, storage }) => {
      const stored = column(table, name)
      return [sql.lit(name), storage === 'decimal' ? plainDecimal(stored) : stored]
    })
    const rest = [
      ...columns.filter((each) => !plain.includes(each)).flatMap((each) => jsonMember(table, each)),
      ...Object.entries(members).flatMap(([name, json]) => textMember(name, json)),
      ...Object.entries(optional).map(([name, json]) => sql`coalesce(${sql.lit(`,"${name}":`)} || ${json}, '')`),
    ]
    return sql`concat(${sql.join([sql`rtrim(json_object(${sql.join(pairs)}), '}')`, ...rest, sql`'}'`])})`
  },
  json: (value) => sql`json_quote(${value})`,
  jsonText: (value) => sql`coalesce(${value}, 'null')`,
  jsonArray: (json) => sql`concat('[', group_concat(${json}, ','), ']')`,
  jsonBytes: (json) => sql`cast(${json} as blob)`,
  dayAfter: (day, days) => sql`date(${day}, ${days} || ' days')`,
  timeFromNow: (milliseconds) =>
    sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${sql.lit(`${milliseconds / 1000} seconds`)})`,
  byteLength: (value) => sql`coalesce(octet_length(${value}), 0)`,
  fromText: (text) => text,
  jsonAt: (json, key) => sql`(${json} -> ${sql.lit(`$.${key}`)})`,
  textAt: (json, key) => sql`json_extract(${json}, ${sql.lit(`$.${key}`)})`,
  // Mostly it is the first one, which is found without looking through the others.
  mainPicture(pictures) {
    const first = sql`${pictures} -> '$[0]'`
    const marked = sql`select "value" from json_each(${pictures})
      where json_extract(${pictures}, '$[' || "key" || '].isMain') limit 1`
    return sql`case when json_extract(${pictures}, '$[0].isMain') then ${first} else coalesce((${marked}), ${first}) end`
  },
  inJsonArray: (value, list) => sql`${value} in (select "value" from json_each(${list}))`,
  arrayContains: (array, value) => sql`exists (select 1 from json_each(${array}) where "value" = ${value})`,
  rowsContain: (rows, part, value) =>
    sql`exists (select 1 from json_each(${rows}) where json_extract("value", ${sql.lit(`$.${part}`)}) = ${value})`,
  rowsSum: (rows, part) =>
    sql`(select coalesce(sum(json_extract("value", ${sql.lit(`$.${part}`)})), 0) from json_each(${rows}))`,
  rowsContainAny: (rows, part, list) =>
    sql`exists (select 1 from json_each(${rows}) as "listed"
      where json_extract("listed"."value", ${sql.lit(`$.${part}`)}) in (select "value" from json_each(${list})))`,
  eachRow: (rows, alias) => sql`json_each(${rows}) as ${sql.ref(alias)}`,
  elements: (array, alias) => sql`json_each(${array}) as ${sql.ref(alias)}`,
  rowText: (alias, part) => sql`json_extract(${column(alias, 'value')}, ${sql.lit(`$.${part}`)})`,
  rowNumber: (alias, part) => sql`json_extract(${column(alias, 'value')}, ${sql.lit(`$.${part}`)})`,
  textContains: (text, part) => sql`instr(${text}, ${part}) > 0`,
}

/** The parts of which a member of an object is made, after a comma. */
function jsonMember(table: string, { name, storage }: StoredColumn): readonly RawBuilder<unknown>[] {
  const stored = column(table, name)
  if (storage === 'json') return textMember(name, stored)
  const member = (value: string) => sql.lit(`,"${name}":${value}`)
  return [sql`case ${stored} when 1 then ${member('true')} when 0 then ${member('false')} else ${member('null')} end`]
}

const textMember = (name: string, json: RawBuilder<unknown>): readonly RawBuilder<unknown>[] => [
  sql.lit(`,"${name}":`),
  sqliteFunctions.jsonText(json),
]
