import { expect, test } from './helpers/test.ts'
import { api, box, demoPassword, japanese, makeNews, shown, signIn, words } from './helpers/captain.ts'
import { tabTo } from './helpers/keys.ts'

test.skip(({ isMobile }) => isMobile, 'Keys are for keyboards.')

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
  await signIn(page, japanese)
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
