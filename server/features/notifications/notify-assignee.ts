import { assigneeField } from '../../../entities/language/derived/assignee.ts'
import type { Operation } from '../../base/db/query.ts'
import { notify } from './notify.ts'
import { notifiedTitle } from './title.ts'
import type { Context } from '../../kernel/records/context.ts'
import type { Write } from '../../kernel/records/entity-hooks.ts'

/** Notifies an account that a record was assigned to it, unless it did so itself. */
export function* notifyAssignee(context: Context, recordId: string, account: string | null): Operation<void> {
  const { store, tenant, entity, by } = context
  if (account === null || account === by) return
  yield* notify(store, {
    kind: 'assigned',
    to: [account],
    by,
    tenant: tenant.id,
    entity: entity.name,
    recordId,
    params: { title: yield* notifiedTitle(context, recordId) },
  })
}

/** The same for a record that has a field for its assignee; not for changes by the server itself. */
export function* notifyAssigneeOf(context: Context, { before, after }: Write): Operation<void> {
  const field = assigneeField(context.entity)
  if (context.isQuiet || !field || !after || context.by === null || before?.[field.name] === after[field.name]) return
  yield* notifyAssignee(context, after.id, after[field.name] as string | null)
}
