import { expect, test } from 'vitest'
import { textDiff } from '../../generators/text-diff.ts'

const lines = (...each: readonly (string | number)[]) => `${each.join('\n')}\n`

test.each([
  ['a line changed', lines(1, 2, 3, 4, 5, 6), lines(1, 2, 3, 'x', 5, 6), '  2\n  3\n- 4\n+ x\n  5\n  6'],
  ['a line added', lines(1, 2), lines(1, 'x', 2), '  1\n+ x\n  2'],
  ['a line gone', lines(1, 2), lines(1), '  1\n- 2'],
  ['the same line twice', lines(1, 1), lines(1, 1, 1), '  1\n  1\n+ 1'],
  ['all of a new file', '', lines(1, 2), '+ 1\n+ 2'],
  ['all of an orphan', lines(1, 2), '', '- 1\n- 2'],
])('%s', (_, actual, next, expected) => expect(textDiff(actual, next)).toBe(expected))

test('more than sixty lines are counted, not shown', () => {
  const many = lines(...Array.from({ length: 100 }, (_, index) => index))
  expect(textDiff('', many).split('\n').at(-1)).toBe('… 40 more lines')
})
