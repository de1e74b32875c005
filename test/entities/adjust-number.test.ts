import { describe, expect, test } from 'vitest'
import { product } from '../../entities/shop/product.ts'
import { adjustedNumber, stepsOf, type Adjustment } from '../../entities/language/numbers/adjust-number.ts'

const nearest = { step: '1', rounding: 'nearest' } as const

describe('A number is adjusted exactly', () => {
  test.each<[value: string, Partial<Adjustment>, after: string]>([
    ['1200', { percent: '8' }, '1296'],
    ['1250', { percent: '8' }, '1350'],
    ['980', { percent: '8' }, '1058'],
    ['980', { percent: '8', rounding: 'up' }, '1059'],
    ['980', { percent: '8', step: '10' }, '1060'],
    ['980', { percent: '8', step: '10', rounding: 'down' }, '1050'],
    ['980', { percent: '8', step: '100', rounding: 'up' }, '1100'],
    ['980', { percent: '-8', rounding: 'down' }, '901'],
    ['1080', { percent: '-100' }, '0'],
    ['5', { percent: '10' }, '6'],
    ['15', { percent: '10', step: '1' }, '17'],
    ['14', { percent: '0', step: '10' }, '10'],
    ['15', { percent: '0', step: '10' }, '20'],
    ['1500', { amount: '80' }, '1580'],
    ['1500', { amount: '-80' }, '1420'],
    ['50', { amount: '-80' }, '-30'],
    ['1500', { amount: '80', step: '100', rounding: 'up' }, '1600'],
    ['1600', { amount: '0', step: '100', rounding: 'up' }, '1600'],
    ['1', { amount: '0.5' }, '2'],
    ['-1', { amount: '-0.5' }, '-2'],
    ['-1', { amount: '-0.5', rounding: 'up' }, '-1'],
    ['-1', { amount: '-0.5', rounding: 'down' }, '-2'],
    ['1.005', { percent: '0', step: '0.01' }, '1.01'],
    ['0.1', { amount: '0.2', step: '0.001' }, '0.3'],
    ['4.35', { percent: '100', step: '0.01' }, '8.7'],
    ['9999999999999.999', { percent: '0.001', step: '0.001' }, '10000099999999.999'],
    ['9007199254740993', { amount: '1' }, '9007199254740994'],
  ])('%s by %o is %s', (value, adjustment, after) => {
    expect(adjustedNumber(value, { ...nearest, ...adjustment })).toBe(after)
  })
})

test('a field offers no rounding that is finer than what it holds', () => {
  const { price, weightKg, stock } = product.fields
  expect(stepsOf(price!)).toEqual(['1', '10', '100', '1000'])
  expect(stepsOf(stock!)).toEqual(['1', '10', '100', '1000'])
  expect(stepsOf(weightKg!)[0]).toBe('0.001')
})
