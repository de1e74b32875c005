import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8').trim()

/** The version of Captain that runs, from its package.json. */
export const { version } = JSON.parse(read(root, 'package.json')) as { readonly version: string }

/** Where an archive of `git archive` and the Dockerfile write the commit (`.gitattributes`, `COMMIT`). */
const written = 'server/base/commit.txt'

/**
 * The commit of a tree of sources: that of its git repository, or the one that was written into it; 12 hexadecimal
 * digits, or `unknown`.
 */
export function commitOf(tree: string): string {
  for (const source of [commitOfRepository, (folder: string) => read(folder, written)]) {
    try {
      const commit = source(tree)
      if (/^[0-9a-f]{12,64}$/.test(commit)) return commit.slice(0, 12)
    } catch {
      // No such file: the other one may be there.
    }
  }
  return 'unknown'
}

/** Read as files: git itself refuses a repository of another account, as that of a server's sources is. */
function commitOfRepository(tree: string): string {
  const at = join(tree, '.git')
  // Of a worktree, `.git` is a file that says where its folder is, which says where the repository is.
  const folder = statSync(at).isDirectory() ? at : resolve(tree, read(at).replace('gitdir: ', ''))
  const head = read(folder, 'HEAD')
  if (!head.startsWith('ref: ')) return head
  const branch = head.slice('ref: '.length)
  const repository = existsSync(join(folder, 'commondir')) ? resolve(folder, read(folder, 'commondir')) : folder
  if (existsSync(join(repository, branch))) return read(repository, branch)
  const packed = read(repository, 'packed-refs').split('\n')
  return packed.find((line) => line.endsWith(` ${branch}`))?.split(' ')[0] ?? ''
}

/** The commit that runs. */
export const commit = commitOf(root)
