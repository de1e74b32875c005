import type { TaxRate, TaxSum } from '../../../entities/tax.ts'
import type { CaptainRecord } from '../../captain/record.ts'

export type PaperKind = 'slip' | 'invoice'

interface Item {
  readonly code: string
  readonly name: string
  readonly unitPrice: number
  readonly taxRate: TaxRate
  readonly quantity: number
  readonly amount: number
}

export interface Address {
  readonly name: string
  readonly postalCode: string
  readonly prefecture: string
  readonly address: string
}

/** An order as its papers need it; the entity's declaration says what all of it means. */
export interface OrderRecord extends CaptainRecord {
  readonly orderNo: string
  readonly orderedAt: string
  readonly buyerName: string
  readonly buyerPostalCode: string
  readonly buyerPrefecture: string
  readonly buyerAddress: string
  readonly items: readonly Item[]
  readonly shippingFee: number
  readonly discount: number | null
  readonly total: number
  readonly taxBreakdown: readonly TaxSum[]
  readonly shipTo: readonly Address[]
  readonly paymentMethod: string
  readonly paidAt: string | null
}
