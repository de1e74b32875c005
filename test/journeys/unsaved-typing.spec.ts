import { expect, test } from './helpers/test.ts'
import {
  api,
  box,
  button,
  demoPassword,
  japanese,
  languages,
  makeNews,
  newSlug,
  open,
  shown,
  signIn,
  words,
} from './helpers/captain.ts'

test('a reload in the middle of typing loses nothing', async ({ page }) => {
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${id}`, 'edit')
  await box(page, 'title').fill('書きかけの題名')
  await box(page, 'metaDescription').fill('まだ途中です')
  await page.waitForTimeout(1500)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await shown(page, 'edit')
  await button(page, japanese, 'forms.journal.restore').click()
  await expect(box(page, 'title')).toHaveValue('書きかけの題名')
  await expect(box(page, 'metaDescription')).toHaveValue('まだ途中です')
})

test('what an earlier visit left stays on offer when something else is saved @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${id}`, 'edit')
  await box(page, 'metaDescription').fill('前の続き')
  await page.waitForTimeout(1500)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await shown(page, 'edit')
  const restore = button(page, japanese, 'forms.journal.restore')
  await expect(restore).toBeVisible()
  await box(page, 'title').fill('別のところ')
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(async () => (await api(page, 'GET', `myturn-games/news/${id}`)).body.title).toBe('別のところ')
  await restore.click()
  await expect(box(page, 'metaDescription')).toHaveValue('前の続き')
  await expect(box(page, 'title')).toHaveValue('別のところ')
})

test('without a network, a form says that personal data is not kept on this device @full', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  await open(page, japanese, 'tajimi-kasa-pub-com/circle/new', 'create')
  await context.setOffline(true)
  await expect(page.getByText(words(japanese, 'forms.journal.offline'))).toBeVisible()
  await box(page, 'representative').fill('笠原 花子')
  await expect(page.getByText(words(japanese, 'forms.journal.offlineOnly'))).toBeVisible()
  await context.setOffline(false)
})

test('a record whose answer was lost is made once, though the page was loaded anew in between @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  const slug = newSlug('todokanai')
  await box(page, 'title').fill('届かなかった返事')
  await box(page, 'slug').fill(slug)
  await box(page, 'linkUrl').fill('https://example.jp/')
  await page.route('**/api/v1/authorized/tenants/myturn-games/news', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await button(page, japanese, 'commons.actions.saveDraft').click()
  await expect(page.getByText(words(japanese, 'commons.failures.network')).first()).toBeVisible()
  await page.unrouteAll()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await shown(page, 'create')
  await button(page, japanese, 'forms.journal.restore').click()
  await expect(box(page, 'title')).toHaveValue('届かなかった返事')
  await box(page, 'metaDescription').fill('読み込み直したあとに')
  await button(page, japanese, 'commons.actions.saveDraft').click()
  await shown(page, 'edit')

  const { body } = await api(page, 'GET', `myturn-games/news?filter=${encodeURIComponent(JSON.stringify({ q: slug }))}`)
  expect(body).toMatchObject([{ slug, title: '届かなかった返事', metaDescription: '読み込み直したあとに' }])
})

test('a save without network says so, keeps the form, and works once there is network again', async ({
  page,
  context,
}) => {
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${id}`, 'edit')
  await box(page, 'title').fill('電波の届かない店から')
  await context.setOffline(true)
  await button(page, japanese, 'commons.actions.saveDraft').click()
  await expect(page.getByText(words(japanese, 'commons.failures.network')).first()).toBeVisible()
  await expect(box(page, 'title')).toHaveValue('電波の届かない店から')

  await context.setOffline(false)
  await button(page, japanese, 'commons.actions.saveDraft').click()
  await expect
    .poll(async () => (await api(page, 'GET', `myturn-games/news/${id}`)).body.title)
    .toBe('電波の届かない店から')
})

test('leaving with unsaved changes asks first, and staying is the default', async ({ page }) => {
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  await open(page, japanese, 'myturn-games/news', 'list')
  await page.goto(`/captain/tenant/myturn-games/news/${id}`)
  await shown(page, 'edit')
  await box(page, 'title').fill('消えたら困る')
  const back = page.getByRole('link', { name: new RegExp(`^${words(japanese, 'commons.actions.back')}`) })
  await back.click()
  const stay = page.getByRole('dialog').getByRole('button', { name: words(japanese, 'commons.dialogs.cancel.dismiss') })
  await expect(stay).toBeFocused()
  await stay.click()
  await expect(box(page, 'title')).toHaveValue('消えたら困る')
  await expect(back).toBeFocused()
})

for (const language of languages) {
  test(`what one account typed is not saved as another that signs in in the next tab, ${language.locale} @full`, async ({
    page,
    context,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on every width')
    const staff = 'staff@myturn-games.example'
    await signIn(page)
    const { id, createdBy: mine } = await makeNews(page, 'myturn-games')
    await open(page, language, `myturn-games/news/${id}`, 'edit')
    await box(page, 'title').fill('管理者の書きかけ')

    const next = await context.newPage()
    await next.goto(`${language.prefix}/auth/logout`)
    await next
      .getByRole('main')
      .getByRole('link', { name: words(language, 'commons.actions.signIn') })
      .click()
    await next.getByLabel(words(language, 'commons.signIn.email'), { exact: true }).fill(staff)
    await next.getByLabel(words(language, 'commons.signIn.password'), { exact: true }).fill(demoPassword)
    await next.getByRole('button', { name: words(language, 'commons.signIn.submit'), exact: true }).click()
    await expect(next.locator('.captain')).toBeVisible()

    // The first tab hears of it at once.
    await page.bringToFront()
    const asked = page.getByRole('dialog', { name: words(language, 'commons.signIn.other') })
    await expect(asked).toContainText(staff)
    await asked.getByRole('button', { name: words(language, 'commons.actions.close') }).click()
    const record = async () => (await api(page, 'GET', `myturn-games/news/${id}`)).body
    await page.keyboard.press('Control+s')
    await expect(asked).toBeVisible()
    expect((await record()).title).toBe('朝のお知らせ')
    await expect(box(page, 'title')).toHaveValue('管理者の書きかけ')

    await expect(asked.getByLabel(words(language, 'commons.signIn.email'), { exact: true })).toHaveValue(
      'admin@captain.example',
    )
    await asked.getByLabel(words(language, 'commons.signIn.password'), { exact: true }).fill(demoPassword)
    await asked.getByRole('button', { name: words(language, 'commons.signIn.submit'), exact: true }).click()
    await expect(asked).toBeHidden()
    await expect.poll(async () => (await record()).title).toBe('管理者の書きかけ')
    expect((await record()).updatedBy).toBe(mine)
    // And so does the other.
    await expect(next.getByRole('dialog', { name: words(language, 'commons.signIn.other') })).toContainText(
      'admin@captain.example',
    )
  })
}
