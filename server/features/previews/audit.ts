import { actorOfSession } from '../../kernel/auth/accounts.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import type { Operation } from '../../base/db/query.ts'
import type { MemberCall } from '../../kernel/system-records/operations.ts'
import type { StoredLink } from './links.ts'

/** Writes into the audit log who made, extended or revoked a link, in the transaction in which it happens. */
export function* noteLink(
  { request, store, tenant, user }: MemberCall,
  action: 'preview-link-created' | 'preview-link-extended' | 'preview-link-revoked',
  { id, name, entity, recordId, plan, expiresAt }: StoredLink,
): Operation<void> {
  const shown = plan === null ? { entity, record: recordId } : { plan }
  yield* recordEvent(store, {
    action,
    ...(yield* actorOfSession(store.database.dialect, request.access.sessionId, user.id)),
    ...requestOrigin(request),
    detail: { tenant: tenant.slug, link: id, ...(name !== null && { name }), ...shown, until: expiresAt },
  })
}
