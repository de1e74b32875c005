import { axeFindings } from './helpers/axe.ts'
import { webhookEvents } from '../../entities/language/shared/webhook-events.ts'
import { button, languages, open, shown, signIn, toast, words } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

for (const language of languages) {
  test(`a webhook is added, tried, looked at, switched off and removed (${language.locale}) @full`, async ({
    page,
  }) => {
    const word = (key: string, params = {}) => words(language, `webhooks.${key}`, params)
    const tenant = 'toki-tsumugi-cafe'
    const name = `Site ${Date.now().toString(36)}`
    const isNarrow = () => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')
    await signIn(page, `staff@${tenant}.example`)
    await open(page, language, `${tenant}/webhooks`, 'page')
    await button(page, language, 'webhooks.create').click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: word('submit'), exact: true })
    await dialog.getByLabel(word('name')).fill(name)
    const address = dialog.getByLabel(word('url'))
    await address.fill('https://10.0.0.1/hook')
    await submit.click()
    // At the field, in place of its hint, and nothing typed is lost.
    await expect(address).toHaveAccessibleDescription(word('urlWrong'))
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByRole('alert')).toContainText(words(language, 'api-keys.wrong'))
    await expect(dialog.getByLabel(word('name'))).toHaveValue(name)
    // A host that is nowhere (RFC 6761, 6.4).
    await address.fill('https://receiver.invalid/hook')
    await dialog.getByLabel(word('eventsNames.file-replaced')).uncheck()
    const offered = webhookEvents.map((event) => dialog.getByLabel(word(`eventsNames.${event.replace('.', '-')}`)))
    const shownEvents = (await Promise.all(offered.map((event) => event.count()))).filter((count) => count > 0)
    expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([])
    await submit.click()
    const secret = await dialog.getByLabel(words(language, 'api-keys.secret.label'), { exact: true }).inputValue()
    expect(secret).toMatch(/^whsec_/)
    // It is shown this once: nothing but its button closes it.
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 400)
    await expect(dialog.getByLabel(words(language, 'api-keys.secret.label'), { exact: true })).toHaveValue(secret)
    const close = dialog.getByRole('button', { name: words(language, 'commons.actions.close') })
    await close.click()
    await page.reload()
    await shown(page, 'page')
    await expect(page.getByText(secret)).toHaveCount(0)
    await expect(page.getByText(secret.slice(0, 12))).toHaveCount(0)

    const row = page.getByRole('main').locator('tr, li').filter({ hasText: name })
    await expect(row).toContainText(word('states.on'))
    await expect(row).toContainText(word('eventCount', { smart_count: shownEvents.length - 1 }))
    const choose = async (item: string) => {
      await row.getByRole('button', { name: words(language, 'commons.list.rowActions', { title: name }) }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    await choose(word('test.events'))
    const [failed] = word('test.failed', { name, outcome: '|' }).split('|')
    await expect(toast(page, language)).toContainText(failed!)
    await choose(word('deliveries.open'))
    await dialog.getByRole('button', { name: word('deliveries.test') }).click()
    await expect(dialog.locator('pre')).toContainText('"type": "test"')
    expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([])
    await close.click()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    expect(await isNarrow()).toBe(true)

    await choose(word('ask.off.ok'))
    await dialog.getByRole('button', { name: word('ask.off.ok'), exact: true }).click()
    await expect(row).toContainText(word('states.off'))
    await choose(word('on.ok'))
    await expect(row).toContainText(word('states.on'))
    await choose(word('ask.remove.ok'))
    await dialog.getByRole('button', { name: word('ask.remove.ok'), exact: true }).click()
    await expect(row).toHaveCount(0)
  })
}
