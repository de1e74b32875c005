import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { backsUp } from '../backup/job.ts'
import { hasTarget } from '../backup/open-target.ts'
import { detailOf, isLate, lastRun } from '../backup/runs.ts'
import type { Operation } from '../../base/db/query.ts'
import type { BackupRunRow } from '../backup/runs.ts'
import { commandFaults } from '../lifecycle/failed-command.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import type { AdminServices } from './services.ts'

const run = z.object({
  startedAt: z.iso.datetime().describe('When it began.'),
  finishedAt: z.iso.datetime(),
  name: z.string().nullable().describe('The name of the backup.'),
  size: z.int().nullable().describe('How large the database and the files are together, in bytes.'),
  files: z.int().nullable().describe('How many files there are besides the database.'),
  rows: z.int().nullable().describe('How many rows of the database were compared.'),
  missing: z.int().nullable().describe('How many files the database names and no storage had.'),
})
const failure = z.object({
  finishedAt: z.iso.datetime(),
  reason: z.string().describe('What happened, in English, for whoever runs the server.'),
  fault: z.enum(commandFaults).nullable().describe('What a disk, the database or the network did, if that is why.'),
})
const outcome = z.object({
  last: run.nullable().describe('The last that succeeded.'),
  failure: failure.nullable().describe('What failed since then.'),
  isLate: z.boolean().describe('Whether it should have been done again long ago.'),
})

const state = z.object({
  isOn: z.boolean().describe('Whether this server backs up by itself.'),
  isEncrypted: z.boolean().describe('Whether backups are encrypted.'),
  everyMinutes: z.int().describe('How often it backs up.'),
  backup: outcome.describe('The last backup.'),
  drill: outcome.describe('The last time that a backup was restored into a throw-away place and compared.'),
})

const minute = 60_000
const day = 24 * 60 * minute

/** How it stands with backups, for administrators. */
export function backupAdminRoutes(app: FastifyInstance, office: () => AdminServices): void {
  app.get('/api/v1/admin/backups', {
    config: { access: 'operator' },
    schema: {
      operationId: 'readBackups',
      summary: 'Get the last backup and restore test, and whether they are overdue',
      tags: ['Administration'],
      response: { 200: state.describe('How it stands.'), ...errorResponses(400, 401, 403) },
    },
    handler: async (_request, reply) => {
      const { database, env } = office()
      const isOn = backsUp(env)
      const outcomeOf = (kind: BackupRunRow['kind'], every: number) =>
        database.read(null, function* (): Operation<z.output<typeof outcome>> {
          const done = yield* lastRun(database.dialect, kind, 'done')
          const last = yield* lastRun(database.dialect, kind)
          return {
            last: done ? shown(done) : null,
            failure:
              last?.status === 'failed'
                ? {
                    finishedAt: last.finishedAt,
                    reason: last.reason ?? 'unknown',
                    fault: detailOf(last).fault ?? null,
                  }
                : null,
            isLate: hasTarget(env) && every > 0 && isLate(done?.finishedAt, every),
          }
        })
      return reply.send({
        isOn,
        isEncrypted: env.BACKUP_KEY !== undefined,
        everyMinutes: env.BACKUP_EVERY,
        backup: await outcomeOf('backup', env.BACKUP_EVERY * minute),
        drill: await outcomeOf('drill', env.BACKUP_DRILL_EVERY * day),
      })
    },
  })
}

function shown(row: BackupRunRow): z.output<typeof run> {
  const { backup, size, files, rows, missing } = detailOf(row)
  return {
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    name: backup ?? null,
    size: size ?? null,
    files: files ?? null,
    rows: rows ?? null,
    missing: missing ?? null,
  }
}
