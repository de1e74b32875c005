import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { answersPath } from './names.ts'

/** How one file on disk differs from what it should be. */
export interface Difference {
  readonly path: string
  readonly what: 'stale' | 'missing' | 'orphan'
  readonly found: string
  readonly wanted: string
}

/** Every file that differs from the plan, in alphabetical order; in the owned folders, those that nobody emits. */
export function differences(
  root: string,
  planned: ReadonlyMap<string, string>,
  owned: readonly string[],
): readonly Difference[] {
  const changed = [...planned].flatMap(([path, wanted]): readonly Difference[] => {
    if (!existsSync(join(root, path))) return [{ path, what: 'missing', found: '', wanted }]
    const found = readFileSync(join(root, path), 'utf8')
    return found === wanted ? [] : [{ path, what: 'stale', found, wanted }]
  })
  const orphans = filesIn(root, owned)
    .filter((path) => !planned.has(path) && path !== answersPath)
    .map((path): Difference => ({ path, what: 'orphan', found: readFileSync(join(root, path), 'utf8'), wanted: '' }))
  return [...changed, ...orphans].sort((a, b) => (a.path < b.path ? -1 : 1))
}

const filesIn = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  )

/** Makes the disk agree. A file appears whole or not at all: it is written beside its place and then renamed. */
export function settle(root: string, found: readonly Difference[]): void {
  for (const { path, what, wanted } of found) {
    if (what === 'orphan') rmSync(join(root, path))
    else put(join(root, path), wanted)
  }
}

/** Writes a file so that nobody ever sees half of it. */
export function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
