import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { derivedAlerts } from '../../entities/language/derived/derived-alerts.ts'
import { sites } from '../../entities/installation.ts'
import { localeFaults } from '../../generators/locale-check.ts'
import { locales, wordsOf } from './words.ts'

/** What `npm run check` says of the texts: the tests ask no more than it does. */
const faults = localeFaults(fileURLToPath(new URL('../../locales', import.meta.url)), Object.values(entities))

test.each(Object.keys(entities))('%s has a text for everything that people see, and none for anything else', (name) => {
  expect(faults.filter(({ at }) => at.endsWith(`/entities/${name}.json`))).toEqual([])
})

test('the board, the charts, the search and the rules have all their texts in both languages', () => {
  expect(faults.filter(({ at }) => !at.includes('/entities/'))).toEqual([])
})

test.each(locales)('the board says what follows from fields by itself, in %s', (locale) => {
  const words = [...wordsOf(locale, 'board').keys()]
  expect(derivedAlerts.filter((name) => !words.includes(`derived.${name}`))).toEqual([])
})

describe('The sites', () => {
  test.each(locales)('are kinds that a tenant may be of, by the same name, in %s', (locale) => {
    const options = wordsOf(locale, 'entities/tenant')
    expect(sites.map((site) => wordsOf(locale, `sites/${site}`).get('name'))).toEqual(
      sites.map((site) => options.get(`options.site.${site}`)),
    )
  })
})
