import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../base/db/database.ts'
import { reasonOf, type JobHandler } from '../../base/jobs/handler.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import type { Operation } from '../../base/db/query.ts'
import { noteFailure, noteSent } from './kept-emails.ts'
import type { QueuedMail } from '../../base/mail/outbox.ts'

/** Sends the queued mails, and notes of those that are kept with a record what became of them. */
export function recordingDelivery(
  database: Database,
  sender: JobHandler,
  log: Pick<FastifyBaseLogger, 'error'>,
): JobHandler {
  const note = async (payload: unknown, how: (store: Store, tenant: string, id: string) => Operation<number>) => {
    const { kept } = payload as QueuedMail
    if (kept) await database.write(kept.tenant, () => how(storeOf(database), kept.tenant, kept.id))
  }
  // A mail that went out is not sent again because nobody could note it.
  const noteIfPossible: typeof note = (payload, how) =>
    note(payload, how).catch((error: unknown) => log.error({ err: error }, 'delivery of a mail not noted'))
  return {
    ...sender,
    async run(payload, signal) {
      try {
        await sender.run(payload, signal)
      } catch (error) {
        if (!signal.aborted) await noteIfPossible(payload, (...email) => noteFailure(...email, reasonOf(error), null))
        throw error
      }
      await noteIfPossible(payload, (...email) => noteSent(...email, new Date().toISOString()))
    },
    givenUp: (payload) => note(payload, (...email) => noteFailure(...email, 'given up', new Date().toISOString())),
  }
}
