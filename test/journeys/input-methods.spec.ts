import { expect, test } from './helpers/test.ts'
import { box, japanese, open, signIn } from './helpers/captain.ts'
import { commit, compose, enterWhileComposing } from './helpers/ime.ts'

test('Enter while composing never saves, and the word chosen stays once', async ({ page }) => {
  await signIn(page, japanese)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  const writes: string[] = []
  page.on(
    'request',
    (request) => request.method() !== 'GET' && request.url().includes('/tenants/') && writes.push(request.url()),
  )

  for (const source of ['title', 'body', 'gameTitle', 'metaDescription']) {
    await box(page, source).click()
    await compose(page, ['お', 'おし', 'おしらせ', 'お知らせ'])
    await enterWhileComposing(page)
    await commit(page, 'お知らせ')
    if (source === 'body') await expect(box(page, source)).toHaveText('お知らせ')
    else await expect(box(page, source)).toHaveValue('お知らせ')
  }
  expect(writes).toEqual([])
})

test('the search waits until the word is chosen', async ({ page }) => {
  await signIn(page, japanese)
  await open(page, japanese, 'myturn-games/news', 'list')
  const searches: string[] = []
  page.on('request', (request) => request.url().includes('%22q%22') && searches.push(decodeURIComponent(request.url())))

  await page.getByRole('searchbox').click()
  await compose(page, ['は', 'はつ', 'はつば', 'はつばい', '発売'])
  await enterWhileComposing(page)
  await page.waitForTimeout(600)
  expect(searches).toEqual([])
  await commit(page, '発売')
  await expect.poll(() => searches.length).toBeGreaterThan(0)
  expect(searches.every((url) => url.includes('"q":"発売"'))).toBe(true)
})
