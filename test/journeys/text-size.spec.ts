import { chromium } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { japanese, open, signIn } from './helpers/captain.ts'
import { expect, test, type Page } from './helpers/test.ts'

async function sizesOf(page: Page, selectors: readonly string[]): Promise<readonly number[]> {
  const sizes: number[] = []
  for (const selector of selectors)
    sizes.push(
      await page
        .locator(selector)
        .first()
        .evaluate((text) => parseFloat(getComputedStyle(text).fontSize)),
    )
  return sizes
}

const list = ['main h1', '[data-row] .title', '[data-screen="list"] input:is([type="search"], [type="text"])']
const form = ['main h1', '[data-field="title"] label', '[data-field="title"] input', '.codex-editor']
const article = ['header a', 'main .blocks > p', 'footer']
const guide = ['h1', 'p', 'nav']

test('texts follow the size that people have set in their browser, and no page scrolls sideways @full', async ({
  origin,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const read = async (size: number) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', `--blink-settings=defaultFontSize=${size}`],
    })
    const page = await browser.newPage({ baseURL: origin, locale: 'ja-JP', viewport, isMobile, hasTouch })
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await signIn(page)
    await open(page, japanese, 'myturn-games/news', 'list')
    await fits()
    const ofList = await sizesOf(page, list)
    await open(page, japanese, 'myturn-games/news/new', 'create')
    await page.locator('[data-field="body"] .codex-editor').waitFor()
    await fits()
    const ofForm = await sizesOf(page, form)
    await page.goto('/article/passkey')
    await fits()
    const ofArticle = await sizesOf(page, article)
    await page.goto('/api/docs/guides/first-request?lang=ja')
    await fits()
    const ofGuide = await sizesOf(page, guide)
    await browser.close()
    return [...ofList, ...ofForm, ...ofArticle, ...ofGuide]
  }
  const usual = await read(16)
  const large = await read(24)
  expect(large.map((size, place) => Number((size / usual[place]!).toFixed(2)))).toEqual(usual.map(() => 1.5))
})

test('a list with a choice of views fits where a window of 1280 pixels is enlarged to 400 % @full', async ({
  page,
}) => {
  await signIn(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, japanese, 'toki-tsumugi-cafe/business-schedule', 'list')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
