// @module-tag full
// @module-tag sqlite
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../free-port.ts'
import { scratchFolder } from './support/scratch-folder.ts'

vi.setConfig({ testTimeout: 300_000 })

const root = join(import.meta.dirname, '..', '..')

/** A copy of the sources that may be changed; what is bundled for the browser is kept apart from that of the others. */
function copyOfSources(): string {
  const folder = scratchFolder()
  const parts = ['entities', 'generators', 'locales', 'server', 'src']
  const files = ['.prettierrc.json', 'openapi.json', 'package.json', 'tsconfig.json']
  for (const part of [...parts, ...files]) cpSync(join(root, part), join(folder, part), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '.vite'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return folder
}

test('while developing, a changed text, screen, route and declaration are served without anybody starting anything again', async () => {
  const folder = copyOfSources()
  const port = String(await freePort())
  const server = spawn(process.execPath, ['server/start.js', 'dev'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      VIDEO_THUMBNAILS: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))

  const read = (path: string): Promise<string> =>
    fetch(`http://localhost:${port}${path}`).then(
      async (answer) => `${answer.status} ${await answer.text()}`,
      () => 'not reached',
    )
  const shows = async (path: string, text: string): Promise<void> => {
    while (!(await read(path)).includes(text)) {
      expect(server.exitCode, printed).toBe(null)
      await sleep(100)
    }
  }
  const change = (file: string, from: string, to: string): void => {
    const before = readFileSync(join(folder, file), 'utf8')
    expect(before).toContain(from)
    writeFileSync(join(folder, file), before.replaceAll(from, to))
  }

  await shows('/', 'initial-scale=1"')
  change('src/shell/document/document.tsx', 'initial-scale=1"', 'initial-scale=2"')
  await shows('/', 'initial-scale=2"')
  change('locales/ja/modules/company-site.json', 'お店と会社のサイトを', '変えた文を')
  await shows('/', '変えた文を')
  change('server/operations/health/routes.ts', "'/livez'", "'/livez")
  while (!printed.includes('SyntaxError')) await sleep(100)
  // A server that a change broke is mended by the next.
  change('server/operations/health/routes.ts', "'/livez", "'/alive'")
  await shows('/alive', '200')
  change('entities/link.ts', 'url: url(),', 'url: url(),\n    nickname: text({ max: 20 }).optional(),')
  await shows('/api/openapi.json', '"nickname"')
  expect(readdirSync(join(folder, 'server', 'migrations')).some((file) => /link/.test(file))).toBe(true)

  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await read('/alive')).toBe('not reached')
})
