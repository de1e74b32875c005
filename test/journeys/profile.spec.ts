import { expect, test, type Page } from './helpers/test.ts'
import { authenticatorOf } from './helpers/authenticator.ts'
import { button, japanese, mayUnload, newSlug, shown, signIn, words } from './helpers/captain.ts'

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

test('each device has a button of its own name, and the focus goes on to the next one when it was signed out @full', async ({
  page,
  browser,
  baseURL,
}) => {
  // Somebody whom no other journey signs in: their devices are counted.
  const email = 'staff@flat-flat-net.example'
  const agents = ['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64'].map(
    (system) => `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
  )
  for (const userAgent of agents) {
    const context = await browser.newContext({ baseURL: baseURL!, userAgent })
    await signIn(await context.newPage(), email)
    await context.close()
  }
  await signIn(page, email)
  await page.goto('/user/profile')
  const rows = page.locator('.account-rows').filter({ hasText: say('accounts.sessions.here') })
  const ends = rows.getByRole('button')
  await expect(ends).toHaveCount(3)
  const names = await ends.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toContain(say('accounts.sessions.end'))

  await ends.first().focus()
  await page.keyboard.press('Enter')
  await expect(ends).toHaveCount(2)
  await expect(ends.first()).toBeFocused()
  await ends.last().focus()
  await page.keyboard.press('Enter')
  await expect(ends).toHaveCount(1)
  await expect(ends).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ends).toHaveCount(0)
  await expect(rows).toBeFocused()
})

test('renaming a passkey gives the focus back to its button, and removing one to the next @full', async ({ page }) => {
  await signIn(page, 'staff@tajimi-kasa-pub-com.example')
  await authenticatorOf(page)
  await page.goto('/user/profile')
  await button(page, japanese, 'accounts.passkeys.add').click()
  await expect(page.getByText(say('accounts.passkeys.added'))).toBeVisible()
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText(say('accounts.passkeys.rename'), { exact: true }) })
  const rename = row.getByRole('button').first()
  const typed = page.getByLabel(say('accounts.passkeys.name'), { exact: true })
  await rename.click()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('commons.actions.cancel') })
    .click()
  await expect(rename).toBeFocused()
  await page.keyboard.press('Enter')
  await typed.fill('予備の鍵')
  await expect.poll(() => mayUnload(page)).toBe(false)
  await typed.press('Enter')
  await expect(row).toContainText('予備の鍵')
  await expect(rename).toBeFocused()
  await page.getByRole('button', { name: say('accounts.passkeys.removeOf', { name: '予備の鍵' }) }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('commons.dialogs.delete.ok') })
    .click()
  await expect(row).toHaveCount(0)
  await expect(button(page, japanese, 'accounts.passkeys.add')).toBeFocused()
})

test('in the dialogs about a person each row has a button of its own name, and the focus goes on to the next row @full', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page)
  const email = `${newSlug('futatsu')}@example.jp`
  const { token } = await (await page.request.get('/api/auth/token')).json()
  const call = (method: string, path: string, data?: object) =>
    page.request.fetch(`/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
    })
  const tenants = (await (await call('GET', 'authorized/tenants?range=[0,1]')).json()).map(
    ({ id }: { readonly id: string }) => id,
  )
  const invited = { name: '二つの店', email, role: 'user', cfAi: false, isUser: true, tenants }
  expect((await call('POST', 'admin/invitations', invited)).ok()).toBe(true)
  const open = async (q: string, act: string) => {
    await page.goto(`/admin/auth-user?q=${q}`)
    await shown(page, 'page')
    await page.getByRole('button', { name: /の操作/ }).click()
    await page.getByRole('menuitem', { name: say(`administration.acts.${act}`), exact: true }).click()
  }

  await open(email, 'tenants')
  const rows = page.getByRole('dialog').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const names = await rows.locator('strong').allTextContents()
  const remove = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name: say('commons.actions.removeOf', { name }), exact: true })
  await remove(names[0]!).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('commons.actions.remove'), exact: true })
    .click()
  await expect(rows).toHaveCount(1)
  await expect(remove(names[1]!)).toBeFocused()

  const staff = 'staff@suda-nijo-com.example'
  for (const system of ['Windows NT 10.0', 'Macintosh; Intel Mac OS X 10_15_7']) {
    const userAgent = `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`
    const context = await browser.newContext({ baseURL: baseURL!, userAgent })
    await signIn(await context.newPage(), staff)
    await context.close()
  }
  await open(staff, 'sessions')
  const ends = rows.getByRole('button')
  await expect(ends.first()).toBeVisible()
  const count = await ends.count()
  expect(count).toBeGreaterThan(1)
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Chrome \(Mac\).*ログアウトさせる$/ })
      .first(),
  ).toBeVisible()
  await ends.first().press('Enter')
  await expect(ends).toHaveCount(count - 1)
  await expect(ends.first()).toBeFocused()
})
