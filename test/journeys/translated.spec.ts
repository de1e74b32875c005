import { expect, test } from './helpers/test.ts'
import {
  api,
  box,
  button,
  demoPassword,
  field,
  follow,
  goOn,
  japanese,
  makeNews,
  newSlug,
  open,
  toast,
  words,
} from './helpers/captain.ts'
import { translate } from './helpers/translator.ts'

test.skip(({ isMobile }) => isMobile, 'A translator does the same on every width.')

test('a page that the browser translates goes on as any other, from the contact form to a save and the bulk actions @full', async ({
  page,
}) => {
  page.setDefaultTimeout(20_000)
  const word = (key: string, params?: Record<string, unknown>) => words(japanese, key, params)
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(`${page.url()} ${error.message}`))
  // Who reads a screen finds no error in its place.
  const well = async (): Promise<void> => {
    expect(failures).toEqual([])
    await expect(page.locator('.error-screen')).toHaveCount(0)
  }

  await page.goto('/contact', { waitUntil: 'networkidle' })
  await translate(page)
  await page.locator('button[value="check"]').click()
  await expect(page.locator('.notice.bad a').first()).toBeVisible()
  await page.locator('[name="subject"]').fill('見積もり')
  await page.locator('[name="message"]').fill('お見積もりをお願いします。')
  await page.locator('button[value="check"]').click()
  await expect(page.locator('.notice.bad a', { hasText: '件名' })).toHaveCount(0)
  await well()

  await page.goto('/auth/login', { waitUntil: 'networkidle' })
  await translate(page)
  await page.getByLabel(word('commons.signIn.email'), { exact: true }).fill('admin@captain.example')
  for (const password of ['not the password', demoPassword]) {
    await page.getByLabel(word('commons.signIn.password'), { exact: true }).fill(password)
    await button(page, japanese, 'commons.signIn.submit').click()
    if (password !== demoPassword) await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  }
  await expect(page.locator('.captain')).toBeVisible()

  // A form: the first save, and publishing.
  const { id } = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${id}`, 'edit')
  await translate(page)
  await box(page, 'title').fill('翻訳された画面から')
  await button(page, japanese, 'commons.actions.saveDraft').click()
  await expect(toast(page, japanese)).not.toBeEmpty()
  const record = async () => (await api(page, 'GET', `myturn-games/news/${id}`)).body
  await expect.poll(async () => (await record()).title).toBe('翻訳された画面から')
  await box(page, 'title').fill('')
  await page.keyboard.press('Control+s')
  await expect(field(page, 'title')).toContainText(word('validations.required', { label: 'タイトル' }))
  await box(page, 'title').fill('もう一度、翻訳された画面から')
  await page.locator('[data-action="publish"]').click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect.poll(async () => (await record()).status).toBe('published')
  // The words that have changed are those that are read.
  await expect(button(page, japanese, 'commons.actions.saveDraft')).toHaveCount(0)
  await expect(page.locator('.rich-text font')).toHaveCount(0)
  await well()

  // A list: search, selection, what is done with the selected, and undo.
  const mark = newSlug('honyaku')
  for (const number of [1, 2]) await makeNews(page, 'emu-esu-com', { title: `${mark} その${number}` })
  await follow(page, japanese, 'emu-esu-com/news', 'list')
  await page.getByRole('searchbox').fill(mark)
  const boxes = page.getByRole('main').getByRole('row').getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await boxes.nth(1).check()
  await expect(page.getByText(word('commons.list.selected', { smart_count: 1 }))).toBeVisible()
  await boxes.nth(2).check()
  await expect(page.getByText(word('commons.list.selected', { smart_count: 2 }))).toBeVisible()
  await expect(page.getByText(word('commons.list.selected', { smart_count: 1 }))).toHaveCount(0)
  await button(page, japanese, 'commons.actions.delete').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('commons.dialogs.delete.ok') })
    .click()
  // The toast of the form that was published offers to undo, too.
  await expect(toast(page, japanese)).toContainText(word('commons.toasts.deletedMany', { records: '2件のお知らせ' }))
  await toast(page, japanese)
    .getByRole('button', { name: word('commons.actions.undo') })
    .last()
    .click()
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(3)
  await well()

  // A calendar, a library, and pages outside react-admin.
  await follow(page, japanese, 'myprince-vip/cast-work-schedule', 'list')
  for (const to of ['later', 'later', 'earlier', 'today'])
    await button(page, japanese, `commons.calendar.${to}`).click()
  await button(page, japanese, 'commons.calendar.month').click()
  await well()
  for (const address of [
    '/captain',
    '/captain/tenant/myturn-games',
    '/captain/tenant/myturn-games/library',
    '/captain/tenant/myturn-games/api-keys',
    '/captain/tenant/suda-nijo-com/order',
    '/admin/auth-user',
    '/admin/job',
    '/admin/health',
    '/user/profile',
  ]) {
    await goOn(page, address)
    await expect(page.locator('main h1')).toBeVisible()
    // The profile stands outside captain's frame, which has the search.
    if (address !== '/user/profile') {
      await button(page, japanese, 'commons.frame.find').click()
      const typing = page.getByRole('combobox', { name: word('search.placeholder') })
      await typing.fill('灯')
      await page.keyboard.press('Escape')
      await expect(typing).toBeHidden()
    }
    await well()
  }
})
