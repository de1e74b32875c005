import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/runner.ts'
import type { Env } from '../env.ts'
import { unavailable } from '../errors.ts'
import { bearerOf } from './bearer.ts'
import { makeAuth, type Auth } from './better-auth.ts'
import type { Desk } from './calls/asked.ts'
import { callersOf, type Callers } from './callers.ts'
import { entries } from './events/entries.ts'
import { membershipOf, type Membership } from './membership.ts'
import { keptSecret } from './secret.ts'
import { sessionReader, type SessionReader } from './session-reader.ts'
import { sessionUses } from './session-uses.ts'

export interface Identity {
  readonly auth: Auth | undefined
  /** What the calls on accounts, sessions and passkeys work with. */
  readonly desk: Desk | undefined
  readonly membership: Membership | undefined
  readonly sessions: SessionReader | undefined
  readonly callers: Callers
}

/** Everything that knows people: accounts, tokens, memberships. Without a database nobody is known. */
export function identityOf(env: Env, database: Database | undefined, log?: FastifyBaseLogger): Identity {
  if (!database)
    return { auth: undefined, desk: undefined, membership: undefined, sessions: undefined, callers: nobody }
  const secret = env.AUTH_SECRET ?? keptSecret(env.DATA_DIR, 'auth-secret')
  const auth = makeAuth(database.accounts, {
    publicUrl: env.PUBLIC_URL,
    secret,
    previousSecret: env.AUTH_SECRET_PREVIOUS,
    database,
    ...(log && { log: (level, message) => log[level](message) }),
  })
  const membership = membershipOf(database)
  const bearer = bearerOf(env.PUBLIC_URL, () => auth.api.getJwks())
  const used = sessionUses(database, log)
  const sessions = sessionReader(auth, database, membership, used)
  return {
    auth,
    desk: { auth, database, env, secret, operator: membership.operator, sessions },
    membership,
    sessions,
    callers: callersOf(bearer, membership, entries(database, log), used),
  }
}

const nobody: Callers = {
  enter: (_request, _access, _slug, answer) => answer(unavailable()),
  isSomebody: () => Promise.reject(unavailable()),
  mayEnter: () => Promise.reject(unavailable()),
  tenantFor: () => Promise.reject(unavailable()),
}
