// @module-tag full
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { scratchFolder } from '../server/support/scratch-folder.ts'

// A release runs `check` and `generate`, with the server that describes its API.
vi.setConfig({ testTimeout: 180_000 })

const root = join(import.meta.dirname, '../..')
const rooms = ['entities', 'generators', 'locales', 'server', 'src']
const files = ['openapi.json', 'package.json', 'package-lock.json', 'CHANGELOG.md', '.gitignore', '.prettierrc.json']

/** A repository with what is released, and `release` in it. */
function repository() {
  const tree = scratchFolder()
  for (const path of [...rooms, ...files]) cpSync(join(root, path), join(tree, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  appendFileSync(join(tree, '.gitignore'), 'node_modules\n')
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: tree, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git('config', 'user.name', 'Test')
  git('config', 'user.email', 'test@example.com')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'First')
  const release = (version: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['generators/cli.ts', 'release', version], {
      cwd: tree,
      encoding: 'utf8',
    })
    return { status, said: `${stdout}${stderr}` }
  }
  return { tree, git, release, read: (path: string) => readFileSync(join(tree, path), 'utf8') }
}

test('a release is refused with what is in its way, and cut once nothing is', () => {
  const { tree, git, release, read } = repository()
  const refused = (version: string, ...reasons: readonly string[]): void => {
    const { status, said } = release(version)
    for (const reason of reasons) expect(said).toContain(reason)
    expect(status).toBe(1)
  }
  writeFileSync(join(tree, 'note.txt'), '')
  git('tag', 'v0.1.0')
  refused(
    '0.1.0',
    'Name a version after 0.1.0, as in: npm run release 0.2.0',
    'Commit or remove what git status shows.',
    'There is a tag v0.1.0 already.',
  )
  git('add', 'note.txt')
  git('commit', '--quiet', '--message', 'A note')
  const before = git('rev-parse', 'HEAD')

  const { status, said } = release('0.2.0')
  expect(said).toContain('Captain 0.2.0 is committed and tagged.')
  expect(status).toBe(0)
  expect(git('status', '--porcelain')).toBe('')
  expect(git('rev-parse', 'v0.2.0^{commit}', 'HEAD~1').split('\n')).toEqual([git('rev-parse', 'HEAD'), before])
  for (const path of ['package.json', 'generators/client/package.json'])
    expect(JSON.parse(read(path))).toMatchObject({ version: '0.2.0' })
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, 'node_modules/marked': { version: expect.not.stringMatching('0.2.0') } },
  })
  expect(read('CHANGELOG.md')).toMatch(/^## \[Unreleased\]\n\n## \[0\.2\.0\] - \d{4}-\d\d-\d\d$/m)
  refused('0.3', 'Name a version after 0.2.0', 'Say under "Unreleased" in CHANGELOG.md what is new.')
})
