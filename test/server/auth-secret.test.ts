// @module-tag sqlite
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { authSecret, hasAuthSecret } from '../../server/base/storage/persistent-secret.ts'
import { readEnv } from '../../server/base/env.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const secretIn = (folder: string) => authSecret(readEnv({ DATA_DIR: folder }))
const isKnownIn = (folder: string) => hasAuthSecret(readEnv({ DATA_DIR: folder }))

const run = promisify(execFile)
const module = JSON.stringify(
  join(import.meta.dirname, '..', '..', 'server', 'base', 'storage', 'persistent-secret.ts'),
)
const drawing = `import(${module}).then(({ authSecret }) => console.log(authSecret({ DATA_DIR: process.argv[1] })))`

test('a secret is drawn once, for its owner only, and nothing else is left beside it', () => {
  const folder = scratchFolder()
  expect(isKnownIn(folder)).toBe(false)
  const secret = secretIn(folder)
  expect(secret.length).toBeGreaterThan(40)
  expect(secretIn(folder)).toBe(secret)
  expect(isKnownIn(folder)).toBe(true)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
  if (process.platform !== 'win32') expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('processes that start together sign with the same secret', async () => {
  const folder = scratchFolder()
  const drawn = await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, ['-e', drawing, folder])))
  expect(new Set(drawn.map(({ stdout }) => stdout.trim()))).toEqual(new Set([secretIn(folder)]))
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test.skipIf(process.platform === 'win32')('a secret that cannot be written leaves none behind', async () => {
  const folder = scratchFolder()
  // As on a full disk, a file is made and nothing can be written into it.
  const limited = `ulimit -f 0; exec "$0" -e "$1" "$2"`
  await expect(run('sh', ['-c', limited, process.execPath, drawing, folder])).rejects.toThrow('EFBIG')
  expect(readdirSync(folder)).toEqual([])
})

test('an empty secret signs nothing: the start is refused, and says what to do', () => {
  const folder = scratchFolder()
  const file = join(folder, 'auth-secret')
  for (const content of ['', '\n']) {
    writeFileSync(file, content)
    expect(isKnownIn(folder)).toBe(false)
    expect(() => secretIn(folder)).toThrow(
      `${file} is empty. Bring it back from a backup, or remove it: then another is drawn at the start, and everybody signs in again.`,
    )
    expect(readFileSync(file, 'utf8')).toBe(content)
  }
})

test('the secret of another server is the same, whatever copied it', () => {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'auth-secret'), 'a secret that was copied\r\n')
  expect(secretIn(folder)).toBe('a secret that was copied')
})
