import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drinkCategory } from '../../../entities/drink-category.ts'
import { drink } from '../../../entities/drink.ts'
import { tenantUser } from '../../../entities/kernel/tenant-user.ts'
import { tenant } from '../../../entities/kernel/tenant.ts'
import { draftMigration } from '../../../generators/migration/draft.ts'
import { migrationFiles, readSnapshot, systemMigrations } from '../../../generators/migration/files.ts'
import { migrationsFolder } from '../../../server/base/db/migrations.ts'
import { scratchFolder } from '../../server/support/scratch-folder.ts'

/**
 * The migrations of an installation that somebody else begins: that of Captain itself, and what is drafted for some entities where
 * there is no snapshot. Returns their folder, the paths that were drafted, and the entities.
 */
export function otherInstallation() {
  const root = scratchFolder()
  const folder = join(root, 'server/migrations')
  mkdirSync(folder, { recursive: true })
  for (const file of systemMigrations(join(migrationsFolder, '../..')))
    copyFileSync(join(migrationsFolder, file), join(folder, file))
  const others = [tenant, tenantUser, drinkCategory, drink]
  const files = migrationFiles(root, draftMigration(readSnapshot(root), others))
  for (const [path, text] of files) writeFileSync(join(root, path), text)
  return { folder, others, drafted: [...files.keys()] }
}
