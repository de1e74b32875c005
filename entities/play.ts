import { z } from 'zod'
import { entity } from './entity.ts'
import { choice, image, integer, lines, longText, reference, references, text, toggle, yen } from './fields/index.ts'
import { discountLimit, maxNotBelowMin } from './record-rule.ts'
import { countMax, uniqueItems } from './rules/arrays.ts'

export const play = entity('play', {
  sites: ['toki-tsumugi-cafe'],
  schema: z.object({
    name: text({ max: 40 }),
    nameEn: text({ maxBytes: 80 }).optional(),
    category: reference('play-category'),
    price: yen({ max: 1_000_000 }),
    per: choice(['person', 'table', 'room', 'minutes30', 'hour'], { initially: 'person' }),
    durationMinutes: integer({ min: 10, max: 1440, unit: 'minute' }).optional(),
    extensionPrice: yen({ max: 100_000 }).optional(),
    dayKind: choice(['all', 'weekday', 'holiday'], { initially: 'all' }),
    minPeople: integer({ min: 1, max: 100, initially: 1, unit: 'person' }),
    maxPeople: integer({ min: 1, max: 100, unit: 'person' }).optional(),
    includes: lines({ name: text({ max: 30 }) }, { rules: [countMax(8), uniqueItems('name')] }).optional(),
    studentDiscount: yen({ max: 100_000 }).optional(),
    needsReservation: toggle(),
    boardgames: references('boardgame', { max: 50 }).optional(),
    description: longText({ max: 400 }).optional(),
    image: image().optional(),
    isRecommended: toggle(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  list: ['name', 'image', 'category', 'price', 'per', 'durationMinutes', 'dayKind', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'nameEn'],
  filter: ['category', 'per', 'dayKind', 'needsReservation', 'isRecommended', 'isVisible'],
  sections: {
    time: ['per', 'durationMinutes', 'extensionPrice', 'dayKind'],
    people: ['minPeople', 'maxPeople', 'studentDiscount'],
    contents: ['includes', 'boardgames', 'needsReservation'],
    aside: ['isRecommended', 'sortOrder', 'isVisible'],
  },
  rules: [maxNotBelowMin('minPeople', 'maxPeople'), discountLimit('studentDiscount', 'price')],
  public: { without: ['isVisible'] },
  menu: { group: 'catalogue', icon: 'CasinoOutlined' },
})
