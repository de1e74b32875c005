import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { amounts } from '../../../src/modules/company-site/home/prices.tsx'

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
const content = read('server/operations/demo/content/funaneco-jp.json')
const numbersIn = (text: string): readonly string[] => text.match(/[0-9][0-9,]*/g) ?? []

test('every price that the legal notices of the demo name is one of the home page', () => {
  const prices = [amounts.monthly, amounts.setup]
    .flatMap((row) => Object.values(row))
    .map((amount: number | undefined) => amount?.toLocaleString('ja'))
  const named = [...JSON.stringify(content.tokusho).matchAll(/([0-9,]+)(?:円| yen)/g)].map(([, price]) => price)
  expect(named.length).toBeGreaterThan(0)
  for (const price of named) expect(prices).toContain(price)
})

test.each(['cafe', 'builder'])('the figures of the case “%s” are those of its article, in both languages', (name) => {
  const article = content.article.find(({ slug }: { slug: string }) => slug.startsWith(`case-${name}`))
  const told = numbersIn(JSON.stringify(article.body))
  for (const language of ['ja', 'en']) {
    const { result } = read(`locales/${language}/modules/company-site.json`).public.home.cases[name]
    for (const number of numbersIn(result)) expect(told).toContain(number)
  }
})

test('no notice names a page of prices, which there is not', () => {
  expect(JSON.stringify(content)).not.toContain('料金ページ')
})
