import { readFileSync } from 'node:fs'
import { expect, test, type Page } from './helpers/test.ts'
import { api, button, japanese, languages, makeNews, newSlug, open, signIn, words } from './helpers/captain.ts'
import { decodeQr } from './helpers/qr-decoder.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

for (const language of languages)
  test(`a record’s code opens its public page, or its preview, in ${language.locale} @full`, async ({
    page,
    origin,
  }) => {
    const says = (key: string, params = {}) => words(language, `qr.${key}`, params)
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await signIn(page)
    const slug = newSlug('qr')
    const { body: categories } = await api(page, 'GET', 'funaneco-jp/article-category?range=[0,0]')
    const made = await api(page, 'POST', 'funaneco-jp/article', {
      title: '冬のお知らせ',
      slug,
      category: categories[0].id,
      body: { blocks: [{ type: 'paragraph', data: { text: '寒くなりました。' } }] },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const preview = `${language.prefix}/captain/tenant/funaneco-jp/article/${slug}`

    await open(page, language, `funaneco-jp/article/${slug}`, 'preview')
    await button(page, language, 'commons.actions.qrCode').click()
    const png = await saved(page, says('save', { type: 'PNG' }))
    expect(png.name).toBe(`qr-${slug}.png`)
    expect(await decodeQr(png.bytes)).toBe(`${origin}/article/${slug}`)

    await page.getByRole('button', { name: says('preview') }).click()
    expect(await decodeQr((await saved(page, says('save', { type: 'PNG' }))).bytes)).toBe(origin + preview)

    // Another look, and a logo that is within the file.
    await page.getByLabel(says('colour')).fill('#dddddd')
    await expect(page.getByText(says('unreadable'))).toBeVisible()
    await page.getByLabel(says('colour')).fill('#113355')
    await expect(page.getByText(says('unreadable'))).toBeHidden()
    await page.getByLabel(says('dots'), { exact: true }).click()
    await page.getByRole('option', { name: says('shapes.rounded') }).click()
    const logo = page.locator('input[type=file]')
    await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') })
    await expect(page.getByText(says('logoRefused'))).toBeVisible()
    await logo.setInputFiles('src/static/og.png')
    await expect(page.getByText(says('logoRefused'))).toBeHidden()
    const svg = await saved(page, says('save', { type: 'SVG' }))
    expect(svg.name).toBe(`qr-${slug}.svg`)
    expect(svg.bytes.toString()).toMatch(/<svg[^>]+width="300"[^>]+height="300"[\s\S]+href="data:image\/png/)
    expect(svg.bytes.toString()).toContain('#113355')
    expect(faults).toEqual([])
  })

test('what draws codes is loaded when one is opened @full', async ({ page }) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  const scripts: string[] = []
  page.on('response', (answer) => /qr/i.test(answer.url()) && scripts.push(answer.url()))
  await open(page, japanese, `myturn-games/news/${news.slug}`, 'preview')
  expect(scripts.filter((url) => /\/assets\/qr-dialog/.test(url))).toEqual([])
  await button(page, japanese, 'commons.actions.qrCode').click()
  await expect(page.getByLabel(words(japanese, 'qr.address'))).toHaveValue(new RegExp(`^https://.+/news/${news.slug}$`))
  expect(scripts.some((url) => /qr-dialog/.test(url))).toBe(true)
})
