import { z } from 'zod'
import { entity } from './entity.ts'
import { choices, date, image, integer, longText, reference, text, time, toggle, yen } from './fields/index.ts'
import { allergens } from './options.ts'
import { endAfterStart, endNotBeforeStart, requiredWhen } from './record-rule.ts'

export const food = entity('food', {
  sites: ['toki-tsumugi-cafe'],
  schema: z.object({
    name: text({ max: 40 }),
    nameEn: text({ maxBytes: 80 }).optional(),
    category: reference('food-category'),
    price: yen({ max: 100_000 }),
    canTakeOut: toggle(),
    takeOutPrice: yen({ max: 100_000 }).optional(),
    description: longText({ max: 200 }).optional(),
    image: image().optional(),
    allergens: choices(allergens, { max: allergens.length }).optional(),
    calories: integer({ max: 5000, unit: 'kilocalorie' }).optional(),
    servedFrom: time({ hours: 24 }).optional(),
    servedUntil: time({ hours: 24 }).optional(),
    availableFrom: date().optional(),
    availableUntil: date().optional(),
    isRecommended: toggle(),
    isSoldOut: toggle(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  list: ['name', 'image', 'category', 'price', 'isRecommended', 'isSoldOut', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'nameEn'],
  filter: ['category', 'canTakeOut', 'isRecommended', 'isSoldOut', 'isVisible'],
  sections: {
    takeOut: ['canTakeOut', 'takeOutPrice'],
    ingredients: ['allergens', 'calories'],
    serving: ['servedFrom', 'servedUntil', 'availableFrom', 'availableUntil'],
    aside: ['isSoldOut', 'isRecommended', 'sortOrder', 'isVisible'],
  },
  rules: [
    endNotBeforeStart('availableFrom', 'availableUntil'),
    requiredWhen('takeOutPrice', { canTakeOut: true }),
    endAfterStart('servedFrom', 'servedUntil'),
  ],
  public: { without: ['isVisible'] },
  menu: { group: 'catalogue', icon: 'LunchDiningOutlined' },
})
