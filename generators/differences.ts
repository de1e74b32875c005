import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { answersPath } from './names.ts'

/** How a file on disk differs from its expected content. */
export interface Difference {
  readonly path: string
  readonly what: 'stale' | 'missing' | 'orphan'
  readonly found: string
  readonly expected: string
}

/** Every file that differs from the plan, in alphabetical order, including unplanned files in the owned folders. */
export function differences(
  root: string,
  planned: ReadonlyMap<string, string>,
  owned: readonly string[],
): readonly Difference[] {
  const changed = [...planned].flatMap(([path, expected]): readonly Difference[] => {
    if (!existsSync(join(root, path))) return [{ path, what: 'missing', found: '', expected }]
    const found = readFileSync(join(root, path), 'utf8')
    return found === expected ? [] : [{ path, what: 'stale', found, expected }]
  })
  const orphans = filesIn(root, owned)
    .filter((path) => !planned.has(path) && path !== answersPath)
    .map((path): Difference => ({ path, what: 'orphan', found: readFileSync(join(root, path), 'utf8'), expected: '' }))
  return [...changed, ...orphans].sort((a, b) => (a.path < b.path ? -1 : 1))
}

const filesIn = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  )

/**
 * Applies the differences to the disk. Each file is written to a temporary name and then renamed, so that it appears
 * whole or not at all.
 */
export function applyDifferences(root: string, changes: readonly Difference[]): void {
  for (const { path, what, expected } of changes) {
    if (what === 'orphan') rmSync(join(root, path))
    else writeAtomically(join(root, path), expected)
  }
}

/** Writes a file atomically: readers never see it half written. */
export function writeAtomically(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
