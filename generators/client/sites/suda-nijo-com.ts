// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'

import type { RecordsAt } from '../records.ts'
import type { ClientOptions } from '../transport.ts'

/** What suda-nijo-com publishes. */
export interface Content {
  readonly privacyPolicy: all.PrivacyPolicy
  readonly product: all.Product
  readonly productRecommend: all.ProductRecommend
  readonly shop: all.Shop
  readonly termOfService: all.TermOfService
  readonly tokusho: all.Tokusho
}

/** What keys may read and write besides. */
export interface KeyRecords {
  readonly delivery: all.DeliveryRecord
  readonly emailText: RecordsAt<
    all.EmailTextRecord,
    never,
    'create' | 'update',
    { readonly email: 'orderReceived' | 'orderPaid' | 'orderShipped' | 'orderCancelled' | 'orderReturned' }
  >
  readonly order: all.OrderRecord
  readonly paymentBank: all.PaymentBankRecord
  readonly paymentCard: all.PaymentCardRecord
  readonly privacyPolicy: all.PrivacyPolicyRecord
  readonly product: all.ProductRecord
  readonly productRecommend: all.ProductRecommendRecord
  readonly shop: all.ShopRecord
  readonly termOfService: all.TermOfServiceRecord
  readonly tokusho: all.TokushoRecord
}

export type PrivacyPolicy = Content['privacyPolicy']['record']
export type Product = Content['product']['record']
export type ProductRecommend = Content['productRecommend']['record']
export type Shop = Content['shop']['record']
export type TermOfService = Content['termOfService']['record']
export type Tokusho = Content['tokusho']['record']
export type DeliveryRecord = KeyRecords['delivery']['record']
export type EmailTextRecord = KeyRecords['emailText']['record']
export type OrderRecord = KeyRecords['order']['record']
export type PaymentBankRecord = KeyRecords['paymentBank']['record']
export type PaymentCardRecord = KeyRecords['paymentCard']['record']
export type PrivacyPolicyRecord = KeyRecords['privacyPolicy']['record']
export type ProductRecord = KeyRecords['product']['record']
export type ProductRecommendRecord = KeyRecords['productRecommend']['record']
export type ShopRecord = KeyRecords['shop']['record']
export type TermOfServiceRecord = KeyRecords['termOfService']['record']
export type TokushoRecord = KeyRecords['tokusho']['record']

export type Intake = 'orders:place'

/** A client of a tenant of suda-nijo-com. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    {
      content: {
        privacyPolicy: 'privacy-policy',
        product: 'product',
        productRecommend: 'product-recommend',
        shop: 'shop',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      records: {
        delivery: 'delivery',
        emailText: 'email-text',
        order: 'order',
        paymentBank: 'payment-bank',
        paymentCard: 'payment-card',
        privacyPolicy: 'privacy-policy',
        product: 'product',
        productRecommend: 'product-recommend',
        shop: 'shop',
        termOfService: 'term-of-service',
        tokusho: 'tokusho',
      },
      opening: [],
    },
    options,
  )
