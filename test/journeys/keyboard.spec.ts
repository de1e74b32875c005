import { expect, test, type Page } from './helpers/test.ts'
import { api, box, demoPassword, japanese, makeNews, shown, signIn, words } from './helpers/captain.ts'
import { tabTo } from './helpers/keys.ts'

test.skip(({ isMobile }) => isMobile, 'Keys are for keyboards.')

/** Opens the list of products and searches it by the keyboard, so that one is left. */
async function searchProducts(page: Page): Promise<void> {
  await page.goto('/captain/tenant/suda-nijo-com/product')
  await shown(page, 'list')
  await page.keyboard.press('/')
  await page.keyboard.insertText('湯のみ')
  await expect(page.locator('tbody tr')).toHaveCount(1)
}

test('signing in is done by the keyboard alone', async ({ page }) => {
  await page.goto('/auth/login', { waitUntil: 'networkidle' })
  await tabTo(page, 'input[type="email"]')
  await page.keyboard.insertText('admin@captain.example')
  await tabTo(page, 'input[autocomplete~="current-password"]')
  await page.keyboard.insertText(demoPassword)
  await tabTo(page, 'button[type="submit"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/captain$/)
})

test('a record is opened, changed and saved by the keyboard alone', async ({ page }) => {
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games', { title: '鍵盤だけで' })
  await page.goto(`/captain/tenant/myturn-games/news/${id}/edit`)
  await shown(page, 'edit')
  await expect(box(page, 'title')).toHaveValue('鍵盤だけで')
  await tabTo(page, '[data-field="title"] input')
  await page.keyboard.press('End')
  await page.keyboard.insertText('直す')
  await tabTo(page, `button:text-is("${words(japanese, 'commons.actions.saveDraft')}")`, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await api(page, 'GET', `myturn-games/news/${id}`)).body.title).toBe('鍵盤だけで直す')
})

test('a tag that was typed is saved with the record by its key, without Enter @full', async ({ page }) => {
  await signIn(page)
  await page.goto('/captain/tenant/funaneco-jp/article/new')
  await shown(page, 'create')
  await box(page, 'title').fill('タグを打ちかけ')
  await page.locator('[data-field="tags"] input').fill('新商品')
  await page.keyboard.press('ControlOrMeta+s')
  await shown(page, 'edit')
  const [id] = /[\da-f-]{36}/.exec(page.url())!
  expect((await api(page, 'GET', `funaneco-jp/article/${id}`)).body.tags).toEqual(['新商品'])
})

test('rows are reached by J and K, also while their handles load, and after Back the focus is where it was', async ({
  page,
}) => {
  await signIn(page)
  const handles = Promise.withResolvers<void>()
  await page.route('**/assets/sortable-rows-*.js', (route) => handles.promise.then(() => route.continue()))
  // No other journey changes these records, so each row keeps its place.
  await page.goto('/captain/tenant/toki-tsumugi-cafe/play')
  await shown(page, 'list')
  const second = page.locator('tbody tr').nth(1).locator('a.title')
  await expect(second).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(second).toBeFocused()
  handles.resolve()
  await expect(page.locator('tbody [aria-roledescription="sortable"]').first()).toBeAttached()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(second).toBeFocused()
  // A letter pressed on a button of the page is not the list's.
  const menu = page.locator('.nav-item[href$="/play"]')
  await menu.focus()
  await page.keyboard.press('j')
  await expect(menu).toBeFocused()
  await second.focus()
  await page.keyboard.press('Enter')
  await shown(page, 'edit')
  await expect(page.locator('body')).not.toBeFocused()
  await page.goBack()
  await shown(page, 'list')
  await expect(second).toBeFocused()
})

test('a search stays after Back, and is gone when one comes by the menu @full', async ({ page }) => {
  await signIn(page)
  await searchProducts(page)
  await page.locator('tbody a.title').click()
  await shown(page, 'edit')
  await page.goBack()
  await shown(page, 'list')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const menu = page.locator('.nav-item[href$="/product"]')
  const tab = page.context().waitForEvent('page')
  await menu.click({ modifiers: ['ControlOrMeta'] })
  await (await tab).close()
  await expect(page.locator('input[type="search"]')).toHaveValue('湯のみ')
  await menu.click()
  await expect(page.locator('tbody tr')).not.toHaveCount(1)
  await expect(page.locator('input[type="search"]')).toHaveValue('')

  await page.keyboard.press('/')
  await page.keyboard.insertText('湯のみ')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.locator('.nav-item[href$="/order"]').click()
  await expect(page.locator('[data-screen="list"][data-entity="order"]')).toBeVisible()
  await menu.click()
  await expect(page.locator('[data-screen="list"][data-entity="product"] tbody tr')).not.toHaveCount(1)
})

test('what somebody searched for is not there for the next person at the same browser @full', async ({
  page,
  context,
}) => {
  await signIn(page)
  await searchProducts(page)
  await context.clearCookies()
  await signIn(page, 'staff@suda-nijo-com.example')
  await page.goto('/captain/tenant/suda-nijo-com/product')
  await shown(page, 'list')
  await expect(page.locator('tbody tr')).not.toHaveCount(1)
  await expect(page.locator('input[type="search"]')).toHaveValue('')
  const stored = () => page.evaluate<string>('Object.values(localStorage).join()')
  await expect.poll(stored).not.toContain('湯のみ')
})

test('the overview keeps the focus on the tenant that was entered @full', async ({ page }) => {
  await signIn(page)
  await page.goto('/captain/tenant')
  const link = page.locator('main a[href$="/suda-nijo-com"]')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/suda-nijo-com$/)
  await shown(page, 'page')
  await expect(page.locator('body')).not.toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('a table that is wider than its room is scrolled by keyboard, and one that fits is no tab stop @full', async ({
  page,
}) => {
  await signIn(page)
  await page.setViewportSize({ width: 700, height: 2000 })
  await page.goto('/captain/tenant/suda-nijo-com/product')
  await shown(page, 'list')
  const box = page.locator('div:has(> table)')
  const name = await page.getByRole('table').getAttribute('aria-label')
  await expect(box).toHaveAttribute('tabindex', '0')
  await expect(page.getByRole('region', { name: name!, exact: true })).toHaveCount(1)
  await tabTo(page, 'div:has(> table)')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate((element: { scrollLeft: number }) => element.scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 2400, height: 2000 })
  await expect(box).not.toHaveAttribute('tabindex')
  await expect(box).not.toHaveAttribute('role')
})
