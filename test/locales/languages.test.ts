import { describe, expect, test } from 'vitest'
import { toTranslate } from '../../generators/locales.ts'
import { foreignWords, otherLanguage, proseOf } from '../../locales/latin-words.ts'
import { allWords, locales, setsOf, wordsOf } from './words.ts'

/** Without the noun of what is counted: Japanese has none there. */
const placeholders = (word: string): readonly string[] =>
  [...new Set([...word.matchAll(/%\{(?!noun\})(\w+)\}/g)].map(([, name]) => name!))].sort()

/** Words that are the same or hold the other language on purpose. */
const mayBeEmpty = ['commons.errors.other.title']
const mayBeSpaced = [
  'titles.divider',
  'ra.boolean.null',
  'commons.listSeparator',
  'commons.lastSeparator',
  'commons.orSeparator',
]
const [ja, en] = locales.map(allWords) as [ReadonlyMap<string, string>, ReadonlyMap<string, string>]

/** Without the drafts that somebody has to write, which `npm run check` names. */
const jaWritten = [...ja].filter(([, word]) => !word.startsWith(toTranslate))

describe('Both languages say the same', () => {
  test('they have the same sets', () => {
    expect(setsOf('ja')).toEqual(setsOf('en'))
  })

  test.each(setsOf('ja'))('%s has the same keys in the same order', (set) => {
    expect([...wordsOf('ja', set).keys()]).toEqual([...wordsOf('en', set).keys()])
  })

  test('a word takes the same parameters in both', () => {
    const unlike = [...ja].filter(([key, word]) => placeholders(word).join() !== placeholders(en.get(key)!).join())
    expect(unlike).toEqual([])
  })

  test('no word is empty or has spaces around it', () => {
    const odd = [...ja, ...en].filter(
      ([key, word]) =>
        (word === '' && !mayBeEmpty.includes(key)) || (word !== word.trim() && !mayBeSpaced.includes(key)),
    )
    expect(odd).toEqual([])
  })
})

describe('Japanese is Japanese', () => {
  test('it has one form for every number', () => {
    expect([...ja].filter(([, word]) => word.includes('||||'))).toEqual([])
  })

  test('no English is left in it', () => {
    expect(jaWritten.filter(([key, word]) => foreignWords(key, word).length > 0)).toEqual([])
  })

  test('the verbs of states are whole verbs', () => {
    const verbs = jaWritten.filter(([key]) => /\.transitions\.[^.]+$/.test(key))
    expect(verbs.length).toBeGreaterThan(40)
    expect(verbs.filter(([, word]) => !/[うくぐすつぬぶむる]$/.test(word))).toEqual([])
  })

  test('its signs are full-width, and there is no space between Japanese letters', () => {
    const odd = jaWritten.filter(([, word]) => /[?!,;]|[ぁ-んァ-ン一-龥。、] [ぁ-んァ-ン一-龥]/.test(proseOf(word)))
    expect(odd).toEqual([])
  })
})

describe('English is English', () => {
  test('no Japanese is left in it', () => {
    const foreign = [...en].filter(
      ([key, word]) => /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/.test(word) && !otherLanguage.test(key),
    )
    expect(foreign).toEqual([])
  })

  test('a counted thing has a form for one and a form for many', () => {
    const odd = [...en].filter(([, word]) => word.includes('||||') && word.split(' |||| ').length !== 2)
    expect(odd).toEqual([])
  })

  test('it uses curly quotation marks and apostrophes', () => {
    expect([...en].filter(([key, word]) => /["']/.test(word) && !key.startsWith('ra.'))).toEqual([])
  })
})
