import { japanese, open, signIn } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

test('pictures stand beside the titles, in boxes that keep their size, and nowhere without pictures', async ({
  page,
}) => {
  await signIn(page, japanese)
  const rows = async (path: string) => (await open(page, japanese, path, 'list')).locator('[data-row]')
  const games = await rows('toki-tsumugi-cafe/boardgame')
  await expect(games.locator('.picture').first()).toBeVisible()
  expect(await games.locator('.picture').count()).toBe(await games.count())
  const picture = games.locator('.picture img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(picture).toHaveAttribute('alt', '')
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-320\./)
  const faq = await rows('toki-tsumugi-cafe/faq')
  await expect(faq.first()).toBeVisible()
  expect(await faq.locator('.picture').count()).toBe(0)
})
