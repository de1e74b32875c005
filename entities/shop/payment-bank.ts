import { z } from 'zod'
import { dayNear, dayPassed } from '../language/declaration/alerts.ts'
import { entity } from '../language/entity.ts'
import { account, choice, date, longText, reference, states, text, yen } from '../language/fields/index.ts'
import { amountMatches, requiredWhen } from '../language/record-rules/index.ts'
import { notAfterToday } from '../language/rules/dates.ts'
import { digitsExact, digitsHyphen } from '../language/rules/digits.ts'

/**
 * An expected bank transfer for an order, and the amount received. The account is a copy of what the buyer was shown.
 */
export const paymentBank = entity('payment-bank', {
  sites: ['suda-nijo-com'],
  schema: z.object({
    paymentNo: text({ maxBytes: 20, code: 'any', rules: [digitsHyphen()] }),
    order: reference('order'),
    status: states(
      ['awaiting', 'partial', 'paid', 'overpaid', 'expired', 'refunded', 'cancelled'],
      {
        awaiting: ['paid', 'partial', 'overpaid', 'expired', 'cancelled'],
        partial: ['paid', 'overpaid'],
        paid: ['refunded'],
        overpaid: ['refunded'],
        expired: ['paid', 'cancelled'],
        refunded: [],
        cancelled: [],
      },
      { tones: { awaiting: 'waiting', partial: 'waiting', paid: 'done', overpaid: 'paused', expired: 'failed' } },
    ),
    amount: yen({ min: 1 }),
    dueOn: date(),
    depositedAmount: yen().optional(),
    depositedOn: date({ rules: [notAfterToday()] }).optional(),
    payerNameKana: text({ max: 40, kana: 'bank', personal: true }).optional(),
    bankName: text({ max: 30 }).optional(),
    bankCode: text({ code: 'any', rules: [digitsExact(4)] }).optional(),
    branchName: text({ max: 30 }).optional(),
    branchCode: text({ code: 'any', rules: [digitsExact(3)] }).optional(),
    accountType: choice(['ordinary', 'current']).optional(),
    accountNumber: text({ code: 'any', rules: [digitsExact(7)] }).optional(),
    accountHolderKana: text({ max: 40, kana: 'bank' }).optional(),
    confirmedBy: account({ author: true }).optional(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['paymentNo'],
  list: ['order', 'amount', 'status', 'payerNameKana', 'dueOn', 'paymentNo', 'depositedAmount', 'depositedOn'],
  title: 'paymentNo',
  heading: ['order.buyerName', 'amount', 'payerNameKana'],
  staffFields: ['depositedAmount', 'depositedOn', 'payerNameKana', 'memo'],
  timestamps: { paid: ['confirmedBy'], overpaid: ['confirmedBy'], partial: ['confirmedBy'] },
  suggestions: {
    paid: { depositedAmount: 'amount', depositedOn: 'today' },
    partial: { depositedOn: 'today' },
    overpaid: { depositedOn: 'today' },
  },
  waiting: ['awaiting', 'partial'],
  views: { thisMonth: { filter: { depositedOn_within: 'this-month' } } },
  sort: ['paymentNo', 'DESC'],
  search: ['paymentNo', 'payerNameKana', 'memo'],
  filter: ['status', 'order', 'dueOn', 'depositedOn'],
  alerts: {
    overdue: dayPassed('dueOn', { status: 'awaiting' }),
    dueSoon: dayNear('dueOn', 2, { status: 'awaiting' }),
  },
  rules: [
    requiredWhen('depositedAmount', { status: ['partial', 'overpaid'] }),
    amountMatches('depositedAmount', 'amount', { status: 'paid' }),
    requiredWhen('depositedOn', { status: ['partial', 'paid', 'overpaid'] }),
  ],
  layouts: {
    transfers: {
      format: 'xlsx',
      columns: [
        'paymentNo',
        'order.orderNo',
        'order.buyerName',
        'order.buyerKana',
        'status',
        'amount',
        'dueOn',
        'payerNameKana',
        'depositedAmount',
        'depositedOn',
        'bankName',
        'bankCode',
        'branchName',
        'branchCode',
        'accountType',
        'accountNumber',
        'accountHolderKana',
        'memo',
      ].map((from) => ({ from })),
    },
  },
  matchings: {
    deposits: {
      states: ['awaiting', 'expired'],
      columns: {
        depositedOn: ['勘定日', '入金日', '取引日', '取扱日', 'お取り扱い日', '年月日', '日付', '起算日', 'Date'],
        depositedAmount: [
          '入金金額',
          '入金額',
          '入金',
          'お預り金額',
          '預り金額',
          '預かり金額',
          'お預入れ',
          'お預入金額',
          '受入れ金額',
          '受入金額',
          '入出金（円）',
          '金額',
          'Deposit',
          'Amount',
        ],
        payerNameKana: [
          '振込依頼人名',
          '依頼人名',
          '入金元',
          '摘要内容',
          'お取引内容',
          'お取り扱い内容',
          '入出金内容',
          '詳細２',
          '摘要',
          '内容',
          '備考',
          'Description',
        ],
      },
      pairs: [
        { column: 'depositedAmount', with: ['amount'], by: 'amount', less: 'partial', more: 'overpaid' },
        {
          column: 'payerNameKana',
          with: ['order.buyerKana', 'order.buyerName', 'order.orderNo', 'paymentNo'],
          by: 'name',
        },
      ],
      to: 'paid',
      sets: ['depositedOn', 'depositedAmount', 'payerNameKana'],
    },
  },
  guide: 'shop-orders#confirm-bank-transfers',
  menu: { group: 'business', icon: 'AccountBalanceOutlined' },
})
