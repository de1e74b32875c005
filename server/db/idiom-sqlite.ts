import { sql, type RawBuilder } from 'kysely'
import { column, plainDecimal } from './column.ts'
import type { Idiom, Kept } from './idiom.ts'

/** SQLite's words. */
export const sqliteIdiom: Idiom = {
  // True and false would cost a parse each in `json_object`.
  jsonObject(table, columns) {
    const plain = columns.filter(({ storage }) => storage !== 'json' && storage !== 'boolean')
    const pairs = plain.flatMap(({ name, storage }) => {
      const kept = column(table, name)
      return [sql.lit(name), storage === 'decimal' ? plainDecimal(kept) : kept]
    })
    const rest = columns.filter((each) => !plain.includes(each)).map((each) => jsonMember(table, each))
    return sql`rtrim(json_object(${sql.join(pairs)}), '}') || ${sql.join([...rest, sql`'}'`], sql` || `)}`
  },
  json: (value) => sql`json_quote(${value})`,
  jsonText: (value) => sql`coalesce(${value}, 'null')`,
  jsonArray: (json) => sql`'[' || coalesce(group_concat(${json}, ','), '') || ']'`,
  sent: (json) => sql`cast(${json} as blob)`,
  dayAfter: (day, days) => sql`date(${day}, ${days} || ' days')`,
  bytes: (value) => sql`coalesce(octet_length(${value}), 0)`,
  memberAt: (json, key) => sql`(${json} -> ${sql.lit(`$.${key}`)})`,
  textAt: (json, key) => sql`json_extract(${json}, ${sql.lit(`$.${key}`)})`,
  isAmong: (value, list) => sql`${value} in (select "value" from json_each(${list}))`,
  arrayHas: (array, value) => sql`exists (select 1 from json_each(${array}) where "value" = ${value})`,
  rowsHave: (rows, part, value) =>
    sql`exists (select 1 from json_each(${rows}) where json_extract("value", ${sql.lit(`$.${part}`)}) = ${value})`,
  textHas: (text, part) => sql`instr(${text}, ${part}) > 0`,
}

function jsonMember(table: string, { name, storage }: Kept): RawBuilder<string> {
  const kept = column(table, name)
  const member = (value: string) => sql.lit(`,"${name}":${value}`)
  return storage === 'json'
    ? sql`${member('')} || coalesce(${kept}, 'null')`
    : sql`case ${kept} when 1 then ${member('true')} when 0 then ${member('false')} else ${member('null')} end`
}
