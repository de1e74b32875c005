import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stall as Held } from '../cpu.ts'
import { askChild } from '../servers.ts'

/** What some work did to a server. */
export interface Stall extends Held {
  readonly work: string
  /** How long the work took, in milliseconds. */
  readonly took: number
  /** The most memory that the server and its processes held meanwhile, in megabytes; 0 where /proc does not tell. */
  readonly memory: number
}

/** What a server tells once it listens. */
export interface Ready {
  readonly port: number
  readonly token: string
  readonly email: string
  readonly password: string
}

export interface Watched extends Pick<Ready, 'email' | 'password'> {
  call(method: string, path: string, body?: FormData | object): Promise<Response>
  watch(work: string, run: () => Promise<unknown>): Promise<Stall>
  stop(): Promise<void>
}

/** A server of its own, watched from outside. */
export async function watchedServer({ linkPort = 0, env = {} } = {}): Promise<Watched> {
  const data = mkdtempSync(join(tmpdir(), 'captain-stalls-'))
  const child = fork(join(import.meta.dirname, 'watched-server.ts'), [String(linkPort)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env, DATA_DIR: data },
  })
  const [{ port, token, email, password }] = (await once(child, 'message')) as [Ready]
  return {
    email,
    password,
    call: (method, path, body) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          origin: 'http://localhost:3000',
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    async watch(work, run) {
      let memory = 0
      const looking = setInterval(() => (memory = Math.max(memory, memoryOf(child))), 50)
      await askChild(child, 'stall')
      const begun = performance.now()
      await run()
      const took = performance.now() - begun
      const { held, busy, cpu } = await askChild<Held>(child, 'stall')
      clearInterval(looking)
      const [whole, most] = [Math.round(held), Math.round(busy)]
      return { work, held: whole, busy: most, cpu: Math.round(cpu), took: Math.round(took), memory: Math.round(memory) }
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** What a process and those below it hold now, in megabytes. */
function memoryOf({ pid }: ChildProcess): number {
  const held = (id: string): number => {
    try {
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0)
      const below = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean)
      return below.reduce((sum, each) => sum + held(each), kilobytes / 1024)
    } catch {
      return 0
    }
  }
  return held(String(pid))
}
