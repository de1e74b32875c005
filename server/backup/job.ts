import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { JobHandler } from '../jobs/handler.ts'
import { notifyAdministrators } from '../notifications/administrators.ts'
import { storeOf } from '../records/context.ts'
import { atWorkCode, type BackupCommand } from './commands.ts'
import { lastRun, type BackupRun } from './runs.ts'
import { hasTarget } from './target.ts'

const minute = 60_000
const day = 24 * 60 * minute

interface Work {
  readonly env: Env
  readonly database: Database
  readonly operator: () => Promise<string | undefined>
  /** Runs a command in a process of its own; replaced in tests. */
  readonly runCommand?: (command: BackupCommand, signal: AbortSignal) => Promise<void>
}

/**
 * Backs up as often as `BACKUP_EVERY` says, and drills as often as `BACKUP_DRILL_EVERY` does. Both are what the command
 * line does, in a process of its own and of low priority: nobody else waits for them. Administrators are told once a day
 * of what fails; it is tried again with growing pauses.
 */
export function backupHandler({
  env,
  database,
  operator,
  runCommand = (command, signal) => runInProcess(env, command, signal),
}: Work): JobHandler {
  const isDue = async (kind: BackupRun['kind'], every: number): Promise<boolean> => {
    if (every === 0) return false
    const last = await database.read(null, () => lastRun(database.dialect, kind, 'done'))
    // One that is nearly due is not left until the next look.
    return !last || Date.parse(last.startedAt) + every - minute / 2 <= Date.now()
  }

  async function runIfDue(command: BackupRun['kind'], every: number, signal: AbortSignal): Promise<void> {
    if (!(await isDue(command, every))) return
    try {
      await runCommand(command, signal)
    } catch (error) {
      const owner = await operator()
      if (!signal.aborted && owner !== undefined) await notifyAdministrators(storeOf(database), owner, command)
      throw error
    }
  }

  return {
    every: minute,
    atOnce: 1,
    retry: { first: 5 * minute, longest: 60 * minute, tries: Infinity },
    async run(_payload, signal) {
      await runIfDue('backup', env.BACKUP_EVERY * minute, signal)
      await runIfDue('drill', env.BACKUP_DRILL_EVERY * day, signal)
    },
  }
}

/** Whether this server backs up by itself. */
export const backsUp = (env: Env): boolean => hasTarget(env) && env.BACKUP_EVERY > 0

const start = join(import.meta.dirname, '..', 'start.js')

function runInProcess(env: Env, command: BackupCommand, signal: AbortSignal): Promise<void> {
  const settings = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const child = spawn(process.execPath, [start, command], {
    env: { ...process.env, ...Object.fromEntries(settings) },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // Then it has the same priority as the server.
  }
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-1000)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      // Somebody runs one by hand: it is looked again in a minute.
      code === 0 || code === atWorkCode
        ? resolve()
        : reject(
            Object.assign(new Error(said.trim() || `The ${command} ended by itself.`), { code: `${command}-failed` }),
          ),
    )
  })
}
