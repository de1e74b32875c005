import { sql } from 'kysely'
import type { Dialect } from '../db/database.ts'
import { run, type Operation } from '../db/query.ts'
import { installation } from '../db/scope.ts'
import { sqlFunctionsOf } from '../db/sql-functions-of.ts'
import { statement } from '../db/statement.ts'
import { enqueue } from '../jobs/job.ts'

export interface Mail {
  readonly to: string
  readonly replyTo?: string | null
  readonly subject: string
  readonly text: string
  readonly html?: string | null
}

/** A mail as its job has it. */
export interface QueuedMail extends Mail {
  /** The email that is kept with a record; the outcome of the delivery is stored there. */
  readonly kept?: { readonly tenant: string; readonly id: string } | undefined
}

/** A line break in a subject would start another header. */
export const oneLine = (subject: string): string => subject.replaceAll(/\s+/g, ' ').trim()

/** Queues a mail as a job, in the transaction it reports on: if that is rolled back, no mail is sent. */
export function* queueMail(dialect: Dialect, mail: Mail, kept?: QueuedMail['kept']): Operation<void> {
  yield* enqueue(dialect, 'mail', { ...mail, subject: oneLine(mail.subject), kept } satisfies QueuedMail)
}

/** Deletes the jobs that gave up an email kept with a record, so that nobody sends it by them as well. */
export function deleteGivenUpJobs(dialect: Dialect, id: string): Operation<number> {
  const { fromText, jsonAt, textAt } = sqlFunctionsOf(dialect)
  const keptId = textAt(fromText(jsonAt(fromText(sql.ref('payload')), 'kept')), 'id')
  return run(
    statement(
      installation(dialect)
        .deleteFrom('job')
        .where('kind', '=', 'mail')
        .where('status', '=', 'failed')
        .where(keptId, '=', id),
    )({}),
  )
}
