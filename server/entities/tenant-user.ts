import type { AuditAction } from '../../entities/language/shared/audit-actions.ts'
import { actorOfSession } from '../auth/accounts.ts'
import { recordEvent } from '../auth/audit/record-event.ts'
import { isMember } from '../auth/membership-queries.ts'
import type { Action } from '../db/tables.ts'
import { isAdministrator, notPermitted } from './shared/administrators.ts'
import type { EntityHooks } from '../records/entity-hooks.ts'

/** What becomes of a membership with each action on its record. */
const auditActionOf: Partial<Record<Action, AuditAction>> = {
  create: 'membership-granted',
  update: 'membership-changed',
  delete: 'membership-ended',
  restore: 'membership-granted',
}

export const hooks = {
  /** Nobody gives a right they do not have, and nobody but an administrator touches what is an administrator's. */
  *policy(context, { before, after }) {
    const { by } = context
    if (yield* isAdministrator(context, by)) return
    for (const { user, tenant } of [before, after].filter((row) => row !== undefined)) {
      // One's own is let go here; anything else was refused before.
      if (user === by) continue
      if (yield* isAdministrator(context, String(user))) throw notPermitted(context, 'administratorsAlone', 'user')
      const belongs = yield* isMember(context.store, context.tenant.id, String(tenant), by)
      if (!belongs) throw notPermitted(context, 'membersAlone')
    }
  },
  /** Tells the audit record of every change, by whatever way it came. Setup and demo are nobody's doing. */
  *effect({ store, by, session, parent }, { action, after }) {
    const event = auditActionOf[action]
    if (by === null || !event || !after) return
    yield* recordEvent(store, {
      action: event,
      ...(yield* actorOfSession(store.database.dialect, session, by)),
      target: { id: String(after.user) },
      detail: { tenant: parent },
    })
  },
} satisfies EntityHooks
