import { isAPIError } from 'better-auth/api'
import type { FastifyInstance, FastifyReply, FastifySchema, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError, catalogue, unavailable, type StatusCode, unauthorized } from '../../base/errors/api-error.ts'
import { requestLog } from '../../base/logging.ts'
import { parseWith } from '../requests/validation.ts'
import { removeSetupLink } from './setup-link.ts'
import { runAfterHooks } from './calls/after-hooks.ts'
import { readCall, type AuthCall, type AuthServices } from './calls/call.ts'
import { runGuards, refusal } from './calls/guards.ts'
import { calls, type CallPath } from './calls/index.ts'
import { rateLimitOf } from './calls/rate-limits.ts'
import { changeEmail } from './calls/change-email.ts'
import { passkeyDue } from './admin-passkeys.ts'
import { stopImpersonating } from './calls/stop-impersonating.ts'
import { toBetterAuthRequest } from './forward-request.ts'
import { assertOwnOrigin } from './headers.ts'
import { invitationCookie } from './invitations/token.ts'
import { isRenewable } from './session-reader.ts'
import { deviceCookiesFor, signInLimits } from './sign-in-limits.ts'
import { signInMethods } from './accounts.ts'
import { savePassword, insertAccount } from './invitations/new-account.ts'
import { accountEmail } from '../../../entities/language/text/email-address.ts'
import { oneLine } from '../../../entities/language/text/normalise-text.ts'

const bodyLimit = 64 * 1024

/** Calls that better-auth lacks, or handles differently from what we need. */
const ownCalls: Partial<Record<CallPath, (call: AuthCall) => Promise<Response>>> = {
  '/set-password': setOwnPassword,
  '/change-email': changeEmail,
  '/admin/create-user': createAccount,
  '/admin/stop-impersonating': stopImpersonating,
}

/** better-auth's calls: only those listed, so that nothing is exposed by accident. */
export function authRoutes(services: AuthServices | undefined) {
  const signIn = services && signInLimits(services)
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )

    for (const { method, path, schema } of calls) {
      app.route({
        method,
        url: `/api/auth${path}`,
        config: { access: 'public', rateLimit: (path === '/sign-in/email' && signIn?.rate) || rateLimitOf(path) },
        schema: schema as FastifySchema,
        // Validated below, after the guards.
        validatorCompiler: () => () => true,
        handler: (request, reply) =>
          requestLog.run(request.log, async () => {
            if (!services) throw unavailable()
            if (path === '/list-sessions') return reply.send(await listOwnSessions(services, request))
            const call = await readCall(services, path, request)
            if (call.session && method === 'POST') assertOwnOrigin(request, services.env.PUBLIC_URL)
            const body = await checkBody(schema, call)
            const keepsEnd = call.session !== null && !isRenewable(call.session)
            const respond = () =>
              ownCalls[path]?.(call) ??
              callBetterAuth(services, toBetterAuthRequest(request, services.env.PUBLIC_URL, path, body, keepsEnd))
            const isThrottled = path === '/sign-in/email' && services.env.RATE_LIMIT === 'on'
            const answer = await (isThrottled ? signIn!.throttle(request, respond) : respond())
            return send(answer, call, reply)
          }),
      })
    }
  }
}

/** The body to continue with, after the guards have run; throws for fields unknown to the call. */
async function checkBody(schema: object, call: AuthCall): Promise<object> {
  const { body, querystring } = schema as { body?: z.ZodObject; querystring?: z.ZodObject }
  const guardedBody = await runGuards(call)
  if (querystring) parseWith(querystring.strict(), call.request.query)
  return body && guardedBody === call.body ? parseWith(body.strict(), call.body) : guardedBody
}

/**
 * better-auth's response. Errors that better-auth throws itself become responses too; any other error is ours to
 * handle.
 */
async function callBetterAuth({ auth }: AuthServices, request: Request): Promise<Response> {
  try {
    return await auth.handler(request)
  } catch (error) {
    if (isAPIError(error)) return Response.json(error.body ?? {}, { status: error.statusCode })
    throw error
  }
}

async function send(answer: Response, call: AuthCall, reply: FastifyReply): Promise<FastifyReply> {
  const { status, headers } = answer
  const cookies = headers.getSetCookie()
  if (call.invitation && answer.ok && call.path.endsWith('/verify-registration')) {
    cookies.push(`${invitationCookie}=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict`)
    if (call.invitation.kind === 'setup') removeSetupLink(call.services.env.DATA_DIR)
  }
  const setCookies = (): void => {
    if (cookies.length) reply.header('set-cookie', cookies)
  }
  const text = await answer.text()
  const location = headers.get('location')
  if (location && status >= 300 && status < 400) {
    await runAfterHooks(call, { status, json: location })
    setCookies()
    return reply.redirect(location, status)
  }
  const json: unknown = text ? JSON.parse(text) : null
  // Nobody is signed in of whom the audit log does not know.
  await runAfterHooks(call, { status, json })
  setCookies()
  if (answer.ok && provingPaths.includes(call.path)) {
    const account = accountOf(json) ?? call.session?.user.id
    if (account) reply.header('set-cookie', await deviceCookiesFor(call.services, call.request, account))
  }
  if (!answer.ok) throw asApiError(answer, json)
  reply.header('content-type', 'application/json; charset=utf-8')
  const due = call.path === '/sign-in/email' ? await passkeyDue(call.services, accountOf(json)!) : undefined
  return reply.status(status).send(withoutSecrets(call.path, due ? { ...(json as object), passkeyDue: due } : json))
}

/** Calls that prove ownership of an account. After a password change, devices have to prove themselves again. */
const provingPaths: readonly string[] = [
  '/sign-in/email',
  '/passkey/verify-authentication',
  '/passkey/verify-registration',
  '/change-password',
  '/set-password',
] satisfies CallPath[]

/** The account in a response. */
function accountOf(json: unknown): string | undefined {
  const { user, userId } = (json ?? {}) as { user?: { id?: string }; userId?: string }
  return user?.id ?? userId
}

/** The response without the session token: that is in an HttpOnly cookie, and scripts need no copy of it. */
function withoutSecrets(path: string, json: unknown): string {
  if (path === '/token') return JSON.stringify(json)
  if (path.endsWith('/generate-authenticate-options'))
    return JSON.stringify({ ...(json as object), userVerification: 'required' })
  return JSON.stringify(json, (key, value: unknown) => (key === 'token' ? undefined : value))
}

/** Turns better-auth's `{message, code}` into one of our errors. */
function asApiError({ status, headers }: Response, json: unknown): ApiError {
  const { message, code } = (json ?? {}) as { message?: string; code?: string }
  const retry = headers.get('x-retry-after')
  const statusCode: StatusCode = status in catalogue ? (status as StatusCode) : status >= 500 ? 500 : 400
  return new ApiError(statusCode, message, { ...(code && { code }), ...(retry && { retryAfter: Number(retry) }) })
}

/**
 * Sets the password of an account that has none; better-auth has no call for it. Changing an existing password requires
 * knowing it.
 */
async function setOwnPassword({ services, session, body }: AuthCall): Promise<Response> {
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

/** Makes an account as an administrator gives it; better-auth's own call accepts fewer addresses than invitations do. */
async function createAccount({ services, body }: AuthCall): Promise<Response> {
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

/**
 * The live sessions of an account, as its owner sees them: without tokens and without impersonation sessions. The
 * current one first, then the newest.
 */
async function listOwnSessions(services: AuthServices, request: FastifyRequest): Promise<readonly object[]> {
  const { session: own } = await services.sessions.read(request)
  if (!own) throw unauthorized()
  const { internalAdapter } = await services.auth.$context
  const sessions = await internalAdapter.listSessions(own.user.id, { onlyActiveSessions: true })
  return sessions
    .toSorted((one, other) => Number(other.id === own.id) - Number(one.id === own.id) || (one.id < other.id ? 1 : -1))
    .filter(
      (session) =>
        (session as { impersonatedBy?: string | null }).impersonatedBy == null && session.expiresAt > new Date(),
    )
    .map(({ id, userId, createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => ({
      id,
      userId,
      createdAt,
      updatedAt,
      expiresAt,
      ipAddress: ipAddress ?? null,
      userAgent: userAgent ?? null,
      isCurrent: id === own.id,
    }))
}
