import { z } from 'zod'
import { entity } from './language/entity.ts'
import { choice, decimal, integer, longText, references, text, toggle } from './language/fields/index.ts'
import { amountShape, requiredWhen } from './language/record-rules/index.ts'

export const priceAdditionalMenu = entity('price-additional-menu', {
  sites: ['myprince-vip'],
  schema: z.object({
    kind: choice(['nomination', 'extension', 'transport', 'lateNight', 'option', 'cancel', 'discount']),
    name: text({ max: 40 }),
    amountType: choice(['yen', 'percent', 'atCost'], { initially: 'yen' }),
    amount: decimal({ places: 2 }).optional(),
    per: choice(['time', 'person', 'minutes30', 'day'], { initially: 'time' }),
    plans: references('price-plan', { max: 50 }).optional(),
    description: longText({ max: 400 }).optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['name', 'description'],
  unique: ['name'],
  list: ['name', 'kind', 'amountType', 'amount', 'per', 'isVisible', 'sortOrder'],
  quickEdit: ['amount'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['kind', 'ASC'],
  search: ['name'],
  filter: ['kind', 'isVisible'],
  sections: {
    aside: ['sortOrder', 'isVisible'],
  },
  rules: [requiredWhen('amount', { amountType: ['yen', 'percent'] }), amountShape('amount', 'amountType')],
  public: {
    when: { isVisible: true },
    fields: ['kind', 'name', 'amountType', 'amount', 'per', 'plans', 'description', 'sortOrder'],
  },
  menu: { group: 'catalogue', icon: 'AddCardOutlined' },
})
