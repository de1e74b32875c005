import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** A server of its own process on the data of a folder, for tests that kill it. */
export interface SpawnedServer {
  readonly process: ChildProcess
  readonly lines: Interface
  readonly port: number
  /** The operator's. */
  readonly tenant: string
  /** Of an administrator. */
  readonly token: string
}

/** Starts one, by another program than Node itself if need be; it is killed when the test is over. */
export async function spawnServer(
  folder: string,
  by: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<SpawnedServer> {
  const [program, ...words] = [...by, process.execPath, join(import.meta.dirname, 'serve-uploads.ts')]
  const child = spawn(program!, words, {
    env: { ...process.env, ...env, DATA_DIR: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)
  const [line] = (await once(lines, 'line')) as [string]
  return { process: child, lines, ...(JSON.parse(line) as Pick<SpawnedServer, 'port' | 'tenant' | 'token'>) }
}

export async function kill({ process: child }: SpawnedServer): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
