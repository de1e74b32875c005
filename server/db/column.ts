import { sql, type RawBuilder } from 'kysely'

/** A column by the name of its table, for queries on tables known only at run time. */
export const column = (table: string, name: string): RawBuilder<any> => sql.ref(`${table}.${name}`)

/** How many places the whole part of a decimal is filled up to: the greatest that may be kept is 9999999999999.999. */
export const decimalPlaces = 13
const one = '1'.padStart(decimalPlaces, '0')

/** The plain form of a kept decimal, made by the database. */
export const plainDecimal = (stored: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when ${stored} < ${sql.lit(one)} then '0' else '' end || ltrim(${stored}, '0')`
