import { z } from 'zod'
import { weekdays } from '../language/dates/plain-date.ts'
import { entity } from '../language/entity.ts'
import { choice, choices, date, integer, lines, text, time, toggle, yen } from '../language/fields/index.ts'
import { requiredWhen } from '../language/record-rules/index.ts'
import { countMax, uniqueItems } from '../language/rules/arrays.ts'
import { digitsExact } from '../language/rules/digits.ts'
import { rowsEndNotBeforeStart } from '../language/rules/groups.ts'
import { shippingRegions } from './shipping-regions.ts'

/** How a shop sells: what shipping costs, on which days it ships, and how it is paid. Orders are judged by it. */
export const shop = entity('shop', {
  sites: ['suda-nijo-com'],
  schema: z.object({
    rates: lines(
      {
        region: choice(shippingRegions),
        normal: yen().optional(),
        chilled: yen().optional(),
        frozen: yen().optional(),
        mail: yen().optional(),
        days: integer({ min: 1, max: 14, unit: 'day' }),
      },
      { rules: [countMax(shippingRegions.length), uniqueItems('region')] },
    ).optional(),
    freeShippingFrom: yen({ min: 1 }).optional(),
    shippingText: text({ max: 120 }).optional(),
    giftWrappingFee: yen({ max: 99_999, initially: 0 }),
    noshiFee: yen({ max: 99_999, initially: 0 }),
    orderDeadline: time({ hours: 24 }).optional(),
    // One day of the week is left.
    closedWeekdays: choices(weekdays, { max: weekdays.length - 1 }).optional(),
    closedOnHolidays: toggle({ initially: true }),
    closedPeriods: lines(
      { from: date(), until: date().optional() },
      { rules: [countMax(20), rowsEndNotBeforeStart('from', 'until')] },
    ).optional(),
    wishDateMaxDays: integer({ min: 1, max: 90, initially: 30, unit: 'day' }),
    takesCards: toggle(),
    cardPaymentMinutes: integer({ min: 10, max: 10_080, initially: 60, unit: 'minute' }).optional(),
    takesTransfers: toggle({ initially: true }),
    transferDueDays: integer({ min: 1, max: 60, initially: 7, unit: 'day' }),
    bankName: text({ max: 30 }).optional(),
    bankCode: text({ code: 'any', rules: [digitsExact(4)] }).optional(),
    branchName: text({ max: 30 }).optional(),
    branchCode: text({ code: 'any', rules: [digitsExact(3)] }).optional(),
    accountType: choice(['ordinary', 'current']).optional(),
    accountNumber: text({ code: 'any', rules: [digitsExact(7)] }).optional(),
    accountHolderKana: text({ max: 40, kana: 'bank' }).optional(),
  }),
  list: [
    'rates',
    'freeShippingFrom',
    'shippingText',
    'giftWrappingFee',
    'noshiFee',
    'orderDeadline',
    'closedWeekdays',
    'closedOnHolidays',
    'closedPeriods',
    'wishDateMaxDays',
    'takesCards',
    'cardPaymentMinutes',
    'takesTransfers',
    'transferDueDays',
    'bankName',
    'branchName',
    'accountType',
    'accountNumber',
    'accountHolderKana',
  ],
  edit: 'single',
  title: 'shippingText',
  sections: {
    shipping: ['rates', 'freeShippingFrom', 'shippingText', 'giftWrappingFee', 'noshiFee'],
    days: ['orderDeadline', 'closedWeekdays', 'closedOnHolidays', 'closedPeriods', 'wishDateMaxDays'],
    payment: ['takesCards', 'cardPaymentMinutes', 'takesTransfers', 'transferDueDays'],
    account: ['bankName', 'bankCode', 'branchName', 'branchCode', 'accountType', 'accountNumber', 'accountHolderKana'],
  },
  rules: (['bankName', 'branchName', 'accountType', 'accountNumber', 'accountHolderKana'] as const).map((field) =>
    requiredWhen(field, { takesTransfers: true }),
  ),
  public: {
    when: 'always',
    fields: [
      'rates',
      'freeShippingFrom',
      'shippingText',
      'giftWrappingFee',
      'noshiFee',
      'orderDeadline',
      'closedWeekdays',
      'closedOnHolidays',
      'closedPeriods',
      'wishDateMaxDays',
      'takesCards',
      'cardPaymentMinutes',
      'takesTransfers',
      'transferDueDays',
    ],
  },
  menu: { group: 'settings', icon: 'StorefrontOutlined' },
})
