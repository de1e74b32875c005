import { readMigration, migrationsFolder } from '../../../server/base/db/migrations.ts'
import type { Dialect } from '../../../server/base/db/database.ts'

/** The table of mails as it was before there were jobs. */
export const mailTable = (dialect: Dialect): string =>
  /create table "mail"[\s\S]*?\);/.exec(readMigration(migrationsFolder, dialect, '0008-people'))![0]

const at = '2026-06-01T09:00:00.000Z'
const next = '2026-06-01T10:00:00.000Z'

/** One that waits for its fourth try, and one that was given up. */
export const insertMails = `
  INSERT INTO "mail" ("id", "to", "subject", "text", "html", "createdAt", "attempts", "nextAt", "lastError") VALUES
    ('a', 'a@captain.example', '件名', '本文', NULL, '${at}', 3, '${next}', 'ECONNREFUSED'),
    ('b', 'b@captain.example', 'x', '', NULL, '${at}', 17, NULL, 'EENVELOPE 550')`

/** What matters of those letters once they are jobs. */
export function lettersAsJobs(rows: readonly unknown[]): readonly unknown[] {
  return (rows as readonly Record<string, unknown>[]).map(
    ({ id, kind, payload, status, runAt, attempts, lastError }) => [
      id,
      kind,
      payload === null ? null : (JSON.parse(String(payload)) as unknown),
      status,
      runAt,
      Number(attempts),
      lastError,
    ],
  )
}

const payload = { to: 'a@captain.example', replyTo: null, subject: '件名', text: '本文', html: null }
lettersAsJobs.expected = [
  ['a', 'mail', payload, 'waiting', next, 3, 'ECONNREFUSED'],
  ['b', 'mail', null, 'failed', at, 17, 'EENVELOPE 550'],
]
