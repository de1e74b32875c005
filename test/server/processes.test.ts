import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

function run(...args: readonly string[]) {
  const program = join(import.meta.dirname, 'support/worker-without-folder.ts')
  const child = spawn(process.execPath, [program, ...args], { stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  return { child, printed: () => printed }
}

test('a process that the machine cannot start is tried again, while the others go on', async () => {
  const { child, printed } = run()
  await expect.poll(printed, { timeout: 20_000 }).toContain('another came')
  expect(printed()).toMatch(/^started$/m)
  expect(printed()).toMatch(/Process 2 could not be started \(Error: spawn .* ENOENT\); another takes its place\./)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('where not even the first can be started, a sentence says so', async () => {
  const { child, printed } = run('none')
  const [code] = await once(child, 'close')
  expect(printed()).toMatch(/^No process can be started: Error: spawn .* ENOENT$/m)
  expect([code, printed()]).toEqual([1, expect.not.stringContaining('started\n')])
})

/** All that a file of the server loads before anything is asked of it: by imports, and what these import. */
function loadedBy(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, kind, what] of text.matchAll(/^(?:import|export) (type )?(?:[^'";]*? from )?'([^']+)'/gm)) {
    if (kind) continue
    if (what!.startsWith('.')) loadedBy(join(file, '..', what!), loaded)
    else loaded.add(what!)
  }
  return loaded
}

test('the process that starts the others loads nothing of the app, so that it stays small', () => {
  const server = join(import.meta.dirname, '..', '..', 'server')
  const loaded = [...loadedBy(join(server, 'operations', 'lifecycle', 'supervise.ts'))]
  const packages = loaded.filter((each) => !each.startsWith('/') && !each.startsWith('node:'))
  // The lock of the folder is SQLite's.
  expect(packages).toEqual(['better-sqlite3'])
  const files = loaded.filter((each) => each.startsWith('/')).map((each) => relative(server, each))
  expect(files.filter((each) => !/^(?:base|operations\/lifecycle)\/[\w-]+\.[jt]s$/.test(each))).toEqual([])
})
