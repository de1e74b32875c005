import { z } from 'zod'
import { entity } from '../language/entity.ts'
import {
  choice,
  date,
  dateTime,
  integer,
  lines,
  longText,
  phone,
  postalCode,
  reference,
  states,
  text,
  yen,
} from '../language/fields/index.ts'
import { sagawaLayout, yamatoLayout } from './courier-layouts.ts'
import { prefectures } from '../language/shared/options.ts'
import { contentsWithinOrder } from './contents-within-order.ts'
import { endNotBeforeStart, not, requiredWhen } from '../language/record-rules/index.ts'
import { countBetween, uniqueItems } from '../language/rules/arrays.ts'
import { digitsHyphen } from '../language/rules/digits.ts'

/**
 * A parcel of an order for one address, created together with the order, or by staff where it is sent in parts. Without
 * contents it holds everything of its address.
 */
export const delivery = entity('delivery', {
  sites: ['suda-nijo-com'],
  schema: z.object({
    deliveryNo: text({ maxBytes: 20, code: 'any', rules: [digitsHyphen()] }),
    order: reference('order'),
    status: states(
      ['ready', 'shipped', 'delivered', 'returned', 'cancelled'],
      {
        ready: ['shipped', 'cancelled'],
        shipped: ['delivered', 'returned'],
        delivered: [],
        returned: [],
        cancelled: [],
      },
      { tones: { ready: 'waiting', shipped: 'underway', delivered: 'done', returned: 'failed' } },
    ),
    contents: lines(
      {
        /** Which of the order's items, counted from 1. */
        item: integer({ min: 1, max: 50 }),
        name: text({ max: 60 }),
        quantity: integer({ min: 1, max: 999 }),
      },
      { rules: [countBetween(1, 50), uniqueItems('item')] },
    ).optional(),
    carrier: choice(['takkyubin', 'post', 'mail', 'own']).optional(),
    trackingNumber: text({ maxBytes: 20, code: 'any', rules: [digitsHyphen()] }).optional(),
    shippingKind: choice(['normal', 'chilled', 'frozen', 'mail']),
    recipientName: text({ max: 50, personal: true, portable: true }),
    postalCode: postalCode({ prefecture: 'prefecture', address: 'address' }),
    prefecture: choice(prefectures),
    address: text({ max: 120, personal: true, portable: true }),
    phone: phone({ local: true, personal: true }),
    boxCount: integer({ min: 1, max: 99, initially: 1, unit: 'piece' }),
    fee: yen().optional(),
    wishDate: date().optional(),
    plannedOn: date().optional(),
    shippedAt: dateTime().optional(),
    deliveredAt: dateTime().optional(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['deliveryNo', 'trackingNumber'],
  list: ['recipientName', 'status', 'order', 'carrier', 'trackingNumber', 'deliveryNo', 'wishDate', 'plannedOn'],
  title: 'deliveryNo',
  heading: ['recipientName', 'deliveryNo'],
  listLayouts: ['board'],
  staffFields: ['carrier', 'trackingNumber', 'boxCount', 'plannedOn', 'shippedAt', 'deliveredAt', 'memo'],
  timestamps: { shipped: ['shippedAt'], delivered: ['deliveredAt'] },
  waiting: ['ready'],
  views: { today: { filter: { status: 'ready', plannedOn_within: 'today' } } },
  sort: ['deliveryNo', 'DESC'],
  search: ['deliveryNo', 'trackingNumber', 'recipientName', 'memo'],
  filter: ['status', 'order', 'carrier', 'shippingKind', 'wishDate', 'plannedOn'],
  rules: [
    requiredWhen('carrier', { status: ['shipped', 'delivered'] }),
    requiredWhen('trackingNumber', { status: ['shipped', 'delivered'], carrier: not('own') }),
    endNotBeforeStart('shippedAt', 'deliveredAt'),
  ],
  crossRecordRules: [contentsWithinOrder('contents', 'order', 'status')],
  layouts: { yamato: yamatoLayout, sagawa: sagawaLayout },
  matchings: {
    numbers: {
      states: ['ready'],
      columns: {
        deliveryNo: ['お客様管理番号', 'お客様側管理番号', 'お客様管理ナンバー'],
        trackingNumber: ['伝票番号', 'お問い合せ送り状No.', 'お問い合せ送り状NO', 'お問い合わせ番号', '追跡番号'],
      },
      pairs: [{ column: 'deliveryNo', with: ['deliveryNo'], by: 'text' }],
      to: 'shipped',
      sets: ['trackingNumber'],
      asks: ['carrier'],
    },
  },
  guide: 'shop-orders#send-the-parcels',
  menu: { group: 'business', icon: 'LocalShippingOutlined' },
})
