import { expect, test, type Page } from './helpers/test.ts'
import { box, japanese, languages, open, shown, signIn, toast, words } from './helpers/captain.ts'

test.skip(({ isMobile }) => isMobile, 'The error screens are the same on the phone.')

/** The error screen of a status, with the words of the catalogue. */
async function errorScreen(page: Page, status: number, language = japanese as (typeof languages)[number]) {
  const screen = page.locator(`[data-screen="error"][data-status="${status}"]`)
  await expect(screen).toBeVisible()
  await expect(screen.locator('.code')).toHaveText(String(status))
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(words(language, `commons.errors.${status}.title`))
  await expect(screen.getByRole('link', { name: words(language, 'commons.errors.back') })).toHaveAttribute(
    'href',
    language.prefix || '/',
  )
  return screen
}

test('the error screen stands in the frame of its area: the public site’s header and footer, captain’s bar and menu @full', async ({
  page,
}) => {
  for (const address of ['/no-such-page', '/faq/x', '/auth/nothing', '/article/nothing']) {
    await page.goto(address)
    await errorScreen(page, 404)
    await expect(page.locator('.public-head')).toBeVisible()
    await expect(page.locator('.public-foot')).toBeVisible()
    await expect(page).toHaveTitle(/^エラー \|/)
  }
  await signIn(page)
  for (const address of [
    '/captain/nothing',
    '/captain/article/nothing',
    '/captain/article/passkey/nothing',
    '/captain/ai/nothing',
    '/captain/tenant/nothing',
    '/captain/tenant/myturn-games/nothing',
    '/admin/nothing',
  ]) {
    await page.goto(address)
    await errorScreen(page, 404)
    await expect(page.locator('.captain header').first(), address).toBeVisible()
    await expect(page.getByRole('navigation', { name: words(japanese, 'commons.frame.navigation') })).toBeVisible()
    await expect(page.locator('.public-head')).toBeHidden()
    await expect(page).toHaveTitle(/^エラー \|/)
  }
})

test('the address of a record that is not there says so with its path, and leads to the list', async ({ page }) => {
  await signIn(page)
  // A form's in Japanese, a preview's in English.
  for (const [language, record] of [
    [languages[0], '00000000-0000-7000-8000-000000000000'],
    [languages[1], 'nothing-there'],
  ] as const) {
    const list = `${language.prefix}/captain/tenant/myturn-games/news`
    const path = `${list}/${record}`
    expect((await page.goto(path))!.status()).toBe(404)
    const screen = await errorScreen(page, 404, language)
    await expect(screen.locator('.message')).toHaveText(`Page Not Found: ${path}`)
    await expect(page).toHaveTitle(new RegExp(`^${words(language, 'titles.pages.error')} `))
    await screen.locator(`a[href="${list}"]`).click()
    await expect(page).toHaveURL(list)
    await expect(page.locator('[data-screen="list"]')).toBeVisible()
  }
})

for (const language of languages) {
  test(`where a page’s own data is refused, the error screen says so and names it, ${language.locale} @full`, async ({
    page,
  }) => {
    await signIn(page)
    const refuse = async (path: string, status: number) => {
      await page.unrouteAll()
      await page.route(
        (url) => url.pathname === `/api/v1/${path}`,
        (route) => route.fulfill({ status, json: { statusCode: status, message: 'As the server said it.', data: {} } }),
      )
    }
    const news = 'authorized/tenants/myturn-games/news'
    await refuse(news, 400)
    await page.goto(`${language.prefix}/captain/tenant/myturn-games/news`)
    await expect((await errorScreen(page, 400, language)).locator('.message')).toHaveText('As the server said it.')

    await refuse(news, 403)
    await page.reload()
    const resource = language.locale === 'ja' ? 'お知らせ' : 'News'
    await expect((await errorScreen(page, 403, language)).locator('.message')).toHaveText(
      words(language, 'commons.errors.auth.notAllowedResource', { resource }),
    )

    await refuse('admin/users', 403)
    await page.goto(`${language.prefix}/admin/auth-user`)
    await errorScreen(page, 403, language)

    await refuse('authorized/tenants', 401)
    await page.goto(`${language.prefix}/captain`)
    const dialog = page.getByRole('dialog', { name: words(language, 'commons.signIn.again') })
    await dialog.getByRole('button', { name: words(language, 'commons.actions.close') }).click()
    await expect((await errorScreen(page, 401, language)).locator('.message')).toHaveText(
      words(language, 'commons.errors.auth.unauthorizedResource', { resource: '/captain' }),
    )
  })
}

test('an error and a rejected promise that nobody handles are told, and what was typed stays @full', async ({
  page,
}) => {
  await signIn(page)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  await box(page, 'title').fill('書きかけ')
  const notices = toast(page, japanese).locator('.toast.error')
  const text = words(japanese, 'commons.failures.unexpected')
  for (const fault of ['Promise.reject(new Error("lost"))', 'setTimeout(() => { throw new Error("lost") })']) {
    await page.evaluate(`void ${fault}`)
    await expect(notices).toHaveText([new RegExp(text)])
    await notices.getByRole('button', { name: words(japanese, 'commons.toasts.close') }).click()
    await expect(notices).toHaveCount(0)
  }
  await page.evaluate(`void Promise.reject(new DOMException('left', 'AbortError'))`)
  // As Chromium does when it leads from a page with transitions to one without.
  const skipped = 'Transition was aborted because of invalid state. ViewTransition opt-in disabled'
  await page.evaluate(`void Promise.reject(new DOMException('${skipped}', 'InvalidStateError'))`)
  await page.evaluate(`void Promise.reject(new Error("lost"))`)
  await expect(notices).toHaveCount(1)
  await notices.getByRole('button', { name: words(japanese, 'commons.frame.reload') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(japanese, 'commons.dialogs.cancel.dismiss') })
    .click()
  await expect(box(page, 'title')).toHaveValue('書きかけ')
})

test('a browser that stores nothing opens captain, its lists and forms, and signs out @full', async ({ page }) => {
  // As apps that show pages do.
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) Object.defineProperty(window, kind, { value: null })
  })
  await signIn(page)
  await open(page, japanese, 'myturn-games/news', 'list')
  await page.locator('tbody tr').first().click()
  await shown(page, 'edit')
  await page.goto('/auth/logout')
  await expect(page.getByRole('heading', { name: words(japanese, 'commons.signOut.done') })).toBeVisible()
})

test('a place kept for after signing in that is not of this site is refused with the reason, and logged @full', async ({
  page,
  context,
  origin,
}) => {
  await signIn(page)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  for (const [value, reason] of [
    ['https://evil.example/', 'externalRefused'],
    ['javascript:alert(1)', 'unsafeProtocol'],
  ] as const) {
    await context.addCookies([{ name: 'auth_redirect_path', value: encodeURIComponent(value), url: origin }])
    await page.goto('/captain')
    await expect(toast(page, japanese)).toContainText(words(japanese, `commons.errors.navigation.${reason}`))
    await shown(page, 'page')
    await expect(page).toHaveURL(/\/captain$/)
    expect(logged).toContain(`The stored path is not safe to redirect to, and was cleared: ${value}`)
  }
})
