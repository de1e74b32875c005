import { axeFindings } from './helpers/axe.ts'
import { api, button, languages, mayUnload, open, shown, signIn, toast, words } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

for (const language of languages) {
  test(`a key for the public site is made, used, replaced and revoked (${language.locale})`, async ({
    page,
    isMobile,
  }) => {
    const word = (key: string, params = {}) => words(language, `api-keys.${key}`, params)
    const tenant = 'toki-tsumugi-cafe'
    const name = `Site ${Date.now().toString(36)}`
    const call = async (secret: string) =>
      (
        await page.request.get(`/api/v1/tenants/${tenant}/drink`, { headers: { authorization: `Bearer ${secret}` } })
      ).status()
    await signIn(page, `staff@${tenant}.example`)
    await open(page, language, tenant, 'page')
    if (isMobile) await button(page, language, 'commons.frame.openMenu').click()
    await page.locator('.nav-item[href$="/api-keys"]').click()
    await button(page, language, 'api-keys.create').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(word('name')).fill(name)
    if (isMobile) {
      // As every dialog with inputs, it fills the screen; what may be chosen stands below what it is for, not beside it.
      expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize()! })
      await expect(dialog.getByText(word('verbs.read')).first()).toBeInViewport()
    }
    // What takes long to type is not lost by Back or a reload without a question.
    expect(await mayUnload(page)).toBe(false)
    await page.evaluate<void>('history.back()')
    await page.getByRole('button', { name: words(language, 'commons.dialogs.cancel.dismiss') }).click()
    await expect(dialog.getByLabel(word('name'))).toHaveValue(name)
    await expect(dialog.getByRole('button', { name: word('submit'), exact: true })).toBeDisabled()
    await dialog.getByRole('button', { name: word('presets.site') }).click()
    await dialog.getByLabel(word('origins')).fill('www.example.jp')
    await dialog.getByRole('button', { name: word('submit'), exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(word('wrong'))
    await expect(dialog.getByLabel(word('origins'))).toHaveValue('www.example.jp')
    await dialog.getByLabel(word('origins')).fill('')
    expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([])
    await dialog.getByRole('button', { name: word('submit'), exact: true }).click()
    const field = dialog.getByLabel(word('secret.label'), { exact: true })
    const secret = await field.inputValue()
    expect(await call(secret)).toBe(200)
    // It is shown this once: nothing but its button closes it.
    const copy = dialog.getByRole('button', { name: word('secret.copy') })
    await expect(copy).toBeFocused()
    // What belongs together stands together, also where the dialog fills a phone.
    const [above, below] = [(await field.boundingBox())!, (await copy.boundingBox())!]
    expect(below.y - (above.y + above.height)).toBeLessThan(60)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 400)
    await expect(field).toHaveValue(secret)
    await dialog.getByRole('button', { name: words(language, 'commons.actions.close') }).click()
    await expect.poll(() => mayUnload(page)).toBe(true)

    const row = page.getByRole('main').locator('tr, li').filter({ hasText: name })
    await expect(row).toContainText(word('states.active'))
    await page.reload()
    await shown(page, 'page')
    await expect(page.getByText(secret)).toHaveCount(0)
    const choose = async (item: string) => {
      await row.getByRole('button', { name: words(language, 'commons.list.rowActions', { title: name }) }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    await choose(word('rotate.open'))
    await dialog.getByRole('button', { name: word('rotate.submit'), exact: true }).click()
    const next = await field.inputValue()
    expect([await call(secret), await call(next)]).toEqual([200, 200])
    await dialog.getByRole('button', { name: words(language, 'commons.actions.close') }).click()
    await expect(row).toContainText(next.slice(0, 12))
    await expect(row).toContainText(secret.slice(0, 12))
    const wide = await row
      .locator('td, th')
      .evaluateAll((cells) =>
        (cells as { scrollWidth: number; clientWidth: number }[]).filter(
          (cell) => cell.scrollWidth > cell.clientWidth + 1,
        ),
      )
    expect(wide).toEqual([])
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    await choose(word('ask.revoke.ok'))
    await dialog.getByRole('button', { name: word('ask.revoke.ok'), exact: true }).click()
    await expect(toast(page, language)).toContainText(word('ask.revoke.done', { name }))
    await expect(row).toContainText(word('states.revoked'))
    expect([await call(secret), await call(next)]).toEqual([401, 401])
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })
  test(`who removes somebody from a tenant is told that their keys and webhooks stay, and finds them marked (${language.locale}) @full`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const word = (key: string, params = {}) => words(language, key, params)
    const tenant = 'myturn-games'
    const email = 'reader@captain.example'
    const name = `Site ${Date.now().toString(36)}`
    const dialog = page.getByRole('dialog')
    await signIn(page)
    await page.goto(`${language.prefix}/admin/auth-user?q=${email}`)
    await shown(page, 'page')
    const row = page.getByRole('main').locator('tr, li').filter({ hasText: email })
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: word('administration.acts.tenants'), exact: true }).click()
    await dialog.getByRole('combobox').fill('MyTurn')
    await page.getByRole('option').first().click()
    const remove = dialog.getByRole('listitem').getByRole('button')
    await expect(remove).toBeVisible()

    const theirs = await (await browser.newContext({ baseURL: baseURL! })).newPage()
    await signIn(theirs, email)
    const key = await api(theirs, 'POST', `${tenant}/api-keys`, { name, scopes: ['news:read'] })
    const webhook = await api(theirs, 'POST', `${tenant}/webhooks`, { name, url: 'https://receiver.invalid/hook' })
    expect([key.status, webhook.status]).toEqual([201, 201])
    await theirs.context().close()

    await remove.click()
    const question = page.locator('dialog.confirm')
    await expect(question).toContainText(/API.*Webhook/i)
    // Two things are said, each in a line of its own: Japanese has no spaces between sentences.
    expect(await question.locator('p').innerText()).toContain('\n')
    await question.getByRole('button', { name: word('commons.actions.remove'), exact: true }).click()
    await expect(remove).toHaveCount(0)

    // So is who does it in the list of a tenant's staff.
    const operator = 'funaneco-jp'
    const [{ id }] = (await api(page, 'GET', `${operator}/tenant?filter={"slug":"${tenant}"}`)).body
    const staff = await open(page, language, `${operator}/tenant/${id}/tenant-user`, 'list')
    await staff.locator('[aria-haspopup="menu"]').last().click()
    await page.getByRole('menuitem', { name: word('commons.actions.delete'), exact: true }).click()
    await expect(question).toContainText(/API.*Webhook/i)
    await question.getByRole('button', { name: word('commons.dialogs.delete.dismiss'), exact: true }).click()

    const mark = word('api-keys.creator.left')
    for (const [list, done] of [
      ['api-keys', 'api-keys.ask.revoke.ok'],
      ['webhooks', 'webhooks.ask.off.ok'],
    ] as const) {
      await open(page, language, `${tenant}/${list}`, 'page')
      const made = page.getByRole('main').locator('tr, li').filter({ hasText: name })
      await expect(made).toContainText(mark)
      expect(await axeFindings(page, { within: 'main' })).toEqual([])
      expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      // What is over needs nothing done about it.
      await made.getByRole('button').click()
      await page.getByRole('menuitem', { name: word(done), exact: true }).click()
      await question.getByRole('button', { name: word(done), exact: true }).click()
      await expect(made).not.toContainText(mark)
    }
  })
}
