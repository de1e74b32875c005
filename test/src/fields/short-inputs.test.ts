import { expect, test } from 'vitest'
import { entities } from '../../../entities/index.ts'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import { isShort, isWide } from '../../../src/fields/base/control-width.ts'

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

test('an address may be longer than a form is wide, a name of a few letters is not', () => {
  const parts = itemFields(entities.tenant!.fields.allowedOrigins!)
  expect(parts.map((part) => [part.name, isWide(part)])).toEqual([
    ['origin', true],
    ['note', false],
  ])
})
