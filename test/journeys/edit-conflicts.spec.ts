import { expect, test } from './helpers/test.ts'
import { api, box, button, japanese, makeNews, open, signIn, words } from './helpers/captain.ts'

test('what two people changed in different fields is merged @full', async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${id}`, 'edit')

  const other = await browser.newPage()
  await signIn(other, 'staff@myturn-games.example')
  await open(other, japanese, `myturn-games/news/${id}`, 'edit')
  await box(other, 'metaDescription').fill('相手の説明')
  await button(other, japanese, 'commons.actions.saveDraft').click()
  await expect.poll(async () => (await api(page, 'GET', `myturn-games/news/${id}`)).body.version).toBe(2)

  await box(page, 'title').fill('わたしの題名')
  await button(page, japanese, 'commons.actions.saveDraft').click()
  await expect
    .poll(async () => (await api(page, 'GET', `myturn-games/news/${id}`)).body)
    .toMatchObject({ title: 'わたしの題名', metaDescription: '相手の説明' })
})

test('where two people changed the same field, the second sees both and chooses', async ({ page, browser }) => {
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${id}`, 'edit')

  const other = await browser.newPage()
  await signIn(other, 'staff@myturn-games.example')
  await open(other, japanese, `myturn-games/news/${id}`, 'edit')
  await box(other, 'title').fill('相手の題名')
  await button(other, japanese, 'commons.actions.saveDraft').click()
  await expect.poll(async () => (await api(page, 'GET', `myturn-games/news/${id}`)).body.version).toBe(2)

  await box(page, 'title').fill('わたしの題名')
  await button(page, japanese, 'commons.actions.saveDraft').click()
  await page.getByRole('button', { name: words(japanese, 'forms.conflict.compare') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('相手の題名')
  await expect(dialog).toContainText('わたしの題名')
  await dialog
    .getByRole('radio', { name: new RegExp(words(japanese, 'forms.conflict.mine')) })
    .first()
    .check()
  await dialog.getByRole('button', { name: words(japanese, 'forms.conflict.save') }).click()
  await expect.poll(async () => (await api(page, 'GET', `myturn-games/news/${id}`)).body.title).toBe('わたしの題名')
})

test('two people see each other’s names while both have a record open @full', async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${id}`, 'edit')
  const other = await browser.newPage()
  await signIn(other, 'staff@myturn-games.example')
  await open(other, japanese, `myturn-games/news/${id}`, 'edit')
  const { user } = (await (await page.request.get('/api/auth/get-session')).json()) as { user: { name: string } }
  await expect(other.locator('[data-presence="1"]')).toContainText(user.name)
  // Each page asks every ten seconds.
  await box(other, 'metaDescription').fill('相手の説明')
  const seen = page.locator('[data-presence="1"]')
  await expect(seen).toContainText(words(japanese, 'presence.typing', { names: '' }), { timeout: 15_000 })
  // Whoever leaves for another page is gone; a page that is closed from outside may not get to say so.
  await other.goto('about:blank')
  await other.close()
  await expect(page.locator('[data-presence="0"]')).toBeAttached({ timeout: 15_000 })
})
