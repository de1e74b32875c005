import type { FastifyRequest } from 'fastify'
import type { Granting } from '../../auth/memberships.ts'
import type { Membership } from '../../auth/membership.ts'
import type { Database } from '../../db/runner.ts'
import type { Env } from '../../env.ts'
import { unavailable } from '../../errors.ts'

/** What the calls of administrators work with. */
export interface Office {
  readonly database: Database
  readonly env: Env
  readonly membership: Membership
}

/** Whose work on memberships a request is. */
export async function grantingOf({ database, membership }: Office, { access, id }: FastifyRequest): Promise<Granting> {
  const operator = await membership.operator()
  if (!operator) throw unavailable()
  return { database, operator, by: access.user.id, session: access.sessionId, requestId: id }
}
