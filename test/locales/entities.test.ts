import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { derivedAlerts } from '../../entities/language/derived/derived-alerts.ts'
import { sites } from '../../entities/installation.ts'
import { localeFaults } from '../../generators/locale-check.ts'
import { locales, wordsOf } from './words.ts'

const folder = fileURLToPath(new URL('../../locales', import.meta.url))

/** What `npm run check` says of the texts, but for those that are drafted and still to be written: the tests ask no more. */
const faults = localeFaults(folder, Object.values(entities)).filter(({ code }) => code !== 'W212')

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
