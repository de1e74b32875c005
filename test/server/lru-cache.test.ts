// @module-tag sqlite
import { expect, test } from 'vitest'
import { lruCache } from '../../server/base/db/lru-cache.ts'

test('so many values are remembered as was asked for, those used last', () => {
  const values = lruCache<number>(2)
  values.set('one', 1).set('two', 2)
  expect(values.get('one')).toBe(1)
  values.set('three', 3)
  expect(['one', 'two', 'three'].map((key) => values.get(key))).toEqual([1, undefined, 3])
})
