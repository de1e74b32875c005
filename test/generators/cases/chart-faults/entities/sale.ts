import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { choice, dateTime, integer, lines, longText, text, yen } from '../../../../../entities/language/fields/index.ts'

/** A cast bypasses the compiler's checks, so that `check` has to find the faults. */
export const sale = entity('sale', {
  sites: ['myturn-games'],
  schema: z.object({
    title: text({ max: 40 }),
    soldAt: dateTime(),
    kind: choice(['shop', 'web']),
    note: longText({ max: 400 }).optional(),
    items: lines({ name: text({ max: 40 }), amount: yen(), quantity: integer() }),
  }),
  list: ['title', 'kind', 'soldAt'],
  attention: {
    late: { severity: 'late', filter: { sentAt_lt: '2026-01-01', kind: 'market' } },
    fair: { severity: 'soon', filter: { kind: 'shop' } },
  },
  charts: {
    days: { by: { day: 'sentAt', from: 0, until: -1, week: { from: 2, until: 1 } }, sum: { amount: 'title' } },
    kinds: { by: { option: 'title' }, when: { kind: 'market', note: 'x', place: 'y' } },
    taxes: { by: { option: 'kind' }, sum: { amount: 'total', tax: 'items.tax' } },
    items: {
      by: { rows: 'items', reference: 'product', name: 'name' },
      during: { day: 'kind', from: 0, until: 1 },
      sum: { amount: 'name', taxRate: 'rate', quantity: 'quantity' },
    },
    fair: { by: { day: 'soldAt', from: -6, until: 0 }, when: { kind: ['shop'] } },
  },
  menu: { group: 'content', icon: 'ArticleOutlined' },
} as never)
