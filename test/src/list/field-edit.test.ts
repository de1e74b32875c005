import { describe, expect, test } from 'vitest'
import { entities } from '../../../entities/index.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { drink } from '../../../entities/drink.ts'
import { order } from '../../../entities/shop/order.ts'
import { product } from '../../../entities/shop/product.ts'
import {
  actionsOf,
  editableFields,
  editBody,
  newEdit,
  type FieldEdit,
} from '../../../src/captain/list/bulk-edit/field-edit.ts'

const names = (entity: typeof product | typeof order | typeof drink, site: SiteSlug) =>
  editableFields(entity, site).map(({ name }) => name)

describe('What many records are given at once', () => {
  test('is no name, number or address of a single one, and nothing that is set for good', () => {
    const offered = names(product, 'suda-nijo-com')
    expect(offered).toEqual(expect.arrayContaining(['price', 'category', 'stock', 'allergens', 'isVisible']))
    for (const own of ['name', 'code', 'slug', 'janCode', 'sortOrder', 'saleStatus', 'images', 'description'])
      expect(offered).not.toContain(own)
    expect(names(order, 'suda-nijo-com')).toEqual(['cancelReason', 'restockOnReturn', 'memo'])
  })

  test.each(Object.values(entities).map((entity) => [entity.name, entity] as const))(
    'can be done in at least one way to every field offered of %s',
    (_, entity) => {
      for (const site of Object.keys(entity.sites) as SiteSlug[])
        for (const field of editableFields(entity, site)) {
          expect(actionsOf(field).length, field.name).toBeGreaterThan(0)
          expect(actionsOf(field)).toContain(newEdit(field).action)
        }
    },
  )
})

describe('What was chosen for a field', () => {
  const price = newEdit(product.fields['price']!)
  test.each<[Partial<FieldEdit>, unknown]>([
    [{ action: 'set', value: 500 }, { set: 500 }],
    [{ action: 'set', value: null }, undefined],
    [{ action: 'set', value: false }, { set: false }],
    [{ action: 'clear', value: 5 }, { set: null }],
    [
      { action: 'raisePercent', by: '８' },
      { percent: '8', step: '1', rounding: 'nearest' },
    ],
    [
      { action: 'lowerPercent', by: '2.50', step: '10', rounding: 'down' },
      { percent: '-2.5', step: '10', rounding: 'down' },
    ],
    [
      { action: 'lower', by: ' 1,000 ' },
      { amount: '-1000', step: '1', rounding: 'nearest' },
    ],
    [{ action: 'lower', by: '-50' }, undefined],
    [{ action: 'raise', by: '八' }, undefined],
    [{ action: 'raise', by: '' }, undefined],
    [{ action: 'add', value: ['egg'] }, { add: ['egg'] }],
    [{ action: 'remove', value: [] }, undefined],
  ])('%o is sent as %o', (chosen, body) => expect(editBody({ ...price, ...chosen })).toEqual(body))
})
