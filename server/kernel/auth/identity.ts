import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import { unavailable } from '../../base/errors/api-error.ts'
import { requestLog, withoutSecrets } from '../../base/logging.ts'
import { bearerVerifier } from './bearer.ts'
import { createAuth, type Auth } from './better-auth.ts'
import type { AuthServices } from './calls/call.ts'
import { createCallers, type Callers } from './callers.ts'
import { tenantEntryRecorder } from './audit/tenant-entries.ts'
import { createTenantAccess, type TenantAccess } from './tenant-access.ts'
import { authSecret } from '../../base/storage/persistent-secret.ts'
import { createSessionReader, type SessionReader } from './session-reader.ts'
import { sessionUseRecorder } from './session-activity.ts'

export interface Identity {
  readonly auth: Auth | undefined
  /** What calls on accounts, sessions and passkeys need. */
  readonly authServices: AuthServices | undefined
  readonly tenantAccess: TenantAccess | undefined
  readonly sessions: SessionReader | undefined
  readonly callers: Callers
}

/** Everything that identifies people: accounts, tokens, memberships. Without a database nobody is known. */
export function createIdentity(env: Env, database: Database | undefined, log?: FastifyBaseLogger): Identity {
  if (!database)
    return {
      auth: undefined,
      authServices: undefined,
      tenantAccess: undefined,
      sessions: undefined,
      callers: noCallers,
    }
  const secret = authSecret(env)
  const auth = createAuth(database.accounts, {
    publicUrl: env.PUBLIC_URL,
    secret,
    previousSecret: env.AUTH_SECRET_PREVIOUS,
    database,
    adminPasskeys: env.ADMIN_PASSKEYS,
    ...(log && { log: (level, message) => (requestLog.getStore() ?? log)[level](withoutSecrets(message)) }),
  })
  const tenantAccess = createTenantAccess(database)
  const bearer = bearerVerifier(env.PUBLIC_URL, () => auth.api.getJwks())
  const recordUse = sessionUseRecorder(database, log)
  const sessions = createSessionReader(auth, database, tenantAccess, recordUse)
  return {
    auth,
    authServices: { auth, database, env, secret, operator: tenantAccess.operator, sessions },
    tenantAccess,
    sessions,
    callers: createCallers(bearer, tenantAccess, tenantEntryRecorder(database, log), recordUse),
  }
}

const noCallers: Callers = {
  enter: (_request, _access, _slug, answer) => answer(unavailable()),
  isSomebody: () => Promise.reject(unavailable()),
  mayEnter: () => Promise.reject(unavailable()),
  tenantFor: () => Promise.reject(unavailable()),
}
