import { box, japanese, newSlug, open, signIn } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

test('an event gets the fiscal year of its day, which follows the day until somebody chooses another', async ({
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
