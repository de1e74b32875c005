import { axeFindings } from './helpers/axe.ts'
import { button, field, languages, makeNews, open, signIn, toast, words } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

const [, english] = languages

/** In Japanese, each is looked at by the journey of its own. */
test('the whole page has no fault of accessibility while a dialog of captain is open, in English too @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same dialogs')
  await signIn(page)
  const { id } = await makeNews(page, 'emu-esu-com')
  const dialog = page.getByRole('dialog')

  await open(page, english, 'emu-esu-com/news', 'list')
  for (const [action, sign] of [
    ['ra.action.export', 'exports.mine'],
    ['commons.actions.import', 'imports.mine'],
  ] as const) {
    await button(page, english, 'commons.actions.more').first().click()
    await page.getByRole('menuitem', { name: words(english, action) }).click()
    await expect(dialog.getByText(words(english, sign), { exact: true })).toBeVisible()
    expect(await axeFindings(page), action).toEqual([])
    await dialog.getByRole('button', { name: words(english, 'commons.actions.close') }).click()
    await expect(dialog).toBeHidden()
  }

  await page.getByRole('checkbox').first().check()
  await button(page, english, 'commons.actions.edit').click()
  await expect(dialog.getByLabel(words(english, 'edits.field'))).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: words(english, 'commons.frame.find'), exact: true }).click()
  await page.getByRole('combobox', { name: words(english, 'search.placeholder') }).fill('news')
  await expect(page.locator('.search-option').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: words(english, 'commons.frame.notifications') }).click()
  await expect(page.getByRole('dialog', { name: words(english, 'notifications.title') })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await open(page, english, `emu-esu-com/news/${id}/edit`, 'edit')
  await page.locator('[data-comment-box]').first().fill('Looks good.')
  await page.locator('[data-action="comment"]').click()
  await expect(page.locator('[data-comment]')).toHaveCount(1)
  expect(await axeFindings(page)).toEqual([])
})

test('a click beside a dialog with inputs does not close it, and Escape does', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same dialogs')
  await signIn(page)
  const { id } = await makeNews(page, 'emu-esu-com')
  await open(page, english, `emu-esu-com/news/${id}/edit`, 'edit')
  await button(page, english, 'forms.saveBar.publishMenu').click()
  await page.getByRole('menuitem', { name: words(english, 'commons.actions.schedule') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog.getByRole('button', { name: words(english, 'commons.actions.cancel') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Escape clears the search of a dialog before it closes the dialog.
  await field(page, 'thumbnail')
    .getByRole('button', { name: words(english, 'uploads.fromLibrary') })
    .click()
  const search = dialog.getByRole('searchbox')
  await search.fill('cat')
  await page.mouse.click(5, 5)
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await search.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a message is read out and can be closed while a dialog is open, also one that comes meanwhile @phone', async ({
  page,
}) => {
  await signIn(page)
  await open(page, english, 'emu-esu-com/news', 'list')
  const dialog = page.getByRole('dialog')
  const text = words(english, 'commons.failures.unexpected')
  // What is hidden from screen readers has no role. An error that nobody handled is a message that stays.
  const region = toast(page, english)
  const fail = () => page.evaluate(() => setTimeout(() => void Promise.reject(new Error('lost'))))

  await button(page, english, 'commons.actions.more').first().click()
  await page.getByRole('menuitem', { name: words(english, 'ra.action.export') }).click()
  await expect(dialog).toBeVisible()
  await fail()
  await expect(dialog.getByRole('alert')).toContainText(text)
  await expect(dialog.getByRole('region', { name: words(english, 'commons.toasts.region') })).toContainText(text)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(region).toContainText(text)

  await button(page, english, 'commons.actions.more').first().click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(region).toContainText(text)
  await page.keyboard.press('Escape')

  // The dialogs of the browser, too, which stop all that stands beside them.
  await page.getByRole('button', { name: words(english, 'commons.frame.notifications') }).click()
  await expect(dialog).toBeVisible()
  await region.getByRole('button', { name: words(english, 'commons.toasts.close') }).click()
  await expect(dialog).toBeVisible()
  await expect(region).not.toContainText(text)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(region).toHaveCount(1)
})
