import { expect, test } from 'vitest'
import { guides, readGuide } from '../../server/features/guides/guides.ts'
import { sectionsOf } from '../../server/features/guides/markdown.ts'
import { allWords, locales } from './words.ts'

/** What a guide quotes, in the quotation marks of its language. */
const quotes = { ja: /「([^」]+)」/g, en: /“([^”]+)”/g }

test.each(locales)('the guides for staff call buttons and fields what the screens call them, in %s', (locale) => {
  const words = [...allWords(locale).values()].flatMap((word) => word.split(' |||| '))
  const shown = new Set(words.map((word) => word.replaceAll(/%\{\w+\}/g, '…')))
  const quoted = guides.staff.flatMap((guide) =>
    [...readGuide(guide, locale).matchAll(quotes[locale])].map(([, text]) => ({ guide, text: text! })),
  )
  expect(quoted.length).toBeGreaterThan(200)
  expect(quoted.filter(({ text }) => !shown.has(text))).toEqual([])
})

test('the guides for staff have the same sections in both languages', () => {
  for (const guide of guides.staff) {
    const [ja, en] = locales.map((locale) => sectionsOf(readGuide(guide, locale)).length)
    expect([guide, ja]).toEqual([guide, en])
  }
})
