import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
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
  expect(printed()).toContain('started: true')
  expect(printed()).toMatch(/Process 2 could not be started \(Error: spawn .* ENOENT\); another takes its place\./)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('where not even the first can be started, a sentence says so', async () => {
  const { child, printed } = run('none')
  await once(child, 'close')
  expect(printed()).toMatch(/^No process can be started: Error: spawn .* ENOENT$/m)
  expect(printed()).toContain('started: false')
})
