import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '../../../entities/language/shared/audit-actions.ts'
import { actorOfSession } from '../../kernel/auth/accounts.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { storeOf } from '../../kernel/records/context.ts'
import type { Operation } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import type { RevisionAuthor } from './revisions.ts'

/** The author of a call's changes, for the revisions. */
export function* revisionAuthor({ dialect }: Database, { access, id }: FastifyRequest): Operation<RevisionAuthor> {
  const { actor, actingAs } = yield* actorOfSession(dialect, access.sessionId, access.user.id)
  return { by: access.user.id, impersonator: actingAs ? actor : null, requestId: id }
}

/**
 * Writes to the audit log what someone did in the AI area: which request, but never its text nor the service's token.
 */
export function* recordAiEvent(
  database: Database,
  call: FastifyRequest,
  action: AuditAction & `ai-${string}`,
  detail: Readonly<Record<string, unknown>>,
): Operation<void> {
  const { sessionId, user } = call.access
  yield* recordEvent(storeOf(database), {
    action,
    ...(yield* actorOfSession(database.dialect, sessionId, user.id)),
    ...requestOrigin(call),
    detail,
  })
}
