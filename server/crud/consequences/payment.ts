import type { Operation } from '../../db/query.ts'
import type { Consequence } from '../consequences.ts'
import { advance, orderOf } from './order.ts'

/** When the money of an order is there, the order is paid. */
export const orderFollowsPayment = (arrived: string): Consequence =>
  function* (context, before, after): Operation<void> {
    if (after.status !== arrived || before.status === arrived) return
    const order = yield* orderOf(context, after.order)
    if (order) yield* advance(context, order, ['paid'])
  }
