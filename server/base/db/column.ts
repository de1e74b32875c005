import { sql, type RawBuilder } from 'kysely'

/** A column qualified by its table, for queries on tables known only at runtime. */
export const column = (table: string, name: string): RawBuilder<any> => sql.ref(`${table}.${name}`)

/** The number of integer digits that stored decimals are padded to; the largest value is 9999999999999.999. */
export const decimalPlaces = 13
const one = '1'.padStart(decimalPlaces, '0')

/** SQL for the plain form of a stored decimal. */
export const plainDecimal = (stored: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when ${stored} < ${sql.lit(one)} then '0' else '' end || ltrim(${stored}, '0')`
