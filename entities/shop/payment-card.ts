import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { choice, dateTime, longText, reference, states, text, yen } from '../language/fields/index.ts'
import { amountMatches, refundLimit, requiredWhen } from '../language/record-rules/index.ts'
import { digitsExact, digitsHyphen } from '../language/rules/digits.ts'
import { alphanumeric } from '../language/rules/letters.ts'
import { halfWidth } from '../language/rules/text.ts'

/**
 * A transaction at the payment provider. The provider stores the card number; only its brand and last four digits are
 * stored here.
 */
export const paymentCard = entity('payment-card', {
  sites: ['suda-nijo-com'],
  schema: z.object({
    paymentNo: text({ maxBytes: 20, code: 'any', rules: [digitsHyphen()] }),
    order: reference('order'),
    status: states(
      ['authorized', 'captured', 'voided', 'partiallyRefunded', 'refunded', 'failed'],
      {
        authorized: ['captured', 'voided', 'failed'],
        captured: ['partiallyRefunded', 'refunded'],
        // What was captured before the provider heard that it is voided: money that has come, and must be known.
        voided: ['captured'],
        partiallyRefunded: ['refunded'],
        refunded: [],
        // Some providers keep one id for all attempts: after a card that was declined comes another one.
        failed: ['authorized', 'captured'],
      },
      { tones: { authorized: 'waiting', captured: 'done', partiallyRefunded: 'ended', failed: 'failed' } },
    ),
    amount: yen({ min: 1 }),
    refundedAmount: yen({ min: 1 }).optional(),
    provider: text({ max: 40 }).optional(),
    transactionId: text({ maxBytes: 100, code: 'any', rules: [halfWidth()] }),
    brand: choice(['visa', 'mastercard', 'jcb', 'amex', 'diners']).optional(),
    last4: text({ code: 'any', rules: [digitsExact(4)] }).optional(),
    approvalCode: text({ code: 'any', rules: [alphanumeric(6)] }).optional(),
    threeDSecure: choice(['success', 'attempted', 'failed', 'none']).optional(),
    authorizedAt: dateTime().optional(),
    capturedAt: dateTime().optional(),
    refundedAt: dateTime().optional(),
    errorCode: text({ maxBytes: 40, code: 'any', rules: [halfWidth()] }).optional(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['paymentNo', 'transactionId'],
  list: ['order', 'amount', 'status', 'refundedAmount', 'brand', 'paymentNo', 'last4', 'authorizedAt', 'capturedAt'],
  title: 'paymentNo',
  heading: ['order.buyerName', 'amount'],
  staffFields: ['refundedAmount', 'memo'],
  timestamps: { captured: ['capturedAt'], partiallyRefunded: ['refundedAt'], refunded: ['refundedAt'] },
  suggestions: { refunded: { refundedAmount: 'amount' } },
  waiting: ['authorized'],
  sort: ['paymentNo', 'DESC'],
  search: ['paymentNo', 'transactionId', 'last4', 'approvalCode', 'memo'],
  filter: ['status', 'order', 'brand', 'threeDSecure', 'capturedAt'],
  rules: [
    requiredWhen('refundedAmount', { status: 'partiallyRefunded' }),
    amountMatches('refundedAmount', 'amount', { status: 'refunded' }),
    refundLimit('refundedAmount', 'amount'),
  ],
  layouts: {
    accounting: {
      format: 'xlsx',
      columns: [
        'paymentNo',
        'order.orderNo',
        'order.buyerName',
        'status',
        'amount',
        'capturedAt',
        'refundedAmount',
        'refundedAt',
      ].map((from) => ({ from })),
    },
  },
  guide: 'shop-orders#follow-card-payments',
  menu: { group: 'business', icon: 'CreditCardOutlined' },
})
