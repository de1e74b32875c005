import type { Entity } from '../../../entities/language/entity.ts'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import { order } from '../../../entities/shop/order.ts'
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import { paymentCard } from '../../../entities/shop/payment-card.ts'
import { sitesWith } from '../../kernel/crud/contract/components.ts'
import { fieldSchema, nullable } from '../../kernel/crud/contract/field-schema.ts'
import type { JsonSchema } from '../../../entities/language/derived/value-schema.ts'
import {
  acceptLanguage,
  answeredOnceKey,
  body,
  id,
  instant,
  withExample,
} from '../../kernel/crud/contract/shared-schemas.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { cancelReasons } from './cancel.ts'
import { transferFields } from './place.ts'

/** The fields of an order that the site sends as its customer filled them in. */
export const customerFields = [
  'paymentMethod',
  'buyerName',
  'buyerKana',
  'buyerEmail',
  'buyerPhone',
  'buyerPostalCode',
  'buyerPrefecture',
  'buyerAddress',
  'wishDate',
  'wishTime',
  'giftWrapping',
  'noshiName',
  'customerNote',
  'agreedTermsVersion',
  'locale',
] as const

/** The provider's details of a card payment, besides what identifies it. */
export const cardFields = ['provider', 'brand', 'last4', 'approvalCode', 'threeDSecure', 'errorCode'] as const

/** The most lines of an order; one more is left for the wrapping. */
export const maxLines = 49

const fieldsOf = (entity: Entity, names: readonly string[]): JsonSchema =>
  Object.fromEntries(names.map((name) => [name, fieldSchema(entity, entity.fields[name]!)]))
const requiredOf = ({ fields }: Entity, names: readonly string[]): readonly string[] =>
  names.filter((name) => !fields[name]!.optional && fields[name]!.initially === undefined)
const object = (properties: JsonSchema, description?: string): JsonSchema => ({
  type: 'object',
  ...(description && { description }),
  properties,
  required: Object.keys(properties),
})

const exampleId = '01980000-0000-7000-8000-000000000001'
const exampleItem = { product: exampleId, quantity: 2 }
const wantedItems: JsonSchema = {
  type: 'array',
  minItems: 1,
  maxItems: maxLines,
  description: 'What is bought. Several lines of one product are counted together.',
  items: {
    type: 'object',
    properties: {
      product: { ...id, description: 'The id of a product.' },
      quantity: { type: 'integer', minimum: 1, maximum: 999 },
    },
    required: ['product', 'quantity'],
    additionalProperties: false,
  },
}
const exampleAddress = {
  name: '見本 花子',
  postalCode: '5070033',
  prefecture: '21',
  address: '架空市本町1-2-3',
  phone: '0572-00-0000',
}
const shipTo = (): JsonSchema => ({
  ...nullable(
    object(Object.fromEntries(itemFields(order.fields.shipTo!).map((part) => [part.name, fieldSchema(order, part)]))),
  ),
  description: 'Where it is sent to; the buyer’s own address unless given.',
  additionalProperties: false,
})
const expectedTotal: JsonSchema = {
  type: 'integer',
  minimum: 0,
  description:
    'The total that the customer was shown. If it is another now, nothing is ordered: 409 with the new sums in `data.quote`.',
}

const day = { type: 'string', format: 'date' }
const sums = (): JsonSchema => ({
  ...fieldsOf(order, ['items', 'itemsTotal', 'shippingFee', 'discount', 'total', 'taxBreakdown']),
  shipsOn: {
    ...day,
    description:
      'When it is shipped: by the shop’s closing time, shipping days, and what takes longest to make. Once it is paid.',
  },
  earliestWishDate: { ...day, description: 'The first day that can be wished for.' },
})
const exampleSums = {
  items: [
    { product: exampleId, code: 'SW-001', name: 'あん餅', unitPrice: 1620, taxRate: '8', quantity: 2, amount: 3240 },
  ],
  itemsTotal: 3240,
  shippingFee: 1100,
  discount: 0,
  total: 4340,
  taxBreakdown: [
    { taxRate: '10', taxableAmount: 1100, tax: 100 },
    { taxRate: '8', taxableAmount: 3240, tax: 240 },
  ],
  shipsOn: '2026-04-03',
  earliestWishDate: '2026-04-04',
}
const exampleTransfer = {
  amount: 4340,
  dueOn: '2026-04-08',
  bankName: '見本銀行',
  bankCode: '0000',
  branchName: '二条支店',
  branchCode: '000',
  accountType: 'ordinary',
  accountNumber: '0000001',
  accountHolderKana: 'カ　ミホンドウ',
}
const orderNo = (): JsonSchema => fieldSchema(order, order.fields.orderNo!)
const state = (entity: Entity): JsonSchema => fieldSchema(entity, entity.fields.status!)

const params = {
  type: 'object',
  properties: { tenant: { type: 'string', description: 'The slug of the tenant.' } },
  required: ['tenant'],
}
const common = { tags: [order.name], params, 'x-sites': sitesWith(order) }
const refusals =
  'What cannot be sold or sent is refused with 409 and an issue for each such line: `path` is `["items", 0]`, and `params.left` tells how many there are.'

export const quoteContract = () => ({
  ...common,
  operationId: 'quoteOrder',
  summary: 'Quote an order',
  description: `The sums of an order placed now, judged as an order is. Nothing is written or reserved. ${refusals}`,
  headers: { type: 'object', properties: acceptLanguage },
  body: body(
    {
      items: wantedItems,
      prefecture: { ...fieldSchema(order, order.fields.buyerPrefecture!), description: 'Where it is sent to.' },
      ...fieldsOf(order, ['giftWrapping', 'wishDate', 'locale']),
    },
    ['items', 'prefecture'],
    { items: [exampleItem], prefecture: '21' },
  ),
  response: {
    200: { ...withExample(object(sums()), exampleSums), description: 'What it costs.' },
    ...errorResponses(400, 401, 403, 404, 409, 413, 415, 503),
  },
})

export const orderContract = () => ({
  ...common,
  operationId: 'placeOrder',
  summary: 'Place an order',
  description: `For a customer of the tenant’s shop, by a server: keys with origins are refused. Prices, tax, shipping and the day of shipping follow from the shop’s own data, in one transaction that takes the goods from the stock. ${refusals} The order is in captain at once; staff are told, and the customer is written to where the tenant does that.`,
  headers: {
    type: 'object',
    properties: {
      ...answeredOnceKey('order', 'ordered'),
      ...acceptLanguage,
    },
    required: ['Idempotency-Key'],
  },
  body: body(
    { items: wantedItems, ...fieldsOf(order, customerFields), shipTo: shipTo(), expectedTotal },
    ['items', ...requiredOf(order, customerFields)],
    {
      items: [exampleItem],
      paymentMethod: 'bank',
      buyerName: exampleAddress.name,
      buyerEmail: 'hanako@example.jp',
      buyerPhone: exampleAddress.phone,
      buyerPostalCode: exampleAddress.postalCode,
      buyerPrefecture: exampleAddress.prefecture,
      buyerAddress: exampleAddress.address,
      expectedTotal: 4340,
      locale: 'ja',
    },
  ),
  response: {
    201: {
      ...withExample(
        object({
          orderNo: orderNo(),
          orderedAt: instant,
          status: state(order),
          ...sums(),
          transfer: nullable(
            object(
              fieldsOf(paymentBank, transferFields),
              'Where the customer transfers the money to, and until when; null where the order is paid by card.',
            ),
          ),
          payUntil: {
            ...nullable(instant),
            description:
              'When an order by card is cancelled unless its payment is authorized; null where the shop sets no limit, or by transfer.',
          },
        }),
        {
          orderNo: '20260401-0001',
          orderedAt: '2026-04-01T01:00:00.000Z',
          status: 'awaitingPayment',
          ...exampleSums,
          transfer: exampleTransfer,
          payUntil: null,
        },
      ),
      description: 'It is ordered.',
    },
    ...errorResponses(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

export const cancellationContract = () => ({
  ...common,
  operationId: 'cancelOrder',
  summary: 'Cancel an order',
  description:
    'For an order that this very key placed and nobody has paid anything of: its goods go back to the stock, and staff are told. Cancelled already, it is answered as it is, so the call may be repeated. Paid, in part too, it is refused with 409: the shop decides what becomes of the money. An authorized card payment is recorded as voided; void it at the provider too.',
  headers: { type: 'object', properties: acceptLanguage },
  body: body(
    {
      orderNo: orderNo(),
      reason: {
        type: ['string', 'null'],
        enum: [...cancelReasons, null],
        description: 'Whether the customer wanted it, or did not pay; `customer` unless given.',
      },
    },
    ['orderNo'],
    { orderNo: '20260401-0001', reason: 'customer' },
  ),
  response: {
    200: {
      ...withExample(
        object({
          orderNo: orderNo(),
          status: state(order),
          cancelledAt: instant,
          ...fieldsOf(order, ['cancelReason']),
        }),
        {
          orderNo: '20260401-0001',
          status: 'cancelled',
          cancelledAt: '2026-04-01T02:00:00.000Z',
          cancelReason: 'customer',
        },
      ),
      description: 'It is cancelled.',
    },
    ...errorResponses(400, 401, 403, 404, 409, 413, 415, 503),
  },
})

export const cardPaymentContract = () => ({
  ...common,
  operationId: 'recordCardPayment',
  summary: 'Record a card payment of an order',
  description:
    'What the payment provider says of a transaction, by any of the tenant’s server keys that may place orders. Captured, it pays the order; staff are told of one for an order that is cancelled or paid already. It is recorded once under the provider’s id: the same report again changes nothing, and a later one moves it on, from `failed` too, as some providers keep one id for all attempts. The amount is the total of the order.',
  headers: { type: 'object', properties: acceptLanguage },
  body: body(
    {
      orderNo: orderNo(),
      status: { enum: ['authorized', 'captured', 'failed'], description: 'What became of it.' },
      ...fieldsOf(paymentCard, ['transactionId', 'amount', ...cardFields]),
    },
    ['orderNo', 'status', 'transactionId', 'amount'],
    {
      orderNo: '20260401-0001',
      status: 'captured',
      transactionId: 'tx_0001',
      amount: 4340,
      brand: 'visa',
      last4: '0001',
    },
  ),
  response: {
    200: {
      ...withExample(
        object({
          orderNo: orderNo(),
          orderStatus: state(order),
          ...fieldsOf(paymentCard, ['paymentNo', 'transactionId', 'status']),
        }),
        {
          orderNo: '20260401-0001',
          orderStatus: 'paid',
          paymentNo: '20260401-0001',
          transactionId: 'tx_0001',
          status: 'captured',
        },
      ),
      description: 'What is recorded.',
    },
    ...errorResponses(400, 401, 403, 404, 409, 413, 415),
  },
})
