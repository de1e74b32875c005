import { expect, test } from 'vitest'
import { sceneOf } from '../../../src/public/parts/article-cover.tsx'

test('an article without a picture shows the business that its address names, or else always the same one', () => {
  expect(['case-builder', 'case-cafe-calendar', 'Shop_opening'].map(sceneOf)).toEqual(['builder', 'cafe', 'shop'])
  expect(sceneOf('passkey')).toBe(sceneOf('passkey'))
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(sceneOf)).size).toBeGreaterThan(2)
})
