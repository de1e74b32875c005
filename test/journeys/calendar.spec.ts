import {
  addDays,
  currentBusinessDay,
  daysBetween,
  monthOf,
  today,
  weekOf,
} from '../../entities/language/dates/plain-date.ts'
import { maxBulkRecords } from '../../entities/language/shared/bulk-limit.ts'
import { photo } from '../server/support/upload-files.ts'
import { expect, test } from './helpers/test.ts'
import { api, entityWords, follow, japanese, newSlug, open, shown, signIn, words } from './helpers/captain.ts'

const place = 'myprince-vip/cast-work-schedule'

test('a shift is changed in its cell of the week, by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows the same, one day below the other')
  const { options, fields } = entityWords(japanese, 'cast-work-schedule')
  await signIn(page, 'staff@myprince-vip.example')
  const screen = await open(page, japanese, place, 'list')
  // Next week is all ahead, and nobody else writes there.
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.later') }).click()
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.later') }).click()
  const plan = screen.locator('button[data-plan]', { hasText: options.status!.undecided! }).first()
  await plan.focus()
  const id = await plan.getAttribute('data-plan')
  await page.keyboard.press('Enter')
  const cell = screen.locator(`[data-cell="${id}"]`)
  await cell.getByText(options.status!.working!, { exact: true }).click()

  // A row for its hours stands ready; the end is next morning, and comes before the beginning at first.
  const [start, end] = [
    cell.getByRole('textbox', { name: fields['timeRanges.startTime']! }),
    cell.getByRole('textbox', { name: fields['timeRanges.endTime']! }),
  ]
  await start.fill('2700')
  await end.fill('２１３０')
  await page.keyboard.press('Control+Enter')
  await expect(cell.getByText(words(japanese, 'validations.integrity.rangeOrder')).first()).toBeVisible()

  // Another week is not shown before it is asked about what was typed, which stays.
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.later') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(japanese, 'commons.dialogs.cancel.dismiss') })
    .click()
  await start.fill('1900')
  await end.fill('2730')
  await page.keyboard.press('Control+Enter')
  await expect(cell).toBeHidden()
  await expect(screen.locator(`[data-plan="${id}"]`)).toContainText('19:00–27:30')
  await expect(screen.locator(`[data-plan="${id}"]`)).toBeFocused()
  const { body } = await api(page, 'GET', `${place}/${id}`)
  expect(body).toMatchObject({ status: 'working', timeRanges: [{ startTime: '19:00', endTime: '27:30' }] })

  // A day off has no hours; whoever thinks better of it has them back.
  await page.keyboard.press('Enter')
  await cell.getByText(options.status!.off!, { exact: true }).click()
  await expect(start).toBeHidden()
  await cell.getByText(options.status!.full!, { exact: true }).click()
  await expect(start).toHaveValue('19:00')
  await page.keyboard.press('Control+Enter')
  await expect(screen.locator(`[data-plan="${id}"]`)).toContainText(options.status!.full!)
})

test('a day of the month begins a record with its day filled in', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows the same, one day below the other')
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  const screen = await open(page, japanese, 'toki-tsumugi-cafe/business-schedule', 'list')
  // Days are seen as a calendar first.
  const month = screen.getByRole('button', { name: words(japanese, 'commons.calendar.month'), exact: true })
  await expect(month).toHaveAttribute('aria-pressed', 'true')
  const free = page.locator('[data-day]:has([data-add])').last()
  const day = await free.getAttribute('data-day')
  await free.click({ position: { x: 40, y: 60 } })
  await expect(page).toHaveURL(new RegExp(`/business-schedule/new\\?date=${day}$`))
  await expect(page.locator('[data-screen="create"] [data-field="date"] input').first()).toHaveValue(
    new RegExp(day!.replaceAll('-', '.')),
  )
})

test('a regular day off that is about to be closed is told before anything is typed', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone tells the same')
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  // The café is closed on Tuesdays.
  const near = addDays(today(), 60)
  const tuesday = addDays(near, (9 - new Date(near).getUTCDay()) % 7)
  const form = await open(page, japanese, `toki-tsumugi-cafe/business-schedule/new?date=${tuesday}`, 'create')
  await expect(form.locator('[data-field="kind"]')).toContainText(
    words(japanese, 'validations.integrity.alreadyClosed'),
  )
})

test('a shift is painted over days and people, registered in one call and undone in one', async ({
  page,
  isMobile,
}) => {
  await signIn(page, 'staff@myprince-vip.example')
  const screen = await open(page, japanese, place, 'list')
  // A week that no other journey writes in, on a desk and on a phone.
  const period = screen.getByRole('heading', { level: 2 }).first()
  for (let week = 0; week < (isMobile ? 6 : 5); week += 1) {
    const shownBefore = (await period.textContent())!
    await screen.getByRole('button', { name: words(japanese, 'commons.calendar.later') }).click()
    await expect(period).not.toHaveText(shownBefore)
  }
  await screen.getByRole('button', { name: words(japanese, 'calendar.paint.start') }).click()
  const grid = screen.getByRole('grid', { name: words(japanese, 'calendar.paint.grid') })
  const cell = (row: number, column: number) => grid.locator(`[data-paint="${row} ${column}"]`)
  const drafts = grid.locator('[data-draft]')
  await expect(cell(2, 6)).toBeVisible()
  await screen.getByRole('button', { name: words(japanese, 'calendar.paint.define') }).click()
  const form = screen.locator('form', { has: page.locator('[data-field="timeRanges"]') })
  const { fields } = entityWords(japanese, 'cast-work-schedule')
  const begin = form.getByRole('textbox', { name: fields['timeRanges.startTime']! })
  await expect(begin.first()).toBeVisible()
  // It begins as what is usual in that week, which may have a second range.
  const second = form.getByRole('button', { name: words(japanese, 'commons.inputs.removeLine', { n: 2 }), exact: true })
  while (await second.isVisible()) await second.click()
  await begin.fill('1805')
  await form.getByRole('textbox', { name: fields['timeRanges.endTime']! }).first().fill('2330')
  await form.getByRole('button', { name: words(japanese, 'calendar.paint.use') }).click()

  // A whole person by the name, one day by keyboard and three by dragging.
  await grid.locator('tbody tr').nth(0).getByRole('button').click()
  await expect(drafts).toHaveCount(7)
  await cell(1, 0).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  // Until Shift is released the arrow keys draw, and a mouse that merely moves paints nothing.
  await page.keyboard.down('Shift')
  await page.keyboard.press('ArrowRight')
  await cell(2, 5).hover()
  await page.keyboard.up('Shift')
  await expect(drafts).toHaveCount(10)
  await page.keyboard.press('Delete')
  await expect(drafts).toHaveCount(9)
  if (isMobile) await cell(2, 1).tap()
  else {
    await cell(2, 1).hover()
    await page.mouse.down()
    await cell(2, 3).hover()
    await page.mouse.up()
  }
  const count = isMobile ? 10 : 12
  await expect(drafts).toHaveCount(count)

  // Leaving asks, and what was painted stays.
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.month'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words(japanese, 'commons.dialogs.cancel.dismiss') }).click()
  await expect(drafts).toHaveCount(count)

  // Somebody else changes a painted day first: it is named, and nothing is lost or half done.
  const label = (await cell(0, 2).getAttribute('aria-label'))!
  const day = await grid.locator('thead time').nth(2).getAttribute('datetime')
  const { body } = await api(page, 'GET', `${place}?filter=${encodeURIComponent(JSON.stringify({ date: day }))}`)
  const names = await api(page, 'GET', 'myprince-vip/cast?range=[0,99]')
  const who = names.body.find(({ name }: { name: string }) => label.startsWith(name)).id
  const taken = body.find((each: { cast: string }) => each.cast === who)
  expect((await api(page, 'PUT', `${place}/${taken.id}`, { status: 'off', version: taken.version })).status).toBe(200)
  const register = screen.getByRole('button', {
    name: words(japanese, 'calendar.paint.register', { smart_count: count }),
  })
  await register.click()
  const refused = screen.getByRole('alert').filter({ hasText: words(japanese, 'calendar.paint.refused') })
  await expect(refused.locator('[data-refused-day]')).toHaveCount(1)
  await expect(refused).toContainText(words(japanese, 'validations.integrity.dayChanged'))
  await expect(drafts).toHaveCount(count)

  await register.click()
  await expect(drafts).toHaveCount(0)
  await expect(grid.locator('[data-paint]:focus')).toHaveCount(1)
  await expect(cell(0, 6)).toContainText('18:05–23:30')
  const undo = page.getByRole('button', { name: words(japanese, 'commons.actions.undo') })
  await undo.click()
  await expect(cell(0, 6)).not.toContainText('18:05')
})

test('after Back the focus is on the day that was opened, and the view that was chosen has it @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Keys are for keyboards.')
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  const screen = await open(page, japanese, 'toki-tsumugi-cafe/business-schedule', 'list')
  const month = page.getByRole('button', { name: words(japanese, 'commons.calendar.month'), exact: true })
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.month'), exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-day]').first()).toBeVisible()
  await expect(month).toBeFocused()
  const day = await page.locator('[data-day]:has([data-add])').last().getAttribute('data-day')
  const add = page.locator(`[data-day="${day}"] [data-add]`)
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-screen="create"]')).toBeVisible()
  await page.goBack()
  await expect(add).toBeFocused()
})

test('on a phone the month opens at today, and Today brings it back into view, wherever the month stands @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen shows the whole month')
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  // The month is what the calendar of business days begins with.
  const screen = await open(page, japanese, 'toki-tsumugi-cafe/business-schedule', 'list')
  const cell = page.locator(`[data-day="${currentBusinessDay()}"]`)
  await expect(cell).toBeInViewport({ ratio: 1 })
  for (const away of ['commons.calendar.earlier', 'commons.calendar.later', undefined]) {
    if (away) await screen.getByRole('button', { name: words(japanese, away) }).click()
    await page.evaluate(() => scrollTo(0, 0))
    await screen.getByRole('button', { name: words(japanese, 'commons.calendar.today') }).click()
    await expect(cell).toBeInViewport({ ratio: 1 })
  }

  // By a link, and as what was left.
  await follow(page, japanese, 'toki-tsumugi-cafe', 'page')
  await follow(page, japanese, 'toki-tsumugi-cafe/business-schedule', 'list')
  await expect(cell).toBeInViewport({ ratio: 1 })
  const other = page.locator('[data-day] :is([data-add], a[data-plan])').last()
  await other.click()
  await shown(page, 'create')
  await page.goBack()
  await expect(other).toBeFocused()
  await expect(other).toBeInViewport({ ratio: 1 })
})

test('on a wide screen Today leaves the page where it is @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone goes to today')
  await page.setViewportSize({ width: 1280, height: 400 })
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  const screen = await open(page, japanese, 'toki-tsumugi-cafe/business-schedule', 'list')
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.month'), exact: true }).click()
  // Today is out of view at one of the two ends.
  for (const end of [0, 100_000]) {
    await page.evaluate((top) => scrollTo(0, top), end)
    const before = await page.evaluate(() => scrollY)
    // A click by the pointer would scroll to the button first.
    await screen.getByRole('button', { name: words(japanese, 'commons.calendar.today') }).dispatchEvent('click')
    await expect(page.locator('[data-day] [aria-current="date"]')).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }
})

test('the dashboard opens the calendar at this week, whatever was shown there before @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  const today = page.locator(`[data-screen="list"] time[datetime="${currentBusinessDay()}"]`)
  const openCalendar = async () => {
    await follow(page, japanese, 'toki-tsumugi-cafe', 'page')
    await page.getByRole('link', { name: words(japanese, 'dashboard.opening.calendar') }).click()
    await expect(today).toBeVisible()
    await expect(page).toHaveURL(/\/business-schedule$/)
  }
  await open(page, japanese, 'toki-tsumugi-cafe/event', 'list')
  await openCalendar()
  await expect(page.locator('[data-day]')).toHaveCount(7)

  // Another week stays while one is in a form; the dashboard begins with today again.
  await page.getByRole('button', { name: words(japanese, 'commons.calendar.later') }).click()
  await expect(today).toHaveCount(0)
  const add = page.locator('[data-add]').last()
  await add.click()
  await shown(page, 'create')
  await page.goBack()
  await expect(add).toBeFocused()
  await expect(today).toHaveCount(0)
  await openCalendar()

  // Who chose the month, finds the month.
  await page.getByRole('button', { name: words(japanese, 'commons.calendar.month'), exact: true }).click()
  await page.getByRole('button', { name: words(japanese, 'commons.calendar.earlier') }).click()
  await openCalendar()
  expect(await page.locator('[data-day]').count()).toBeGreaterThan(7)
})

test('an address that asks for records of the list shows the list, whatever view was chosen @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page, 'staff@myprince-vip.example')
  // A week is opened, which has a record for every day.
  const screen = await open(page, japanese, place, 'list')
  await expect(screen.locator('[data-plan]').first()).toBeVisible()
  const filter = JSON.stringify({ date: currentBusinessDay() })
  await open(page, japanese, `${place}?filter=${encodeURIComponent(filter)}`, 'list')
  const asked = await api(page, 'GET', `${place}?filter=${encodeURIComponent(filter)}`)
  await expect(page.locator('[data-row]')).toHaveCount(asked.body.length)

  // The week comes back by its button, and the address no longer asks for anything.
  await page.getByRole('button', { name: words(japanese, 'commons.calendar.week'), exact: true }).click()
  await expect(screen.locator('[data-plan]').first()).toBeVisible()
  await expect(page).toHaveURL(/\/cast-work-schedule$/)
})

test('a month of more shifts than one call answers shows its last days, without what is undecided @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows the same, one day below the other')
  await signIn(page)
  const slug = newSlug('oji').toLowerCase()
  const make = async (path: string, values: object) => {
    const { status, body } = await api(page, 'POST', path, values)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body
  }
  await make('funaneco-jp/tenant', { name: '大勢の王子', slug, site: 'myprince-vip', siteUrl: 'https://oji.example' })
  const area = await make(`${slug}/area`, { name: '多治見', slug: 'tajimi', prefecture: '21' })
  const people = 40
  const { token } = await (await page.request.get('/api/auth/token')).json()
  const uploaded = await page.request.post(`/api/v1/authorized/tenants/${slug}/uploads`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'oji.png', mimeType: 'image/png', buffer: await photo(60, 40) } },
  })
  const picture = { src: (await uploaded.json()).src, alt: '写真', isMain: true }
  for (let n = 0; n <= people; n += 1)
    await make(`${slug}/cast`, {
      name: `王子${n}`,
      nameKana: 'オウジ',
      slug: `oji-${n}`,
      profile: { blocks: [{ type: 'paragraph', data: { text: 'よろしくお願いします。' } }] },
      images: [picture],
      areas: [area.id],
      ageConfirmed: true,
      imageConsent: true,
    })
  // As far ahead as weeks can be planned. One person stays undecided.
  const nextMonth = addDays(monthOf(currentBusinessDay()).until, 1)
  const weeks = [...new Set(daysBetween(nextMonth, monthOf(nextMonth).until, 31).map((day) => weekOf(day).from))]
  const plans = []
  for (const day of weeks) {
    await make(`${slug}/cast-work-schedule/weeks`, { day })
    const filter = JSON.stringify({ date_gte: day, date_lte: addDays(day, 6) })
    const week = `${slug}/cast-work-schedule?range=[0,999]&filter=${encodeURIComponent(filter)}`
    plans.push(...(await api(page, 'GET', week)).body)
  }
  const undecided = plans[0].cast
  const records = plans
    .filter(({ cast }) => cast !== undecided)
    .map(({ id, version }) => ({ id, version, values: { status: 'off' } }))
  expect(records.length).toBeGreaterThan(1000)
  for (let at = 0; at < records.length; at += maxBulkRecords)
    await make(`${slug}/cast-work-schedule/days`, { records: records.slice(at, at + maxBulkRecords) })

  const screen = await open(page, japanese, `${slug}/cast-work-schedule`, 'list')
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.month'), exact: true }).click()
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.later') }).click()
  const last = plans
    .map(({ date }) => String(date))
    .toSorted()
    .at(-1)!
  await expect(page.locator(`[data-day="${last}"] [data-plan]`)).toHaveCount(people)
  await expect(page.locator('[data-plan]')).toHaveCount(records.length)
})

test('a calendar that cannot show all of its records says from which day on some are missing @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  // The records are those of the demo; only their count is said to be higher.
  await page.route(/\/business-schedule\?/, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    await route.fulfill({
      response,
      headers: { ...headers, 'content-range': headers['content-range']!.replace(/\d+$/, '5001') },
    })
  })
  const screen = await open(page, japanese, 'toki-tsumugi-cafe/business-schedule', 'list')
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.month'), exact: true }).click()
  const lastPlan = page.locator('[data-day]:has([data-plan])').last()
  const day = new Date((await lastPlan.getAttribute('data-day'))!)
  const said = words(japanese, 'calendar.incomplete', { max: '5,000', day: '@' }).split('@')
  const notice = screen.getByRole('status').filter({ hasText: said[0]! })
  await expect(notice).toContainText(`${said[0]}${day.getUTCMonth() + 1}/${day.getUTCDate()}`)
  await expect(notice).toContainText(said[1]!)
})
