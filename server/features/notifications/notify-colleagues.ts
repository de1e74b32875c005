import type { Operation } from '../../base/db/query.ts'
import type { Context } from '../../kernel/records/context.ts'
import { notify, type NotificationKind } from './notify.ts'

/** Tells the staff of a record's tenant, except whoever caused it, in the transaction that causes it. The record is named by `title`. */
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
