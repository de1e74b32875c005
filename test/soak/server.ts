import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import packageJson from '../../package.json' with { type: 'json' }
import { freePort } from '../free-port.ts'

/** `node`, its options, and what it runs. */
const demoCommand = packageJson.scripts.demo

export const demoPassword = 'a soak in Tajimi'

export interface SoakedServer {
  readonly origin: string
  readonly port: number
  readonly process: ChildProcess
  readonly loopFile: string
  readonly log: string
  stop(): Promise<number | null>
}

/**
 * The demo as `npm run demo` starts it, with the two heaps of glibc that `npm start` has, as a process of its own on data of
 * its own, with its event loop watched.
 */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<SoakedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'captain-soak-'))
  const port = await freePort()
  const loopFile = join(folder, 'loop.jsonl')
  const log = join(folder, 'server.log')
  const root = join(import.meta.dirname, '..', '..')
  const monitor = pathToFileURL(join(import.meta.dirname, 'monitor.ts')).href
  const child = spawn(process.execPath, ['--import', monitor, ...demoCommand.split(' ').slice(1)], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DEMO_PASSWORD: demoPassword,
      VIDEO_THUMBNAILS: 'off',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      SOAK_LOOP_FILE: loopFile,
      MALLOC_ARENA_MAX: '2',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const file = createWriteStream(log)
  child.stderr.pipe(file)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      file.write(part)
      if (part.toString().includes('Captain is ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}; it said in ${log} why.`)))
  })
  return {
    origin: `http://localhost:${port}`,
    port,
    process: child,
    loopFile,
    log,
    async stop() {
      child.kill('SIGTERM')
      const [code] = child.exitCode === null ? ((await once(child, 'exit')) as [number | null]) : [child.exitCode]
      if (process.env.SOAK_KEEP === undefined) rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}
