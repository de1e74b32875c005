import { order } from '../../../entities/order.ts'
import type { Operation } from '../../db/query.ts'
import type { Context } from '../context.ts'
import { rowOf, type CurrentRow } from '../record/current.ts'
import { move } from '../transition.ts'

/** The order that a delivery or a payment belongs to. */
export const orderOf = (context: Context, id: unknown): Operation<CurrentRow | undefined> =>
  rowOf({ ...context, entity: order }, String(id))

/** Moves an order through states, as far as it stands before them; one that is further, or over, stays where it is. */
export function* advance(context: Context, found: CurrentRow, states: readonly string[]): Operation<void> {
  const transitions = order.fields.status!.transitions!
  let { status, version } = found
  for (const to of states) {
    if (!transitions[String(status)]?.includes(to)) continue
    version = (yield* move({ ...context, entity: order }, found.id, version, to)).version
    status = to
  }
}
