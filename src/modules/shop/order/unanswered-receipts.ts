import type { Honorific } from '../../../../entities/language/shared/honorific.ts'
import type { OrderRecord } from './order-record.ts'
import type { SentKeys } from '../../../kernel/api/use-keyed-post.ts'

/** A receipt whose answer nobody has seen: it may have been issued. Sent again as it was, it is no second one. */
export interface UnansweredReceipt {
  /** The order as it was read when the receipt was asked for. */
  readonly order: OrderRecord
  readonly addressee: string
  readonly honorific: Honorific
  readonly keys: SentKeys
}

/** By account, tenant and order. In memory alone: what names people is not stored in browsers. */
const unanswered = new Map<string, UnansweredReceipt>()

export const unansweredReceipt = (place: string): UnansweredReceipt | undefined => unanswered.get(place)

/** Keeps a receipt until its answer was seen; without one, nothing is kept any longer. */
export function keepUnanswered(place: string, receipt: UnansweredReceipt | undefined): void {
  if (receipt) unanswered.set(place, receipt)
  else unanswered.delete(place)
}
