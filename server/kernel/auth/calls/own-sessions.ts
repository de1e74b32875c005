import type { FastifyRequest } from 'fastify'
import { unauthorized } from '../../../base/errors/api-error.ts'
import type { AuthServices } from './call.ts'

/**
 * The live sessions of an account, as its owner sees them: without tokens and without impersonation sessions. The
 * current one first, then the newest.
 */
export async function listOwnSessions(services: AuthServices, request: FastifyRequest): Promise<readonly object[]> {
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
