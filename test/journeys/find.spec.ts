import { axeFindings } from './helpers/axe.ts'
import { expect, test } from './helpers/test.ts'
import { box, button, japanese, languages, makeNews, open, shown, signIn, words } from './helpers/captain.ts'
import { commit, compose, enterWhileComposing } from './helpers/ime.ts'

test('a search that fails says so, and neither that nothing was found nor how much @full', async ({ page }) => {
  await signIn(page)
  await open(page, japanese, 'suda-nijo-com/product', 'list')
  await page.route('**/api/v1/authorized/search?**', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }),
  )
  await page.getByRole('button', { name: words(japanese, 'commons.frame.find'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('combobox', { name: words(japanese, 'search.placeholder') }).fill('どこにもないもの')
  await expect(dialog.getByRole('alert')).toHaveText(words(japanese, 'search.failed'))
  await expect(dialog.getByText(words(japanese, 'search.none', { q: 'どこにもないもの' }))).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText('')
  await page.unrouteAll()
  await page.getByRole('combobox').fill('どこにもないもの2')
  await expect(dialog.getByText(words(japanese, 'search.none', { q: 'どこにもないもの2' }))).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText(words(japanese, 'search.results', { smart_count: 0 }))
})

test('everything is found by one key: records of every tenant, screens, actions and the help of keys', async ({
  page,
  isMobile,
}) => {
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games', { title: '灯台まつりの段取り' })
  await open(page, japanese, 'suda-nijo-com/product', 'list')
  const opener = page.getByRole('button', { name: words(japanese, 'commons.frame.find'), exact: true })
  const typing = page.getByRole('combobox', { name: words(japanese, 'search.placeholder') })
  const chosen = page.locator('.search-option[aria-selected="true"]')
  await opener.focus()
  if (isMobile) await opener.click()
  else {
    await page.keyboard.press('Control+k')
    await expect(typing).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(typing).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Control+k')
  }
  await expect(typing).toBeFocused()
  expect(await axeFindings(page)).toEqual([])

  // What an input method composes is neither searched for nor chosen.
  const searches: string[] = []
  page.on('request', (request) => request.url().includes('/search?query') && searches.push(request.url()))
  await compose(page, ['と', 'とう', 'とうだい', '灯台'])
  await enterWhileComposing(page)
  await expect(typing).toBeVisible()
  expect(searches).toEqual([])
  await commit(page, '灯台')
  await page.keyboard.insertText('まつり')
  await expect(chosen).toHaveText('灯台まつりの段取り')
  await expect(typing).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id'))!)
  const referred = await page
    .locator('.search-dialog :is([aria-labelledby], [aria-activedescendant])')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-labelledby') ?? each.getAttribute('aria-activedescendant')),
    )
  for (const each of referred) await expect(page.locator(`[id="${each}"]`)).toHaveCount(1)
  expect(referred.filter((each) => /\s/.test(each!))).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(typing).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await typing.fill('灯台まつり')
  await expect(chosen).toHaveText('灯台まつりの段取り')
  await page.keyboard.press('Enter')
  await shown(page, 'edit')
  await expect(page).toHaveURL(new RegExp(`/captain/tenant/myturn-games/news/${id}`))

  // A form that was changed asks before it is left, as by any link; what was opened is offered before anything is typed.
  await box(page, 'title').fill('灯台まつりの段取り(改)')
  await opener.click()
  await expect(chosen).toContainText('灯台まつりの段取り')
  await expect(chosen.locator('small')).toContainText('お知らせ – ')
  await typing.fill('atarashiioshirase')
  await expect(chosen).toContainText('お知らせ')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words(japanese, 'commons.dialogs.cancel.dismiss') }).click()
  await expect(box(page, 'title')).toHaveValue('灯台まつりの段取り(改)')
  await opener.click()
  await typing.fill('atarashiioshirase')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words(japanese, 'commons.dialogs.cancel.ok') }).click()
  await shown(page, 'create')

  await opener.click()
  await typing.fill(words(japanese, 'search.keys.title'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words(japanese, 'search.keys.title') })).toBeVisible()
  const guide = page.getByRole('link', { name: words(japanese, 'search.keys.guide') })
  await expect(guide).toHaveAttribute('href', /^\/api\/docs\/guides\/help\?lang=ja&at=%2Fcaptain%2F/)
  expect(await axeFindings(page)).toEqual([])
})

test('the help of a page opens the guide that is about it, beside the page', async ({ page, context, isMobile }) => {
  await signIn(page)
  await open(page, japanese, 'suda-nijo-com/delivery', 'list')
  if (isMobile) await button(page, japanese, 'commons.frame.openMenu').click()
  const [guide] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: words(japanese, 'commons.frame.help'), exact: true }).click(),
  ])
  await expect(guide.getByRole('heading', { level: 2, name: '荷物を送る' })).toBeInViewport()
  expect(new URL(guide.url()).pathname).toBe('/api/docs/guides/shop-orders')
})

test('Enter opens what was asked for, never what was found for an earlier text @full', async ({ page }) => {
  await signIn(page)
  const mark = Date.now().toString(36)
  await makeNews(page, 'myturn-games', { title: `灯台当番${mark}` })
  const { id } = await makeNews(page, 'myturn-games', { title: `波止場当番${mark}` })
  await open(page, japanese, 'suda-nijo-com/product', 'list')
  await page.getByRole('button', { name: words(japanese, 'commons.frame.find'), exact: true }).click()
  const typing = page.getByRole('combobox', { name: words(japanese, 'search.placeholder') })
  const chosen = page.locator('.search-option[aria-selected="true"]')
  await typing.fill(`灯台当番${mark}`)
  await expect(chosen).toHaveText(`灯台当番${mark}`)
  const answer = Promise.withResolvers<void>()
  await page.route(
    ({ href }) => decodeURIComponent(href).includes('search?query=波止場'),
    async (route) => {
      await answer.promise
      await route.continue()
    },
  )
  await typing.fill(`波止場当番${mark}`)
  await page.keyboard.press('Enter')
  await expect(typing).toBeVisible()
  await expect(chosen).toHaveCount(0)
  answer.resolve()
  await shown(page, 'edit')
  await expect(page).toHaveURL(new RegExp(`/captain/tenant/myturn-games/news/${id}`))
})

test('what is typed before the search is there is searched for, and nothing of it goes to the form behind @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Keys are for keyboards.')
  await signIn(page)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/search-dialog-[^/]*\.js$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  const typing = page.getByRole('combobox', { name: words(japanese, 'search.placeholder') })
  await box(page, 'title').click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dash')
  arrival.resolve()
  await expect(typing).toHaveValue('dash')
  await page.keyboard.type('board')
  await expect(typing).toHaveValue('dashboard')
  await page.keyboard.press('Escape')
  await expect(box(page, 'title')).toBeFocused()
  await expect(box(page, 'title')).toHaveValue('')
})

test('in a body, the key makes a link of the words that are selected @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Keys are for keyboards.')
  await signIn(page)
  await open(page, languages[1], 'myturn-games/news/new', 'create')
  await box(page, 'body').click()
  await page.keyboard.insertText('words')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('.ce-inline-toolbar .ce-popover--opened .ce-popover__container').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.locator('.ce-inline-toolbar input')).toBeFocused()
  await expect(page.locator('.search-dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await box(page, 'title').click()
  await page.keyboard.press('Control+k')
  await expect(page.locator('.search-dialog')).toBeVisible()
})
