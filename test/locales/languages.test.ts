import { describe, expect, test } from 'vitest'
import { toTranslate } from '../../generators/locales.ts'
import { allWords, locales, setsOf, wordsOf } from './words.ts'

/** Without the noun of what is counted: Japanese has none there. */
const placeholders = (word: string): readonly string[] =>
  [...new Set([...word.matchAll(/%\{(?!noun\})(\w+)\}/g)].map(([, name]) => name!))].sort()

/** What is left of a Japanese word when placeholders, of texts and of emails, quoted examples and addresses are taken away. */
const proseOf = (word: string): string =>
  word
    .replace(/%\{\w+\}|\{\{\w+\}\}/g, '')
    .replace(/「[^」]*」|（例：[^）]*）/g, '')
    .replace(/facebook\.com\/|FAQ/g, '')

/** Names and signs that Japanese readers know in Latin letters. */
const latin =
  /^(Android|Chrome|Cloudflare|Edge|Firefox|Safari|BGM|BPM|CSV|JSON|Captain|English|Delete|Enter|Esc|FAX|Facebook|ID|IP|IPv|GIF|HEIC|ISRC|Instagram|JAN|JPEG|LINE|MAC|MB|MP|PC|PNG|SNS|SVG|URL|UC|WAV|WebP|YouTube|ZIP|A|AB|AI|AAAA|American|Diners|Club|Express|JCB|Mastercard|Visa|SKU|D|B|API|DNS|IANA|PDF|QR|SSL|TRPG|WHOIS|xn|https|TLS|L|O|X|Q|T|cm|e|iOS|kcal|Excel|XLSX|Shift|JIS|CP|UTF|kg|px|v|Webhook|POST|HTTP|HTTPS|freee|Netlify|Vercel|Pages|Standard|Webhooks|Re)$/

/** Words that are the same or hold the other language on purpose. */
const mayBeEmpty = ['commons.errors.other.title']
const mayBeSpaced = [
  'titles.divider',
  'ra.boolean.null',
  'commons.listSeparator',
  'commons.lastSeparator',
  'commons.orSeparator',
]
/**
 * Languages say their own names and codes, what is typed for a translation is in the language it comes from or goes to, and screens
 * are found by their names in both.
 */
const otherLanguage =
  /^commons\.(frame\.languages\.|languageCode$)|^search\.(entities|pages)\.|^search\.create$|^ai\.(translation\.example|glossary\.(ja|en)Example)$/

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
    const foreign = jaWritten.filter(
      ([key, word]) =>
        !otherLanguage.test(key) && (proseOf(word).match(/[A-Za-z]+/g) ?? []).some((each) => !latin.test(each)),
    )
    expect(foreign).toEqual([])
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
