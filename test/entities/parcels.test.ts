import { expect, test } from 'vitest'
import { isAllSent, quantitiesLeft } from '../../entities/shop/parcels.ts'

const order = (addresses: number, ...quantities: number[]) => ({
  items: quantities.map((quantity) => ({ quantity })),
  shipTo: Array.from({ length: addresses }),
})
const parcel = (status: string, ...contents: [item: number, quantity: number][]) => ({
  status,
  contents: contents.length > 0 ? contents.map(([item, quantity]) => ({ item, quantity })) : null,
})

test('what is in a parcel is not left; one that says nothing holds everything of a single address', () => {
  expect(quantitiesLeft(order(1, 3, 1), [parcel('ready', [1, 2])])).toEqual([1, 1])
  expect(quantitiesLeft(order(1, 3, 1), [parcel('ready', [1, 2]), parcel('shipped', [1, 1], [2, 1])])).toEqual([0, 0])
  expect(quantitiesLeft(order(1, 3, 1), [parcel('ready')])).toEqual([0, 0])
  expect(quantitiesLeft(order(2, 3, 1), [parcel('ready')])).toEqual([3, 1])
})

test('an order is sent once no parcel waits and each item has left', () => {
  expect(isAllSent(order(1, 2), [parcel('shipped', [1, 1])])).toBe(false)
  expect(isAllSent(order(1, 2), [parcel('shipped', [1, 1]), parcel('ready', [1, 1])])).toBe(false)
  expect(isAllSent(order(1, 2), [parcel('delivered', [1, 1]), parcel('shipped', [1, 1])])).toBe(true)
  expect(isAllSent(order(1, 2), [parcel('returned', [1, 1]), parcel('shipped', [1, 1])])).toBe(false)
  // Of several addresses, a parcel that says nothing leaves open what it holds.
  expect(isAllSent(order(2, 2), [parcel('shipped'), parcel('ready')])).toBe(false)
  expect(isAllSent(order(2, 2), [parcel('shipped'), parcel('shipped')])).toBe(true)
})
