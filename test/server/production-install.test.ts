// @module-tag full
// @module-tag sqlite
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const root = join(import.meta.dirname, '..', '..')

/** What the Dockerfile copies into its image, apart from packages and what the build made. */
const inImage = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY --from=build (.+) \S+$/gm)]
  .flatMap(([, sources]) => sources!.split(' '))
  .map((source) => source.replace('/captain/', ''))
  .filter((part) => part !== 'node_modules' && part !== 'dist')

/** Captain as it stands after a build and `npm ci --omit=dev`: nothing of `src`, and no package that is for development. */
function productionTree(built: readonly 'dist'[], whenOver?: typeof afterAll): string {
  const tree = scratchFolder(whenOver)
  for (const part of [...inImage, ...built]) cpSync(join(root, part), join(tree, part), { recursive: true })
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { readonly dev?: true; readonly devOptional?: true }>
  }
  const kept = Object.entries(packages)
    .filter(([at, { dev, devOptional }]) => /^node_modules\/(?:@[^/]+\/)?[^/@]+$/.test(at) && !dev && !devOptional)
    .map(([at]) => at)
    .filter((at) => existsSync(join(root, at)))
  for (const at of kept) {
    mkdirSync(dirname(join(tree, at)), { recursive: true })
    symlinkSync(join(root, at), join(tree, at))
  }
  return tree
}

/** Trees that nobody changes. */
const built = productionTree(['dist'], afterAll)
const unbuilt = productionTree([], afterAll)

const tomorrow = new Date(Date.now() + 86_400_000)

/** Starts Captain from a tree; it is killed when the test is over. */
async function run(tree: string, mode: string, data = scratchFolder()) {
  const port = await freePort()
  const child = spawn(process.execPath, [join(tree, 'server', 'start.js'), mode], {
    cwd: tree,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: '',
      DATABASE_URL: '',
      VIDEO_THUMBNAILS: 'off',
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const { promise: ready, resolve } = Promise.withResolvers<'ready'>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.includes('Captain is ready')) resolve('ready')
    })
  }
  const outcome = await Promise.race([ready, once(child, 'exit').then(([code]) => code as number | null)])
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return { pid: child.pid!, outcome, said, url: `http://localhost:${port}`, stop }
}

test('without what is for development, a build made before is served, with two heaps of glibc', async () => {
  const { pid, outcome, said, url } = await run(built, 'start')
  expect(outcome, said).toBe('ready')
  if (process.platform === 'linux')
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=2')
  const page = await fetch(`${url}/auth/login`)
  expect(page.status).toBe(200)
  const script = /src="(\/assets\/entry-client-[^"]+\.js)"/.exec(await page.text())?.[1]
  expect((await fetch(`${url}${script}`)).status).toBe(200)

  // What gives bodies their looks on tenants' own sites, which define none of Captain's colours.
  const looks = await fetch(`${url}/blocks.css`)
  expect(looks.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const rules = await looks.text()
  const used = [...new Set([...rules.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!))]
  expect(used).toContain('--blocks-accent')
  expect(used.filter((name) => !rules.includes(`${name}: light-dark(#`))).toEqual(['--blocks-hover'])
})

test('starts from the bundle, and from the sources once one of them is newer', async () => {
  const tree = productionTree(['dist'])
  const source = join(tree, 'server', 'main.ts')
  writeFileSync(source, `throw new Error('from the sources')`)
  utimesSync(source, 0, 0)
  expect((await run(tree, 'start')).outcome).toBe('ready')
  // Whatever the build's own time is, tomorrow is later.
  utimesSync(source, tomorrow, tomorrow)
  expect((await run(tree, 'start')).said).toContain('from the sources')
})

describe('the code that a start compiled', () => {
  const cacheOf = (data: string): string => join(data, '.compiled', 'bundle', 'main.cjs.cache')
  /** Starts and stops once, and waits for what it leaves to the next start. */
  const startOnce = async (tree: string, data: string): Promise<string> => {
    const { outcome, said, stop } = await run(tree, 'start', data)
    expect(outcome, said).toBe('ready')
    await expect.poll(() => existsSync(cacheOf(data)), { timeout: 20_000 }).toBe(true)
    await stop()
    return said
  }
  /** The data of a server that was started once, to be copied by whoever changes it. */
  const data = scratchFolder(afterAll)
  const copied = (): string => {
    const copy = scratchFolder()
    cpSync(data, copy, { recursive: true })
    return copy
  }

  test('is kept beside the data, and taken by the next start', async () => {
    await startOnce(built, data)
    const kept = statSync(cacheOf(data))
    expect(kept.size).toBeGreaterThan(1_000_000)
    await startOnce(built, data)
    expect(statSync(cacheOf(data)).ino).toBe(kept.ino)
  })

  test('is made anew where it was damaged', async () => {
    const own = copied()
    const damaged = readFileSync(cacheOf(own)).fill(0, 1_000)
    writeFileSync(cacheOf(own), damaged)
    const { outcome, said } = await run(built, 'start', own)
    expect(outcome, said).toBe('ready')
    await expect.poll(() => readFileSync(cacheOf(own)).equals(damaged), { timeout: 20_000 }).toBe(false)
  })

  test('is not taken for another bundle, be it as long', async () => {
    const tree = productionTree(['dist'])
    const bundle = join(tree, 'dist', 'start', 'main.cjs')
    writeFileSync(bundle, readFileSync(bundle, 'latin1').replace('Captain is ready: ', 'Captain is ready. '))
    expect(await startOnce(tree, copied())).toContain('Captain is ready. ')
  })

  test('is done without where it cannot be kept', async () => {
    const data = scratchFolder()
    mkdirSync(join(data, '.compiled'))
    writeFileSync(join(data, '.compiled', 'bundle'), '')
    const { outcome, said } = await run(built, 'start', data)
    expect(outcome, said).toBe('ready')
  })
})

test('without a build, `start` says so before it touches the database', async () => {
  const data = scratchFolder()
  const { outcome, said } = await run(unbuilt, 'start', data)
  expect(said).toContain('Captain cannot start:\n- The pages are not built yet: run `npm run build` first.')
  expect(outcome).toBe(78)
  expect(existsSync(join(data, 'captain.sqlite'))).toBe(false)
})

test.each([
  ['demo', 'The pages must be built'],
  ['dev', 'Pages are compiled as they are asked for'],
])('without what is for development, `%s` says what it lacks and what to do', async (mode, why) => {
  const { outcome, said } = await run(unbuilt, mode)
  expect(said).toContain(
    `Captain cannot start:\n- ${why}, for which vite and @vitejs/plugin-react must be installed: run \`npm ci\` without \`--omit=dev\`.`,
  )
  expect(outcome).toBe(78)
})

test('the unit of systemd goes on trying, however long PostgreSQL is away at the start, but not where somebody must change something', () => {
  const [, unit, service] = readFileSync(join(root, 'captain.service'), 'utf8').split(/^\[(?:Unit|Service)\]$/m)
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(service).toMatch(/^Restart=on-failure\nRestartSec=5\n(?:#.*\n)?RestartPreventExitStatus=78$/m)
})
