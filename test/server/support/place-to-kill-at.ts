import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { inject, onTestFinished } from 'vitest'
import { freshDatabase, onPostgres } from './database.ts'
import { scratchFolder } from './scratch-folder.ts'

type Sql = (text: string) => Promise<readonly any[]>

/** Where a server works that a test kills, and the statements of somebody who looks at its database from outside. */
export async function placeToKillAt(): Promise<{
  readonly folder: string
  readonly env: Record<string, string>
  readonly sql: Sql
}> {
  const folder = scratchFolder()
  const ACCOUNT = 'admin@killed.example'
  if (onPostgres) {
    const { addressOf, owner } = await import('../../postgres/setup.ts')
    const { sql, close } = await freshDatabase()
    onTestFinished(close)
    const [{ name }] = (await sql('select current_database() as name')) as [{ name: string }]
    return {
      folder,
      env: { ACCOUNT, DATABASE_URL: addressOf(inject('postgres'), name, owner) },
      sql: (text) => sql(text),
    }
  }
  let sqlite: SqliteConnection.Database | undefined
  onTestFinished(() => void sqlite?.close())
  const sql: Sql = async (text) => {
    sqlite ??= new SqliteConnection(join(folder, 'captain.sqlite'), { timeout: 10_000 })
    const statement = sqlite.prepare(text)
    return statement.reader ? statement.all() : [statement.run()]
  }
  return { folder, env: { ACCOUNT }, sql }
}
