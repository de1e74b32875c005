import type { Operation } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { enqueue } from '../jobs/job.ts'

/** A mail as it will be sent. */
export interface Mail {
  readonly to: string
  readonly replyTo?: string | null
  readonly subject: string
  readonly text: string
  readonly html?: string | null
}

/** Puts a mail among the jobs, in the transaction of what it tells of: what did not happen is not mailed. */
export function* queueMail(dialect: Dialect, mail: Mail): Operation<void> {
  // A line break in a subject would begin another header.
  yield* enqueue(dialect, 'mail', { ...mail, subject: mail.subject.replaceAll(/\s+/g, ' ').trim() })
}
