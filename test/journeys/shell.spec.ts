import { expect, test } from './helpers/test.ts'
import { box, button, japanese, makeNews, newSlug, open, signIn, toast, words } from './helpers/captain.ts'

test.skip(({ isMobile }) => isMobile, 'The shell is the same on the phone.')

test('a new build is not taken from under a form, and a lost connection is said as long as it lasts', async ({
  page,
  context,
}) => {
  await signIn(page)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  await box(page, 'title').fill('書きかけ')
  await page.route('/build.json', (route) => route.fulfill({ json: { script: '/assets/a-newer-one.js' } }))
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  const announced = toast(page, japanese).locator('.toast')
  await expect(announced).toContainText(words(japanese, 'commons.frame.newVersion'))

  await announced.getByRole('button', { name: words(japanese, 'commons.frame.reload') }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name: words(japanese, 'commons.dialogs.cancel.dismiss') }).click()
  await expect(asked).toBeHidden()
  await expect(box(page, 'title')).toHaveValue('書きかけ')

  const offline = page.getByText(words(japanese, 'commons.frame.offline'))
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toBeHidden()
})

test('without a connection the notice covers no button of a dialog that fills a phone', async ({ page, context }) => {
  await signIn(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, japanese, 'myturn-games/news', 'list')
  await button(page, japanese, 'commons.actions.more').first().click()
  await page.getByRole('menuitem', { name: words(japanese, 'ra.action.export') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words(japanese, 'exports.mine'), { exact: true })).toBeVisible()
  const offline = page.getByText(words(japanese, 'commons.frame.offline'))
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  const buttons = dialog.locator('.MuiDialogActions-root')
  const below = async () =>
    (await offline.boundingBox())!.y - (await buttons.boundingBox())!.y - (await buttons.boundingBox())!.height
  await expect.poll(below).toBeGreaterThanOrEqual(0)
  await context.setOffline(false)
})

test('a toast closes by itself, waits under the pointer, and does not move for who asked for less motion', async ({
  page,
}) => {
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, japanese, `myturn-games/news/${id}`, 'edit')
  await box(page, 'title').fill('保存の知らせ')
  await button(page, japanese, 'commons.actions.saveDraft').click()
  const told = toast(page, japanese).locator('.toast')
  await expect(told).toHaveCSS('animation-duration', '0.3s')
  await told.hover()
  // From here on time passes only when it is told to: the checks below take longer than a toast needs to leave.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000))
  await expect(told).toBeVisible()
  await expect(told).not.toHaveClass(/leaving/)

  await page.mouse.move(0, 0)
  await page.clock.runFor(6000)
  await expect(told).toHaveClass(/leaving/)
  await expect(told).toHaveCSS('transition-duration', '0.45s, 0.45s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(told).toHaveCSS('animation-duration', '1e-05s')
  await expect
    .poll(async () => {
      await page.clock.runFor(450)
      return told.count()
    })
    .toBe(0)
})

test('an icon that does not come is waited for one and a half seconds; its place is marked @full', async ({ page }) => {
  await signIn(page)
  await page.route('/icons/**', () => {})
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/icons/'))
  await open(page, japanese, 'funaneco-jp/tenant-menu', 'list')
  await givenUp
  await expect(page.locator('main .icon[data-missing]').first()).toBeVisible()
})

test('a menu has its size from the first moment on for who asked for less motion @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page)
  const { title } = await makeNews(page, 'myturn-games', { title: newSlug('静かなお知らせ') })
  await open(page, japanese, 'myturn-games/news', 'list')
  await page.evaluate<void>(`new MutationObserver(() => {
    globalThis.firstHeight ??= document.querySelector('[role="menuitem"]')?.getBoundingClientRect().height
  }).observe(document.body, { childList: true, subtree: true })`)
  await page.getByRole('button', { name: words(japanese, 'commons.list.rowActions', { title }) }).click()
  const item = page.getByRole('menuitem').first()
  await expect(item).toBeVisible()
  await expect.poll(async () => (await item.boundingBox())?.height).toBe(await page.evaluate('firstHeight'))
})
