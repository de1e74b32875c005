import { expect, test } from 'vitest'
import { titleWidth } from '../../../src/captain/list/table/column-widths.ts'

const alone = { picture: false, flags: false }
const widthOf = (titles: readonly string[], around = alone) => titleWidth(titles, around)['--title-width']

test('the first column is as wide as its longest title, not a quarter of the window', () => {
  expect(widthOf(['20261127-0003', '20261125-0001'])).toBe('calc(7.65em + 40px)')
  expect(widthOf(['茶', '見本焙じ茶（80g）'])).toBe(widthOf(['見本焙じ茶（80g）']))
})

test('it has room for pictures and flags, and for no more than a line that can be read down', () => {
  expect(widthOf(['茶'], { picture: true, flags: true })).toBe('calc(8.8em + 84px)')
  expect(widthOf(['あ'.repeat(80)])).toBe(widthOf(['あ'.repeat(25)]))
})
