import { z } from 'zod'
import { entity } from './entity.ts'
import {
  choice,
  choices,
  date,
  decimal,
  image,
  integer,
  lines,
  longText,
  reference,
  text,
  toggle,
  yen,
} from './fields/index.ts'
import { allergens } from './options.ts'
import { alcoholTakeOut, endNotBeforeStart, requiredWhen } from './record-rule.ts'
import { countMax, uniqueItems } from './rules/arrays.ts'

export const drink = entity('drink', {
  sites: ['toki-tsumugi-cafe'],
  schema: z.object({
    name: text({ max: 40 }),
    nameEn: text({ maxBytes: 80 }).optional(),
    category: reference('drink-category'),
    price: yen({ max: 100_000 }),
    canTakeOut: toggle(),
    takeOutPrice: yen({ max: 100_000 }).optional(),
    temperature: choice(['hot', 'ice', 'both'], { initially: 'both' }),
    sizes: lines(
      { name: text({ max: 10 }), price: yen({ max: 100_000 }) },
      { rules: [countMax(4), uniqueItems('name')] },
    ).optional(),
    isAlcohol: toggle(),
    abv: decimal({ places: 1, max: 99, unit: 'percent' }).optional(),
    isFreeRefill: toggle(),
    description: longText({ max: 200 }).optional(),
    image: image().optional(),
    allergens: choices(allergens, { max: allergens.length }).optional(),
    availableFrom: date().optional(),
    availableUntil: date().optional(),
    isRecommended: toggle(),
    isSoldOut: toggle(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  list: ['name', 'image', 'category', 'price', 'temperature', 'isAlcohol', 'isSoldOut', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'nameEn'],
  filter: [
    'category',
    'canTakeOut',
    'temperature',
    'isAlcohol',
    'isFreeRefill',
    'isRecommended',
    'isSoldOut',
    'isVisible',
  ],
  sections: {
    takeOut: ['canTakeOut', 'takeOutPrice'],
    alcohol: ['isAlcohol', 'abv'],
    ingredients: ['allergens'],
    serving: ['availableFrom', 'availableUntil'],
    aside: ['isSoldOut', 'isRecommended', 'sortOrder', 'isVisible'],
  },
  rules: [
    endNotBeforeStart('availableFrom', 'availableUntil'),
    requiredWhen('takeOutPrice', { canTakeOut: true }),
    requiredWhen('abv', { isAlcohol: true }),
    alcoholTakeOut('isAlcohol', 'canTakeOut'),
  ],
  public: { without: ['isVisible'] },
  menu: { group: 'catalogue', icon: 'LocalBarOutlined' },
})
