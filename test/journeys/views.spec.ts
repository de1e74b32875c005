import { axeFindings } from './helpers/axe.ts'
import {
  api,
  button,
  entityWords,
  japanese,
  languages,
  open,
  shown,
  signIn,
  words,
  type Language,
} from './helpers/captain.ts'
import { expect, test, type Locator, type Page } from './helpers/test.ts'

const [, english] = languages

const tabs = (page: Page, language: Language = japanese) =>
  page.getByRole('navigation', { name: words(language, 'views.title'), exact: true })
const current = (page: Page, language: Language = japanese) => tabs(page, language).locator('[aria-current="page"]')

test('orders that were not paid for over three days are found in two clicks, and stay found', async ({ page }) => {
  await signIn(page, 'staff@suda-nijo-com.example')
  await open(page, japanese, 'suda-nijo-com/order', 'list')
  await tabs(page).getByRole('link', { name: '注文から3日を過ぎた未入金' }).click()
  await expect(current(page)).toContainText('注文から3日を過ぎた未入金')
  await expect(page.getByText('注文日時：3日より前')).toBeVisible()
  // Other journeys confirm payments meanwhile, of all there are.
  const isAsCounted = async () => {
    const count = await current(page).locator('.count').textContent()
    await expect(page.locator('[data-row]')).toHaveCount(Number(count), { timeout: 2000 })
  }
  await expect(isAsCounted).toPass()
  await page.reload()
  await shown(page, 'list')
  await expect(current(page)).toContainText('注文から3日を過ぎた未入金')
  await expect(isAsCounted).toPass()
  // It names no layout, so another one is no change of it.
  await button(page, japanese, 'layouts.board').click()
  const none = page.getByRole('heading', {
    name: words(japanese, 'commons.emptyStates.noMatch.title', { name: '注文' }),
  })
  await expect(page.locator('[data-state]').first().or(none)).toBeVisible()
  await expect(current(page)).toContainText('注文から3日を過ぎた未入金')
  await expect(tabs(page).getByRole('img', { name: words(japanese, 'views.changed') })).toHaveCount(0)
  await page.goBack()
  await expect(current(page)).toContainText(words(japanese, 'views.all'))
})

test('a search that waits keeps the order chosen after it, and is given up where a view is chosen @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no headers to sort by')
  await signIn(page, 'staff@suda-nijo-com.example')
  await open(page, japanese, 'suda-nijo-com/order', 'list')
  const search = page.getByRole('searchbox')
  // By the page itself: a pointer would come when the search has begun.
  const click = (target: Locator) => target.evaluate((element: HTMLElement) => element.click())
  const { buyerName } = entityWords(japanese, 'order').fields
  await search.fill('0001')
  await click(page.getByRole('columnheader', { name: buyerName!, exact: true }).getByRole('button').first())
  await expect(page).toHaveURL(/0001/)
  await expect(page).toHaveURL(/sort=buyerName/)

  await search.fill('0002')
  await click(tabs(page).getByRole('link', { name: '注文から3日を過ぎた未入金' }))
  await expect(current(page)).toContainText('注文から3日を過ぎた未入金')
  await page.waitForTimeout(600)
  await expect(search).toHaveValue('')
  await expect(page).not.toHaveURL(/000[12]/)
})

test('a view is kept, changed, renamed and deleted by keyboard alone, and put in order by dragging @full', async ({
  page,
  isMobile,
}) => {
  await signIn(page)
  const name = `Published ${Date.now().toString(36)}`
  const filter = encodeURIComponent('{"status_now":["published"]}')
  await open(page, english, `tajiminazo-myturn-games/news?filter=${filter}`, 'list')

  await button(page, english, 'commons.actions.more').first().focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: words(english, 'commons.list.keepView'), exact: true })
  await item.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(words(english, 'views.name'))).toBeFocused()
  expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([])
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(current(page, english)).toContainText(name)
  await expect(dialog).toHaveCount(0)
  expect(await axeFindings(page, { within: 'main nav' })).toEqual([])

  // What is changed is told, and kept only if one wants it.
  await button(page, english, 'commons.filters.clear').focus()
  await page.keyboard.press('Enter')
  await expect(tabs(page, english).getByRole('img', { name: words(english, 'views.changed') })).toBeVisible()
  await button(page, english, 'views.reset').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, english, 'views.reset')).toHaveCount(0)
  await expect(page).toHaveURL(/status_now/)

  const settings = page.getByRole('button', { name: words(english, 'views.settingsOf', { name }), exact: true })
  await settings.focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel(words(english, 'views.name')).fill(`${name} renamed`)
  // Somebody else changes it meanwhile, which is told once.
  const path = 'tajiminazo-myturn-games/views'
  const { views } = (await api(page, 'GET', `${path}?entity=news`)).body
  const { id, version } = views.find((each: { readonly name: string }) => each.name === name)
  expect((await api(page, 'PATCH', `${path}/${id}`, { version, isDefault: false, name: `${name}!` })).status).toBe(200)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(words(english, 'views.stale'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(current(page, english)).toContainText('renamed')

  if (!isMobile) {
    await button(page, english, 'commons.actions.more').first().focus()
    await page.keyboard.press('Enter')
    const columns = page.getByRole('menuitem', { name: words(english, 'commons.list.columns'), exact: true })
    await columns.focus()
    await page.keyboard.press('Enter')
    const venue = dialog.getByRole('checkbox', { name: 'Venue', exact: true })
    await venue.press('Space')
    await expect(venue).toBeFocused()
    expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([])
    await dialog.getByRole('button', { name: words(english, 'commons.filters.apply') }).press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Venue' })).toBeVisible()
    await page.reload()
    await shown(page, 'list')
    await expect(page.getByRole('columnheader', { name: 'Venue' })).toBeVisible()
  }

  if (!isMobile) {
    // Tabs are put in order by dragging too.
    const second = { id: crypto.randomUUID(), entity: 'news', name: `${name} 2`, audience: 'mine', query: {} }
    expect((await api(page, 'POST', path, second)).status).toBe(201)
    await page.reload()
    const own = tabs(page, english).getByRole('link', { name })
    await own.nth(1).dragTo(own.nth(0))
    await expect(own).toContainText([second.name, `${name} renamed`])
  }

  await page.getByRole('button', { name: /^Settings of/ }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: words(english, 'views.delete') }).press('Enter')
  await dialog.getByRole('alert').getByRole('button').press('Enter')
  await expect(page.getByRole('link', { name: `${name} renamed` })).toHaveCount(0)
})

test('a column is as wide as somebody made it, by dragging and by keys, in every view @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have cards')
  await signIn(page)
  await open(page, english, 'sound-clover-com/news', 'list')
  const header = page.getByRole('columnheader', { name: 'Category', exact: true })
  const width = async () => Math.round((await header.boundingBox())!.width)
  const handle = header.getByRole('separator')
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').focus()
  await expect(handle).toBeVisible()
  await handle.click()
  await expect(handle).toHaveAttribute('aria-valuetext', words(english, 'views.ownWidth'))
  await handle.focus()
  const own = await width()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBe(own + 64)
  const edge = (await handle.boundingBox())!
  await page.mouse.move(edge.x + 4, edge.y + 10)
  await page.mouse.down()
  await page.mouse.move(edge.x + 44, edge.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect.poll(width).toBe(own + 104)
  await page.goto(`${page.url().split('?')[0]}?sort=title&order=ASC`)
  await shown(page, 'list')
  await expect.poll(width).toBe(own + 104)
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').focus()
  await handle.focus()
  await page.keyboard.press('Home')
  await expect.poll(width).toBeLessThan(own + 64)
})
