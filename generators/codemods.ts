import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import type { Fault } from '../entities/language/check/check-entities.ts'
import { writeAtomically } from './differences.ts'
import { cut, keyOf, parsed, propertiesOf, visit, type Node } from './source-tree.ts'
import { textDiff } from './text-diff.ts'

/** A change of the language of declarations, and how what was written before becomes what is written now. */
interface Codemod {
  /** The version whose language it is. */
  readonly version: string
  /** What changed, as the rest of a sentence. */
  readonly what: string
  /** The files that may have it, as patterns. */
  readonly files: readonly string[]
  /** Says at once of most files that they have nothing of it. */
  readonly mentions: RegExp
  /** The text of a file as it is written now; the same where there is nothing of it. */
  change(text: string): string
}

/** All changes of the language, in the order of their versions: each file goes through them one after the other. */
export const codemods: readonly Codemod[] = [
  {
    version: '0.2.0',
    what: 'the hook `derive` of an entity is called `beforeWrite`.',
    files: ['server/entities/*.ts', 'server/kernel/hooks/*.ts', 'server/modules/*/hooks/*.ts'],
    mentions: /\bderive\b/,
    change: (text) => renameHook(text, 'derive', 'beforeWrite'),
  },
]

/** Renames a property of the object `hooks` that a file exports. */
function renameHook(text: string, old: string, next: string): string {
  const places = hooksIn(parsed(text))
    .flatMap(propertiesOf)
    .filter((property) => !property['computed'] && keyOf(property) === old)
    .map((property) => {
      const { start, end } = property['key'] as Node
      return { start, end, put: property['shorthand'] ? `${next}: ${text.slice(start, end)}` : next }
    })
  return cut(text, places)
}

/** What is assigned to constants called `hooks`, past `satisfies` and `as`. */
function hooksIn(tree: Node): readonly Node[] {
  const found: Node[] = []
  visit(tree, (node) => {
    if (node.type !== 'VariableDeclarator' || (node['id'] as Node)['name'] !== 'hooks' || !node['init']) return
    let value = node['init'] as Node
    while (value.type.startsWith('TS') && value['expression']) value = value['expression'] as Node
    found.push(value)
  })
  return found
}

/** A file that is still written in a former language: its text now and then, and what changed. */
interface Outdated {
  readonly path: string
  readonly before: string
  readonly after: string
  readonly what: readonly string[]
}

function outdatedFiles(root: string): readonly Outdated[] {
  const paths = [...new Set(codemods.flatMap(({ files }) => globSync([...files], { cwd: root })))].toSorted()
  return paths.flatMap((path): readonly Outdated[] => {
    const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
    let after = before
    const what: string[] = []
    for (const { version, files, mentions, change, what: sentence } of codemods) {
      if (!mentions.test(after) || !files.some((pattern) => matches(path, pattern))) continue
      const changed = changedBy(change, after)
      if (changed !== after) what.push(`Since ${version}: ${sentence}`)
      after = changed
    }
    return what.length > 0 ? [{ path, before, after, what }] : []
  })
}

const matches = (path: string, pattern: string): boolean => matchesGlob(path.replaceAll('\\', '/'), pattern)

/** What cannot be parsed stays as it is: the compiler says why. */
function changedBy(change: Codemod['change'], text: string): string {
  try {
    return change(text)
  } catch {
    return text
  }
}

/** Files that are written as an earlier version had it, with the command that changes them. */
export const codemodFaults = (root: string): readonly Fault[] =>
  outdatedFiles(root).map(({ path, what }) => ({
    code: 'E106',
    at: path,
    value: what.join(' '),
    hint: 'Run `npm run migrate-declarations -- --write`, which changes it for you.',
  }))

/**
 * Brings declarations and hooks up to the language of this version. Shows the changes, and makes them if `isWritten`.
 * Returns the exit code.
 */
export function migrateDeclarations(root: string, isWritten: boolean): number {
  const outdated = outdatedFiles(root)
  for (const { path, before, after, what } of outdated) {
    console.log([`${isWritten ? 'changed' : 'would change'} ${path}`, ...what.map((each) => `  ${each}`)].join('\n'))
    if (isWritten) writeAtomically(join(root, path), after)
    else console.log(textDiff(before, after).replace(/^/gm, '  '))
  }
  console.log(
    outdated.length === 0
      ? 'All is written as this version has it.'
      : isWritten
        ? 'Read the changes, then run `npm run check`.'
        : 'Nothing was changed. To change it: npm run migrate-declarations -- --write',
  )
  return 0
}
