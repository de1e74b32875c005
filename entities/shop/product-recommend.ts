import { z } from 'zod'
import { maxPerValue, uniquePair } from '../language/cross-record-rules/index.ts'
import { entity } from '../language/entity.ts'
import { choice, dateTime, integer, reference, text } from '../language/fields/index.ts'
import { endAfterStart } from '../language/record-rules/index.ts'

/** A slot on the shop front's pages that shows a product. It cannot be edited, only removed and created again. */
export const productRecommend = entity('product-recommend', {
  sites: ['suda-nijo-com'],
  schema: z.object({
    product: reference('product', { onDelete: 'cascade' }),
    position: choice(['home', 'product', 'cart'], { initially: 'home' }),
    comment: text({ max: 40 }).optional(),
    startAt: dateTime().optional(),
    endAt: dateTime().optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
  }),
  list: ['product', 'position', 'comment', 'startAt', 'endAt', 'sortOrder'],
  create: true,
  reorder: 'sortOrder',
  sort: ['position', 'ASC'],
  search: ['comment'],
  filter: ['position', 'product'],
  sections: { aside: ['startAt', 'endAt', 'sortOrder'] },
  rules: [endAfterStart('startAt', 'endAt')],
  crossRecordRules: [uniquePair('product', 'position'), maxPerValue('position', 12)],
  public: {
    when: 'always',
    window: { from: 'startAt', until: 'endAt' },
    fields: ['product', 'position', 'comment', 'startAt', 'endAt', 'sortOrder'],
  },
  menu: { group: 'catalogue', icon: 'RecommendOutlined' },
})
