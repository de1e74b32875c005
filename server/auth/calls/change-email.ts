import { createEmailVerificationToken } from 'better-auth/api'
import { letter } from '../../mail/letters.ts'
import { queueMail } from '../../mail/outbox.ts'
import { accountByEmail } from '../accounts.ts'
import type { Asked } from './asked.ts'
import { refusal } from './guards.ts'

/**
 * Mails the link that confirms another address, to that address. One that has an account already gets a letter too,
 * which says so: the answer comes after the same work, and tells nobody which addresses are known.
 */
export async function changeEmail({ desk, session, body }: Asked): Promise<Response> {
  const { database, env, secret } = desk
  const { name, email } = session!.user
  const wanted = String(body['newEmail']).toLowerCase()
  if (wanted === email) throw refusal(400, 'EMAIL_IS_THE_SAME', 'This is the address of the account already.')
  const kind = { requestType: 'change-email-verification' }
  const token = await createEmailVerificationToken(secret, email, wanted, undefined, kind)
  const confirming = `${env.PUBLIC_URL}/auth/verify-email#t=${encodeURIComponent(token)}`
  const site = new URL(env.PUBLIC_URL).host
  await database.write(null, function* () {
    const owner = yield* accountByEmail(database.dialect, wanted)
    const mail = owner
      ? letter('known', wanted, `${env.PUBLIC_URL}/auth/login`, { name: owner.name, site })
      : letter('verify', wanted, confirming, { name, site })
    yield* queueMail(database.dialect, mail)
  })
  return Response.json({ status: true })
}
