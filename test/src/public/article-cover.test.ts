import { expect, test } from 'vitest'
import { sceneOf } from '../../../src/modules/company-site/parts/article-cover.tsx'

test('an article without a picture shows the business that its address names, and no other: else the harbour', () => {
  expect(['case-builder', 'case-cafe-calendar', 'Shop_opening'].map(sceneOf)).toEqual(['builder', 'cafe', 'shop'])
  expect(['passkey', 'english-pages', 'office-cat', 'shopping', 'a', 'b', 'c'].map(sceneOf)).toEqual(
    Array.from({ length: 7 }, () => 'harbour'),
  )
})
