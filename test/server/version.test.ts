// @module-tag sqlite
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commit, commitOf, version } from '../../server/base/version.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const root = join(import.meta.dirname, '../..')
const file = 'server/base/commit.txt'

/** A repository with Captain's own file for the commit, and how git is called in it. */
function repository() {
  const tree = scratchFolder()
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: tree,
      encoding: 'utf8',
    })
  mkdirSync(join(tree, 'server/base'), { recursive: true })
  for (const each of [file, '.gitattributes']) copyFileSync(join(root, each), join(tree, each))
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'First')
  return { tree, git, head: git('rev-parse', '--short=12', 'HEAD').trim() }
}

test('the commit is that of the repository: on a branch, packed, detached, and in a worktree', () => {
  const { tree, git, head } = repository()
  expect(commitOf(tree)).toBe(head)
  git('pack-refs', '--all')
  expect(commitOf(tree)).toBe(head)
  const worktree = join(scratchFolder(), 'other')
  git('worktree', 'add', '--quiet', '-b', 'other', worktree)
  expect(commitOf(worktree)).toBe(head)
  git('checkout', '--quiet', '--detach')
  expect(commitOf(tree)).toBe(head)
})

test('without a repository it is the one that an archive or an image was made of, or unknown', () => {
  const { tree, git, head } = repository()
  const unpacked = scratchFolder()
  git('archive', '--output', join(unpacked, 'captain.tar'), 'HEAD')
  execFileSync('tar', ['-xf', 'captain.tar'], { cwd: unpacked })
  expect(commitOf(unpacked)).toBe(head)
  // As it is in a copy of the sources, and as the Dockerfile writes it where nobody names the commit.
  for (const text of ['$Format:%H$\n', 'unknown\n', '']) {
    writeFileSync(join(unpacked, file), text)
    expect(commitOf(unpacked)).toBe('unknown')
  }
  expect(commitOf(join(tree, 'nowhere'))).toBe('unknown')
})

test('`--version` says both, and starts nothing', () => {
  const said = execFileSync(process.execPath, [join(root, 'server/start.js'), '--version'], { encoding: 'utf8' })
  expect(said).toBe(`Captain ${version} (${commit})\n`)
})
