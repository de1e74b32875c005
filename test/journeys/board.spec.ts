import { axeFindings } from './helpers/axe.ts'
import {
  api,
  enter,
  entityWords,
  japanese,
  languages,
  recordCount,
  shown,
  signIn,
  toast,
  words,
} from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

test("a bar on a tenant's dashboard opens the list of just its records @full", async ({ page }) => {
  await signIn(page, 'staff@emu-esu-com.example')
  await page.goto('/captain/tenant/emu-esu-com')
  await shown(page, 'page')
  const chart = page.getByRole('table', { name: words(japanese, 'dashboard.charts.construction-project.works') })
  const row = chart
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first()
  await expect(row).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  const count = Number(await row.getByRole('cell').last().textContent())
  await row.getByRole('link').click()
  const list = await shown(page, 'list')
  const told = words(japanese, 'units.record', { smart_count: count })
  await expect(list.getByText(told, { exact: true }).first()).toBeVisible()
})

test("a shop's sales are told by week and by product, and a product opens the orders it is in @full", async ({
  page,
}) => {
  await signIn(page, 'staff@suda-nijo-com.example')
  await page.goto('/captain/tenant/suda-nijo-com')
  await shown(page, 'page')
  const panel = page.getByRole('region', { name: words(japanese, 'dashboard.charts.order.sales') })
  const week = panel.getByRole('button', { name: words(japanese, 'dashboard.chart.week'), exact: true })
  await week.focus()
  await page.keyboard.press('Enter')
  const bars = panel.getByRole('listitem')
  await expect(bars).toHaveCount(12)
  await expect(week).toBeFocused()
  await expect(week).toHaveAttribute('aria-pressed', 'true')
  // While the months are read, the weeks stay.
  const release = Promise.withResolvers<void>()
  await page.route(/\/charts\?period=month/, async (route) => {
    await release.promise
    await route.continue()
  })
  const drawn = panel.locator('.day-bars')
  const weeks = await bars.first().textContent()
  await panel.getByRole('button', { name: words(japanese, 'dashboard.chart.month'), exact: true }).click()
  await expect(drawn).toHaveAttribute('aria-busy', 'true')
  await expect(bars.first()).toHaveText(weeks!)
  release.resolve()
  await expect(drawn).not.toHaveAttribute('aria-busy')
  await expect(bars.first()).not.toHaveText(weeks!)
  const products = page.getByRole('table', { name: words(japanese, 'dashboard.charts.order.products') })
  const row = products.locator('tbody').getByRole('row').first()
  const count = Number(await row.getByRole('cell').last().textContent())
  const product = (await row.getByRole('link').textContent())!
  await row.getByRole('link').click()
  const list = await shown(page, 'list')
  const told = words(japanese, 'units.record', { smart_count: count })
  await expect(list.getByText(told, { exact: true }).first()).toBeVisible()
  await expect(list.getByRole('search').getByText(`${product}`)).toBeVisible()
})

for (const language of languages)
  test(`neither a dashboard nor its charts have to be scrolled sideways, in ${language.locale} @phone`, async ({
    page,
    isMobile,
  }) => {
    await signIn(page)
    for (const slug of ['suda-nijo-com', 'toki-tsumugi-cafe']) {
      await page.goto(`${language.prefix}/captain/tenant/${slug}`)
      await shown(page, 'page')
      await expect(page.locator(slug === 'toki-tsumugi-cafe' ? '.coming .days' : '.day-bars')).toBeVisible()
      for (const width of isMobile ? [320, 390] : [1100, 1200, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const tooWide = await page
          // On a phone many columns of numbers are scrolled within their panel.
          .locator(isMobile ? 'html, .today .coming, .day-bars' : 'html, .charts .panel')
          .evaluateAll((all) =>
            all
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map((each) => `${each.querySelector('h2')?.textContent}: ${each.scrollWidth} > ${each.clientWidth}`),
          )
        expect({ slug, width, tooWide }).toEqual({ slug, width, tooWide: [] })
      }
    }
  })

test('who looks after one café begins on its page: the days to come, and a dish sold out in two presses', async ({
  page,
}) => {
  const site = 'toki-tsumugi-cafe'
  await enter(page, japanese, `staff@${site}.example`)
  await expect(page).toHaveURL(new RegExp(`/captain/tenant/${site}$`))
  await shown(page, 'page')
  const days = page.getByRole('group', { name: words(japanese, 'dashboard.coming.title') }).getByRole('button')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(days.first()).toContainText(words(japanese, 'dashboard.opening.today'))
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  const name = `品切れ${Date.now().toString(36)}`
  const [{ id: category }] = (await api(page, 'GET', `${site}/food-category?range=[0,0]`)).body
  const { body } = await api(page, 'POST', `${site}/food`, { name, category, price: 700 })
  const isSoldOut = async () => (await api(page, 'GET', `${site}/food/${body.id}`)).body.isSoldOut
  const verb = entityWords(japanese, 'food').switches.isSoldOut!.true!
  await page.getByRole('button', { name: verb, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: verb })
  await dialog.getByRole('button', { name: `${verb} – ${name}` }).click()
  await expect.poll(isSoldOut).toBe(true)
  await expect(dialog.locator('li[data-other]').filter({ hasText: name })).toHaveAttribute('data-other', 'true')
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .click()
  await expect.poll(isSoldOut).toBe(false)
})

test('a day is closed at short notice from the first page, and opened again by the message @phone', async ({
  page,
  isMobile,
}) => {
  const site = 'toki-tsumugi-cafe'
  await signIn(page, `staff@${site}.example`)
  await page.goto(`/captain/tenant/${site}`)
  await shown(page, 'page')
  const specials = async () => (await api(page, 'GET', `${site}/business-schedule`)).body.length
  const before = await specials()
  const close = page.getByRole('button', { name: words(japanese, 'dashboard.coming.close') })
  // Of the days without a record and a day off: one on the desk, another on the phone.
  const days = page.getByRole('group', { name: words(japanese, 'dashboard.coming.title') }).getByRole('button')
  const open: number[] = []
  for (let place = 1; place < 7; place += 1) {
    await days.nth(place).click()
    if ((await close.count()) > 0) open.push(place)
  }
  await days.nth(open[isMobile ? 1 : 0]!).click()
  await close.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(japanese, 'dashboard.coming.close') })
    .click()
  await expect.poll(specials).toBe(before + 1)
  await expect(close).toHaveCount(0)
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .click()
  await expect.poll(specials).toBe(before)
  await expect(close).toHaveCount(1)
})

test('a booking is confirmed from the first page, with the same questions as on its own', async ({ page }) => {
  const site = 'toki-tsumugi-cafe'
  await signIn(page, `staff@${site}.example`)
  await page.goto(`/captain/tenant/${site}`)
  await shown(page, 'page')
  const verb = entityWords(japanese, 'application').transitions.confirmed!
  const button = page.getByRole('button', { name: new RegExp(`^${verb} – `) })
  const waiting = await button.count()
  expect(waiting).toBeGreaterThan(0)
  await button.first().click()
  await page.getByRole('dialog').getByRole('button', { name: verb }).click()
  await expect(button).toHaveCount(waiting - 1)
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .click()
  await expect(button).toHaveCount(waiting)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`in ${colorScheme}, axe finds nothing on a dashboard, a list, a board and a grid as a whole @full`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile && colorScheme === 'light', 'the same colours on every width')
    await page.emulateMedia({ colorScheme })
    await signIn(page)
    for (const [path, screen] of [
      ['suda-nijo-com', 'page'],
      ['toki-tsumugi-cafe/drink', 'list'],
      ['suda-nijo-com/order?layout=board', 'list'],
      ['suda-nijo-com/product?layout=grid', 'list'],
    ] as const) {
      await page.goto(`/captain/tenant/${path}`)
      await shown(page, screen)
      expect(await axeFindings(page), path).toEqual([])
    }
  })

for (const language of languages) {
  test(`each number on the board opens the list of just those records, in ${language.locale} @full`, async ({
    page,
  }) => {
    await enter(page, language)
    await shown(page, 'page')
    const board = page.getByRole('region', { name: words(language, 'board.title'), exact: true })
    const ofShop = board.locator('.panel').filter({ has: page.locator('a[href$="/captain/tenant/suda-nijo-com"]') })
    const rows = ofShop.getByRole('listitem').getByRole('link')
    await expect(rows.first()).toBeVisible()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    const addresses = await rows.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(addresses.length).toBeGreaterThan(3)
    for (const place of [0, addresses.length - 1]) {
      const row = rows.nth(place)
      const count = Number(await row.locator('strong').textContent())
      await row.focus()
      await page.keyboard.press('Enter')
      const list = await shown(page, 'list')
      expect(page.url()).toBe(addresses[place])
      await expect(
        list
          .getByText(recordCount(language, (await list.getAttribute('data-entity'))!, count), { exact: true })
          .first(),
      ).toBeVisible()
      await page.goBack()
      await shown(page, 'page')
    }
  })
}
