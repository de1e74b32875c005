import type { ClientBase } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { migrationNames, readMigration } from './migrations.ts'

/**
 * Indices on tables that are in use. `CREATE INDEX` lets nobody write to its table until it is done; CONCURRENTLY does,
 * but not in a transaction, so a migration's such statements run after it.
 */

const concurrentIndex = /^CREATE INDEX CONCURRENTLY "(\w+)"[^;]*;$/gm

export const hasConcurrentIndexes = (text: string): boolean => text.search(concurrentIndex) >= 0

export const withoutConcurrentIndexes = (text: string): string => text.replaceAll(concurrentIndex, '')

/** A migration of an empty database, which may as well make its indices at once. */
export const withIndexesInside = (text: string): string =>
  text.replaceAll(concurrentIndex, (statement) => statement.replace(' CONCURRENTLY', ''))

/**
 * Makes the indices of the applied migrations that are missing, or that were left half built by a server that ended
 * meanwhile. Servers that start together make them once.
 */
export async function buildIndexes(client: ClientBase, folder: string): Promise<void> {
  if ((await missingIndexes(client, folder)).length === 0) return
  await takeTurn(client)
  try {
    for (const { name, statement } of await missingIndexes(client, folder)) {
      await client.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`)
      await client.query(statement).catch((error: Error) => {
        throw new CannotStart(`The index ${name} cannot be made: ${error.message}. Start again to go on with it.`)
      })
    }
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${turn})`)
  }
}

const turn = `hashtextextended('captain indices', 0)`

/** Asks again and again: whoever waits for a lock in a statement holds up those who make an index CONCURRENTLY. */
async function takeTurn(client: ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${turn}) AS mine`)
    if (rows[0]!.mine) return
    await client.query('SELECT pg_sleep(0.2)')
  }
}

interface NamedIndex {
  readonly name: string
  readonly statement: string
}

async function missingIndexes(client: ClientBase, folder: string): Promise<readonly NamedIndex[]> {
  const expected = expectedIndexes(folder, await appliedMigrations(client))
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indisvalid AND c.relnamespace = current_schema()::regnamespace`,
  )
  const there = new Set(rows.map(({ name }) => name))
  return expected.filter(({ name }) => !there.has(name))
}

async function appliedMigrations(client: ClientBase): Promise<ReadonlySet<string>> {
  const { rows: known } = await client.query<{ is: boolean }>(`SELECT to_regclass('"migration"') IS NOT NULL AS is`)
  if (!known[0]!.is) return new Set()
  const { rows } = await client.query<{ name: string }>('SELECT "name" FROM "migration"')
  return new Set(rows.map(({ name }) => name))
}

/** The statements that make the indices of all migrations, by their names. */
export const indexStatements = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    migrationNames(folder, 'postgres').flatMap((name) =>
      [
        ...readMigration(folder, 'postgres', name).matchAll(
          /^CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?"(\w+)"[^;]*;$/gm,
        ),
      ].map(([statement, index]) => [index!, statement] as const),
    ),
  )

/** The indices that applied migrations made CONCURRENTLY, unless a later one dropped them. */
function expectedIndexes(folder: string, applied: ReadonlySet<string>): readonly NamedIndex[] {
  const expected = new Map<string, string>()
  for (const name of migrationNames(folder, 'postgres')) {
    if (!applied.has(name)) continue
    const text = readMigration(folder, 'postgres', name)
    for (const [, dropped] of text.matchAll(/^DROP INDEX (?:IF EXISTS )?"(\w+)"/gm)) expected.delete(dropped!)
    for (const [statement, made] of text.matchAll(concurrentIndex)) expected.set(made!, statement)
  }
  return [...expected].map(([name, statement]) => ({ name, statement }))
}
