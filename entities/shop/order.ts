import { z } from 'zod'
import { delivery } from './delivery.ts'
import { dayPassed, whenReferencedBy } from '../language/declaration/alerts.ts'
import { cascade, entity } from '../language/entity.ts'
import {
  choice,
  choices,
  date,
  dateTime,
  email,
  integer,
  lines,
  longText,
  phone,
  postalCode,
  reference,
  states,
  text,
  toggle,
  yen,
} from '../language/fields/index.ts'
import { freeeLayout, yayoiLayout } from './accounting-layouts.ts'
import { honorifics } from '../language/shared/honorific.ts'
import { prefectures } from '../language/shared/options.ts'
import { orderEmails, orderStates, orderTones, orderTransitions } from './order-states.ts'
import { taxesAddUp, totalsAddUp } from './totals.ts'
import { not, requiredWhen } from '../language/record-rules/index.ts'
import { countBetween, uniqueItems } from '../language/rules/arrays.ts'
import { digitsHyphenDigits } from '../language/rules/digits.ts'
import { taxRates } from '../language/numbers/tax.ts'
import { paymentBank } from './payment-bank.ts'
import { paymentCard } from './payment-card.ts'

const sums = {
  items: 'items',
  itemsTotal: 'itemsTotal',
  shipping: 'shippingFee',
  discount: 'discount',
  total: 'total',
} as const

/**
 * An order from the shop front, which staff follow through payment, shipping and completion. Names and prices are
 * copies from the time of the order.
 */
export const order = entity('order', {
  sites: ['suda-nijo-com'],
  schema: z.object({
    orderNo: text({ code: 'any', rules: [digitsHyphenDigits(8, 4)] }),
    orderedAt: dateTime(),
    status: states(orderStates, orderTransitions, { tones: orderTones }),
    items: lines(
      {
        product: reference('product').optional(),
        code: text({ maxBytes: 30 }),
        name: text({ max: 60 }),
        unitPrice: yen(),
        taxRate: choice(taxRates),
        quantity: integer({ min: 1, max: 999 }),
        amount: yen(),
      },
      { rules: [countBetween(1, 50)] },
    ),
    itemsTotal: yen(),
    shippingFee: yen(),
    discount: yen({ initially: 0 }),
    total: yen(),
    taxBreakdown: lines(
      { taxRate: choice(taxRates), taxableAmount: yen(), tax: yen() },
      { rules: [countBetween(1, 2), uniqueItems('taxRate')] },
    ),
    paymentMethod: choice(['card', 'bank']),
    buyerName: text({ max: 50, personal: true, portable: true }),
    buyerKana: text({ max: 50, kana: 'katakana', readingOf: 'buyerName', personal: true }).optional(),
    buyerEmail: email({ personal: true }),
    buyerPhone: phone({ local: true, personal: true }),
    buyerPostalCode: postalCode({ prefecture: 'buyerPrefecture', address: 'buyerAddress' }),
    buyerPrefecture: choice(prefectures),
    buyerAddress: text({ max: 120, personal: true, portable: true }),
    shipTo: lines(
      {
        name: text({ max: 50, personal: true }),
        postalCode: postalCode(),
        prefecture: choice(prefectures),
        address: text({ max: 120, personal: true }),
        phone: phone({ local: true, personal: true }),
      },
      { rules: [countBetween(1, 5)] },
    ),
    wishDate: date().optional(),
    wishTime: choice(['none', 'am', 't1416', 't1618', 't1820', 't1921'], { initially: 'none' }),
    giftWrapping: choice(['none', 'gift', 'noshi'], { initially: 'none' }),
    noshiName: text({ max: 20 }).optional(),
    customerNote: longText({ max: 400 }).optional(),
    agreedTermsVersion: text({ max: 20 }).optional(),
    locale: choice(['ja', 'en']).optional(),
    paidAt: dateTime().optional(),
    shippedAt: dateTime().optional(),
    cancelledAt: dateTime().optional(),
    cancelReason: choice(['customer', 'unpaid', 'stock', 'fraud', 'other']).optional(),
    restockOnReturn: toggle({ initially: true }),
    sentEmails: choices(orderEmails, { max: orderEmails.length }).optional(),
    receiptName: text({ max: 50, personal: true }).optional(),
    receiptHonorific: choice(honorifics).optional(),
    receiptIssuedAt: dateTime().optional(),
    receiptIssues: integer({ max: 999 }).optional(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['orderNo'],
  list: ['buyerName', 'status', 'total', 'paymentMethod', 'orderedAt', 'orderNo', 'paidAt', 'shippedAt'],
  title: 'orderNo',
  heading: ['buyerName', 'orderNo'],
  listLayouts: ['board'],
  preview: 'id',
  staffFields: ['memo', 'cancelReason', 'restockOnReturn'],
  prompts: { cancelled: ['cancelReason'], returned: ['restockOnReturn'] },
  // What was shipped is said by parcels that move along, so that email is read once they have.
  emails: { kinds: orderEmails, onEntering: ['paid', 'cancelled', 'returned'] },
  renamedFrom: { sentEmails: 'letters' },
  timestamps: { paid: ['paidAt'], shipped: ['shippedAt'], cancelled: ['cancelledAt'] },
  recorded: ['sentEmails', 'receiptName', 'receiptHonorific', 'receiptIssuedAt', 'receiptIssues'],
  cascades: {
    paid: [
      // An expired transfer may have a replacement, so it is confirmed on its own.
      cascade(paymentBank, 'order', ['awaiting', 'partial'], 'paid'),
      cascade(paymentCard, 'order', ['authorized'], 'captured'),
    ],
    shipped: [cascade(delivery, 'order', ['ready'], 'shipped')],
    cancelled: [
      cascade(paymentBank, 'order', ['awaiting', 'expired'], 'cancelled'),
      // Nothing is due any more: what came in is too much, and waits to be refunded.
      cascade(paymentBank, 'order', ['partial'], 'overpaid'),
      cascade(paymentCard, 'order', ['authorized'], 'voided'),
      cascade(delivery, 'order', ['ready'], 'cancelled'),
    ],
  },
  steps: [
    { from: 'pending', to: 'paid', when: { paymentMethod: 'card' } },
    // A shop that packs at once goes straight on to the parcel.
    { from: 'paid', to: 'shipped' },
  ],
  waiting: ['pending', 'paid'],
  announces: { as: 'order', by: 'orderNo' },
  intake: 'orders:place',
  alerts: {
    overdue: whenReferencedBy('status', { entity: 'payment-bank', field: 'order' }, dayPassed('dueOn'), {
      status: 'awaitingPayment',
    }),
  },
  views: {
    unpaid: {
      filter: { status_in: ['pending', 'awaitingPayment'], orderedAt_within: 'older-than-3-days' },
      sort: ['orderedAt', 'ASC'],
    },
    thisMonth: { filter: { orderedAt_within: 'this-month' } },
  },
  charts: {
    sales: {
      by: {
        day: 'orderedAt',
        from: -13,
        until: 0,
        week: { from: -11, until: 0 },
        month: { from: -11, until: 0 },
      },
      when: { status: not('cancelled', 'returned') },
      sum: { amount: 'total', tax: 'taxBreakdown.tax' },
    },
    products: {
      by: { rows: 'items', reference: 'product', name: 'name' },
      during: { day: 'orderedAt', from: -29, until: 0 },
      when: { status: not('cancelled', 'returned') },
      sum: { amount: 'amount', taxRate: 'taxRate', quantity: 'quantity' },
    },
  },
  sort: ['orderedAt', 'DESC'],
  search: ['orderNo', 'buyerName', 'buyerKana', 'buyerEmail', 'buyerPhone', 'memo'],
  filter: ['status', 'paymentMethod', 'orderedAt', 'giftWrapping'],
  sections: {
    aside: [
      'orderedAt',
      'locale',
      'paymentMethod',
      'paidAt',
      'shippedAt',
      'cancelledAt',
      'sentEmails',
      'receiptName',
      'receiptHonorific',
      'receiptIssuedAt',
      'receiptIssues',
      'agreedTermsVersion',
    ],
  },
  rules: [
    totalsAddUp(sums),
    taxesAddUp('taxBreakdown', sums),
    requiredWhen('cancelReason', { status: 'cancelled' }),
    requiredWhen('noshiName', { giftWrapping: 'noshi' }),
  ],
  layouts: {
    accounting: {
      format: 'xlsx',
      columns: [
        { from: 'orderNo' },
        { from: 'orderedAt' },
        { from: 'status' },
        { from: 'buyerName' },
        { from: 'paymentMethod' },
        { from: 'paidAt' },
        { from: 'cancelledAt' },
        { from: 'cancelReason' },
        { from: 'itemsTotal' },
        { from: 'shippingFee' },
        { from: 'discount' },
        { from: 'total' },
        ...taxRates.flatMap((taxRate) => [
          { label: `taxable${taxRate}`, from: 'taxBreakdown.taxableAmount', where: { taxRate } },
          { label: `tax${taxRate}`, from: 'taxBreakdown.tax', where: { taxRate } },
        ]),
        { label: 'issuer', from: 'tenant.companyName' },
        { label: 'invoiceNumber', from: 'tenant.invoiceNumber' },
      ],
    },
    yayoi: yayoiLayout,
    freee: freeeLayout,
    items: {
      format: 'xlsx',
      rows: 'items',
      columns: [
        { from: 'orderNo' },
        { from: 'orderedAt' },
        { from: 'status' },
        ...['code', 'name', 'unitPrice', 'taxRate', 'quantity', 'amount'].map((part) => ({ from: `items.${part}` })),
      ],
    },
  },
  guide: 'shop-orders',
  menu: { group: 'business', icon: 'ShoppingCartOutlined' },
})
