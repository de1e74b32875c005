import { addDays, monthOf, today } from '../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../entities/language/dates/wall-clock.ts'
import { axeFindings } from './helpers/axe.ts'
import { api, japanese, makeNews, shown, signIn, toast, words } from './helpers/captain.ts'
import { expect, test, type Page } from './helpers/test.ts'

const tenant = 'emu-esu-com'

/** The month after next, in which nothing else is planned: the days of its second week. */
const [day, otherDay] = (() => {
  const next = addDays(monthOf(addDays(monthOf(today()).until, 1)).until, 1)
  return [addDays(next, 8), addDays(next, 10)] as const
})()

const at = (when: string, hours: number): string =>
  new Date(Date.parse(startOfDay(when)) + hours * 3_600_000).toISOString()
const entry = (page: Page, title: string) => page.locator('[data-moment]').filter({ hasText: title })
const dayOf = (page: Page, title: string) => page.locator('[data-day]').filter({ has: entry(page, title) })

async function openCalendar(page: Page): Promise<void> {
  await page.goto(`/captain/tenant/${tenant}/publishing`)
  const screen = await shown(page, 'page')
  for (let month = 0; month < 2; month += 1)
    await screen.getByRole('button', { name: words(japanese, 'publishing.after.month') }).click()
}

async function undo(page: Page): Promise<void> {
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .last()
    .click()
}

/** Drags by mouse, or by a finger that first holds. */
async function drag(page: Page, title: string, to: string, isMobile: boolean): Promise<void> {
  await entry(page, title).scrollIntoViewIfNeeded()
  const from = (await entry(page, title).boundingBox())!
  const start = { x: from.x + 60, y: from.y + 20 }
  if (!isMobile) {
    const cell = (await page.locator(`[data-day="${to}"]`).boundingBox())!
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + 12, start.y + 12, { steps: 2 })
    await page.mouse.move(cell.x + 30, cell.y + 30, { steps: 6 })
    await page.mouse.up()
    return
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', start.x, start.y)
  const target = page.locator(`[data-strip-day="${to}"]`)
  await expect(target).toBeVisible()
  const place = (await target.boundingBox())!
  await touch('touchMove', place.x + 4, place.y + 4)
  await touch('touchMove', place.x + 20, place.y + 20)
  await touch('touchEnd')
}

test('what is to go live is dragged to another day, moved by keys, opened, and moved back @phone', async ({
  page,
  isMobile,
}) => {
  await signIn(page, `staff@${tenant}.example`)
  const title = `公開の予定${Date.now().toString(36)}`
  const { id } = await makeNews(page, tenant, { title, status: 'published', publishAt: at(day, 10) })
  const goesLive = async () => (await api(page, 'GET', `${tenant}/news/${id}`)).body.publishAt
  await openCalendar(page)
  await expect(dayOf(page, title)).toHaveAttribute('data-day', day)
  await expect(entry(page, title)).toContainText('見本 工')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await drag(page, title, otherDay, isMobile)
  await expect(dayOf(page, title)).toHaveAttribute('data-day', otherDay)
  await expect(toast(page, japanese)).toContainText(title)
  expect(await goesLive()).toBe(at(otherDay, 10))
  await undo(page)
  await expect(dayOf(page, title)).toHaveAttribute('data-day', day)
  expect(await goesLive()).toBe(at(day, 10))

  // Keys may be pressed faster than the server answers, and the focus goes along.
  await entry(page, title).getByRole('link').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(`Alt+${key}`)
  await expect(dayOf(page, title)).toHaveAttribute('data-day', addDays(day, 9))
  await expect(entry(page, title).getByRole('link')).toBeFocused()
  await expect.poll(goesLive).toBe(at(addDays(day, 9), 10))

  // Nobody comes back to another month than that which they left.
  await entry(page, title).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/news/${id}`))
  await page.goBack()
  await expect(dayOf(page, title)).toHaveAttribute('data-day', addDays(day, 9))
})

test('drafts and plans with a time are moved there too, never into the past, and a lost connection moves nothing', async ({
  page,
  context,
}) => {
  await signIn(page, `staff@${tenant}.example`)
  const stem = Date.now().toString(36)
  const { id, version } = await makeNews(page, tenant, { title: `変更の予定${stem}`, status: 'published' })
  const draft = await api(
    page,
    'PUT',
    `${tenant}/news/${id}/draft`,
    { title: '次の題', version },
    {
      'if-none-match': '*',
    },
  )
  expect(draft.status, JSON.stringify(draft.body)).toBe(200)
  const own = { version: draft.body.version, publishAt: at(day, 9) }
  expect((await api(page, 'PUT', `${tenant}/news/${id}/draft/schedule`, own)).status).toBe(200)
  const items = [{ entity: 'news', recordId: (await makeNews(page, tenant)).id, action: 'publish' }]
  const plan = (await api(page, 'POST', `${tenant}/publish-plans`, { name: `プラン${stem}`, items })).body
  const planned = { version: plan.version, publishAt: at(day, 10) }
  expect((await api(page, 'PUT', `${tenant}/publish-plans/${plan.id}/schedule`, planned)).status).toBe(200)

  await openCalendar(page)
  for (const title of [`変更の予定${stem}`, `プラン${stem}`]) {
    await entry(page, title).getByRole('link').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(dayOf(page, title)).toHaveAttribute('data-day', addDays(day, 1))
    await expect(toast(page, japanese)).toContainText(title)
    await undo(page)
    await expect(dayOf(page, title)).toHaveAttribute('data-day', day)
  }

  const move = page.getByRole('button', { name: words(japanese, 'publishing.move', { title: `プラン${stem}` }) })
  await move.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words(japanese, 'publishing.day')).fill(addDays(today(), -1))
  await dialog.getByRole('button', { name: words(japanese, 'publishing.run'), exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(words(japanese, 'publishing.past'))
  await dialog.getByLabel(words(japanese, 'publishing.day')).fill(addDays(day, 2))
  await dialog.getByLabel(words(japanese, 'publishing.time')).fill('23:59')
  await dialog.getByRole('button', { name: words(japanese, 'publishing.run'), exact: true }).click()
  await expect(dayOf(page, `プラン${stem}`)).toHaveAttribute('data-day', addDays(day, 2))
  await expect(entry(page, `プラン${stem}`)).toContainText('23:59')

  await context.setOffline(true)
  await entry(page, `変更の予定${stem}`).getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(toast(page, japanese)).toContainText(words(japanese, 'commons.signIn.unreachable'))
  await expect(dayOf(page, `変更の予定${stem}`)).toHaveAttribute('data-day', day)
  await context.setOffline(false)
})
