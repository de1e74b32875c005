import { z } from 'zod'
import { noOverlapAlike } from './among-rule.ts'
import { entity } from './entity.ts'
import { choice, date, integer, longText, reference, references, text, time, toggle, yen } from './fields/index.ts'
import { endAfterStart, endNotBeforeStart, requiredTogether } from './record-rule.ts'

export const pricePlan = entity('price-plan', {
  sites: ['myprince-vip'],
  schema: z.object({
    service: reference('service'),
    name: text({ max: 40 }),
    castRank: choice(['all', 'standard', 'premium', 'royal'], { initially: 'all' }),
    durationMinutes: integer({ min: 30, max: 2880, unit: 'minute' }),
    price: yen({ max: 10_000_000 }),
    extensionMinutes: integer({ min: 10, max: 240, unit: 'minute' }).optional(),
    extensionPrice: yen({ max: 1_000_000 }).optional(),
    areas: references('area', { max: 50, onDelete: 'restrict' }).optional(),
    startTime: time().optional(),
    endTime: time().optional(),
    description: longText({ max: 400 }).optional(),
    isRecommended: toggle(),
    validFrom: date().optional(),
    validUntil: date().optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  list: ['name', 'service', 'castRank', 'durationMinutes', 'price', 'isRecommended', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name'],
  filter: ['service', 'castRank', 'isRecommended', 'isVisible'],
  sections: {
    extension: ['extensionMinutes', 'extensionPrice'],
    conditions: ['areas', 'startTime', 'endTime', 'validFrom', 'validUntil'],
    aside: ['isRecommended', 'sortOrder', 'isVisible'],
  },
  rules: [
    endNotBeforeStart('validFrom', 'validUntil'),
    endAfterStart('startTime', 'endTime'),
    ...requiredTogether('extensionMinutes', 'extensionPrice'),
  ],
  among: [noOverlapAlike('validFrom', 'validUntil', 'service', 'castRank', 'durationMinutes')],
  public: {
    when: { isVisible: true },
    window: { from: 'validFrom', until: 'validUntil' },
    fields: [
      'service',
      'name',
      'castRank',
      'durationMinutes',
      'price',
      'extensionMinutes',
      'extensionPrice',
      'areas',
      'startTime',
      'endTime',
      'description',
      'isRecommended',
      'sortOrder',
    ],
  },
  menu: { group: 'catalogue', icon: 'PaymentsOutlined' },
})
