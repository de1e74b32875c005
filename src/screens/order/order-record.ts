import type { RecordOf } from '../../../entities/language/entity.ts'
import type { order } from '../../../entities/order.ts'

export type PaperKind = 'slip' | 'invoice'

/** An order as its documents need it. */
export type OrderRecord = RecordOf<typeof order>

export type Address = Omit<OrderRecord['shipTo'][number], 'phone'>
