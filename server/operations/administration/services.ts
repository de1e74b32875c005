import type { FastifyRequest } from 'fastify'
import type { MembershipContext } from '../../kernel/auth/membership-records.ts'
import type { TenantAccess } from '../../kernel/auth/tenant-access.ts'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import { unavailable } from '../../base/errors/api-error.ts'

export interface AdminServices {
  readonly database: Database
  readonly env: Env
  readonly membership: TenantAccess
}

/** The context for changing memberships on behalf of the request's caller. */
export async function membershipContextOf(
  { database, membership }: AdminServices,
  { access, id }: FastifyRequest,
): Promise<MembershipContext> {
  const operator = await membership.operator()
  if (!operator) throw unavailable()
  return { database, operator, by: access.user.id, session: access.sessionId, requestId: id }
}
