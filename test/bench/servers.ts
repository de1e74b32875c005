import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Stall } from './cpu.ts'

export interface Server {
  readonly port: number
  /** Its processor time so far, in milliseconds. */
  readonly cpu: () => Promise<number>
  /** What it did since this was last asked. */
  readonly stall: () => Promise<Stall>
  readonly stop: () => void
}

/** Starts a server in a process of its own: a script of this folder, its database, and whatever else it is told. */
export async function serve(script: string, port: number, file: string, ...more: readonly string[]): Promise<Server> {
  const child = fork(join(import.meta.dirname, script), [file, String(port), ...more], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await new Promise<void>((ready, fail) => {
    child.once('message', () => ready())
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code} before it was ready`)))
  })
  return {
    port,
    cpu: () => askChild<number>(child, 'cpu'),
    stall: () => askChild<Stall>(child, 'stall'),
    stop: () => void child.kill('SIGKILL'),
  }
}

/** What a server with `reportCpu` answers. */
export const askChild = <T>(child: ChildProcess, question: 'cpu' | 'stall'): Promise<T> =>
  new Promise((answer) => {
    child.once('message', (message) => answer(message as T))
    child.send(question)
  })
