import { describe, expect, test } from 'vitest'
import { compareDecimals, plainDecimal } from '../../entities/language/numbers/decimals.ts'

describe('A decimal', () => {
  test.each([
    ['0', '0'],
    ['000', '0'],
    ['-0.0', '0'],
    ['007.50', '7.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-01.10', '-1.1'],
    ['9007199254740993.001', '9007199254740993.001'],
  ])('written as %s is %s', (written, plain) => {
    expect(plainDecimal(written)).toBe(plain)
    expect(plainDecimal(plain)).toBe(plain)
  })

  test.each(['', '.', '-', '-.', '1e3', '1,5', '１', '1.2.3', 'x'])('is not %s, which stays as it is', (text) =>
    expect(plainDecimal(text)).toBe(text),
  )

  test.each([
    ['1', '2', -1],
    ['10', '9', 1],
    ['1.10', '01.1', 0],
    ['1.05', '1.1', -1],
    ['-1', '0', -1],
    ['-1.5', '-1.25', -1],
    ['9007199254740993', '9007199254740992', 1],
    ['x', '9', 1],
  ])('%s beside %s is %i', (first, second, sign) => {
    expect(Math.sign(compareDecimals(first, second))).toBe(sign)
    expect(Math.sign(compareDecimals(second, first)) + sign).toBe(0)
  })
})
