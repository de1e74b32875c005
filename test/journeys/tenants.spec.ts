import { expect, test } from './helpers/test.ts'
import { api, box, button, field, japanese, newSlug, open, shown, signIn, words } from './helpers/captain.ts'

test('a tenant made at run time works at once', async ({ page, origin }) => {
  await signIn(page)
  const slug = newSlug('shin').toLowerCase()
  await open(page, japanese, 'funaneco-jp/tenant/new', 'create')
  await box(page, 'name').fill('あたらしい店')
  await box(page, 'slug').fill(slug)
  await field(page, 'site').getByRole('combobox').click()
  await page.getByRole('option', { name: 'ゲーム制作会社' }).first().click()
  await box(page, 'siteUrl').fill('https://atarashii.example')
  await button(page, japanese, 'commons.actions.create').click()
  await shown(page, 'edit')
  const address = page.getByLabel('APIのURL')
  await expect(address).toHaveValue(`${origin}/api/v1/tenants/${slug}`)
  await expect(address).toHaveAttribute('readonly')

  // What to do first is a list of links, until it is hidden or done; a draft does not do it.
  await open(page, japanese, slug, 'page')
  const steps = page.getByRole('region', { name: words(japanese, 'dashboard.steps.title') })
  await expect(steps).toContainText(words(japanese, 'dashboard.steps.progress', { done: 0, total: 2 }))
  await steps.getByRole('link', { name: /お知らせ/ }).click()
  await shown(page, 'create')
  await box(page, 'title').fill('開店しました')
  await box(page, 'slug').fill('kaiten')
  await box(page, 'body').fill('どうぞよろしくお願いします。')
  await button(page, japanese, 'commons.actions.saveDraft').click()
  await shown(page, 'edit')
  expect((await api(page, 'GET', `${slug}/news`)).body).toHaveLength(1)
  await open(page, japanese, slug, 'page')
  await expect(steps).toContainText(words(japanese, 'dashboard.steps.progress', { done: 0, total: 2 }))
  await steps.getByRole('button', { name: words(japanese, 'dashboard.steps.hide') }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await shown(page, 'page')
  await expect(page.getByRole('heading', { name: words(japanese, 'dashboard.changes') })).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('who is made staff of a tenant may enter it, and nobody else @full', async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'the same on every width')
  const reader = await browser.newPage()
  await signIn(reader, 'reader@captain.example')
  await reader.goto('/captain/tenant/sound-clover-com/news')
  await expect(reader).toHaveURL(/\/auth\/not-permission/)

  await signIn(page)
  const tenants = (
    await api(page, 'GET', `funaneco-jp/tenant?filter=${encodeURIComponent('{"slug":"sound-clover-com"}')}`)
  ).body
  await open(page, japanese, `funaneco-jp/tenant/${tenants[0].id}/tenant-user/new`, 'create')
  await field(page, 'user').getByRole('combobox').fill('reader')
  await page.getByRole('option', { name: /reader@captain\.example/ }).click()
  await button(page, japanese, 'commons.actions.create').click()
  await expect(page).toHaveURL(new RegExp(`/tenant/${tenants[0].id}/tenant-user$`))
  await shown(page, 'list')

  await reader.goto('/captain/tenant/sound-clover-com/news')
  await shown(reader, 'list')
})

test('staff of one tenant are not let into another @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page, 'staff@myturn-games.example')
  await open(page, japanese, 'myturn-games/news', 'list')
  await page.goto('/captain/tenant/emu-esu-com/news')
  await expect(page).toHaveURL(/\/auth\/not-permission/)
  expect((await api(page, 'GET', 'emu-esu-com/news')).status).toBe(403)
})
