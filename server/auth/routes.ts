import { isAPIError } from 'better-auth/api'
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify'
import type { z } from 'zod'
import { ApiError, catalogue, unavailable, type StatusCode } from '../errors.ts'
import { read } from '../routes/validation.ts'
import { concluded } from './calls/after.ts'
import { askedOf, type Asked, type Desk } from './calls/asked.ts'
import { guarded } from './calls/guards.ts'
import { calls, type CallPath } from './calls/index.ts'
import { limitOf } from './calls/limits.ts'
import { changeEmail } from './calls/change-email.ts'
import { setOwnPassword } from './calls/own-password.ts'
import { stopImpersonating } from './calls/stop-impersonating.ts'
import { ownSessions } from './calls/own-sessions.ts'
import { forwarded } from './forward.ts'
import { assertOwnOrigin } from './headers.ts'
import { invitationCookie } from './invitations/token.ts'
import { rememberedDevice, signInLimits } from './sign-in.ts'

const bodyLimit = 64 * 1024

/** Calls that better-auth has not, or answers otherwise than we must. */
const ours: Partial<Record<CallPath, (asked: Asked) => Promise<Response>>> = {
  '/set-password': setOwnPassword,
  '/change-email': changeEmail,
  '/admin/stop-impersonating': stopImpersonating,
}

/** better-auth's calls: exactly those that are listed, so that nothing it brings is open without being meant. */
export function authRoutes(desk: Desk | undefined) {
  const signIn = desk && signInLimits(desk)
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )

    for (const { method, path, schema } of calls) {
      app.route({
        method,
        url: `/api/auth${path}`,
        config: { access: 'public', rateLimit: (path === '/sign-in/email' && signIn?.rate) || limitOf(path) },
        schema: schema as FastifySchema,
        // Checked below, once the guards have had their say.
        validatorCompiler: () => () => true,
        handler: async (request, reply) => {
          if (!desk) throw unavailable()
          if (path === '/list-sessions') return reply.send(await ownSessions(desk, request))
          const asked = await askedOf(desk, path, request)
          if (asked.session && method === 'POST') assertOwnOrigin(request, desk.env.PUBLIC_URL)
          const body = await checked(schema, asked)
          const isImpersonating = asked.session?.impersonatedBy != null
          const ask = () =>
            ours[path]?.(asked) ?? answered(desk, forwarded(request, desk.env.PUBLIC_URL, path, body, isImpersonating))
          const slowed = path === '/sign-in/email' && desk.env.RATE_LIMIT === 'on'
          const answer = await (slowed ? signIn!.slowed(request, ask) : ask())
          return send(answer, asked, reply)
        },
      })
    }
  }
}

/** The body to go on with: the guards have let it pass, and it has no field that the call does not know. */
async function checked(schema: object, asked: Asked): Promise<object> {
  const { body, querystring } = schema as { body?: z.ZodObject; querystring?: z.ZodObject }
  const guardedBody = await guarded(asked)
  if (querystring) read(querystring.strict(), asked.request.query)
  if (body && guardedBody === asked.body) read(body.strict(), asked.body)
  return guardedBody
}

/** What better-auth answers. What it throws by itself is its refusal too; anything else is ours to answer. */
async function answered({ auth }: Desk, request: Request): Promise<Response> {
  try {
    return await auth.handler(request)
  } catch (error) {
    if (isAPIError(error)) return Response.json(error.body ?? {}, { status: error.statusCode })
    throw error
  }
}

async function send(answer: Response, asked: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { status, headers } = answer
  const cookies = headers.getSetCookie()
  if (asked.invitation && answer.ok && asked.path.endsWith('/verify-registration'))
    cookies.push(`${invitationCookie}=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict`)
  if (cookies.length) reply.header('set-cookie', cookies)
  const text = await answer.text()
  const location = headers.get('location')
  if (location && status >= 300 && status < 400) {
    await concluded(asked, { status, json: location })
    return reply.redirect(location, status)
  }
  const json: unknown = text ? JSON.parse(text) : null
  await concluded(asked, { status, json })
  if (answer.ok && proving.includes(asked.path)) {
    const account = accountIn(json) ?? asked.session?.user.id
    if (account) reply.header('set-cookie', await rememberedDevice(asked.desk, asked.request, account))
  }
  if (!answer.ok) throw refusal(answer, json)
  reply.header('content-type', 'application/json; charset=utf-8')
  return reply.status(status).send(shown(asked.path, json))
}

/** Calls by which somebody shows that an account is theirs; after a new password devices are known only from then on. */
const proving: readonly string[] = [
  '/sign-in/email',
  '/passkey/verify-authentication',
  '/passkey/verify-registration',
  '/change-password',
  '/set-password',
] satisfies CallPath[]

/** The account that an answer tells of. */
function accountIn(json: unknown): string | undefined {
  const { user, userId } = (json ?? {}) as { user?: { id?: string }; userId?: string }
  return user?.id ?? userId
}

/** The answer as scripts may see it: the session's secret is in an HttpOnly cookie, and they need no copy of it. */
function shown(path: string, json: unknown): string {
  if (path === '/token') return JSON.stringify(json)
  if (path.endsWith('/generate-authenticate-options'))
    return JSON.stringify({ ...(json as object), userVerification: 'required' })
  return JSON.stringify(json, (key, value: unknown) => (key === 'token' ? undefined : value))
}

/** better-auth's `{message, code}` as one of our refusals. */
function refusal({ status, headers }: Response, json: unknown): ApiError {
  const { message, code } = (json ?? {}) as { message?: string; code?: string }
  const retry = headers.get('x-retry-after')
  const statusCode: StatusCode = status in catalogue ? (status as StatusCode) : status >= 500 ? 500 : 400
  return new ApiError(statusCode, message, { ...(code && { code }), ...(retry && { retryAfter: Number(retry) }) })
}
