import { expect, test } from 'vitest'
import { isTaxAllowed, includedTax, taxSums } from '../../entities/language/numbers/tax.ts'

test('the tax in an amount is rounded down to whole yen', () => {
  expect([
    includedTax(1100, '10'),
    includedTax(1080, '8'),
    includedTax(109, '10'),
    includedTax(1, '8'),
    includedTax(0, '10'),
  ]).toEqual([100, 80, 9, 0, 0])
})

test('each rate of an invoice is rounded once, from its sum and not from its lines', () => {
  const charges = [
    { amount: 105, taxRate: '8' },
    { amount: 550, taxRate: '10' },
    { amount: 105, taxRate: '8' },
    { amount: 105, taxRate: '8' },
  ] as const
  // Rounded line by line, the reduced rate would come to 7 + 7 + 7.
  expect(taxSums(charges)).toEqual([
    { taxRate: '10', taxableAmount: 550, tax: 50 },
    { taxRate: '8', taxableAmount: 315, tax: 23 },
  ])
  expect(taxSums([{ amount: 108, taxRate: '8' }])).toEqual([{ taxRate: '8', taxableAmount: 108, tax: 8 }])
  expect(taxSums([])).toEqual([])
})

test('rounding up, down or off are all allowed, and nothing further away', () => {
  const stated = (tax: number) => isTaxAllowed({ taxRate: '8', taxableAmount: 315, tax })
  expect([22, 23, 24, 25, 23.3].map(stated)).toEqual([false, true, true, false, false])
  expect(isTaxAllowed({ taxRate: '10', taxableAmount: 1100, tax: 101 })).toBe(false)
})
