import { expect, test, type Page } from './helpers/test.ts'
import { field, japanese, open, signIn, words } from './helpers/captain.ts'

const removing = (page: Page, name: string) =>
  page.getByRole('button', { name: words(japanese, 'commons.actions.removeOf', { name }), exact: true })

test('a tag is removed by pressing it, and the focus goes on to the next one, and last to the input @full', async ({
  page,
}) => {
  await signIn(page)
  await open(page, japanese, 'funaneco-jp/article/new', 'create')
  const input = field(page, 'tags').locator('input')
  await input.fill('海、山、川')
  await input.press('Enter')
  await removing(page, '海').click()
  await expect(removing(page, '海')).toHaveCount(0)
  await expect(removing(page, '山')).toBeFocused()
  await removing(page, '川').press('Enter')
  await expect(removing(page, '川')).toHaveCount(0)
  await expect(removing(page, '山')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removing(page, '山')).toHaveCount(0)
  await expect(input).toBeFocused()
})

test('on a phone a filter is removed by pressing its chip, and the focus goes on to the next one, and last to the filters @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the desktop has a row of filters')
  await signIn(page)
  const filter = encodeURIComponent(JSON.stringify({ name_contains: '湯のみ', price_gte: 1 }))
  await open(page, japanese, `suda-nijo-com/product?filter=${filter}`, 'list')
  const chips = page.getByRole('search').getByRole('button', { name: /^「.+」を外す$/ })
  await expect(chips).toHaveCount(2)
  await chips.first().tap()
  await expect(page).not.toHaveURL(/name_contains/)
  await expect(page).toHaveURL(/price_gte/)
  await expect(chips).toHaveCount(1)
  await expect(chips).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/price_gte/)
  const filters = page
    .getByRole('search')
    .getByRole('button', { name: words(japanese, 'commons.filters.title'), exact: true })
  await expect(filters).toBeFocused()
})

test('a tenant is taken out of an invitation by pressing its chip, and the focus goes back to the box @full', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/auth-user/new')
  const box = page.getByRole('combobox', { name: words(japanese, 'administration.tenants.add') })
  await box.fill('suda')
  const option = page.getByRole('option')
  await expect(option).toHaveCount(1)
  const name = (await option.textContent())!
  await option.click()
  await removing(page, name).click()
  await expect(removing(page, name)).toHaveCount(0)
  await expect(box).toBeFocused()
})
