import { v7 as uuid } from 'uuid'
import { run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'

/** A mail as it will be sent. */
export interface Mail {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** Puts a mail among those to be sent, in the transaction of what it tells of: what did not happen is not mailed. */
export function* queueMail(dialect: Dialect, { to, replyTo, subject, text, html }: Mail): Operation<void> {
  const now = new Date().toISOString()
  yield* run(
    statement(
      installation(dialect)
        .insertInto('mail')
        .values({
          id: uuid(),
          to,
          replyTo: replyTo ?? null,
          // A line break in a subject would begin another header.
          subject: subject.replaceAll(/\s+/g, ' ').trim(),
          text,
          html: html ?? null,
          createdAt: now,
          attempts: 0,
          nextAt: now,
          lastError: null,
        }),
    )({}),
  )
}
