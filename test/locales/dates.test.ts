import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dateFormat } from '../../locales/dates.ts'

const at = new Date('2026-11-21T15:05:00Z')

test.each([
  ['a day on a screen', 'medium', undefined, '2026/11/22', '22 Nov 2026'],
  ['an instant on a screen', 'medium', 'short', '2026/11/22 00:05', '22 Nov 2026 00:05'],
  ['a day in a document', 'long', undefined, '2026年11月22日', '22 November 2026'],
  ['an instant in a letter', 'long', 'short', '2026年11月22日 00:05', '22 November 2026 00:05'],
] as const)('%s: the day comes before the month in English, and the clock has 24 hours', (_, length, time, ja, en) => {
  const texts = (['ja', 'en'] as const).map((language) => dateFormat(language, 'Asia/Tokyo', length, time)(at))
  expect(texts).toEqual([ja, en])
})

test('no other place formats dates by a tag of its own', () => {
  const own = ['src', 'server'].flatMap((room) =>
    readdirSync(new URL(`../../${room}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${room}/${file}`)
      .filter((file) => {
        const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
        // The Swedish and Canadian forms of a day are ISO 8601, and read by programs.
        return /'(ja-JP|en-GB|en-US)'|DateTimeFormat\((locale|language)\b/.test(source)
      }),
  )
  expect(own).toEqual([])
})
