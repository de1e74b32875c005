import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..', '..')

/** The variable that says to a server that another process restarts it. */
const variable = 'CAPTAIN_STARTED_ANEW'

/** Whether this process is the server, and not the one that restarts it. */
export const isStartedAnew = process.env[variable] !== undefined

/** What the server reads. Vite brings the screens and their texts to the browser by itself. */
const rooms = ['entities', 'locales', 'server']
const isSource = /\.(?:ts|js|json|md)$/
/** By the generators, which run before a start anyway. */
const isGenerated = /^server[\\/](?:generated|migrations)[\\/]/

/** How long to wait for further changes, in milliseconds: editors write a file in steps, a change of branch writes many. */
const quiet = 100

/**
 * Runs the server in a process of its own, and restarts it after each change of what it reads; what follows from a
 * changed declaration is generated before. Ends with the server if that is stopped or could not even start; one that
 * fails after a change waits for the next. Node's own `--watch` generates nothing, and mixes messages of its own with
 * those of our threads.
 */
export async function startAnew(): Promise<never> {
  const changed = new Set<string>()
  let change = Promise.withResolvers<void>()
  for (const room of rooms)
    watch(join(root, room), { recursive: true }, (_, name) => {
      const file = join(room, name ?? '')
      if (!isSource.test(file) || isGenerated.test(file)) return
      changed.add(file)
      change.resolve()
    })

  let isStopping = false
  let hasChanged = false
  const start = (): ChildProcess =>
    fork(process.argv[1]!, process.argv.slice(2), { env: { ...process.env, [variable]: '1' } }).on('exit', (code) => {
      if (isStopping || !hasChanged) process.exit(code ?? 1)
    })
  let server = start()
  const hasEnded = (): boolean => server.exitCode !== null || server.signalCode !== null
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      isStopping = true
      if (hasEnded()) process.exit()
      // Terminals send SIGINT to the server, too.
      if (signal === 'SIGTERM') server.kill(signal)
    })

  for (;;) {
    await change.promise
    await sleep(quiet)
    change = Promise.withResolvers()
    const files = [...changed]
    changed.clear()
    console.log(`Changed: ${files.join(', ')}`)
    if (files.some((file) => file.startsWith('entities')) && !generate()) continue
    hasChanged = true
    if (!hasEnded()) {
      const ended = once(server, 'exit')
      // Browsers keep connections open; the data survive it.
      server.kill('SIGKILL')
      await ended
    }
    if (isStopping) process.exit()
    server = start()
  }
}

/** Whether what follows from the declarations could be written; if not, it has been said why. */
const generate = (): boolean =>
  spawnSync(process.execPath, [join(root, 'generators', 'cli.ts'), 'generate'], { cwd: root, stdio: 'inherit' })
    .status === 0

/** Stops this server in order when the process that restarts it has ended, however it ended. */
export const stopWithStarter = (): void => void process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
