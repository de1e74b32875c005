import { z } from 'zod'
import { downTo } from './alerts.ts'
import { entity } from './entity.ts'
import {
  choice,
  choices,
  dateTime,
  decimal,
  images,
  integer,
  lines,
  longText,
  references,
  richText,
  slug,
  states,
  text,
  toggle,
  yen,
} from './fields/index.ts'
import { allergens } from './options.ts'
import { endAfterStart, listPriceHigher, notSelf, requiredWhen } from './record-rule.ts'
import { countMax, uniqueItems } from './rules/arrays.ts'
import { janCode } from './rules/digits.ts'
import { halfWidth } from './rules/text.ts'
import { taxRates } from './tax.ts'

const price = { min: 1, max: 9_999_999 } as const

export const product = entity('product', {
  sites: ['suda-nijo-com'],
  schema: z.object({
    name: text({ max: 60 }),
    nameKana: text({ max: 80, kana: 'katakana' }).optional(),
    code: text({ maxBytes: 30, code: 'any', rules: [halfWidth()] }),
    slug: slug(),
    category: choice(['sweets', 'tea', 'tableware', 'textile', 'stationery', 'gift', 'other']),
    catchcopy: text({ max: 60 }).optional(),
    description: richText({ maxBytes: 400_000 }),
    images: images({ min: 1, max: 10 }),
    price: yen(price),
    listPrice: yen(price).optional(),
    taxRate: choice(taxRates, { initially: '10' }),
    manageStock: toggle({ initially: true }),
    stock: integer({ max: 999_999, initially: 0, unit: 'piece' }),
    stockAlert: integer({ max: 9999, initially: 3, unit: 'piece' }),
    maxPerOrder: integer({ min: 1, max: 999, unit: 'piece' }).optional(),
    janCode: text({ code: 'any', rules: [janCode()] }).optional(),
    weightKg: decimal({ places: 3, unit: 'kilogram' }).optional(),
    size: text({ max: 60 }).optional(),
    shippingKind: choice(['normal', 'chilled', 'frozen', 'mail'], { initially: 'normal' }),
    leadTimeDays: integer({ max: 90, initially: 3, unit: 'day' }),
    isFood: toggle(),
    foodLabel: lines(
      { label: text({ max: 30 }), value: text({ max: 200 }) },
      { rules: [countMax(12), uniqueItems('label')] },
    ).optional(),
    allergens: choices(allergens, { max: allergens.length }).optional(),
    saleStatus: states(['preparing', 'onSale', 'soldOut', 'ended'], {
      preparing: ['onSale'],
      onSale: ['soldOut', 'ended'],
      soldOut: ['onSale', 'ended'],
      ended: ['preparing'],
    }),
    saleStartAt: dateTime().optional(),
    saleEndAt: dateTime().optional(),
    relatedProducts: references('product', { max: 8 }).optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
    metaDescription: text({ max: 120 }).optional(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['code', 'slug', 'janCode'],
  list: ['name', 'code', 'category', 'price', 'stock', 'saleStatus', 'taxRate', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['code', 'name', 'nameKana', 'slug', 'description', 'janCode', 'memo'],
  filter: ['saleStatus', 'category', 'taxRate', 'shippingKind', 'isFood', 'isVisible'],
  sections: {
    price: ['price', 'listPrice', 'taxRate'],
    stock: ['manageStock', 'stock', 'stockAlert', 'maxPerOrder', 'janCode'],
    shipping: ['shippingKind', 'leadTimeDays', 'weightKg', 'size'],
    food: ['isFood', 'foodLabel', 'allergens'],
    related: ['relatedProducts'],
    aside: ['saleStatus', 'saleStartAt', 'saleEndAt', 'category', 'isVisible', 'sortOrder', 'metaDescription', 'memo'],
  },
  rules: [
    endAfterStart('saleStartAt', 'saleEndAt'),
    listPriceHigher('listPrice', 'price'),
    requiredWhen('foodLabel', { isFood: true }),
    notSelf('relatedProducts'),
  ],
  alerts: {
    autoSoldOut: downTo('stock', 0, { manageStock: true }),
    lowStock: downTo('stock', 'stockAlert', { manageStock: true }),
  },
  public: { without: ['nameKana', 'manageStock', 'stockAlert', 'janCode', 'weightKg', 'isFood', 'isVisible', 'memo'] },
  menu: { group: 'catalogue', icon: 'Inventory2Outlined' },
})
