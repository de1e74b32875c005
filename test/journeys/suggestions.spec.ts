import { box, field, japanese, newSlug, open, signIn, words } from './helpers/captain.ts'
import { expect, test, type Locator } from './helpers/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

test('an event gets the fiscal year of its day, which follows the day until somebody chooses another @full', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('startOn_lte')) asked.push(request.url())
  })
  await signIn(page, 'staff@tajimi-kasa-pub-com.example')
  await open(page, japanese, 'tajimi-kasa-pub-com/event/new', 'create')
  const year = box(page, 'year')
  const start = async (day: string) => {
    await box(page, 'startAt').fill(day)
    await box(page, 'lead').focus()
  }
  await expect(year).toHaveValue('')
  // The first moments of a Japanese fiscal year, which begins in April.
  await start('2026/04/01 00:00')
  await expect(year).toHaveValue('令和8年度')
  await start('2026/03/31 23:30')
  await expect(year).toHaveValue('令和7年度')
  await start('2001/01/01 10:00')
  await expect.poll(() => asked.length).toBe(3)

  await year.fill('令和6')
  await page.getByRole('option', { name: '令和6年度' }).click()
  await expect(year).toHaveValue('令和6年度')
  await start('2026/05/10 10:00')
  // Had the year been asked for again, then before this slug.
  await box(page, 'title').fill(`Year ${newSlug('')}`)
  await box(page, 'lead').focus()
  await expect(box(page, 'slug')).toHaveValue(/^year-/)
  expect(asked).toHaveLength(3)
  await expect(year).toHaveValue('令和6年度')
})

test('without a network, suggestions say that they could not be loaded, and those found before are not offered @full', async ({
  page,
  context,
}) => {
  const failed = page.getByText(words(japanese, 'commons.inputs.searchFailed'))
  const unmatched = page.getByText(words(japanese, 'commons.inputs.noOptions'))
  const options = page.getByRole('option')
  const typedOffline = async (search: Locator) => {
    await context.setOffline(true)
    await search.fill('どこにもない')
    await expect(failed).toBeVisible()
    await expect(options).toHaveCount(0)
    await context.setOffline(false)
    await search.fill('どこにもないもの')
    await expect(unmatched).toBeVisible()
    await expect(failed).toBeHidden()
  }

  await signIn(page)
  await open(page, japanese, 'emu-esu-com/construction-project/new', 'create')
  const partners = field(page, 'partners').getByRole('combobox')
  await partners.click()
  await expect(options.first()).toBeVisible()
  await typedOffline(partners)

  await page.goto('/admin/auth-user/new')
  const tenants = page.getByRole('combobox', { name: words(japanese, 'administration.tenants.add') })
  await tenants.click()
  await expect(options.first()).toBeVisible()
  await typedOffline(tenants)
})
