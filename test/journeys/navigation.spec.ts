import { expect, test } from './helpers/test.ts'
import { box, button, demoPassword, enter, japanese, languages, open, shown, signIn, words } from './helpers/captain.ts'

test('a page asked for before signing in is where one arrives after it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every width')
  await page.goto('/ja/captain/tenant/myturn-games/news?page=2')
  await expect(page).toHaveURL(/\/ja$/)
  const toasts = page.getByRole('region', { name: words(japanese, 'commons.toasts.region') })
  await expect(toasts).toContainText(words(japanese, 'commons.signIn.required'))
  await toasts.getByRole('button', { name: words(japanese, 'commons.actions.signIn') }).click()

  // As an input method writes it that was left on: the browser is not asked whether that is an address.
  await page
    .getByLabel(words(japanese, 'commons.signIn.email'), { exact: true })
    .fill('Ａｄｍｉｎ＠ｃａｐｔａｉｎ．ｅｘａｍｐｌｅ')
  const password = page.getByLabel(words(japanese, 'commons.signIn.password'), { exact: true })
  const submit = page
    .getByRole('main')
    .getByRole('button', { name: words(japanese, 'commons.signIn.submit'), exact: true })
  await password.fill('something else')
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(words(japanese, 'commons.signIn.failed'))
  await password.fill(demoPassword)
  await submit.click()
  await expect(page).toHaveURL(/\/ja\/captain\/tenant\/myturn-games\/news\?page=2/)
  await shown(page, 'list')

  await page.goto('/ja/auth/login')
  await expect(page).toHaveURL(/\/ja\/captain$/)
})

test('the language switch keeps the page and its query, and is remembered', async ({ page }) => {
  await signIn(page)
  await page.goto('/captain/tenant/myturn-games/news?page=2')
  await shown(page, 'list')
  await page.getByRole('button', { name: words(japanese, 'commons.frame.language') }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/captain\/tenant\/myturn-games\/news\?page=2/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.goto('/captain/tenant')
  await expect(page).toHaveURL(/\/en\/captain\/tenant$/)
})

test('Back from a record reaches the dashboard again, where one left it @full', async ({ page }) => {
  await signIn(page)
  await page.goto('/captain/tenant/myturn-games')
  const row = page.locator('main a[href*="/news/"]').nth(6)
  await row.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(0)
  const left = await page.evaluate<number>('scrollY')
  await row.click()
  await shown(page, 'edit')
  expect(await page.evaluate<number>('scrollY')).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/captain\/tenant\/myturn-games$/)
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(left)
})

test('Back from the profile, which stands outside captain, gives the focus to the page again @full', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/captain/tenant/myturn-games')
  await page.getByRole('button', { name: words(japanese, 'commons.frame.accountMenu') }).click()
  await page.getByRole('menuitem', { name: words(japanese, 'commons.frame.profile') }).click()
  await expect(page.locator('.captain')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/captain\/tenant\/myturn-games$/)
  await expect(page.locator('#main')).toBeFocused()
})

for (const language of languages) {
  test(`a session that ends while typing loses nothing, ${language.locale}`, async ({ page, context }) => {
    await signIn(page)
    await open(page, language, 'emu-esu-com/news', 'list')
    await page.locator('main a[href$="/edit"]').first().click()
    await shown(page, 'edit')
    const typed = `${words(language, 'forms.saveBar.unsavedShort')} ${language.locale}`
    await box(page, 'title').fill(typed)
    await context.clearCookies()
    await page.keyboard.press('Control+s')

    const dialog = page.getByRole('dialog', { name: words(language, 'commons.signIn.again') })
    await dialog.getByLabel(words(language, 'commons.signIn.password'), { exact: true }).fill(demoPassword)
    await dialog.getByRole('button', { name: words(language, 'commons.signIn.submit'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveTitle(new RegExp(`^${typed}`))
    await page.reload()
    await shown(page, 'edit')
    await expect(box(page, 'title')).toHaveValue(typed)
  })
}

test('who closes the sign-in dialog is not asked a second time, before they try again @full', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  await open(page, japanese, 'toki-tsumugi-cafe/api-keys', 'page')
  await button(page, japanese, 'api-keys.create').click()
  const form = page.getByRole('dialog')
  await form.getByLabel(words(japanese, 'api-keys.name')).fill('閉じた人の鍵')
  await form.getByRole('button', { name: words(japanese, 'api-keys.presets.site') }).click()
  await context.clearCookies()
  const submit = form.getByRole('button', { name: words(japanese, 'api-keys.submit'), exact: true })
  const again = page.getByRole('dialog', { name: words(japanese, 'commons.signIn.again') })
  for (const time of ['once', 'once more']) {
    await submit.click()
    await again.getByRole('button', { name: words(japanese, 'commons.actions.close') }).click()
    await expect(again, time).toBeHidden()
    await expect(form.getByRole('alert'), time).toHaveText(words(japanese, 'commons.failures.signedOut'))
  }
})

test('signing out ends the session and says so', async ({ page, context }) => {
  await enter(page, japanese)
  await page.getByRole('button', { name: words(japanese, 'commons.frame.accountMenu') }).click()
  await page.getByRole('menuitem', { name: words(japanese, 'commons.actions.signOut') }).click()
  await expect(page.getByRole('heading', { name: words(japanese, 'commons.signOut.done') })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_jwt')
  await page.goto('/captain')
  await expect(page).toHaveURL(/\/$/)
})

test('a list that is opened for the first time is asked for once, and again when one comes back to it @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  await open(page, japanese, 'toki-tsumugi-cafe/article', 'list')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('range') && pathname.endsWith('/tenants/toki-tsumugi-cafe/event')) asked.push(request.url())
  })
  const visit = async (entity: string): Promise<void> => {
    await page.evaluate((path) => document.querySelector<HTMLElement>(`nav a[href$="${path}"]`)!.click(), `/${entity}`)
    // The list one comes from stays until this one is there.
    await expect(page.locator(`[data-row] a[href*="/${entity}/"]`).first()).toBeVisible()
  }
  await visit('event')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked).toHaveLength(1)
  await visit('article')
  await visit('event')
  await expect.poll(() => asked.length).toBe(2)
})
