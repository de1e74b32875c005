import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { draftMigration } from '../../generators/migration/draft.ts'
import { migratePostgres } from '../../server/base/db/migrate-postgres.ts'
import { asOwner } from '../../server/base/db/open-postgres.ts'
import { systemSql } from '../generators/migration/tables.ts'
import type { Entity } from '../../entities/language/entity.ts'
import type { Row, World } from '../generators/migration/worlds.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { emptyDatabase } from './empty-database.ts'
import { addressOf } from './setup.ts'

let worlds = 0

/** The same on PostgreSQL, migrated by the owner, who is behind the wall between tenants. */
export async function openPostgresWorld(
  entities: readonly Entity[],
): Promise<World & { readonly rowsOfOwner: (statements: string) => Promise<readonly Row[]> }> {
  const url = await emptyDatabase(`evolution_${(worlds += 1)}`)
  const folder = scratchFolder()
  const above = addressOf(inject('postgres'), new URL(url).pathname.slice(1))
  let number = 0
  const migrate: World['migrate'] = async ({ postgres }) => {
    const file = join(folder, `000${(number += 1)}-step.postgres.sql`)
    writeFileSync(file, postgres)
    try {
      await asOwner(url, (client) => migratePostgres(client, folder))
    } catch (error) {
      rmSync(file)
      throw error
    }
  }
  writeFileSync(join(folder, '0000-system.postgres.sql'), systemSql('postgres'))
  await migrate(draftMigration({}, entities))
  return {
    dialect: 'postgres',
    run: (statements) => asOwner(above, async (client) => void (await client.query(statements))),
    rows: (query) => asOwner(above, async (client) => (await client.query<Row>(query)).rows),
    rowsOfOwner: (statements) =>
      asOwner(url, async (client) => {
        const answers: unknown = await client.query(statements)
        return [answers].flat().flatMap((answer) => (answer as { rows: readonly Row[] }).rows)
      }),
    migrate,
  }
}
