import type { Env } from '../../base/env.ts'
import { note, ok, wrong, type Ask, type Examine, type Finding } from '../../base/findings.ts'
import { isAhead, latest } from './ahead.ts'
import { backsUp } from './job.ts'
import { isLate, type BackupRun } from './runs.ts'
import { hasTarget } from './open-target.ts'

const minute = 60_000

/** What failed the last time, whoever ran it, and whether there is a recent backup. */
export const examineBackups: Examine = async (env, ask) => {
  const runs = hasTarget(env) ? [await failedRun('backup', ask), await failedRun('drill', ask)] : []
  return [...runs.filter((finding) => finding !== undefined), await ageOfBackup(env, ask)]
}

async function failedRun(kind: BackupRun['kind'], ask: Ask): Promise<Finding | undefined> {
  const [last] = await ask<Pick<BackupRun, 'status' | 'finishedAt' | 'reason'>>(
    `SELECT "status", "finishedAt", "reason" FROM "backup_run" WHERE "kind" = '${kind}'
     ORDER BY "startedAt" > '${latest().toISOString()}', "finishedAt" DESC LIMIT 1`,
  )
  if (last?.status !== 'failed') return undefined
  return wrong(
    `the last ${kind} failed, at ${last.finishedAt}: ${last.reason ?? 'unknown'}`,
    `npm run ${kind} says whether it still does.`,
  )
}

async function ageOfBackup(env: Env, ask: Ask): Promise<Finding> {
  const [last] = await ask<{ at: string | null }>(
    `SELECT "finishedAt" AS "at" FROM "backup_run" WHERE "kind" = 'backup' AND "status" = 'done'
     ORDER BY "startedAt" > '${latest().toISOString()}', "finishedAt" DESC LIMIT 1`,
  )
  const what = !last?.at
    ? 'nothing was ever backed up'
    : isAhead(new Date(last.at))
      ? `the last backup is of ${last.at}, which is ahead of the clock`
      : `the last backup is ${Math.floor((Date.now() - Date.parse(last.at)) / minute)} min old`
  if (!backsUp(env))
    return note(
      `${what}, and none is made by itself`,
      hasTarget(env)
        ? 'Run npm run backup regularly, or remove BACKUP_EVERY=0.'
        : 'Set BACKUP_DIR or BACKUP_S3_ENDPOINT.',
    )
  if (isLate(last?.at, env.BACKUP_EVERY * minute))
    return wrong(`${what}; one should be made every ${env.BACKUP_EVERY} minutes.`, 'npm run backup says what fails.')
  return ok(what)
}
