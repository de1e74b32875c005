import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, formCsrfMiddleware, getSessionFromCtx, originCheck } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { parseUserOutput } from 'better-auth/db'
import { jwtVerify } from 'jose'
import { JWTExpired } from 'jose/errors'
import { z } from 'zod'
import { accountEmail } from '../../../entities/language/text/email-address.ts'

const refusal = (status: 'BAD_REQUEST' | 'UNAUTHORIZED', code: string, message: string): APIError =>
  new APIError(status, { code, message })

/**
 * The calls of better-auth that read the address of an account which exists. better-auth itself accepts fewer addresses
 * than people have (`a&b@example.com`, `a..b@docomo.ne.jp`), so their owners could be invited, but not sign in. Here an
 * account is found by its address, whatever that looks like; new addresses are checked where they are typed.
 */
export const emailCalls = () =>
  ({
    id: 'email-calls',
    endpoints: {
      signInEmail: createAuthEndpoint(
        '/sign-in/email',
        {
          method: 'POST',
          use: [formCsrfMiddleware],
          body: z.object({ email: z.string(), password: z.string(), rememberMe: z.boolean().optional() }),
        },
        async (ctx) => {
          const { email, password, rememberMe } = ctx.body
          const { internalAdapter, password: passwords, options } = ctx.context
          if (password.length > passwords.config.maxPasswordLength)
            throw refusal('BAD_REQUEST', 'PASSWORD_TOO_LONG', 'Password too long')
          const found = await internalAdapter.findUserByEmail(accountEmail(email), { includeAccounts: true })
          const hash = found?.accounts.find(
            ({ providerId, accountId }) => providerId === 'credential' && accountId === found.user.id,
          )?.password
          // For an unknown address and for an account without a password the same work is done.
          const isRight = hash ? await passwords.verify({ hash, password }) : !(await passwords.hash(password))
          if (!found || !isRight)
            throw refusal('UNAUTHORIZED', 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password')
          const session = await internalAdapter.createSession(found.user.id, rememberMe === false)
          if (!session) throw refusal('UNAUTHORIZED', 'FAILED_TO_CREATE_SESSION', 'Failed to create session')
          await setSessionCookie(ctx, { session, user: found.user }, rememberMe === false)
          return ctx.json({
            redirect: false,
            token: session.token,
            url: undefined,
            user: parseUserOutput(options, found.user),
          })
        },
      ),
      verifyEmail: createAuthEndpoint(
        '/verify-email',
        {
          method: 'GET',
          query: z.object({ token: z.string(), callbackURL: z.string().optional() }),
          use: [originCheck((ctx) => ctx.query.callbackURL)],
        },
        async (ctx) => {
          const { token, callbackURL } = ctx.query
          const { secret, internalAdapter, options } = ctx.context
          const refuse = (code: string, message: string): Error => {
            const query = `${callbackURL?.includes('?') ? '&' : '?'}error=${code}`
            return callbackURL ? ctx.redirect(callbackURL + query) : refusal('UNAUTHORIZED', code, message)
          }
          const change = await addressChange(token, secret).catch((error: unknown) => {
            if (error instanceof JWTExpired) throw refuse('TOKEN_EXPIRED', 'Token expired')
            throw refuse('INVALID_TOKEN', 'Invalid token')
          })
          const session = await getSessionFromCtx(ctx)
          // Loaded again, or shown in the other language, after it has confirmed the address.
          if (session?.user.email === change.updateTo && session.user.emailVerified && !callbackURL)
            return ctx.json({ status: true, user: parseUserOutput(options, session.user) })
          // Of somebody else.
          if (session?.user.email !== change.email) throw refuse('INVALID_TOKEN', 'Invalid token')
          const changed = { email: change.updateTo, emailVerified: true }
          const user = await internalAdapter.updateUserByEmail(change.email, changed)
          await setSessionCookie(ctx, { session: session.session, user: { ...session.user, ...changed } })
          if (callbackURL) throw ctx.redirect(callbackURL)
          return ctx.json({ status: true, user: parseUserOutput(options, user) })
        },
      ),
    },
  }) satisfies BetterAuthPlugin

/** What a link that `changeEmail` mailed says. */
async function addressChange(token: string, secret: string): Promise<z.output<typeof addressChangeClaims>> {
  const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] })
  return addressChangeClaims.parse(payload)
}

const addressChangeClaims = z.object({
  email: z.string(),
  updateTo: z.string(),
  requestType: z.literal('change-email-verification'),
})
