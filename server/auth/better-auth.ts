import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { admin, jwt } from 'better-auth/plugins'
import { v7 as uuid } from 'uuid'
import type { AccountsDatabase, Database } from '../db/runner.ts'
import { endExcessSessions, demote } from './accounts.ts'
import { impersonationSeconds } from './impersonation.ts'
import { passkeyPlugin } from './passkeys.ts'
import { passwordLength } from './password-policy.ts'
import { roles, accessControl } from './permissions.ts'
import { readSigningKeys } from './signing-keys.ts'
import { tokenCookie, tokenSeconds } from './token-cookie.ts'

const day = 24 * 60 * 60

/** A session lives for a week; in use, its end is moved once a day. In milliseconds, what is left of it by then. */
export const sessionLife = { seconds: 7 * day, untilRenewed: 6 * day * 1000 } as const

/** After these one is signed out here, and the cookies of the token and of who impersonated go too. */
const signOutPaths: readonly string[] = ['/sign-out', '/revoke-sessions', '/delete-user']

export interface AuthSettings {
  readonly publicUrl: string
  readonly secret: string
  /** The secret before, while it is exchanged. */
  readonly previousSecret?: string | undefined
  /** Absent where only the tables are drafted. */
  readonly database?: Database
  /** Where better-auth tells what it refuses; nowhere when left out. */
  readonly log?: (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void
}

/** The options of better-auth, apart so that its tables can be drafted from them. */
export function authOptions({ publicUrl, secret, previousSecret, database, log }: AuthSettings) {
  const secure = publicUrl.startsWith('https:')
  return {
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [publicUrl],
    telemetry: { enabled: false },
    // Its further arguments may hold what people sent, and stay out of the log.
    logger: log ? { level: 'warn', log: (level, message) => log(level, message) } : { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    user: {
      modelName: 'auth_user',
      // The database refuses the last administrator here, before better-auth ends sessions and passwords.
      deleteUser: { enabled: true, beforeDelete: async ({ id }) => void (database && (await demote(database, id))) },
      additionalFields: {
        isUser: { type: 'boolean', required: true, defaultValue: true, input: false },
        cfAi: { type: 'boolean', required: true, defaultValue: false, input: false },
      },
    },
    // What the database refuses is told by our own error handler.
    onAPIError: { throw: true },
    session: { modelName: 'auth_session', expiresIn: sessionLife.seconds, updateAge: day },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification' },
    databaseHooks: {
      session: {
        create: {
          // One that nobody used yet was used last when it began.
          before: async ({ createdAt }) => ({ data: { updatedAt: createdAt } }),
          after: async ({ id, userId }) =>
            void (await database?.write(null, () => endExcessSessions(database.dialect, userId, id))),
        },
      },
    },
    // Ours comes before it, and counts in the database (calls/rate-limits.ts).
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => uuid() },
      useSecureCookies: secure,
      // Under NODE_ENV=test better-auth would leave both out; the tests are to meet what people meet.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Set by us from the connection (server/auth/routes.ts); what a caller writes into it never arrives.
      ipAddress: { ipAddressHeaders: ['x-client-ip'], ipv6Subnet: 64 },
    },
    hooks: {
      after: createAuthMiddleware(async (context) => {
        if (!signOutPaths.includes(context.path)) return
        context.setCookie(tokenCookie, '', { path: '/', maxAge: 0, sameSite: 'strict', secure })
        const { name, attributes } = context.context.createAuthCookie('admin_session')
        context.setCookie(name, '', { ...attributes, maxAge: 0 })
      }),
    },
    plugins: [
      admin({
        ac: accessControl,
        roles,
        defaultRole: 'user',
        adminRoles: ['admin'],
        impersonationSessionDuration: impersonationSeconds,
        bannedUserMessage: 'This account is banned.',
      }),
      jwt({
        disableSettingJwtHeader: true,
        schema: { jwks: { modelName: 'auth_jwks' } },
        adapter: { getJwks: readSigningKeys(secret, previousSecret) },
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' }, rotationInterval: 90 * day },
        jwt: {
          issuer: publicUrl,
          audience: publicUrl,
          expirationTime: `${tokenSeconds}s`,
          definePayload: ({ user, session }) => ({
            sid: session.id,
            role: user['role'],
            isUser: user['isUser'],
            ...(session['impersonatedBy'] && { act: session['impersonatedBy'], exp: secondsOf(session.expiresAt) }),
          }),
        },
      }),
      passkeyPlugin({ publicUrl, secret, database }),
    ],
  } satisfies BetterAuthOptions
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** better-auth on the accounts of the database. */
export function createAuth({ call, ...database }: AccountsDatabase, settings: AuthSettings) {
  const auth = betterAuth({ ...authOptions(settings), database })
  const api = new Proxy(auth.api, {
    get(calls, name, receiver) {
      const method: unknown = Reflect.get(calls, name, receiver)
      return typeof method === 'function'
        ? (...args: unknown[]) => call(async () => method(...args) as unknown)
        : method
    },
  })
  return { ...auth, api, handler: (request: Request) => call(() => auth.handler(request)) }
}

export type Auth = ReturnType<typeof createAuth>
