import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Dialect } from '../../../server/base/db/database.ts'
import { migrationsFolder } from '../../../server/base/db/migrations.ts'
import { scratchFolder } from './scratch-folder.ts'

/** A folder of the migrations that there were before one of them. */
export function migrationsBefore(dialect: Dialect, number: string): string {
  const folder = scratchFolder()
  for (const file of readdirSync(migrationsFolder))
    if (file.includes(`.${dialect}.`) && file < number) copyFileSync(join(migrationsFolder, file), join(folder, file))
  return folder
}
