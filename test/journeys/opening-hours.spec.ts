import { expect, test } from './helpers/test.ts'
import { api, button, japanese, open, signIn, words } from './helpers/captain.ts'

test('a week of opening hours runs past midnight', async ({ page, isMobile }) => {
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  await open(page, japanese, 'toki-tsumugi-cafe/business-day/edit', 'edit')
  if (isMobile) {
    // Safari enlarges the whole page when a smaller input is tapped.
    const sizes = await page
      .getByRole('main')
      .locator('input[type="text"], textarea')
      .evaluateAll((inputs) => inputs.map((input) => parseFloat(getComputedStyle(input).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  }
  // Two sizes of window share one week.
  const [typed, stored] = isMobile ? ['2615', '26:15'] : ['2530', '25:30']
  const close = page.getByRole('textbox', { name: /^木曜日 .*閉店/ })
  await close.fill('１２：００')
  await close.blur()
  await button(page, japanese, 'commons.actions.save').click()
  await expect(page.getByText(words(japanese, 'validations.integrity.rangeOrder')).first()).toBeVisible()
  await close.fill(typed)
  await close.blur()
  await button(page, japanese, 'commons.actions.save').click()
  await expect
    .poll(async () => (await api(page, 'GET', 'toki-tsumugi-cafe/business-day')).body[0].days[3].ranges[0].closeTime)
    .toBe(stored)
})
