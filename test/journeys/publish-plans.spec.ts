import { axeFindings } from './helpers/axe.ts'
import { expect, test, type Locator, type Page } from './helpers/test.ts'
import { api, button, japanese, makeNews, newSlug, open, signIn, toast, words } from './helpers/captain.ts'

const tenant = 'emu-esu-com'
const say = (key: string, params = {}) => words(japanese, key, params)

/** Two drafts, another that lacks its text, and a record that is published, all with a mark in their titles. */
async function makeRecords(page: Page) {
  const mark = newSlug('keikaku')
  const title = (number: number) => `${mark} 新しい営業所のご案内と移転にともなう電話番号の変更について ${number}`
  const drafts = [await makeNews(page, tenant, { title: title(1) }), await makeNews(page, tenant, { title: title(2) })]
  const { body: bare } = await api(page, 'POST', `${tenant}/news`, { title: title(3) })
  await makeNews(page, tenant, { title: title(4), status: 'published' })
  return { mark, drafts, bare }
}

async function choose(page: Page, list: Locator, option: string | RegExp): Promise<void> {
  await list.click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Adds all that the list finds to a new plan by one action, and opens it. */
async function planSelected(page: Page, mark: string, plan: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ q: mark }))
  await open(page, japanese, `${tenant}/news?filter=${filter}`, 'list')
  const boxes = page.getByRole('main').getByRole('checkbox', { name: new RegExp(mark) })
  await expect(boxes).toHaveCount(4)
  for (const each of await boxes.all()) await each.check()
  await button(page, japanese, 'commons.actions.addToPlan').click()
  const dialog = page.getByRole('dialog')
  const action = dialog.getByRole('combobox', { name: say('plans.action') })
  await choose(page, action, say('plans.actions.withdraw'))
  const leftOut = dialog.locator('[data-left-out]')
  await expect(leftOut.getByRole('listitem')).toHaveCount(3)
  await expect(leftOut).toContainText(say('plans.unfit.withdraw'))
  expect(await axeFindings(page)).toEqual([])
  await choose(page, action, say('plans.actions.publish'))
  await expect(leftOut).toBeHidden()
  await choose(page, dialog.getByRole('combobox').first(), say('plans.new'))
  await dialog.getByRole('textbox', { name: say('plans.name') }).fill(plan)
  await dialog.getByRole('button', { name: say('plans.addMany', { smart_count: 4 }) }).click()
  await toast(page, japanese)
    .getByRole('button', { name: say('plans.open') })
    .click()
}

test('a selection is planned, the colleague who is asked declines, it is published all the same, and an undo says what it would lose @phone', async ({
  page,
}) => {
  await signIn(page)
  const addresses = { ja: 'https://emu-esu.example/news/{slug}?preview={token}', en: null }
  expect((await api(page, 'PUT', `${tenant}/preview-addresses/news`, addresses)).status).toBe(200)
  const { mark, drafts, bare } = await makeRecords(page)
  const name = `${mark} 年度替わりに合わせて、営業所の移転のお知らせをまとめて公開するための計画`
  await planSelected(page, mark, name)
  const dialog = page.getByRole('dialog', { name })
  const records = dialog.getByRole('list', { name: say('plans.records') }).locator(':scope > li')
  await expect(records).toHaveCount(4)
  await expect(dialog.getByRole('button', { name: say('plans.publishNow') })).toBeDisabled()
  await records
    .filter({ hasText: bare.title })
    .getByRole('button', { name: say('plans.take') })
    .click()
  await expect(records).toHaveCount(3)

  // The time is entered as people write it, in the zone of the tenant.
  const at = dialog.getByRole('textbox', { name: say('plans.publishAt') })
  const schedule = dialog.getByRole('button', { name: say('plans.schedule') })
  await at.fill('2020/01/01 10:00')
  await schedule.click()
  await expect(dialog).toContainText(say('drafts.schedule.past'))
  await at.fill('２０９９年１月２日　１０時')
  await schedule.click()
  await expect(dialog).toContainText(say('plans.due', { time: '2099/01/02 10:00' }))
  expect(await axeFindings(page)).toEqual([])
  // The switch is clear of the buttons below what scrolls.
  await dialog.getByRole('checkbox', { name: say('previews.comments') }).check()
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!
  const { y, height } = await boxOf(dialog.locator('label').filter({ hasText: say('previews.comments') }))
  expect(y + height).toBeLessThanOrEqual((await boxOf(dialog.locator('.MuiDialogActions-root'))).y)
  const asked = dialog.getByRole('combobox', { name: say('plans.ask') })
  const { body: colleagues } = await api(page, 'GET', `${tenant}/colleague`)
  await choose(page, asked, colleagues[0].name)
  await expect(asked).toHaveText(colleagues[0].name)

  // The colleague reads it at a record, and answers.
  await signIn(page, `staff@${tenant}.example`)
  await open(page, japanese, `${tenant}/news/${drafts[0].id}/edit`, 'edit')
  await expect(page.locator('[data-messages]')).toContainText(/さんが公開を頼んでいます。/)
  await page.getByRole('link', { name: say('plans.answer') }).click()
  const site = dialog.getByRole('link', { name: say('plans.seeOnSite') })
  await expect(site).toHaveAttribute('href', /^https:\/\/emu-esu\.example\/news\/[\w-]+\?preview=[\w.-]+$/)
  await dialog.getByRole('button', { name: say('plans.decline') }).click()
  await dialog.getByRole('textbox', { name: say('plans.declineWhy') }).fill('電話番号が決まってからにしてください。')
  await dialog.getByRole('button', { name: say('plans.sendAnswer') }).click()
  const declined = dialog.getByText('電話番号が決まってからにしてください。')
  await expect(declined).toBeVisible()

  await signIn(page)
  await page.reload()
  await dialog.getByRole('button', { name: say('plans.publishNow') }).click()
  await expect(dialog).toContainText(say('plans.states.published'))
  // What was said and set before holds no longer.
  await expect(declined).toBeHidden()
  await expect(dialog).not.toContainText('2099')

  const changed = (await api(page, 'GET', `${tenant}/news/${drafts[0].id}`)).body
  expect(changed.status).toBe('published')
  const later = { title: `${mark} 直した題名`, version: changed.version }
  expect((await api(page, 'PUT', `${tenant}/news/${changed.id}`, later)).status).toBe(200)
  // The message of the publication offers it as well.
  await toast(page, japanese)
    .getByRole('button', { name: say('commons.toasts.close') })
    .click()
  await expect(toast(page, japanese).getByRole('listitem')).toHaveCount(0)
  await dialog.getByRole('button', { name: say('commons.actions.undo') }).click()
  const question = page.getByRole('dialog', { name: say('undo.title') })
  await expect(question).toContainText(say('commons.fields.title'))
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: say('undo.ok') }).click()
  await expect(dialog).toContainText(say('plans.states.undone'))
  // It is over: of its records nothing is said but which were taken back.
  await expect(records.filter({ hasText: say('plans.takenBack') })).toHaveCount(1)
  await expect(records.filter({ hasText: drafts[1].title })).toContainText(say('plans.takenBack'))
  await expect(records.filter({ hasText: later.title })).not.toContainText(say('plans.takenBack'))
  await expect(dialog).not.toContainText(say('plans.stale'))
  const now = async (id: string) => (await api(page, 'GET', `${tenant}/news/${id}`)).body
  // What was changed since stays, as it was not chosen to go back.
  expect(await now(changed.id)).toMatchObject({ status: 'published', title: later.title })
  expect((await now(drafts[1].id)).status).toBe('draft')
})
