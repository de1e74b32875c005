import type { Call, Transport } from './transport.ts'

export interface OrderItem {
  /** The id of a product. */
  readonly product: string
  readonly quantity: number
}

interface Wishes {
  readonly giftWrapping?: 'none' | 'gift' | 'noshi' | null
  /** The day on which it should arrive: `2026-04-04`. */
  readonly wishDate?: string | null
  readonly locale?: 'ja' | 'en' | null
}

export interface QuoteRequest extends Wishes {
  readonly items: readonly OrderItem[]
  /** Where it is sent to: the number of the prefecture, `01` to `47`. */
  readonly prefecture: string
}

export interface OrderAddress {
  readonly name: string
  readonly postalCode: string
  readonly prefecture: string
  readonly address: string
  readonly phone: string
}

export interface OrderRequest extends Wishes {
  readonly items: readonly OrderItem[]
  readonly paymentMethod: 'card' | 'bank'
  readonly buyerName: string
  readonly buyerKana?: string | null
  readonly buyerEmail: string
  readonly buyerPhone: string
  readonly buyerPostalCode: string
  readonly buyerPrefecture: string
  readonly buyerAddress: string
  readonly wishTime?: 'none' | 'am' | 't1416' | 't1618' | 't1820' | 't1921' | null
  readonly noshiName?: string | null
  readonly customerNote?: string | null
  readonly agreedTermsVersion?: string | null
  /** Where it is sent to; the buyer's own address unless given. */
  readonly shipTo?: OrderAddress | null
  /** The total that the customer was shown: if it is another now, nothing is ordered (409, `data.quote`). */
  readonly expectedTotal?: number
}

/** What an order costs, in yen with tax. */
export interface Quote {
  readonly items: readonly OrderLine[]
  readonly itemsTotal: number
  readonly shippingFee: number
  readonly discount: number
  readonly total: number
  readonly taxBreakdown: readonly { readonly taxRate: string; readonly taxableAmount: number; readonly tax: number }[]
  readonly shipsOn: string
  readonly earliestWishDate: string
}

interface OrderLine {
  /** Null for what is no product, such as wrapping. */
  readonly product: string | null
  readonly code: string
  readonly name: string
  readonly unitPrice: number
  readonly taxRate: string
  readonly quantity: number
  readonly amount: number
}

export interface PlacedOrder extends Quote {
  readonly orderNo: string
  readonly orderedAt: string
  readonly status: string
  /** Where the customer transfers the money to, and until when; null where the order is paid by card. */
  readonly transfer: {
    readonly amount: number
    readonly dueOn: string
    readonly bankName: string | null
    readonly bankCode: string | null
    readonly branchName: string | null
    readonly branchCode: string | null
    readonly accountType: string | null
    readonly accountNumber: string | null
    readonly accountHolderKana: string | null
  } | null
  /** When an order by card is cancelled unless its payment is authorized; null where there is no limit. */
  readonly payUntil: string | null
}

export interface CancelledOrder {
  readonly orderNo: string
  readonly status: string
  readonly cancelledAt: string
  readonly cancelReason: string
}

export interface CardPayment {
  readonly orderNo: string
  readonly status: 'authorized' | 'captured' | 'failed'
  /** The provider's id. */
  readonly transactionId: string
  readonly amount: number
  readonly provider?: string | null
  readonly brand?: 'visa' | 'mastercard' | 'jcb' | 'amex' | 'diners' | null
  readonly last4?: string | null
  readonly approvalCode?: string | null
  readonly threeDSecure?: 'success' | 'attempted' | 'failed' | 'none' | null
  readonly errorCode?: string | null
}

export interface RecordedPayment {
  readonly orderNo: string
  readonly orderStatus: string
  readonly paymentNo: string
  readonly transactionId: string
  readonly status: string
}

interface InLanguage {
  /** The language of the sentences of issues; English unless given. */
  readonly language?: 'ja' | 'en'
}

interface ForCustomer extends InLanguage {
  /** The address of the person the call is made for: limits then count the person. */
  readonly visitor?: string
}

/** Orders of customers, by a server whose key has `orders:place`. */
export interface Orders {
  /** Says what an order would cost now. Nothing is written or reserved. */
  quote(request: QuoteRequest, options?: ForCustomer): Promise<Quote>
  /**
   * Places an order. `idempotencyKey` is the site's own key for this one order, for instance a UUID in its form: sent
   * again with the same request, the same order is answered.
   */
  place(request: OrderRequest, options: ForCustomer & { readonly idempotencyKey: string }): Promise<PlacedOrder>
  /** Records what the payment provider says of a transaction. The same report again changes nothing. */
  recordCardPayment(payment: CardPayment, options?: InLanguage): Promise<RecordedPayment>
  /** Cancels an order that this key placed and nobody has paid anything of. The same call again changes nothing. */
  cancel(
    order: { readonly orderNo: string; readonly reason?: 'customer' | 'unpaid' | null },
    options?: InLanguage,
  ): Promise<CancelledOrder>
}

export function ordersOver({ call }: Transport): Orders {
  const post = async <T>(
    path: string,
    body: object,
    { language, visitor }: ForCustomer = {},
    headers: Call['headers'] = {},
  ): Promise<T> => {
    const answer = await call({
      method: 'POST',
      path,
      body,
      authorized: true,
      headers: { ...headers, 'accept-language': language, 'captain-visitor': visitor },
    })
    return answer.body as T
  }
  return {
    quote: (request, options) => post('order/quotes', request, options),
    place: (request, { idempotencyKey, ...options }) =>
      post('order', request, options, { 'idempotency-key': JSON.stringify(idempotencyKey) }),
    recordCardPayment: (payment, options) => post('order/card-payments', payment, options),
    cancel: (order, options) => post('order/cancellations', order, options),
  }
}
