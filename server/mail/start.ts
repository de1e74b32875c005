import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/runner.ts'
import type { Env } from '../env.ts'
import { mailSender } from './sender.ts'

/** Sends what waits, while `SMTP_URL` says by whom; answers how to stop. */
export function startMail(
  database: Database,
  { SMTP_URL, MAIL_FROM, PUBLIC_URL }: Env,
  log: FastifyBaseLogger,
): () => Promise<void> {
  if (!SMTP_URL) return () => Promise.resolve()
  const from = MAIL_FROM ?? `captain@${new URL(PUBLIC_URL).hostname}`
  const sender = mailSender(database, { url: SMTP_URL, from }, log)
  return () => sender.stop()
}
