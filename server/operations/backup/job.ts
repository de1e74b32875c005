import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { notifyAdministrators, type BackupOutcome } from '../../features/notifications/administrators.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { isAhead } from './ahead.ts'
import { atWorkCode, type BackupCommand } from './commands.ts'
import { detailOf, lastRun, type BackupRun } from './runs.ts'
import { hasTarget } from './open-target.ts'

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
 * Backs up as often as `BACKUP_EVERY` says, or drills as often as `BACKUP_DRILL_EVERY` does: two jobs, as a drill may take
 * longer than the time between two backups. Both are what the command line does, in a process of its own and of low
 * priority: nobody else waits for them. Administrators are notified once a day of failures, which are retried with
 * growing pauses, and of files that a backup is the first to miss.
 */
export function backupHandler(
  command: BackupRun['kind'],
  { env, database, operator, runCommand = (each, signal) => runInProcess(env, each, signal) }: Work,
): JobHandler {
  const every = command === 'backup' ? env.BACKUP_EVERY * minute : env.BACKUP_DRILL_EVERY * day
  const lastDone = (kind: BackupRun['kind']) => database.read(null, () => lastRun(database.dialect, kind, 'done'))

  async function isDue(): Promise<boolean> {
    if (every === 0) return false
    const last = await lastDone(command)
    // One that is nearly due is not left until the next look.
    if (last) return isAhead(new Date(last.startedAt)) || Date.parse(last.startedAt) + every - minute / 2 <= Date.now()
    return command === 'backup' || (await lastDone('backup')) !== undefined
  }

  return {
    every: minute,
    atOnce: 1,
    retry: { first: 5 * minute, longest: 60 * minute, tries: Infinity },
    async run(_payload, signal) {
      if (!(await isDue())) return
      const notify = async (outcome: BackupOutcome) => {
        const owner = await operator()
        if (!signal.aborted && owner !== undefined) await notifyAdministrators(storeOf(database), owner, outcome)
      }
      try {
        await runCommand(command, signal)
      } catch (error) {
        await notify(command)
        throw error
      }
      const made = command === 'backup' ? await lastDone('backup') : undefined
      if (made && (detailOf(made).lost ?? 0) > 0) await notify('files')
    },
  }
}

/** Whether this server backs up by itself. */
export const backsUp = (env: Env): boolean => hasTarget(env) && env.BACKUP_EVERY > 0

const start = join(import.meta.dirname, '..', '..', 'start.js')

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
