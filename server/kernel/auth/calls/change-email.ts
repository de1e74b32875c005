import { createEmailVerificationToken } from 'better-auth/api'
import { accountEmail } from '../../../../entities/language/text/email-address.ts'
import { accountMail } from '../../../base/mail/account-mails.ts'
import { queueMail } from '../../../base/mail/outbox.ts'
import { accountByEmail } from '../accounts.ts'
import type { AuthCall } from './call.ts'
import { refusal } from './guards.ts'

/**
 * Mails a confirmation link to the new address, and a notice to the old one: whoever finds an unattended page could
 * otherwise take over the account. If the new address already has an account, it gets a mail saying so instead of the
 * link: the response takes the same work either way and does not reveal which addresses are known.
 */
export async function changeEmail({ services, session, body }: AuthCall): Promise<Response> {
  const { database, env, secret } = services
  const { name, email } = session!.user
  const newEmail = accountEmail(String(body['newEmail']))
  if (newEmail === email) throw refusal(400, 'EMAIL_IS_THE_SAME', 'The account already has this address.')
  const kind = { requestType: 'change-email-verification' }
  const token = await createEmailVerificationToken(secret, email, newEmail, undefined, kind)
  const confirming = `${env.PUBLIC_URL}/auth/verify-email#t=${encodeURIComponent(token)}`
  const site = new URL(env.PUBLIC_URL).host
  await database.write(null, function* () {
    const owner = yield* accountByEmail(database.dialect, newEmail)
    const mail = owner
      ? accountMail('known', newEmail, `${env.PUBLIC_URL}/auth/login`, { name: owner.name, site })
      : accountMail('verify', newEmail, confirming, { name, site })
    yield* queueMail(database.dialect, mail)
    const values = { name, site, email: newEmail }
    yield* queueMail(database.dialect, accountMail('changing', email, `${env.PUBLIC_URL}/user/profile`, values))
  })
  return Response.json({ status: true })
}
