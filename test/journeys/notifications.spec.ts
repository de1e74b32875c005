import { axeFindings } from './helpers/axe.ts'
import { contact } from '../../entities/inquiries/contact.ts'
import { expect, test, type Page } from './helpers/test.ts'
import { enter, japanese, languages, signIn, words } from './helpers/captain.ts'

const slug = 'tajiminazo-myturn-games'

/** Sends an inquiry as the site's own server does; answers its number. */
async function ask(page: Page): Promise<string> {
  const answer = await page.request.post(`/api/v1/tenants/${slug}/contact`, {
    data: {
      category: contact.sites[slug]!.options!['category']![0],
      subject: '団体での貸切について',
      message: '二十名で伺いたいです。',
      name: '山田 花子',
      email: 'hanako@example.jp',
      agreedPrivacyPolicy: true,
    },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { receiptNo: string }).receiptNo
}

for (const language of languages) {
  test(`an inquiry that comes while the page is open rings the bell, in ${language.locale}`, async ({
    page,
    browser,
  }) => {
    // The page learns of it by its stream alone: nothing is read again.
    const listening = page.waitForResponse((response) => response.url().endsWith('/notifications/events'))
    await enter(page, language, `staff@${slug}.example`)
    const bell = page.getByRole('button', { name: words(language, 'commons.frame.notifications') })
    await listening
    const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin })
    const before = Number((await bell.locator('span').allTextContents())[0] ?? 0)
    await ask(visitor)
    const number = await ask(visitor)
    await expect(bell.locator('span')).toHaveText(String(before + 2))

    await bell.click()
    const dialog = page.getByRole('dialog', { name: words(language, 'notifications.title') })
    const row = dialog.getByRole('link', {
      name: new RegExp(words(language, 'notifications.text.inquiry', { title: number })),
    })
    await expect(row).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    // What comes while they are read takes nothing away.
    await row.focus()
    const later = await ask(visitor)
    await visitor.close()
    await expect(dialog.getByRole('link', { name: new RegExp(later) })).toBeVisible()
    await expect(row).toBeFocused()
    await row.click()
    await expect(page).toHaveURL(new RegExp(`/captain/tenant/${slug}/contact/[0-9a-f-]{36}$`))
    await expect(dialog).toHaveCount(0)
    await expect(bell.locator('span')).toHaveText(String(before + 2))
    await bell.click()
    const readAll = dialog.getByRole('button', { name: words(language, 'notifications.readAll') })
    await page.route(/notifications\/read$/, (route) => route.abort())
    await readAll.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(words(language, 'notifications.notRead'))
    await expect(readAll).toBeFocused()
    await page.unroute(/notifications\/read$/)
    await page.keyboard.press('Enter')
    await expect(bell.locator('span')).toHaveCount(0)
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
  })
}

test('what one is told of is chosen in the profile', async ({ page }) => {
  await signIn(page, 'reader@captain.example')
  await page.goto('/user/profile')
  const name = (kind: string, column: string) =>
    `${words(japanese, `accounts.notifications.kinds.${kind}`)} ${words(japanese, `accounts.notifications.${column}`)}`
  const published = page.getByRole('checkbox', { name: name('published', 'inCaptain') })
  await expect(published).toBeChecked()
  await published.uncheck()
  const section = page.getByRole('region', { name: words(japanese, 'accounts.notifications.title') })
  await section.getByRole('button', { name: words(japanese, 'commons.actions.save') }).click()
  await expect(page.getByText(words(japanese, 'accounts.notifications.saved'))).toBeVisible()
  await page.reload()
  await expect(published).not.toBeChecked()
})
