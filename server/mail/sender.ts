import type { FastifyBaseLogger } from 'fastify'
import type { Transporter } from 'nodemailer'
import type { Database } from '../db/runner.ts'
import { claimMail, dueMails, forgetMail, noteFailure, type WaitingMail } from './waiting.ts'

export interface MailSettings {
  readonly url: string
  readonly from: string
}

export interface MailSender {
  /** Sends what is due now; answers how many mails went out. */
  sendDue(now?: number): Promise<number>
  /** Ends the rounds and the connections; a mail under way is finished. */
  stop(): Promise<void>
}

const roundEvery = 5_000
const patience = 20_000

/** Sends what waits in the outbox, in rounds. What fails is tried again later, less and less often. */
export function mailSender(
  database: Database,
  { url, from }: MailSettings,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): MailSender {
  const { dialect } = database
  let transporter: Promise<Transporter> | undefined
  let round: Promise<number> | undefined
  const timer = setInterval(() => void next().catch((error: unknown) => log.error({ err: error }, 'mail')), roundEvery)
  timer.unref()

  // Loaded when the first mail goes out: the server starts without it.
  const connect = () => (transporter ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))
  const options = {
    url,
    pool: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // What is mailed was written by people: no file or address of this machine may be read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  }

  function next(now = Date.now()): Promise<number> {
    round ??= sendRound(now).finally(() => (round = undefined))
    return round
  }

  async function sendRound(now: number): Promise<number> {
    const due = await database.read(null, () => dueMails(dialect, now))
    let sent = 0
    for (const mail of due) {
      if (await database.write(null, () => claimMail(dialect, mail, now))) sent += await trySending(mail)
    }
    return sent
  }

  async function trySending(mail: WaitingMail): Promise<number> {
    const { id, to, replyTo, subject, text, html } = mail
    try {
      const message = { from, to: { name: '', address: to }, subject, text, ...(html && { html }) }
      await (await connect()).sendMail({ ...message, ...(replyTo && { replyTo: { name: '', address: replyTo } }) })
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      const reason = [code, responseCode].filter(Boolean).join(' ') || 'unknown'
      const isLast = await database.write(null, () => noteFailure(dialect, mail, reason))
      log.warn({ mail: id, attempt: mail.attempts + 1, reason }, isLast ? 'mail given up' : 'mail not sent yet')
      return 0
    }
    await database.write(null, () => forgetMail(dialect, id))
    return 1
  }

  return {
    sendDue: next,
    async stop() {
      clearInterval(timer)
      await round?.catch(() => undefined)
      ;(await transporter)?.close()
    },
  }
}
