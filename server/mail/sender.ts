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

/** Sends the queued mails. Their texts may contain links that grant access to an account. */
export function mailSender({ url, from }: MailSettings): MailSender {
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
    isPrivate: true,
    async run(payload) {
      const { to, replyTo, subject, text, html } = payload as Mail
      const message = { from, to: { name: '', address: to }, subject, text, ...(html && { html }) }
      await (await connect()).sendMail({ ...message, ...(replyTo && { replyTo: { name: '', address: replyTo } }) })
    },
    close: async () => (await transporter)?.close(),
  }
}
