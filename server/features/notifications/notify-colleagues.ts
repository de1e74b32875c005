import type { Operation } from '../../base/db/query.ts'
import type { Context } from '../../kernel/records/context.ts'
import { notify, type NotificationKind } from './notify.ts'

/**
 * Notifies the staff of a record's tenant, except the account that caused it, in the same transaction. `title` names
 * the record.
 */
export function* notifyColleagues(
  { store, entity, tenant, by, colleagues = [] }: Context,
  { kind, recordId, title }: { readonly kind: NotificationKind; readonly recordId: string; readonly title: string },
): Operation<void> {
  yield* notify(store, {
    kind,
    to: colleagues.map(({ id }) => id).filter((account) => account !== by),
    by,
    tenant: tenant.id,
    entity: entity.name,
    recordId,
    params: { title },
  })
}
