import type { Dialect } from '../../base/db/database.ts'
import { postgresIndex } from './index-postgres.ts'
import { sqliteIndex } from './index-sqlite.ts'
import type { SearchIndex } from './search-index.ts'

export const searchIndex = (dialect: Dialect): SearchIndex => (dialect === 'sqlite' ? sqliteIndex : postgresIndex)
