import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '../../entities/audit-event.ts'
import { actorIn } from '../auth/accounts.ts'
import { whence } from '../auth/calls/asked.ts'
import { recordEvent } from '../auth/events/record.ts'
import { storeOf } from '../crud/context.ts'
import type { Operation } from '../db/query.ts'
import type { Database } from '../db/runner.ts'
import type { Writing } from './revisions.ts'

/** Who writes in a call, for the revisions. */
export function* writingOf({ dialect }: Database, { access, id }: FastifyRequest): Operation<Writing> {
  const { actor, actingAs } = yield* actorIn(dialect, access.sessionId, access.user.id)
  return { by: access.user.id, impersonator: actingAs ? actor : null, requestId: id }
}

/** Tells the audit record what somebody did in the AI area: which request, never its words nor the service's token. */
export function* recordUse(
  database: Database,
  call: FastifyRequest,
  action: AuditAction & `ai-${string}`,
  detail: Readonly<Record<string, unknown>>,
): Operation<void> {
  const { sessionId, user } = call.access
  yield* recordEvent(storeOf(database), {
    action,
    ...(yield* actorIn(database.dialect, sessionId, user.id)),
    ...whence(call),
    detail,
  })
}
