import { order } from '../../../entities/order.ts'
import type { Context } from '../../crud/context.ts'
import { rowOf, type CurrentRow } from '../../crud/record/current.ts'
import type { Operation } from '../../db/query.ts'
import type { Commit, EntityHooks } from '../../records/entity-hooks.ts'

/** The order that a delivery or a payment belongs to. */
export const orderOf = (context: Context, id: unknown): Operation<CurrentRow | undefined> =>
  rowOf({ ...context, entity: order }, String(id))

/** Moves an order through states, as far as they lie before it; one that is further, or over, stays where it is. */
export function* advance(
  context: Context,
  commit: Commit,
  found: CurrentRow,
  states: readonly string[],
): Operation<void> {
  const transitions = order.fields.status!.transitions!
  let { status, version } = found
  for (const to of states) {
    if (!transitions[String(status)]?.includes(to)) continue
    const move = { kind: 'transition', id: found.id, expectedVersion: version, to } as const
    version = (yield* commit({ ...context, entity: order }, move)()).version
    status = to
  }
}

/** When the money of an order is there, the order is paid. */
export const paysOrder = (arrived: string): EntityHooks => ({
  *effect(context, { before, after }, commit) {
    if (!before || after?.status !== arrived || before.status === arrived) return
    const found = yield* orderOf(context, after.order)
    if (found) yield* advance(context, commit, found, ['paid'])
  },
})
