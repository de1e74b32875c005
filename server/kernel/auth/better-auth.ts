import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { admin, jwt } from 'better-auth/plugins'
import { v7 as uuid } from 'uuid'
import type { AccountsDatabase, Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import { accountById, endExcessSessions, demote } from './accounts.ts'
import { refusePassword } from './admin-passkeys.ts'
import { impersonationSeconds } from './impersonation.ts'
import { emailCalls } from './email-calls.ts'
import { passkeyPlugin } from './passkeys.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { passwordLength } from './password-policy.ts'
import { readSigningKeys } from './signing-keys.ts'
import { tokenCookie, tokenSeconds } from './token-cookie.ts'
import { createAccessControl } from 'better-auth/plugins/access'

const day = 24 * 60 * 60

/**
 * Sessions last a week and, while in use, are renewed once a day, until 30 days after the sign-in (NIST SP 800-63B-4,
 * section 2.1.3). `untilRenewed` is the time left when one is renewed, `renewedUntil` the age after which none is; both
 * in milliseconds.
 */
export const sessionLife = {
  seconds: 7 * day,
  untilRenewed: 6 * day * 1000,
  renewedUntil: (30 - 7) * day * 1000,
} as const

/** Calls that end the current session; the token cookie and the impersonation cookie are cleared too. */
const signOutPaths: readonly string[] = ['/sign-out', '/revoke-sessions', '/delete-user']

export interface AuthSettings {
  readonly publicUrl: string
  readonly secret: string
  /** The previous secret, during rotation. */
  readonly previousSecret?: string | undefined
  /** Absent when only the table definitions are generated. */
  readonly database?: Database
  readonly adminPasskeys?: Env['ADMIN_PASSKEYS']
  /** Receives better-auth's messages about refusals; they are discarded if undefined. */
  readonly log?: (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void
}

/** The options of better-auth, separate so that its tables can be generated from them. */
export function authOptions({ publicUrl, secret, previousSecret, database, adminPasskeys, log }: AuthSettings) {
  const secure = publicUrl.startsWith('https:')
  /** Once the password is known to be right: before, the refusal would reveal who is an administrator. */
  async function assertPassword(accounts: Database, id: string): Promise<void> {
    const account = await accounts.read(null, () => accountById(accounts.dialect, id))
    const refused = await refusePassword({ ADMIN_PASSKEYS: adminPasskeys ?? 'on' }, accounts, account?.role)
    if (refused) throw new APIError('FORBIDDEN', { message: refused.message, ...refused.data })
  }
  return {
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [publicUrl],
    telemetry: { enabled: false },
    // Further log arguments may contain user input, so they are not logged.
    logger: log ? { level: 'warn', log: (level, message) => log(level, message) } : { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      modelName: 'auth_user',
      // The database refuses to delete the last administrator here, before better-auth removes sessions and passwords.
      deleteUser: { enabled: true, beforeDelete: async ({ id }) => void (database && (await demote(database, id))) },
      additionalFields: {
        isUser: { type: 'boolean', required: true, defaultValue: true, input: false },
        cfAi: { type: 'boolean', required: true, defaultValue: false, input: false },
      },
    },
    // Database errors are handled by our own error handler.
    onAPIError: { throw: true },
    session: { modelName: 'auth_session', expiresIn: sessionLife.seconds, updateAge: day },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification' },
    databaseHooks: {
      session: {
        create: {
          // A new session counts as last used when it started.
          before: async ({ createdAt, userId }, context) => {
            if (database && context?.path === '/sign-in/email') await assertPassword(database, userId)
            return { data: { updatedAt: createdAt } }
          },
          after: async ({ id, userId }) =>
            void (await database?.write(null, () => endExcessSessions(database.dialect, userId, id))),
        },
      },
    },
    // Replaced by our own limits, which count in the database (calls/rate-limits.ts).
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => uuid() },
      useSecureCookies: secure,
      // better-auth disables both under NODE_ENV=test; the tests should see the real behaviour.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // We set this header from the connection (server/kernel/auth/routes.ts); a caller's value is dropped.
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
      emailCalls(),
      passkeyPlugin({ publicUrl, secret, database }),
    ],
  } satisfies BetterAuthOptions
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** A better-auth instance using the accounts in the database. */
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

/** Exactly the permissions of spec section 6. */
const accessControl = createAccessControl({
  user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
  session: ['list', 'revoke', 'delete'],
})

const roles = {
  admin: accessControl.newRole({
    user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
    session: ['list', 'revoke', 'delete'],
  }),
  user: accessControl.newRole({ user: [], session: [] }),
}
