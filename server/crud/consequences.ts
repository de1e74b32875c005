import type { Values } from '../../entities/body.ts'
import type { Operation } from '../db/query.ts'
import { orderFollowsDelivery } from './consequences/delivery.ts'
import { orderFollowsPayment } from './consequences/payment.ts'
import { plansEndWithCast } from './consequences/retirement.ts'
import { stockFollowsOrder } from './consequences/stock.ts'
import type { Context } from './context.ts'

/** What a change of a record's state does to other records of the tenant, in the same transaction. `after` has the id. */
export type Consequence = (context: Context, before: Values, after: Values) => Operation<void>

const consequences: Readonly<Record<string, Consequence>> = {
  cast: plansEndWithCast,
  order: stockFollowsOrder,
  delivery: orderFollowsDelivery,
  'payment-bank': orderFollowsPayment('paid'),
  'payment-card': orderFollowsPayment('captured'),
}

/** Lets follow what follows from a record having been moved, or brought back to what it was. */
export function* follow(context: Context, before: Values, after: Values): Operation<void> {
  const consequence = consequences[context.entity.name]
  if (consequence) yield* consequence(context, before, after)
}
