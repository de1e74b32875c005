import { expect, test, type Page } from './helpers/test.ts'
import { entityWords, japanese, open, shown, signIn, words } from './helpers/captain.ts'

const { fields, options } = entityWords(japanese, 'product')
const say = (key: string) => words(japanese, `commons.filters.${key}`)
const contains = (page: Page) =>
  page.getByRole('textbox', { name: `${fields['name']} ${words(japanese, 'commons.operators.contains')}` })
const from = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: say('from') })
const asked = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}')

const openProducts = async (page: Page) => {
  await signIn(page)
  await open(page, japanese, 'suda-nijo-com/product', 'list')
}
/** Opens the sheet of filters, and those of some fields in it. */
async function openSheet(page: Page, ...names: string[]): Promise<void> {
  await page
    .getByRole('search')
    .getByRole('button', { name: say('title') })
    .tap()
  for (const name of names)
    await page.getByRole('dialog').getByRole('button', { name: fields[name]!, exact: true }).tap()
}
const show = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /件を表示する$/ })

async function addFilter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: say('add'), exact: true }).click()
  await page.getByRole('menuitem', { name: fields[name]!, exact: true }).click()
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'The sheet is for phones.')

  test('a text typed into a filter is asked for by whoever goes on to show the list @full', async ({ page }) => {
    await openProducts(page)
    await openSheet(page, 'name')
    await contains(page).fill('湯のみ')
    // As in browsers where a tap on a button leaves the focus in the input.
    await show(page).dispatchEvent('click')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => asked(page)).toEqual({ name_contains: '湯のみ' })
  })

  test('a tap on a choice leaves what was typed beside it, and both are asked for @full', async ({ page }) => {
    await openProducts(page)
    await openSheet(page, 'saleStatus', 'name')
    await contains(page).fill('湯のみ')
    const [state, label] = Object.entries(options['saleStatus']!)[0]!
    await page.getByRole('checkbox', { name: label, exact: true }).tap()
    await expect.poll(() => asked(page)).toMatchObject({ name_contains: '湯のみ' })
    await expect.poll(() => Object.values(asked(page)).flat()).toContain(state)
    await expect(contains(page)).toHaveValue('湯のみ')
  })

  test('the sheet stays open at a number that is none, and says what to enter @full', async ({ page }) => {
    await openProducts(page)
    await openSheet(page, 'price')
    await from(page).fill('千円')
    await show(page).tap()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(say('noWholeNumber'))
    await expect(from(page)).toBeFocused()
    expect(asked(page)).toEqual({})
    await from(page).fill('１２００')
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
    await show(page).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => asked(page)).toEqual({ price_gte: 1200 })
    await shown(page, 'list')
  })
})

test.describe('on the desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'The row of filters is for the desktop.')

  test('a text typed into a filter is asked for by a click beside it, and dropped by Escape', async ({ page }) => {
    await openProducts(page)
    await addFilter(page, 'name')
    await contains(page).fill('湯のみ')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(asked(page)).toEqual({})
    await addFilter(page, 'name')
    await expect(contains(page)).toHaveValue('')
    await contains(page).fill('湯のみ')
    await page.mouse.click(5, 700)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => asked(page)).toEqual({ name_contains: '湯のみ' })
  })

  test('a number that is none is refused with a sentence, at the bound that is wrong', async ({ page }) => {
    await openProducts(page)
    await addFilter(page, 'price')
    await from(page).fill('500')
    const to = page.getByRole('dialog').getByRole('textbox', { name: say('to') })
    await to.fill('千円')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await from(page).press('Enter')
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(say('noWholeNumber'))
    await expect(to).toBeFocused()
    await expect(to).toHaveAccessibleDescription(say('noWholeNumber'))
    expect(asked(page)).toEqual({})
    await to.fill('1000')
    await to.press('Enter')
    await expect.poll(() => asked(page)).toEqual({ price_gte: 500, price_lte: 1000 })
  })
})
