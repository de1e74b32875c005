// @module-tag sqlite
import { expect, test } from 'vitest'
import { ownTests } from './own-tests.ts'

test('the tests of a declaration are its own and the suites that take each entity, which take it alone', () => {
  const { suites, journeys, entities } = ownTests(['entities/company-site/faq.ts'])
  expect(suites).toEqual(expect.arrayContaining(['test/server/crud.test.ts', 'test/locales/entities.test.ts']))
  expect(suites).not.toContain('test/server/rights.test.ts')
  expect([journeys, entities]).toEqual([[], ['faq']])
})

test('the tests of any other file are those named after it and those that import it, with every entity', () => {
  expect(ownTests(['server/features/exports/parts-of.ts'])).toEqual({
    suites: ['test/server/parts-of.test.ts'],
    journeys: [],
    entities: [],
  })
})
