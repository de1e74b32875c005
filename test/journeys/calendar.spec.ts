import { expect, test } from './helpers/test.ts'
import { api, entityWords, japanese, open, signIn, words } from './helpers/captain.ts'

const place = 'myprince-vip/cast-work-schedule'

test('a shift is changed in its cell of the week, by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows the same, one day below the other')
  const { options, fields } = entityWords(japanese, 'cast-work-schedule')
  await signIn(page, japanese, 'staff@myprince-vip.example')
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
  await signIn(page, japanese, 'staff@toki-tsumugi-cafe.example')
  const screen = await open(page, japanese, 'toki-tsumugi-cafe/business-schedule', 'list')
  await screen.getByRole('button', { name: words(japanese, 'commons.calendar.month'), exact: true }).click()
  const free = page.locator('[data-day]:has([data-add])').last()
  const day = await free.getAttribute('data-day')
  await free.click({ position: { x: 40, y: 60 } })
  await expect(page).toHaveURL(new RegExp(`/business-schedule/new\\?date=${day}$`))
  await expect(page.locator('[data-screen="create"] [data-field="date"] input').first()).toHaveValue(
    new RegExp(day!.replaceAll('-', '.')),
  )
})
