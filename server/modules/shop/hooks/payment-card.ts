import { sql } from 'kysely'
import { paymentCard } from '../../../../entities/shop/payment-card.ts'
import { column } from '../../../base/db/column.ts'
import { param } from '../../../base/db/parameter.ts'
import { first, type Operation } from '../../../base/db/query.ts'
import { conflict } from '../../../base/errors/api-error.ts'
import { tenantBindings, type Context } from '../../../kernel/records/context.ts'
import type { EntityHooks } from '../../../kernel/records/entity-hooks.ts'
import { payOrderOn, reportedStates } from '../settle-order.ts'

export const hooks = {
  ...payOrderOn('captured'),
  /**
   * What a site reported happened at the payment provider: no earlier version is restored that knows nothing of it, as a part of a
   * change set neither. What staff recorded by hand is undone as anything else.
   */
  *validate(context, { kind, before, after }) {
    if (kind !== 'restore' || !before || !after || before.status === after.status) return
    const reported = yield* lastReported(context, after.id)
    if (reported !== undefined && !reportedStates[reported]?.includes(String(after.status)))
      throw conflict([{ path: [], rule: 'integrity.paymentReported', params: {} }], {}, paymentCard.name)
  },
} satisfies EntityHooks

/** The state of a payment when an API key last wrote it; undefined if none did. */
function* lastReported(context: Context, id: string): Operation<string | undefined> {
  const { scope, fn, cachedStatement } = context.store
  const statement = cachedStatement<{ status: string }>`reported payment`(() =>
    scope
      .selectFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where('revision.recordId', '=', param('id'))
      .where(({ exists }) =>
        exists(
          scope
            .selectFrom('api_key')
            .where(sql<boolean>`"api_key"."id" = "revision"."by"`)
            .select('api_key.id'),
        ),
      )
      .orderBy('revision.version', 'desc')
      .limit(1)
      .select(sql<string>`${fn.textAt(column('revision', 'values'), 'status')}`.as('status')),
  )
  return (yield* first(statement({ ...tenantBindings(context), id })))?.status
}
