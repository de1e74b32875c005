import { openapi } from './openapi.ts'
import type { MigrationOptions } from './migration/draft.ts'
import { ownedFolders } from './plan.ts'
import { printFaults, printRisks } from './report.ts'
import { expectedFiles, filesForDeclarations } from './expected-files.ts'
import { differences, applyDifferences, type Difference } from './differences.ts'

/** Writes every file generated from the declarations, and reports what changed. Returns the exit code. */
export async function generate(root: string, options: MigrationOptions): Promise<number> {
  const start = performance.now()
  const before = writeDifferences(root, await filesForDeclarations(root), [])
  const { declarations, faults, refused, files } = await expectedFiles(root, options)
  printFaults(faults)
  if (files.size === 0) return 1
  if (refused.length > 0) {
    printRisks(refused)
    return 1
  }
  const changed = [...before, ...writeDifferences(root, files, ownedFolders)]
  const entities = declarations.map(({ entity }) => entity)
  const described = await openapi(root, entities)
  if (described.fault) printFaults([described.fault])
  const all = [...changed, ...(described.files ? writeDifferences(root, described.files, []) : [])]
  for (const { what, path } of all)
    console.log(`${what === 'orphan' ? 'removed' : what === 'missing' ? 'new    ' : 'changed'} ${path}`)
  console.log(`${all.length} of ${files.size + 2} files written in ${Math.round(performance.now() - start)} ms.`)
  return described.fault ? 1 : 0
}

function writeDifferences(
  root: string,
  files: ReadonlyMap<string, string>,
  owned: readonly string[],
): readonly Difference[] {
  const changes = differences(root, files, owned)
  applyDifferences(root, changes)
  return changes
}
