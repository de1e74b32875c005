import type { Idiom } from './idiom.ts'
import { postgresIdiom } from './idiom-postgres.ts'
import { sqliteIdiom } from './idiom-sqlite.ts'
import type { Dialect } from './runner.ts'

export const idiomOf = (dialect: Dialect): Idiom => (dialect === 'sqlite' ? sqliteIdiom : postgresIdiom)
