import type { Operation } from '../db/query.ts'
import type { Dialect } from '../db/database.ts'
import { enqueue } from '../jobs/job.ts'

export interface Mail {
  readonly to: string
  readonly replyTo?: string | null
  readonly subject: string
  readonly text: string
  readonly html?: string | null
}

/** Queues a mail as a job, in the transaction it reports on: if that is rolled back, no mail is sent. */
export function* queueMail(dialect: Dialect, mail: Mail): Operation<void> {
  // A line break in a subject would start another header.
  yield* enqueue(dialect, 'mail', { ...mail, subject: mail.subject.replaceAll(/\s+/g, ' ').trim() })
}
