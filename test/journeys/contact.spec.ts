import { expect, test, type Page } from './helpers/test.ts'
import { api, signIn } from './helpers/captain.ts'
import { tabTo } from './helpers/keys.ts'
import { commit, compose, enterWhileComposing } from './helpers/ime.ts'

test.skip(({ isMobile }) => isMobile, 'Keys are for keyboards.')

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

test('an inquiry is written, put right and sent by the keyboard alone, and nothing typed is lost on the way', async ({
  page,
  context,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  await page.goto('/contact', { waitUntil: 'networkidle' })

  await tabTo(page, '[name="category"]')
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 'category')).toHaveValue('general')
  await tabTo(page, '[name="subject"]')
  await compose(page, ['み', 'みつ', 'みつも', 'みつもり', '見積もり'])
  await enterWhileComposing(page)
  await commit(page, '見積もり')
  await expect(field(page, 'subject')).toHaveValue('見積もり')
  expect(posts).toEqual([])
  await tabTo(page, '[name="message"]')
  await page.keyboard.insertText('一行目\n二行目')
  await tabTo(page, '[name="name"]')
  await page.keyboard.insertText('山田 花子')

  // Whoever is about to lose what was typed is asked.
  const asked = page.waitForEvent('dialog')
  await page.evaluate('void setTimeout(() => location.reload())')
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(field(page, 'message')).toHaveValue('一行目\n二行目')
  await expect(field(page, 'subject')).toHaveValue('見積もり')

  // Without a connection nobody leaves the page.
  await context.setOffline(true)
  await field(page, 'email').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.notice.bad')).toContainText('つながりませんでした')
  await expect(page.locator('.notice.bad')).toBeFocused()
  await expect(field(page, 'name')).toHaveValue('山田 花子')
  await context.setOffline(false)

  // What is missing is told first, with the way to it.
  await field(page, 'email').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.notice.bad a')).toHaveCount(2)
  await expect(page.locator('.notice.bad')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAccessibleDescription(/メールアドレスを入力してください/)
  await page.keyboard.insertText('hanako@example.jp')
  await tabTo(page, '[name="agreedPrivacyPolicy"]')
  await page.keyboard.press('Space')
  await tabTo(page, '[name="step"][value="check"]')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible()
  await tabTo(page, '[name="step"][value="edit"]')
  await page.keyboard.press('Enter')
  await expect(field(page, 'message')).toHaveValue('一行目\n二行目')
  await field(page, 'phone').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, '[name="step"][value="send"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact\/success\?no=\d{8}-\d{4}$/)
  const receiptNo = new URL(page.url()).searchParams.get('no')!
  await expect(page.getByText(receiptNo)).toBeVisible()

  await signIn(page)
  const { body } = await api(page, 'GET', 'funaneco-jp/contact')
  const mine = body.filter(({ email }: { email: string }) => email === 'hanako@example.jp')
  expect(mine.map((each: { receiptNo: string }) => each.receiptNo)).toContain(receiptNo)
})
