import { axeFindings } from './helpers/axe.ts'
import {
  api,
  button,
  japanese,
  languages,
  mayUnload,
  open,
  signIn,
  toast,
  words,
  type Language,
} from './helpers/captain.ts'
import { maxBulkRecords } from '../../entities/language/shared/bulk-limit.ts'
import { expect, test, type Locator, type Page } from './helpers/test.ts'

const [, english] = languages
const tenant = 'toki-tsumugi-cafe'

/** Drinks of one category at the given prices, and the address of a list of them. */
async function makeDrinks(page: Page, ...prices: readonly number[]) {
  const mark = `値上げ${Date.now().toString(36)}`
  const [{ id: category }] = (await api(page, 'GET', `${tenant}/drink-category?range=[0,0]`)).body
  // With one token for all of them: there may be many.
  const { token } = (await (await page.request.get('/api/auth/token')).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const make = async (price: number, index: number) => {
    const data = { name: `${mark} ${index + 1}`, category, price }
    const answer = await page.request.post(`/api/v1/authorized/tenants/${tenant}/drink`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  for (let index = 0; index < prices.length; index += 20)
    await Promise.all(prices.slice(index, index + 20).map((price, place) => make(price, index + place)))
  const list = `${tenant}/drink?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`
  const drinks = async () =>
    (await api(page, 'GET', `${list}&sort=["name","ASC"]`)).body as readonly Record<string, any>[]
  return { list, drinks, prices: async () => (await drinks()).map(({ price }) => price as number) }
}

async function selectPage(page: Page, language: Language, isMobile: boolean, count: number): Promise<void> {
  const boxes = isMobile
    ? page.getByRole('main').getByRole('listitem').getByRole('checkbox')
    : page.getByRole('checkbox', { name: words(language, 'commons.list.selectPage') })
  await expect(boxes).toHaveCount(isMobile ? count : 1)
  for (const box of await boxes.all()) {
    await box.focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText(words(language, 'commons.list.selected', { smart_count: count }))).toBeVisible()
}

/** Chooses an option of the select that has the focus, by keys. */
async function choose(page: Page, select: Locator, value: string): Promise<void> {
  await select.focus()
  const options = await select
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  await page.keyboard.press('Home')
  for (let step = 0; step < options.indexOf(value); step += 1) await page.keyboard.press('ArrowDown')
}

test('prices are raised by 8 % in one dialog by keyboard alone, and one undo takes it back', async ({
  page,
  isMobile,
}) => {
  await signIn(page)
  const { list, prices } = await makeDrinks(page, 480, 550, 620)
  await open(page, japanese, list, 'list')
  await selectPage(page, japanese, isMobile, 3)
  await button(page, japanese, 'commons.actions.edit').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel(words(japanese, 'edits.field'))
  await expect(field).toBeVisible()
  await field.selectOption('price')
  const price = dialog.locator('[data-edit="price"]')
  await choose(page, price.locator('select').first(), 'raisePercent')
  // Digits of a Japanese keyboard are understood.
  await price.getByLabel(words(japanese, 'edits.percent')).focus()
  await page.keyboard.insertText('８')
  await choose(page, price.getByLabel(words(japanese, 'edits.step')), '10')
  await price.getByLabel(words(japanese, 'edits.percent')).focus()
  await page.keyboard.press('Enter')

  const outcome = dialog.locator('[data-outcome]')
  await expect(outcome).toContainText(words(japanese, 'edits.changed', { smart_count: 3 }))
  for (const after of ['520', '590', '670']) await expect(outcome).toContainText(after)
  await expect(outcome.getByRole('heading')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  expect(await prices()).toEqual([480, 550, 620])

  await dialog.getByRole('button', { name: words(japanese, 'edits.apply', { smart_count: 3 }) }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page, japanese)).toContainText(words(japanese, 'edits.done', { smart_count: 3 }))
  await expect(dialog).toBeHidden()
  expect(await prices()).toEqual([520, 590, 670])
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .focus()
  await page.keyboard.press('Enter')
  await expect.poll(prices).toEqual([480, 550, 620])
})

test('what somebody else changed meanwhile is named, and the others are changed only if one says so @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { list, drinks, prices } = await makeDrinks(page, 480, 550)
  await open(page, english, list, 'list')
  await selectPage(page, english, isMobile, 2)
  await button(page, english, 'commons.actions.edit').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words(english, 'edits.field')).selectOption('price')
  const price = dialog.locator('[data-edit="price"]')
  const review = dialog.getByRole('button', { name: words(english, 'edits.review') })
  await review.click()
  await expect(price).toContainText(words(english, 'edits.missing'))
  await price.getByLabel(words(english, 'edits.value')).fill('1000000')
  await review.click()
  // What no drink may cost is told at the input.
  await expect(price.getByRole('alert')).toBeVisible()
  await price.getByLabel(words(english, 'edits.value')).fill('700')
  await review.click()
  const [first] = await drinks()
  await api(page, 'PUT', `${tenant}/drink/${first!.id}`, { price: 490, version: first!.version })
  await dialog.getByRole('button', { name: words(english, 'edits.apply', { smart_count: 2 }) }).click()
  await expect(dialog.getByText(words(english, 'edits.meanwhile'))).toBeVisible()
  await expect(dialog.getByText(words(english, 'validations.integrity.recordChanged'))).toBeVisible()
  expect(await prices()).toEqual([490, 550])
  const apply = dialog.getByRole('button', { name: words(english, 'edits.apply', { smart_count: 1 }) })
  await expect(apply).toBeDisabled()
  await dialog.getByRole('checkbox', { name: words(english, 'edits.skip') }).check()
  expect(await axeFindings(page)).toEqual([])
  await apply.click()
  await expect(dialog).toBeHidden()
  expect(await prices()).toEqual([490, 700])
})

test('only what was looked at is applied: nothing is typed into a result that is on its way @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { list, prices } = await makeDrinks(page, 480)
  await open(page, english, list, 'list')
  await selectPage(page, english, isMobile, 1)
  await button(page, english, 'commons.actions.edit').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words(english, 'edits.field')).selectOption('price')
  const value = dialog.locator('[data-edit="price"]').getByLabel(words(english, 'edits.value'))
  // What was chosen is asked about before it is lost.
  await value.fill('600')
  expect(await mayUnload(page)).toBe(false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words(english, 'commons.dialogs.cancel.dismiss') }).click()
  await expect(value).toHaveValue('600')

  const answer = Promise.withResolvers<void>()
  await page.route(/\/drink\/edits/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await value.fill('700')
  const asked = page.waitForRequest(/\/drink\/edits/)
  await value.press('Enter')
  await asked
  await page.keyboard.type('9')
  answer.resolve()
  await dialog.getByRole('button', { name: words(english, 'edits.apply', { smart_count: 1 }) }).click()
  await expect(dialog).toBeHidden()
  expect(await prices()).toEqual([700])
})

test('more records than one call changes are changed by a job, looked at before and undone after @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'what the phone shows is the same dialog')
  await signIn(page)
  const many = maxBulkRecords + 1
  const { list, prices } = await makeDrinks(page, ...Array.from({ length: many }, () => 480))
  await open(page, japanese, list, 'list')
  await page.getByRole('checkbox', { name: words(japanese, 'commons.list.selectPage') }).check()
  const everything = words(japanese, 'commons.list.selectEverything', { smart_count: many })
  await page.getByRole('button', { name: everything }).click()
  await button(page, japanese, 'commons.actions.edit').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words(japanese, 'edits.field')).selectOption('price')
  await dialog.locator('[data-edit="price"]').getByLabel(words(japanese, 'edits.value')).fill('500')
  await page.keyboard.press('Enter')
  const apply = words(japanese, 'edits.all.apply.edit', { smart_count: many })
  await expect(dialog.getByText(words(japanese, 'edits.all.judged'))).toBeVisible({ timeout: 60_000 })
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: apply }).click()
  const undo = dialog.getByRole('button', { name: words(japanese, 'edits.all.undo'), exact: true })
  await expect(undo).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByRole('status')).toContainText(words(japanese, 'edits.all.done', { smart_count: many }))
  expect(new Set(await prices())).toEqual(new Set([500]))
  await undo.click()
  await expect(dialog.getByText(words(japanese, 'edits.all.undone'))).toBeVisible({ timeout: 60_000 })
  expect(new Set(await prices())).toEqual(new Set([480]))
})
