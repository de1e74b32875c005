import type { AuditAction } from '../../../entities/audit-event.ts'
import type { Context } from '../../crud/context.ts'
import type { Operation } from '../../db/query.ts'
import type { Action } from '../../db/tables.ts'
import { actorIn } from '../accounts.ts'
import { recordEvent } from './record.ts'

/** What becomes of a membership with each action on its record. */
const meaning: Partial<Record<Action, AuditAction>> = {
  create: 'membership-granted',
  update: 'membership-changed',
  delete: 'membership-ended',
  restore: 'membership-granted',
}

/** Tells the audit record of every change to a tenant's users, by whatever way it came. Setup and demo are nobody's doing. */
export function* recordMembership(
  { store, entity, by, session, parent }: Context,
  action: Action,
  { user }: Readonly<Record<string, unknown>>,
): Operation<void> {
  const event = meaning[action]
  if (entity.name !== 'tenant-user' || by === null || !event) return
  yield* recordEvent(store, {
    action: event,
    ...(yield* actorIn(store.database.dialect, session, by)),
    target: { id: String(user) },
    detail: { tenant: parent },
  })
}
