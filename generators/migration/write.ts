import { printFaults, printRisks } from '../print.ts'
import { wanted } from '../wanted.ts'
import { differences, settle } from '../write.ts'
import { draftMigration, type Word } from './draft.ts'
import { migrationFiles, readSnapshot } from './files.ts'

/** Drafts the migration from the last snapshot to the declarations, and nothing else. The answer is the exit code. */
export async function writeMigration(root: string, name: string | undefined, word: Word): Promise<number> {
  const { declarations, faults, refused, files } = await wanted(root, word)
  printFaults(faults)
  printRisks(refused)
  if (files.size === 0 || refused.length > 0) return 1
  const entities = declarations.map(({ entity }) => entity)
  const draft = draftMigration(readSnapshot(root), entities, word)
  const found = differences(root, migrationFiles(root, draft, name), [])
  settle(root, found)
  for (const { path } of found) console.log(`written ${path}`)
  console.log(
    draft.sqlite === ''
      ? 'The tables stay as they are.'
      : 'Read it, change it if you must, and commit it: it belongs to people now.',
  )
  return 0
}
