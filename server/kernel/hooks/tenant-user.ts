import { memberRights } from '../../../entities/language/system-operation.ts'
import type { AuditAction } from '../../../entities/language/shared/audit-actions.ts'
import { actorOf, actorOfSession } from '../auth/accounts.ts'
import { recordEvent } from '../auth/audit/record-event.ts'
import { isMember } from '../auth/membership-queries.ts'
import type { Action } from '../tables.ts'
import { isAdministrator, notPermitted } from '../auth/administrator-check.ts'
import type { EntityHooks } from '../records/entity-hooks.ts'

/** The audit action for each action on a membership record. */
const auditActionOf: Partial<Record<Action, AuditAction>> = {
  create: 'membership-granted',
  update: 'membership-changed',
  delete: 'membership-ended',
  restore: 'membership-granted',
}

export const hooks = {
  /** Nobody can grant a right they do not have, and only administrators can change an administrator's membership. */
  *policy(context, { action, before, after }) {
    const { by } = context
    if (yield* isAdministrator(context, by)) return
    for (const row of [before, after].filter((each) => each !== undefined)) {
      const { user, tenant } = row
      // This allows giving up one's own membership; other changes to it have been refused before.
      if (user === by) continue
      if (yield* isAdministrator(context, String(user))) throw notPermitted(context, 'administratorsAlone', 'user')
      const belongs = yield* isMember(context.store, context.tenant.id, String(tenant), by)
      if (!belongs) throw notPermitted(context, 'membersAlone')
      if (action === 'delete' || row !== after) continue
      for (const right of memberRights) {
        const isGranted = after[right] && !(action === 'update' && before?.[right])
        if (isGranted && !(yield* isMember(context.store, context.tenant.id, String(tenant), by, right)))
          throw notPermitted(context, 'rightNotOwn', right)
      }
    }
  },
  /**
   * Writes every change to the audit log, however it was made. Setup and demo changes have no actor and are not logged.
   */
  *effect({ store, by, session, impersonator, parent }, { action, after }) {
    const event = auditActionOf[action]
    if (by === null || !event || !after) return
    yield* recordEvent(store, {
      action: event,
      ...(impersonator ? actorOf(impersonator, by) : yield* actorOfSession(store.database.dialect, session, by)),
      target: { id: String(after.user) },
      detail: { tenant: parent },
    })
  },
} satisfies EntityHooks
