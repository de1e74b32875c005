import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../base/db/database.ts'
import { appliedMigrations, migrationNames, migrationsFolder, recordedNames } from '../../base/db/migrations.ts'
import type { SqliteDatabase } from '../../base/db/sqlite-runner.ts'
import { answeredAgain } from './answered-again.ts'
import { minFreeBytes } from '../../base/data-folder.ts'
import { reasonOf } from '../../base/jobs/handler.ts'

/** What must hold for a server to be sent visitors. */
export const readinessChecks = ['stopping', 'database', 'migrations', 'disk', 'jobs'] as const

/** A check that failed, and why: a word of ours or the code of an error; never a message, which may hold a secret. */
export interface Failure {
  readonly check: (typeof readinessChecks)[number]
  readonly reason: string
}

export interface ReadinessOptions {
  readonly database: Database
  readonly dataDir: string
  readonly isStopping: () => boolean
  /** Whether the clock of the jobs has stopped, or the database does not give them any. */
  readonly areJobsLate: () => boolean
  /** Warned when something begins to fail, and when all is well again. */
  readonly log?: Pick<FastifyBaseLogger, 'warn'>
  /** Of the disk, in bytes. */
  readonly minFree?: number
}

/** How long an answer is given again without looking, in milliseconds: probes cost the same however many ask. */
const keptFor = 1000

/** How long the database and the disk may take to answer, in milliseconds. */
const patience = 2000

/** Looks whether this server can do its work; resolves to what fails, which is nothing on a server that is ready. */
export function readinessOf(options: ReadinessOptions): () => Promise<readonly Failure[]> {
  const { database, dataDir, isStopping, areJobsLate, log, minFree = minFreeBytes } = options
  const isFileThere = watchFile(database)
  let names: readonly string[] | undefined
  let lastLogged = '[]'

  /** Once for each change: probes come every few seconds. */
  function logChange(failed: readonly Failure[]): readonly Failure[] {
    const text = JSON.stringify(failed)
    if (text !== lastLogged) log?.warn({ failed }, failed.length === 0 ? 'ready again' : 'not ready')
    lastLogged = text
    return failed
  }

  async function look(): Promise<readonly Failure[]> {
    const [data, disk] = await Promise.all([
      failureOf('database', async () => {
        if (!isFileThere()) throw failed('missing')
        names ??= migrationNames(migrationsFolder, database.dialect)
        const applied = appliedMigrations(await database.probe(recordedNames), names)
        return names.every((name) => applied.has(name)) ? undefined : { check: 'migrations', reason: 'pending' }
      }),
      failureOf('disk', async () => {
        const free = await writeAndMeasure(dataDir)
        return free < minFree ? { check: 'disk', reason: 'full' } : undefined
      }),
    ])
    const jobs = areJobsLate() ? ({ check: 'jobs', reason: 'late' } as const) : undefined
    return logChange([data, disk, jobs].filter((each) => each !== undefined))
  }

  const answer = answeredAgain(keptFor, look)
  // Not cached: during the pause before closing, load balancers must notice it.
  return async () => (isStopping() ? [{ check: 'stopping', reason: 'stopping' }] : answer())
}

const failed = (code: string): Error => Object.assign(new Error(code), { code })

async function failureOf(
  check: Failure['check'],
  work: () => Promise<Failure | undefined>,
): Promise<Failure | undefined> {
  try {
    return await Promise.race([work(), timeout()])
  } catch (error) {
    const { cause } = (error ?? {}) as { readonly cause?: unknown }
    return { check, reason: reasonOf(cause ?? error) }
  }
}

const timeout = (): Promise<never> =>
  new Promise((_, refuse) =>
    AbortSignal.timeout(patience).addEventListener('abort', () => refuse(failed('ETIMEDOUT')), { once: true }),
  )

/**
 * Writes a file into a folder, flushes it, removes it, and returns how much room is left, in bytes. A disk can be full
 * or read-only without a call that says so.
 */
export async function writeAndMeasure(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `.writable-${process.pid}`)
  try {
    const handle = await open(file, 'w', 0o600)
    try {
      await handle.write(Buffer.alloc(4096))
      await handle.datasync()
    } finally {
      await handle.close()
    }
  } finally {
    await rm(file, { force: true })
  }
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether the file of SQLite is still the one that was opened: one that was removed can be read and written for ever. */
function watchFile(database: Database): () => boolean {
  if (database.dialect !== 'sqlite') return () => true
  const { name, memory } = (database as SqliteDatabase).sqlite
  if (memory) return () => true
  const identity = () => statSync(name, { throwIfNoEntry: false })?.ino
  const opened = identity()
  return () => opened !== undefined && identity() === opened
}
