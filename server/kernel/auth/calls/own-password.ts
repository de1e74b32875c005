import { signInMethods } from '../accounts.ts'
import { savePassword } from '../invitations/new-account.ts'
import type { AuthCall } from './call.ts'
import { refusal } from './guards.ts'

/**
 * Sets the password of an account that has none; better-auth has no call for it. Changing an existing password requires
 * knowing it.
 */
export async function setOwnPassword({ services, session, body }: AuthCall): Promise<Response> {
  const { auth, database } = services
  const user = session!.user.id
  const hash = await (await auth.$context).password.hash(String(body['newPassword']))
  await database.write(null, function* () {
    const { hasPassword } = yield* signInMethods(database.dialect, user)
    if (hasPassword) throw refusal(409, 'PASSWORD_SET', 'The account has a password already.')
    yield* savePassword(database.dialect, user, hash)
  })
  return Response.json({ status: true })
}
