import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from './database.ts'
import { sqlFunctionsOf } from './sql-functions-of.ts'

/** Whether a column of text has this value, or one of these. An empty list finds nothing: `in ()` is no SQL on PostgreSQL. */
export const isOneOf = (dialect: Dialect, column: string, values: string | readonly string[]): RawBuilder<boolean> =>
  sqlFunctionsOf(dialect).inJsonArray(sql.ref(column), sql`${JSON.stringify([values].flat())}`)
