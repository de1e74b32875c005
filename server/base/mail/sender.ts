import type { Transporter } from 'nodemailer'
import type { Env } from '../env.ts'
import type { JobHandler } from '../jobs/handler.ts'
import type { Mail } from './outbox.ts'

export interface MailSettings {
  readonly url: string
  readonly from: string
}

/** The mail settings; undefined without `SMTP_URL`. */
export const mailSettings = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Env): MailSettings | undefined =>
  SMTP_URL === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM ?? `captain@${new URL(PUBLIC_URL).hostname}` }

export interface MailSender extends JobHandler {
  close(): Promise<void>
}

const timeout = 20_000
const minute = 60_000

/** In milliseconds. */
export interface DeliveryTimes {
  /** How long the delivery of a mail may take: a server that answers byte by byte never lets a connection time out. */
  readonly longest?: number
  /**
   * How long a delivery may continue after its job was aborted, less than a runner waits for it: cut off while the
   * server takes the message, it would be repeated.
   */
  readonly whenStopping?: number
}

/** Sends the queued mails. Their texts may contain links that grant access to an account. */
export function mailSender(
  { url, from }: MailSettings,
  { longest = 2 * minute, whenStopping = 3_000 }: DeliveryTimes = {},
): MailSender {
  let transporter: Promise<Transporter> | undefined
  const options = {
    url,
    pool: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Mail content comes from users and must not read files or URLs of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Loaded when the first mail is sent; the server starts without it.
  const connect = () => (transporter ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))

  return {
    // Seventeen attempts take two days.
    retry: { first: minute, longest: 6 * 60 * minute, tries: 17 },
    // A server that does not answer holds each for a while.
    atOnce: 4,
    isPrivate: true,
    async run(payload, signal) {
      const { to, replyTo, subject, text, html } = payload as Mail
      const message = { from, to: { name: '', address: to }, subject, text, ...(html && { html }) }
      const mailer = await connect()
      signal.throwIfAborted()
      const stop = new AbortController()
      signal.addEventListener('abort', () => setTimeout(() => stop.abort(), whenStopping).unref())
      await mailer.sendMail({
        ...message,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(longest)]),
      })
    },
    close: async () => (await transporter)?.close(),
  }
}
