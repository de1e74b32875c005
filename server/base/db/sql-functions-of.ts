import type { SqlFunctions } from './sql-functions.ts'
import { postgresFunctions } from './sql-functions-postgres.ts'
import { sqliteFunctions } from './sql-functions-sqlite.ts'
import type { Dialect } from './database.ts'

export const sqlFunctionsOf = (dialect: Dialect): SqlFunctions =>
  dialect === 'sqlite' ? sqliteFunctions : postgresFunctions
