import { expect, test } from 'vitest'
import { entities } from '../../../entities/index.ts'
import { isShort } from '../../../src/fields/base/control-width.ts'

test('dates, numbers and codes are short inputs, of which a form shows two side by side; texts and pictures are not', () => {
  const { product, order, contact } = entities
  const short = (entity: typeof product, ...names: readonly string[]) =>
    names.filter((name) => isShort(entity!.fields[name]!))
  expect(
    short(product, 'price', 'stock', 'weightKg', 'saleStartAt', 'name', 'description', 'images', 'taxRate'),
  ).toEqual(['price', 'stock', 'weightKg', 'saleStartAt'])
  expect(short(order, 'orderNo', 'buyerPhone', 'buyerPostalCode', 'buyerAddress', 'items')).toEqual([
    'orderNo',
    'buyerPhone',
    'buyerPostalCode',
  ])
  expect(short(contact, 'message', 'receivedAt')).toEqual(['receivedAt'])
})
