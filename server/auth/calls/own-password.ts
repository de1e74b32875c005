import { waysIn } from '../accounts.ts'
import { putPassword } from '../invitations/account.ts'
import type { Asked } from './asked.ts'
import { refusal } from './guards.ts'

/**
 * Sets the password of an account that has none: better-auth has no call for it. One that is there is changed by
 * whoever knows it.
 */
export async function setOwnPassword({ desk, session, body }: Asked): Promise<Response> {
  const { auth, database } = desk
  const user = session!.user.id
  const hash = await (await auth.$context).password.hash(String(body['newPassword']))
  await database.write(null, function* () {
    const { hasPassword } = yield* waysIn(database.dialect, user)
    if (hasPassword) throw refusal(409, 'PASSWORD_SET', 'The account has a password already.')
    yield* putPassword(database.dialect, user, hash)
  })
  return Response.json({ status: true })
}
