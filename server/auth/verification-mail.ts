import type { Database } from '../db/runner.ts'
import type { Env } from '../env.ts'
import { letter } from '../mail/letters.ts'
import { queueMail } from '../mail/outbox.ts'

/** Mails the link that confirms another address, to that address. */
export const verificationMail =
  (database: Database, { PUBLIC_URL }: Env) =>
  ({ name, email }: { readonly name: string; readonly email: string }, token: string): Promise<void> => {
    const link = `${PUBLIC_URL}/auth/verify-email#t=${encodeURIComponent(token)}`
    const mail = letter('verify', email, link, { name, site: new URL(PUBLIC_URL).host })
    return database.write(null, () => queueMail(database.dialect, mail))
  }
