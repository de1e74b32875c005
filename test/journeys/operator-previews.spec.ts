import { axeFindings } from './helpers/axe.ts'
import { api, box, button, japanese, languages, open, signIn, words } from './helpers/captain.ts'
import { expect, test, type Browser, type Page } from './helpers/test.ts'

const operator = 'funaneco-jp'

/** An article that the public sees, which this test may change. */
async function anArticle(page: Page): Promise<{ readonly id: string; readonly version: number }> {
  const filter = encodeURIComponent(JSON.stringify({ status: 'published' }))
  const { body } = await api(page, 'GET', `${operator}/article?filter=${filter}`)
  return body[0]
}

const share = async (page: Page, recordId: string): Promise<{ readonly ja: string; readonly en: string }> =>
  (await api(page, 'POST', `${operator}/preview-links`, { entity: 'article', recordId, allowsComments: true })).body

/** A browser of somebody who has nothing but a link. */
const stranger = (browser: Browser, options = {}) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP', ...options })

test('the operator’s own page beside the form shows what is typed without being loaded again', async ({ page }) => {
  await signIn(page)
  const { id } = await anArticle(page)
  await open(page, japanese, `${operator}/article/${id}/edit`, 'edit')
  await button(page, japanese, 'commons.actions.previewPane').click()
  const site = page.frameLocator(`iframe[title="${words(japanese, 'previews.pane.title')}"]`).frameLocator('iframe')
  const heading = site.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(site.locator('html[data-loaded]')).toHaveCount(0)
  await site.locator('html').evaluate((html) => html.setAttribute('data-loaded', 'once'))
  for (const title of ['入力中の港の話', '打ち直した港の話']) {
    await box(page, 'title').fill(title)
    await expect(heading).toHaveText(title)
  }
  // It is the document that was loaded first.
  await expect(site.locator('html')).toHaveAttribute('data-loaded', 'once')
  await expect(page.getByText(words(japanese, 'previews.pane.silent'))).toBeHidden()
  // What is typed stays nobody's until it is saved.
  expect((await api(page, 'GET', `${operator}/article/${id}`)).body.title).not.toContain('港の話')
})

test('an open question stays open while its answer is typed', async ({ page }) => {
  await signIn(page)
  const { body } = await api(page, 'GET', `${operator}/faq`)
  const { id, question } = body[0]
  await open(page, japanese, `${operator}/faq/${id}/edit`, 'edit')
  await button(page, japanese, 'commons.actions.previewPane').click()
  const site = page.frameLocator(`iframe[title="${words(japanese, 'previews.pane.title')}"]`).frameLocator('iframe')
  await site.getByText(question, { exact: true }).click()
  await box(page, 'question').fill('どこから来ましたか？')
  const item = site.locator('details', { hasText: 'どこから来ましたか？' })
  await expect(item).toHaveAttribute('open', '')
})

test('whoever has a link sees a draft as soon as it is saved, keeps what they write meanwhile, and gets no cookie', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const { id, version } = await anArticle(page)
  const { ja } = await share(page, id)
  const context = await stranger(browser)
  const visitor = await context.newPage()
  const followed = visitor.waitForResponse(/\/preview\/events/)
  await visitor.goto(ja)
  await followed
  await visitor.locator('#comments textarea').fill('書きかけのコメント')
  const heading = visitor.getByRole('heading', { level: 1 })
  const draft = { title: '下書きの港の話', version }
  const saved = await api(page, 'PUT', `${operator}/article/${id}/draft`, draft, { 'if-none-match': '*' })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await expect(heading).toHaveText('下書きの港の話')
  await expect(visitor).toHaveTitle(/下書きの港の話/)
  await expect(visitor.locator('#comments textarea')).toHaveValue('書きかけのコメント')
  expect(await context.cookies()).toEqual([])
  await context.close()
})

for (const language of languages)
  test(`a comment is left on the page without JavaScript, and seen by who made the link ${language.locale}`, async ({
    page,
    browser,
  }) => {
    await signIn(page)
    const { id } = await anArticle(page)
    const link = await share(page, id)
    const context = await stranger(browser, { javaScriptEnabled: false })
    const visitor = await context.newPage()
    await visitor.goto(link[language.locale])
    await visitor.getByRole('link', { name: words(language, 'public.frame.comment') }).click()
    await visitor.getByLabel(words(language, 'public.preview.comments.name')).fill('店長')
    await visitor
      .getByRole('textbox', { name: words(language, 'public.preview.comments.body'), exact: true })
      .fill(`明るく ${language.locale}`)
    await visitor.getByRole('button', { name: words(language, 'public.preview.comments.send') }).click()
    await expect(visitor).toHaveURL(`${link[language.locale]}#comments`)
    await expect(visitor.locator('#comments li').first()).toContainText(`明るく ${language.locale}`)
    expect(await context.cookies()).toEqual([])
    const { body } = await api(page, 'GET', `${operator}/threads/article/${id}`)
    expect(body.comments[0].body).toBe(`明るく ${language.locale}`)
    await context.close()
  })

test('the page of a preview with its comments can be read by everybody', async ({ page, browser }) => {
  await signIn(page)
  const { id } = await anArticle(page)
  const { ja } = await share(page, id)
  const context = await stranger(browser)
  const visitor = await context.newPage()
  await visitor.goto(ja)
  await expect(visitor.locator('#comments form')).toBeVisible()
  expect(await axeFindings(visitor)).toEqual([])
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await visitor.goto(ja.replace(/\/article\/[^?]*/, '/contact'))
  await expect(visitor.getByText(words(japanese, 'public.contact.preview.body'))).toBeVisible()
  expect(await axeFindings(visitor)).toEqual([])
  await context.close()
})
