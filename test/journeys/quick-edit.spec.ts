import { axeFindings } from './helpers/axe.ts'
import { api, japanese, languages, mayUnload, open, signIn, toast, words } from './helpers/captain.ts'
import { expect, test, type Locator, type Page } from './helpers/test.ts'

const [, english] = languages
const tenant = 'toki-tsumugi-cafe'

async function makeDrink(page: Page, price: number) {
  const name = `値段${Date.now().toString(36)}`
  const [{ id: category }] = (await api(page, 'GET', `${tenant}/drink-category?range=[0,0]`)).body
  const { status, body } = await api(page, 'POST', `${tenant}/drink`, { name, category, price })
  expect(status, JSON.stringify(body)).toBe(201)
  const list = `${tenant}/drink?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`
  const path = `${tenant}/drink/${body.id}`
  return { name, list, path, read: async () => (await api(page, 'GET', path)).body }
}

/** Opens the input of the price: at its cell, or on a phone from the row's menu. */
async function openPrice(page: Page, name: string, isMobile: boolean): Promise<Locator> {
  if (isMobile) {
    await page.getByRole('button', { name: words(japanese, 'commons.list.rowActions', { title: name }) }).click()
    await page.locator('[role="menuitem"]').filter({ hasText: '価格' }).click()
  } else await page.locator('[data-row] button.quick').first().click()
  const input = page.getByRole('dialog').locator('[data-field="price"] input')
  await expect(input).toBeFocused()
  return input
}

test('a price is changed in its row: Enter saves, Escape leaves, and the message takes it back', async ({
  page,
  isMobile,
}) => {
  await signIn(page)
  const { name, list, read } = await makeDrink(page, 480)
  await open(page, japanese, list, 'list')
  await openPrice(page, name, isMobile)
  expect(await mayUnload(page)).toBe(true)
  await page.keyboard.insertText('999')
  await expect.poll(() => mayUnload(page)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await read()).price).toBe(480)

  // Another way to write what is saved already is no change.
  await openPrice(page, name, isMobile)
  await page.keyboard.insertText('４８０')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await read()).toMatchObject({ price: 480, version: 1 })

  const input = await openPrice(page, name, isMobile)
  await page.keyboard.insertText('200000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
  expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([])
  await input.fill('５２０')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await read()).price).toBe(520)
  await expect(page.locator('[data-row]').first()).toContainText('520')
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .click()
  await expect.poll(async () => (await read()).price).toBe(480)
})

test('a number that is changed in its row is never cut off @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no columns')
  await signIn(page)
  await open(page, english, 'suda-nijo-com/product', 'list')
  const prices = page.locator('[data-row] .measure button.quick')
  expect(await prices.count()).toBeGreaterThan(4)
  const cut = await prices.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((each) => each.textContent),
  )
  expect(cut).toEqual([])
})

test('what somebody else changed meanwhile is kept beside the new price, and a clash is told as in the form @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { name, list, path, read } = await makeDrink(page, 480)
  await open(page, japanese, list, 'list')
  await openPrice(page, name, isMobile)
  await api(page, 'PUT', path, { isSoldOut: true, version: 1 })
  await page.keyboard.insertText('500')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await read()).toMatchObject({ price: 500, isSoldOut: true, version: 3 })

  await openPrice(page, name, isMobile)
  await api(page, 'PUT', path, { price: 555, version: 3 })
  await page.keyboard.insertText('510')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-action="compare"]')).toBeVisible()
  expect((await read()).price).toBe(555)
})
