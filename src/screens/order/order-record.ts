import type { RecordOf } from '../../../entities/language/entity.ts'
import type { order } from '../../../entities/order.ts'

export const paperKinds = ['slip', 'invoice'] as const
export type PaperKind = (typeof paperKinds)[number]

/** An order as its documents need it. */
export type OrderRecord = RecordOf<typeof order>

export type Address = Omit<OrderRecord['shipTo'][number], 'phone'>
