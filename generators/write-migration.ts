import { printFaults, printRisks } from './report.ts'
import { expectedFiles } from './expected-files.ts'
import { differences, applyDifferences } from './differences.ts'
import { draftMigration, type MigrationOptions } from './migration/draft.ts'
import { migrationFiles, readSnapshot } from './migration/files.ts'

/** Drafts the migration from the last snapshot to the declarations, and writes nothing else. Returns the exit code. */
export async function writeMigration(
  root: string,
  name: string | undefined,
  options: MigrationOptions,
): Promise<number> {
  const { declarations, faults, refused, files } = await expectedFiles(root, options)
  printFaults(faults)
  printRisks(refused)
  if (files.size === 0 || refused.length > 0) return 1
  const entities = declarations.map(({ entity }) => entity)
  const draft = draftMigration(readSnapshot(root), entities, options)
  const changes = differences(root, migrationFiles(root, draft, name), [])
  applyDifferences(root, changes)
  for (const { path } of changes) console.log(`written ${path}`)
  console.log(
    draft.sqlite === '' && draft.postgres === ''
      ? 'The tables stay as they are.'
      : 'Read it, change it if you must, and commit it: it belongs to people now.',
  )
  return 0
}
