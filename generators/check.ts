import { join } from 'node:path'
import { mistypedCode } from '../entities/language/check/check-entities.ts'
import { codemodFaults } from './codemods.ts'
import { contractFaults } from './api-contract.ts'
import { openapi } from './openapi.ts'
import { ownedFolders } from './plan.ts'
import { printDifferences, printFaults, printRisks } from './report.ts'
import { ejectedScreenFaults } from './ejected.ts'
import { expectedFiles } from './expected-files.ts'
import { localeFaults } from './locale-check.ts'
import { differences } from './differences.ts'

/** Reports everything that is inconsistent with the declarations, without writing anything. Returns the exit code. */
export async function check(root: string): Promise<number> {
  const { declarations, faults, refused, files } = await expectedFiles(root)
  // Of what has a wrong type, nothing more can be said.
  const mistyped = new Set(faults.filter(({ code }) => code === mistypedCode).map(({ at }) => at))
  const entities = declarations.map(({ entity }) => entity).filter(({ name }) => !mistyped.has(name))
  const stale = files.size === 0 ? [] : differences(root, files, ownedFolders)
  // The server generates openapi.json, and can only do so correctly once its generated routes are up to date.
  const described = files.size === 0 || stale.length > 0 ? undefined : await openapi(root, entities)
  const differing = [...stale, ...(described?.files ? differences(root, described.files, []) : [])]
  const all = [
    ...faults,
    ...codemodFaults(root),
    ...(described?.fault ? [described.fault] : []),
    ...(described?.files ? contractFaults(root, described.whole) : []),
    ...localeFaults(join(root, 'locales'), entities),
    ...ejectedScreenFaults(root, entities),
  ]
  printFaults(all)
  printRisks(refused)
  printDifferences(differing)
  const errors = all.filter(({ warning }) => !warning).length
  console.log(
    `${declarations.length} entities: ${errors} errors, ${all.length - errors} warnings, ${differing.length} files not as declared.${differing.length > 0 ? ' Run `npm run generate`.' : ''}`,
  )
  return errors + differing.length + refused.length > 0 ? 1 : 0
}
