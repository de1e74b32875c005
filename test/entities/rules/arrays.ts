import {
  countBetween,
  countExact,
  countMax,
  countMin,
  exactlyOneTrue,
  uniqueItems,
} from '../../../entities/language/rules/arrays.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  {
    rule: uniqueItems(),
    valid: [[], ['a', 'A'], [1, '1']],
    invalid: [
      ['a', 'a'],
      [{ a: 1 }, { a: 1 }],
    ],
  },
  {
    rule: uniqueItems('day'),
    valid: [[{ day: 1 }, { day: 2 }]],
    invalid: [
      [
        { day: 1, x: 1 },
        { day: 1, x: 2 },
      ],
    ],
  },
  { rule: countExact(2), valid: [[1, 2]], invalid: [[], [1], [1, 2, 3], 'ab'] },
  { rule: countMax(2), valid: [[], [1, 2]], invalid: [[1, 2, 3]] },

  {
    rule: countMin(2),
    valid: [
      [1, 2],
      [1, 2, 3],
    ],
    invalid: [[], [1], 'abc'],
  },
  { rule: countBetween(1, 2), valid: [[1], [1, 2]], invalid: [[], [1, 2, 3]] },
  {
    rule: exactlyOneTrue('isMain'),
    valid: [[{ isMain: true }], [{ isMain: false }, { isMain: true }, {}]],
    invalid: [[], [{ isMain: false }], [{}], [{ isMain: true }, { isMain: true }], [{ isMain: 'true' }]],
  },
]
