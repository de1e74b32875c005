import { accountEmail } from '../../../../entities/language/text/email-address.ts'
import { oneLine } from '../../../../entities/language/text/normalise-text.ts'
import { insertAccount, savePassword } from '../invitations/new-account.ts'
import type { AuthCall } from './call.ts'

/** Makes an account as an administrator gives it; better-auth's own call accepts fewer addresses than invitations do. */
export async function createAccount({ services, body }: AuthCall): Promise<Response> {
  const { auth, database } = services
  const { name, email, role = 'user', password, data = {} } = body as unknown as Body
  const hash = password === undefined ? undefined : await (await auth.$context).password.hash(password)
  const { isUser = true, cfAi = false } = data
  const id = await database.write(null, function* () {
    const user = yield* insertAccount(database.dialect, { name, email, role, isUser, cfAi })
    if (hash) yield* savePassword(database.dialect, user, hash)
    return user
  })
  const user = { id, name: oneLine(name), email: accountEmail(email), emailVerified: false, role, isUser, cfAi }
  return Response.json({ user })
}

interface Body {
  readonly name: string
  readonly email: string
  readonly role?: 'admin' | 'user'
  readonly password?: string
  readonly data?: { readonly isUser?: boolean; readonly cfAi?: boolean }
}
