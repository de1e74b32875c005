import { ApiError, forbidden, notFound, unauthorized, type StatusCode } from '../../errors.ts'
import { ownAddress } from '../../plugins/redirects.ts'
import { sessionToken, stepDown, waysIn } from '../accounts.ts'
import { endImpersonatorSession } from '../impersonation.ts'
import { assertGoodPassword } from '../password-policy.ts'
import type { Asked } from './asked.ts'
import type { CallPath } from './index.ts'

/** Looks at a call before better-auth does: refuses it, or answers what to say instead of the body that came. */
type Guard = (asked: Asked) => object | undefined | void | Promise<object | undefined | void>

export const refusal = (status: StatusCode, code: string, message: string): ApiError =>
  new ApiError(status, message, { code })

/** Who may make a call at all: said before anything is said about its body. */
function assertKnown({ path, session, invitation }: Asked): void {
  if (session || openPaths.includes(path) || (invitation && path.includes('/passkey/'))) {
    if (path.startsWith('/admin/') && !forAll.includes(path) && session?.user.role !== 'admin') throw forbidden()
    return
  }
  throw unauthorized()
}

/** Calls for whoever is not signed in, or not yet. */
const openPaths: readonly string[] = [
  '/get-session',
  '/sign-in/email',
  '/sign-out',
  '/jwks',
  '/passkey/generate-authenticate-options',
  '/passkey/verify-authentication',
  '/verify-email',
  '/admin/stop-impersonating',
] satisfies CallPath[]

/** Calls beside those of administrators that need no right of theirs. */
const forAll: readonly string[] = ['/admin/stop-impersonating', '/admin/has-permission'] satisfies CallPath[]

const day = 24 * 60 * 60 * 1000

/** What would let an administrator stay in an account, or take it from its owner. */
const notInAnothersName: Guard = ({ session }) => {
  if (session?.impersonatedBy) throw refusal(403, 'IMPERSONATING', 'This is not done in somebody else’s name.')
}

/** A passkey is added by whoever signed in lately, or came with an invitation; a session of others stands in its way. */
const mayRegister: Guard = ({ session, invitation }) => {
  if (invitation && session && session.user.id !== invitation.userId)
    throw refusal(409, 'SIGN_OUT_FIRST', 'Somebody else is signed in here.')
  signedInLately(session)
}

function signedInLately(session: Asked['session']): void {
  if (session && Date.now() - session.createdAt.getTime() >= day)
    throw refusal(403, 'SESSION_NOT_FRESH', 'Sign in again to do this.')
}

/** A way in is added by whoever signed in lately: a page left open gives nobody one. */
const isFresh: Guard = ({ session }) => signedInLately(session)

const keepsAWayIn: Guard = async ({ session, store: { database } }) => {
  if (!session) return
  const { passkeys, hasPassword } = await database.read(null, () => waysIn(database.dialect, session.user.id))
  // The database itself has the last word, for two that are deleted at once.
  if (passkeys <= 1 && !hasPassword) throw refusal(409, 'LAST_CREDENTIAL', 'The last way to sign in stays.')
}

/** A session is named by its id: its token is nobody's business. */
const byId =
  (name: 'token' | 'sessionToken', own: boolean): Guard =>
  async ({ session, body, store: { database } }) => {
    const { id } = body
    if (!session || typeof id !== 'string' || (!own && session.user.role !== 'admin')) return undefined
    const token = await database.read(null, () => sessionToken(database.dialect, id, own ? session.user.id : undefined))
    if (!token) throw notFound()
    return { [name]: token }
  }

const goodPassword =
  (field: 'newPassword' | 'password'): Guard =>
  async ({ body, session, target }) => {
    if (field in body) await assertGoodPassword(body[field], target ?? namedIn(body) ?? session?.user)
  }

/** The new account that a body names, as far as its fields are texts; what else they are the schema of the call refuses. */
function namedIn({ email, name }: Asked['body']): { readonly email: string; readonly name: string } | undefined {
  return typeof email === 'string' && email !== '' ? { email, name: typeof name === 'string' ? name : '' } : undefined
}

const givesReason: Guard = ({ body }) => {
  const { reason } = body
  if (typeof reason !== 'string' || reason.trim() === '')
    throw refusal(400, 'REASON_REQUIRED', 'Why this is needed is written into the audit record.')
}

const canMail: Guard = ({ desk: { env } }) => {
  if (!env.SMTP_URL) throw refusal(409, 'MAIL_NOT_CONFIGURED', 'Without mail an address cannot be confirmed.')
}

/** The link must not sign in whoever holds it: a mistyped address would give the account away. */
const isSignedIn: Guard = ({ session }) => {
  if (!session) throw refusal(401, 'SIGN_IN_FIRST', 'Sign in, then open the link again.')
}

/** Where the link leads after it was answered: refused before anything is done, not after. */
const staysHere: Guard = ({ request, desk: { env } }) => {
  const { callbackURL } = request.query as { callbackURL?: unknown }
  if (typeof callbackURL === 'string' && ownAddress(callbackURL, env.PUBLIC_URL) === undefined)
    throw refusal(403, 'INVALID_CALLBACK_URL', 'The address to go to afterwards is not one of this site.')
}

/**
 * Before an administrator's account goes, its role does, in one statement that the database refuses for the last one.
 * better-auth would end its sessions and passwords first.
 */
const stepsDown: Guard = async ({ session, target, store: { database } }) => {
  if (session?.user.role === 'admin' && target && target.id !== session.user.id) await stepDown(database, target.id)
}

/** Who signs out while acting in somebody's name is signed out as oneself too. */
const endsBoth: Guard = async ({ session, store: { database } }) => {
  if (session?.impersonatedBy) await database.write(null, () => endImpersonatorSession(database.dialect, session.id))
}

const guards: Partial<Record<CallPath, readonly Guard[]>> = {
  '/sign-out': [endsBoth],
  '/update-user': [notInAnothersName],
  '/change-email': [notInAnothersName, canMail],
  '/verify-email': [isSignedIn, notInAnothersName, staysHere],
  '/change-password': [notInAnothersName, goodPassword('newPassword')],
  '/set-password': [notInAnothersName, isFresh, goodPassword('newPassword')],
  '/delete-user': [notInAnothersName],
  '/revoke-session': [notInAnothersName, byId('token', true)],
  '/revoke-sessions': [notInAnothersName],
  '/revoke-other-sessions': [notInAnothersName],
  '/passkey/generate-register-options': [notInAnothersName, mayRegister],
  '/passkey/verify-registration': [notInAnothersName, mayRegister],
  '/passkey/update-passkey': [notInAnothersName],
  '/passkey/delete-passkey': [notInAnothersName, keepsAWayIn],
  '/admin/create-user': [goodPassword('password')],
  '/admin/set-user-password': [goodPassword('newPassword')],
  '/admin/impersonate-user': [givesReason],
  '/admin/remove-user': [stepsDown],
  '/admin/revoke-user-session': [byId('sessionToken', false)],
}

/** Asks every guard of a call; answers the body to go on with. */
export async function guarded(asked: Asked): Promise<object> {
  assertKnown(asked)
  let body: object = asked.body
  for (const guard of guards[asked.path as CallPath] ?? []) body = (await guard(asked)) ?? body
  return body
}
