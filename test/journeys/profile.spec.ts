import { expect, test, type Page } from './helpers/test.ts'
import { japanese, mayUnload, signIn, words } from './helpers/captain.ts'

test.skip(({ isMobile }) => isMobile, 'The profile is the same on a phone.')

const say = (key: string, params?: Record<string, unknown>) => words(japanese, key, params)
const stay = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: say('commons.dialogs.cancel.dismiss') })
const leave = (page: Page) => page.getByRole('dialog').getByRole('button', { name: say('commons.dialogs.cancel.ok') })

test('what is changed on the profile and not saved is asked about once before the language changes', async ({
  page,
}) => {
  await signIn(page, 'staff@sound-clover-com.example')
  await page.goto('/user/profile')
  const english = page.getByRole('link', { name: say('commons.frame.languages.en'), exact: true }).first()
  const name = page.getByRole('textbox', { name: say('accounts.name.label'), exact: true })
  const kind = page.getByRole('table').getByRole('checkbox').first()
  const saved = await name.inputValue()
  await expect(kind).toBeVisible()
  expect(await mayUnload(page)).toBe(true)

  await kind.click()
  const isChosen = await kind.isChecked()
  await expect.poll(() => mayUnload(page)).toBe(false)
  await name.fill('港 ねこ太')
  await english.click()
  await stay(page).click()
  await expect(page).toHaveURL(/\/user\/profile$/)
  await expect(name).toHaveValue('港 ねこ太')
  expect(await kind.isChecked()).toBe(isChosen)

  await name.fill(saved)
  await kind.click()
  await expect.poll(() => mayUnload(page)).toBe(true)
  await page.getByLabel(say('accounts.password.new'), { exact: true }).fill('half of a passphrase')
  await page.getByRole('link', { name: say('commons.home.captain'), exact: true }).click()
  await stay(page).click()
  await kind.click()
  // The browser does not ask a second time.
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  await english.click()
  await leave(page).click()
  await expect(page).toHaveURL(/\/en\/user\/profile$/)
  await expect(page.getByRole('table').getByRole('checkbox').first()).toBeVisible()
  expect(dialogs).toEqual([])
  // That the mails would be in another language is no input of anybody.
  expect(await mayUnload(page)).toBe(true)
})
