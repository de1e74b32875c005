import type { delivery } from '../../../../entities/shop/delivery.ts'
import type { RecordOf } from '../../../../entities/language/entity.ts'
import type { order } from '../../../../entities/shop/order.ts'
import type { paymentBank } from '../../../../entities/shop/payment-bank.ts'

export const orderDocumentKinds = ['slip', 'invoice', 'receipt'] as const
export type OrderDocumentKind = (typeof orderDocumentKinds)[number]

/** An order as its documents need it. */
export type OrderRecord = RecordOf<typeof order>

export type ParcelRecord = RecordOf<typeof delivery>

export type Address = Omit<OrderRecord['shipTo'][number], 'phone'>

/** What an invoice says about the transfer it asks for. */
export type Transfer = Pick<
  RecordOf<typeof paymentBank>,
  | 'id'
  | 'status'
  | 'dueOn'
  | 'bankName'
  | 'bankCode'
  | 'branchName'
  | 'branchCode'
  | 'accountType'
  | 'accountNumber'
  | 'accountHolderKana'
>
