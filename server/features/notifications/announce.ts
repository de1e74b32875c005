import { derivedStatusOf } from '../../../entities/language/derived/derived-status.ts'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import type { Operation } from '../../base/db/query.ts'
import { enqueue } from '../../base/jobs/job.ts'
import type { NotificationKind } from '../../../entities/notification-kinds.ts'
import type { Publication } from './publication.ts'
import { notifyAssigneeOf } from './notify-assignee.ts'
import { notifyColleagues } from './notify-colleagues.ts'
import type { Context } from '../../kernel/records/context.ts'
import type { Write } from '../../kernel/records/entity-hooks.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import type { RecordRow } from '../../kernel/records/read-row.ts'

/** Whoever wants to know of a change is notified of it, at once or when it takes effect. */
export const notificationParticipant: Participant = {
  name: 'notifications',
  *after(context, write) {
    yield* notifyAssigneeOf(context, write)
    yield* announce(context, write)
  },
}

function* announce(context: Context, { kind, action, before, after }: Write): Operation<void> {
  const { store, entity, tenant, parent, by, isQuiet, changeSet } = context
  if (isQuiet || !after) return
  const { id, version } = after
  const { announces } = entity
  if (announces && action === 'create' && kind !== 'import')
    yield* notifyColleagues(context, {
      // The module that declares the entity has the kind, too.
      kind: announces.as as NotificationKind,
      recordId: id,
      title: String(after[announces.by] ?? ''),
    })
  const at = scheduledAt(entity, after)
  if (by === null || at === undefined || (before && scheduledAt(entity, before) === at)) return
  const scheduled: Publication = {
    tenant: { id: tenant.id, site: tenant.site },
    entity: entity.name,
    parent,
    id,
    version,
    by,
    at,
    changeSet: changeSet?.id,
  }
  yield* enqueue(store.database.dialect, 'publication', scheduled, { runAt: Date.parse(at) })
}

/** When a record becomes public; undefined unless it is scheduled. */
function scheduledAt(entity: Entity, row: RecordRow): string | undefined {
  const states = statesOf(entity)
  if (!states?.window || row.trashedAt !== null) return undefined
  return derivedStatusOf(states, row) === 'scheduled' ? String(row[states.window.from]) : undefined
}
