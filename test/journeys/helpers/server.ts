import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../free-port.ts'

export const demoPassword = 'a morning in Tajimi'

export interface RunningServer {
  /** The origin at which it answers. */
  readonly url: string
  /** The link of the first administrator; it is only in the data folder unless a terminal shows it. */
  setupLink(): string
  /** Stops it and throws away what it kept. */
  stop(): Promise<void>
}

/**
 * Starts the built product as a process of its own, on data of its own: `demo` with the demo data, `start` on an empty
 * database; or by another file that starts it. A demo begins as a copy of `FILLED_DEMO`, if that is there. Answers once it is ready; throws what it said when it ends before that.
 */
export async function startServer(
  mode: 'demo' | 'start',
  env: Readonly<Record<string, string>> = {},
  file = 'server/start.js',
): Promise<RunningServer> {
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'captain-journeys-'))]
  const filled = process.env.FILLED_DEMO
  if (mode === 'demo' && filled) cpSync(filled, data, { recursive: true })
  const child = spawn(process.execPath, [file, mode], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      VIDEO_THUMBNAILS: 'off',
      STOP_DELAY: '0',
      // Whoever signs in with the password of the demo waits for its key only once.
      NODE_OPTIONS: `--import=${new URL('../../server/support/derived-keys.ts', import.meta.url).href}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        if (output.includes('Captain is ready')) resolve()
      })
    }
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
  await ready
  return {
    url: `http://localhost:${port}`,
    setupLink: () => readFileSync(join(data, 'setup-link'), 'utf8').trim(),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
