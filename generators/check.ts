import { join } from 'node:path'
import { openapi } from './openapi.ts'
import { ownedFolders } from './plan.ts'
import { printDifferences, printFaults, printRisks } from './print.ts'
import { takenOverFaults } from './taken-over.ts'
import { wanted } from './wanted.ts'
import { wordFaults } from './words.ts'
import { differences } from './write.ts'

/** Says everything that is not as the declarations have it, at once, and writes nothing. The answer is the exit code. */
export async function check(root: string): Promise<number> {
  const { declarations, faults, refused, files } = await wanted(root)
  const entities = declarations.map(({ entity }) => entity)
  const stale = files.size === 0 ? [] : differences(root, files, ownedFolders)
  // The document is the server's, and the server is only itself when its routes are.
  const described = files.size === 0 || stale.length > 0 ? undefined : await openapi(root, entities)
  const off = [...stale, ...(described?.files ? differences(root, described.files, []) : [])]
  const all = [
    ...faults,
    ...(described?.fault ? [described.fault] : []),
    ...wordFaults(join(root, 'locales'), entities),
    ...takenOverFaults(root, entities),
  ]
  printFaults(all)
  printRisks(refused)
  printDifferences(off)
  const errors = all.filter(({ warning }) => !warning).length
  console.log(
    `${entities.length} entities: ${errors} errors, ${all.length - errors} warnings, ${off.length} files not as declared.${off.length > 0 ? ' Run `npm run generate`.' : ''}`,
  )
  return errors + off.length + refused.length > 0 ? 1 : 0
}
