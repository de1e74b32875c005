import { axeFindings } from './helpers/axe.ts'
import { expect, test, type Page } from './helpers/test.ts'
import {
  api,
  box,
  button,
  enter,
  field,
  japanese,
  newSlug,
  open,
  shown,
  signIn,
  toast,
  words,
} from './helpers/captain.ts'

const tenant = 'funaneco-jp'
const staff = `staff@${tenant}.example`

/** A published article, made through the API; its category is that of another. */
async function makeArticle(page: Page): Promise<{ readonly id: string; readonly slug: string }> {
  // Drafts, which other journeys make, may have no category.
  const filter = encodeURIComponent(JSON.stringify({ status: 'published' }))
  const { body: articles } = await api(page, 'GET', `${tenant}/article?filter=${filter}`)
  const slug = newSlug('kouji')
  const { status, body } = await api(page, 'POST', `${tenant}/article`, {
    title: '港まつりのご案内',
    slug,
    category: articles[0].category,
    lead: '花火は8時からです。',
    body: { blocks: [{ type: 'paragraph', data: { text: '今年も港でお待ちしています。' } }] },
    status: 'published',
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const live = async (page: Page, id: string) => (await api(page, 'GET', `${tenant}/article/${id}`)).body
const publicText = async (page: Page, slug: string) => (await page.request.get(`/article/${slug}`)).text()
const menu = (page: Page) =>
  page.getByRole('button', { name: words(japanese, 'forms.saveBar.publishMenu'), exact: true })

test('a change of what is published is kept as a draft, compared, published and taken back @phone', async ({
  page,
}) => {
  await signIn(page, staff)
  const { id, slug } = await makeArticle(page)
  await open(page, japanese, `${tenant}/article/${id}/edit`, 'edit')
  await box(page, 'title').fill('港まつりは雨天順延')
  await button(page, japanese, 'drafts.saveAs').click()
  await expect(page.getByText(words(japanese, 'drafts.state'), { exact: true })).toBeVisible()
  expect(await publicText(page, slug)).toContain('港まつりのご案内')

  // The keys that save save the draft as long as there is one.
  await box(page, 'lead').fill('花火は翌日の8時からです。')
  await page.keyboard.press('Control+s')
  await expect(toast(page, japanese)).toContainText('下書きとして保存しました')
  expect(await live(page, id)).toMatchObject({ title: '港まつりのご案内', lead: '花火は8時からです。' })
  expect(await publicText(page, slug)).not.toContain('雨天順延')

  await button(page, japanese, 'drafts.changes').click()
  const changes = page.locator('[data-changes]')
  await expect(changes.getByRole('listitem')).toHaveCount(2)
  await expect(changes).toContainText('雨天順延')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(changes).toBeHidden()

  await page.locator('[data-action="publish"]').click()
  await expect(toast(page, japanese)).toContainText('の変更を公開しました')
  await expect(page.getByText(words(japanese, 'drafts.state'), { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: /下書きの変更を公開/ })).toHaveCount(1)
  expect(await publicText(page, slug)).toContain('雨天順延')

  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .last()
    .click()
  await expect(page.getByText(words(japanese, 'drafts.state'), { exact: true })).toBeVisible()
  await expect(box(page, 'title')).toHaveValue('港まつりは雨天順延')
  expect(await live(page, id)).toMatchObject({ title: '港まつりのご案内' })
})

test('a draft is seen in the list and on the page of its record, is set for a time, and comes back once discarded', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page, staff)
  const { id, slug } = await makeArticle(page)
  await open(page, japanese, `${tenant}/article/${id}/edit`, 'edit')
  await box(page, 'title').fill(`下書き ${slug}`)
  await button(page, japanese, 'drafts.saveAs').click()
  await expect(page.getByText(words(japanese, 'drafts.state'), { exact: true })).toBeVisible()

  await menu(page).click()
  await page.getByRole('menuitem', { name: words(japanese, 'forms.saveBar.schedule') }).click()
  const dialog = page.getByRole('dialog')
  const at = dialog.getByRole('textbox')
  await at.fill('2020/01/01 10:00')
  await dialog.locator('[data-action="schedule"]').click()
  await expect(dialog).toContainText(words(japanese, 'drafts.schedule.past'))
  await at.fill('2099/01/02 10:00')
  // There is nothing to publish in English; the dialog says so.
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: words(japanese, 'commons.publishedLanguages.en') }).click()
  await dialog.locator('[data-action="schedule"]').click()
  await expect(dialog).toContainText(words(japanese, 'validations.integrity.notInLanguage'))
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: words(japanese, 'commons.publishedLanguages.ja') }).click()
  expect(await axeFindings(page)).toEqual([])
  await dialog.locator('[data-action="schedule"]').click()
  await expect(page.locator('[data-messages]')).toContainText('2099/01/02 10:00')
  const inHistory = (kind: string) => page.locator(`[data-draft-event="${kind}"]`)
  const zone = words(japanese, 'commons.inputs.timeZone')
  await expect(inHistory('scheduled')).toContainText(`変更の公開を2099/01/02 10:00（${zone}）に予約`)
  await expect(inHistory('scheduled')).toContainText(words(japanese, 'commons.publishedLanguages.ja'))
  await expect(page.locator('[data-messages]')).toContainText('日本語の変更だけが自動で公開されます')
  await expect(inHistory('saved')).toHaveCount(1)
  await menu(page).click()
  await page.getByRole('menuitem', { name: words(japanese, 'drafts.schedule.cancel') }).click()
  await expect(page.locator('[data-messages]')).not.toContainText('2099')
  await expect(inHistory('unscheduled')).toHaveCount(1)

  const filter = encodeURIComponent(JSON.stringify({ hasDraft: true, q: slug }))
  await open(page, japanese, `${tenant}/article?filter=${filter}`, 'list')
  await expect(page.locator(`[data-row="${id}"] [data-flag="draft"]`)).toBeVisible()

  await page.goto(`/captain/tenant/${tenant}/article/${slug}`)
  await shown(page, 'preview')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('港まつりのご案内')
  await page.getByRole('link', { name: words(japanese, 'drafts.draft'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`下書き ${slug}`)

  await open(page, japanese, `${tenant}/article/${id}/edit`, 'edit')
  await menu(page).click()
  await page.getByRole('menuitem', { name: words(japanese, 'drafts.discard') }).click()
  await expect(box(page, 'title')).toHaveValue('港まつりのご案内')
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .last()
    .click()
  await expect(box(page, 'title')).toHaveValue(`下書き ${slug}`)
})

test('a draft that lacks something is saved, and says what when it is published @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page, staff)
  const { id } = await makeArticle(page)
  const { version } = await live(page, id)
  const begun = await page.request.fetch(`/api/v1/authorized/tenants/${tenant}/article/${id}/draft`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${((await (await page.request.get('/api/auth/token')).json()) as { token: string }).token}`,
      'if-none-match': '*',
    },
    data: { body: null, version },
  })
  expect(begun.status()).toBe(200)
  await open(page, japanese, `${tenant}/article/${id}/edit`, 'edit')
  await expect(page.locator('[data-missing]')).toContainText('本文')
  await page.locator('[data-action="publish"]').click()
  await expect(page.locator('[data-faults]')).toContainText('本文')
  await expect(field(page, 'body')).toBeInViewport()
  expect((await live(page, id)).body).not.toBeNull()
})

test('two people write one draft, and whoever comes second chooses; so does who publishes over what changed live @full', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page, staff)
  const { id } = await makeArticle(page)
  await open(page, japanese, `${tenant}/article/${id}/edit`, 'edit')
  await box(page, 'title').fill('一人目')
  await button(page, japanese, 'drafts.saveAs').click()
  await expect(page.getByText(words(japanese, 'drafts.state'), { exact: true })).toBeVisible()

  const other = await browser.newPage()
  await enter(other, japanese)
  await open(other, japanese, `${tenant}/article/${id}/edit`, 'edit')
  await box(other, 'title').fill('二人目')
  await button(other, japanese, 'commons.actions.saveDraft').click()
  await expect(toast(other, japanese)).toContainText('二人目')

  await box(page, 'title').fill('また一人目')
  await page.keyboard.press('Control+s')
  await page.locator('[data-action="compare"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('二人目')
  await dialog.locator('[data-compare="title"] input[value="mine"]').check()
  await dialog.getByRole('button', { name: words(japanese, 'forms.conflict.save') }).click()
  await expect(toast(page, japanese)).toContainText('また一人目')

  const { version } = await live(page, id)
  await api(page, 'PUT', `${tenant}/article/${id}`, { title: '公開側', version })
  await open(page, japanese, `${tenant}/article/${id}/edit`, 'edit')
  await page.locator('[data-action="publish"]').click()
  await expect(dialog).toContainText('公開側')
  expect((await live(page, id)).title).toBe('公開側')
  await dialog.locator('[data-compare="title"] input[value="mine"]').check()
  await dialog.getByRole('button', { name: words(japanese, 'commons.actions.saveLive') }).click()
  await expect.poll(async () => (await live(page, id)).title).toBe('また一人目')
})
