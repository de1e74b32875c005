// Plain JavaScript, so that a Node version too old for the rest can still report that.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'

// What the server's TypeScript and its packages need. `engines` in package.json says what npm needs to bring it.
const needed = '22.18'
const [major, minor] = process.versions.node.split('.').map(Number)
const [neededMajor, neededMinor] = needed.split('.').map(Number)

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`Captain needs Node ${needed} or newer, and this is ${process.version} (${process.execPath}).`)
  console.error('Start it with npm (`npm start`, `npm run demo`), after `npm ci`: that brings the right one.')
  process.exit(1)
}

if (process.argv[2] === '--version') {
  const { version, commit } = await import('./base/version.ts')
  console.log(`Captain ${version} (${commit})`)
  process.exit()
}

// glibc keeps a heap for each of its threads, with more free memory than it saves time: two are enough for a server. It
// looks at this variable once, before us, so the process is restarted with it. Elsewhere it is of no use.
const [, , command = 'start'] = process.argv
if (process.platform === 'linux' && command === 'start' && process.env.MALLOC_ARENA_MAX === undefined)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
  })

// Caches compiled and type-stripped code between starts: where Node's own variable says, or beside the data, where it
// outlives a container; where that cannot be written, among temporary files.
const compiled = process.env.NODE_COMPILE_CACHE || cacheFolder()
module.enableCompileCache(compiled)
// Threads know of it by the variable alone.
if (compiled) process.env.NODE_COMPILE_CACHE = compiled

function cacheFolder() {
  const folder = join(process.env.DATA_DIR?.trim() || './data', '.compiled')
  try {
    // Not left to Node, which tries for ever where a file system has no place for folders, as /proc.
    mkdirSync(folder)
  } catch (error) {
    if (error.code !== 'EEXIST') return undefined
  }
  return folder
}

const root = join(import.meta.dirname, '..')
const bundle = join(root, 'dist', 'start', 'main.cjs')
const supervisor = join(root, 'dist', 'start', 'supervise.cjs')

/** Whether `npm run build` has bundled the server (src/bundle.config.ts) since any of its sources changed. */
function isBundled() {
  const builtAt = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (builtAt === 0) return false
  const sources = ['server', 'entities', 'locales'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .filter((file) => file.endsWith('.ts'))
      // Not `join`, which tidies up each of a thousand paths.
      .map((file) => `${root}/${room}/${file}`),
  )
  const packages = ['package.json', 'package-lock.json']
    .map((file) => join(root, file))
    .filter((file) => existsSync(file))
  return [...packages, ...sources].every((file) => statSync(file).mtimeMs <= builtAt)
}

// On PostgreSQL a server may be several processes, of which the first loads nothing of the app. `CAPTAIN_PROCESS` is what it names
// the others by.
const supervises =
  command === 'start' && Boolean(process.env.DATABASE_URL?.trim()) && process.env.CAPTAIN_PROCESS === undefined

if (command !== 'dev' && isBundled()) {
  const { runBundle } = await import('./operations/lifecycle/run-bundle.js')
  await runBundle(supervises ? supervisor : bundle, compiled)
} else if (supervises) await (await import('./operations/lifecycle/supervise.ts')).started
else await (await import('./main.ts')).started
