import { ApiError, forbidden, notFound, unauthorized, type StatusCode } from '../../../base/errors/api-error.ts'
import { sameOriginAddress } from '../../../base/input/addresses.ts'
import { sessionToken, demote, signInMethods } from '../accounts.ts'
import { endImpersonatorSession, impersonating } from '../impersonation.ts'
import { refusePage } from '../page-account.ts'
import { assertGoodPassword } from '../password-policy.ts'
import type { AuthCall } from './call.ts'
import type { CallPath } from './index.ts'

/** Checks a call before better-auth sees it: throws to refuse it, or returns a body to use instead. */
type Guard = (call: AuthCall) => object | undefined | void | Promise<object | undefined | void>

export const refusal = (status: StatusCode, code: string, message: string): ApiError =>
  new ApiError(status, message, { code })

/** Checks whether the caller may make the call at all, before the body is looked at. */
function assertCallAllowed({ path, request, session, invitation }: AuthCall): void {
  const otherPage = session && !openPaths.includes(path) && refusePage(request, session.user.id)
  if (otherPage) throw otherPage
  if (session || openPaths.includes(path) || (invitation && path.includes('/passkey/'))) {
    if (path.startsWith('/admin/') && !nonAdminPaths.includes(path) && session?.user.role !== 'admin') throw forbidden()
    return
  }
  throw unauthorized()
}

/** Calls that need no session. */
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

/** Calls below /admin/ that do not require an administrator. */
const nonAdminPaths: readonly string[] = ['/admin/stop-impersonating', '/admin/has-permission'] satisfies CallPath[]

const day = 24 * 60 * 60 * 1000

/** Refuses what would let an impersonating administrator stay in the account or take it over. */
const notImpersonating: Guard = ({ session }) => {
  if (session?.impersonatedBy) throw impersonating()
}

/** Adding a passkey requires a fresh session or an invitation; being signed in as someone else blocks an invitation. */
const mayRegisterPasskey: Guard = ({ session, invitation }) => {
  if (invitation && session && session.user.id !== invitation.userId)
    throw refusal(409, 'SIGN_OUT_FIRST', 'Another account is signed in.')
  assertSessionOfLastDay(session)
}

function assertSessionOfLastDay(session: AuthCall['session']): void {
  if (session && Date.now() - session.createdAt.getTime() >= day)
    throw refusal(403, 'SESSION_NOT_FRESH', 'Sign in again to do this.')
}

/**
 * A new way to sign in, another address, and what ends the sessions of others require a fresh session, so that a page
 * left open cannot be used for it.
 */
const hasFreshSession: Guard = ({ session }) => assertSessionOfLastDay(session)

const keepsSignInMethod: Guard = async ({ session, store: { database } }) => {
  if (!session) return
  const { passkeys, hasPassword } = await database.read(null, () => signInMethods(database.dialect, session.user.id))
  // The database makes the final check, in case two are deleted at once.
  if (passkeys <= 1 && !hasPassword) throw refusal(409, 'LAST_CREDENTIAL', 'The last way to sign in cannot be removed.')
}

/** Sessions are identified by id; their tokens are never exposed. */
const sessionById =
  (name: 'token' | 'sessionToken', own: boolean): Guard =>
  async ({ session, body, store: { database } }) => {
    const { id } = body
    if (!session || typeof id !== 'string' || (!own && session.user.role !== 'admin')) return undefined
    const token = await database.read(null, () => sessionToken(database.dialect, id, own ? session.user.id : undefined))
    if (!token) throw notFound()
    return { [name]: token }
  }

const hasGoodPassword =
  (field: 'newPassword' | 'password'): Guard =>
  async ({ body, session, target }) => {
    if (field in body) await assertGoodPassword(body[field], target ?? accountIn(body) ?? session?.user)
  }

/** The new account in a body, if its fields are strings; otherwise the call's schema refuses it. */
function accountIn({ email, name }: AuthCall['body']): { readonly email: string; readonly name: string } | undefined {
  return typeof email === 'string' && email !== '' ? { email, name: typeof name === 'string' ? name : '' } : undefined
}

const givesReason: Guard = ({ body }) => {
  const { reason } = body
  if (typeof reason !== 'string' || reason.trim() === '')
    throw refusal(400, 'REASON_REQUIRED', 'A reason is required: it is written into the audit log.')
}

const canSendMail: Guard = ({ services: { env } }) => {
  if (!env.SMTP_URL)
    throw refusal(409, 'MAIL_NOT_CONFIGURED', 'This server sends no mail, so an address cannot be confirmed.')
}

/** The link must not sign in its holder: a mistyped address would give the account away. */
const isSignedIn: Guard = ({ session }) => {
  if (!session) throw refusal(401, 'SIGN_IN_FIRST', 'The link works only while its account is signed in.')
}

/** Where the link redirects afterwards; refused before anything is done. */
const hasOwnCallback: Guard = ({ request, services: { env } }) => {
  const { callbackURL } = request.query as { callbackURL?: unknown }
  if (typeof callbackURL === 'string' && sameOriginAddress(callbackURL, env.PUBLIC_URL) === undefined)
    throw refusal(403, 'INVALID_CALLBACK_URL', 'The address to go to afterwards is not one of this site.')
}

/**
 * Removes an administrator's role before the account is deleted, in one statement, which the database refuses for the
 * last administrator. better-auth would delete the sessions and passwords first.
 */
const demotesFirst: Guard = async ({ session, target, store: { database } }) => {
  if (session?.user.role === 'admin' && target && target.id !== session.user.id) await demote(database, target.id)
}

/** Signing out while impersonating also ends the administrator's own session. */
const endsImpersonatorSession: Guard = async ({ session, store: { database } }) => {
  if (session?.impersonatedBy) await database.write(null, () => endImpersonatorSession(database.dialect, session.id))
}

const guards: Partial<Record<CallPath, readonly Guard[]>> = {
  '/sign-out': [endsImpersonatorSession],
  '/update-user': [notImpersonating],
  '/change-email': [notImpersonating, canSendMail, hasFreshSession],
  '/verify-email': [isSignedIn, notImpersonating, hasOwnCallback],
  '/change-password': [notImpersonating, hasGoodPassword('newPassword')],
  '/set-password': [notImpersonating, hasFreshSession, hasGoodPassword('newPassword')],
  '/delete-user': [notImpersonating],
  '/revoke-session': [notImpersonating, sessionById('token', true)],
  '/revoke-sessions': [notImpersonating],
  '/revoke-other-sessions': [notImpersonating],
  '/passkey/generate-register-options': [notImpersonating, mayRegisterPasskey],
  '/passkey/verify-registration': [notImpersonating, mayRegisterPasskey],
  '/passkey/update-passkey': [notImpersonating],
  '/passkey/delete-passkey': [notImpersonating, keepsSignInMethod],
  '/admin/create-user': [hasGoodPassword('password')],
  '/admin/ban-user': [hasFreshSession],
  '/admin/set-user-password': [hasFreshSession, hasGoodPassword('newPassword')],
  '/admin/impersonate-user': [givesReason],
  '/admin/remove-user': [hasFreshSession, demotesFirst],
  '/admin/revoke-user-session': [hasFreshSession, sessionById('sessionToken', false)],
  '/admin/revoke-user-sessions': [hasFreshSession],
}

/** Runs all guards of a call; returns the body to continue with. */
export async function runGuards(call: AuthCall): Promise<object> {
  assertCallAllowed(call)
  let body: object = call.body
  for (const guard of guards[call.path as CallPath] ?? []) body = (await guard(call)) ?? body
  return body
}
