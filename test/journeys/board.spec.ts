import { axeFindings } from './helpers/axe.ts'
import { enter, japanese, languages, shown, signIn, words } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

test("a bar on a tenant's dashboard opens the list of just its records", async ({ page }) => {
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
  const told = words(japanese, 'units.item', { smart_count: count })
  await expect(list.getByText(told, { exact: true }).first()).toBeVisible()
})

test("a shop's sales are told by week and by product, and a product opens the orders it is in", async ({ page }) => {
  await signIn(page, 'staff@suda-nijo-com.example')
  await page.goto('/captain/tenant/suda-nijo-com')
  await shown(page, 'page')
  const panel = page.getByRole('region', { name: words(japanese, 'dashboard.charts.order.sales') })
  const week = panel.getByRole('button', { name: words(japanese, 'dashboard.chart.week'), exact: true })
  await week.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('columnheader', { name: words(japanese, 'dashboard.chart.week') })).toBeVisible()
  await expect(panel.locator('tbody').getByRole('row')).toHaveCount(12)
  await expect(week).toBeFocused()
  await expect(week).toHaveAttribute('aria-pressed', 'true')
  // While the months are read, the table of the weeks stays.
  const release = Promise.withResolvers<void>()
  await page.route(/\/charts\?period=month/, async (route) => {
    await release.promise
    await route.continue()
  })
  await panel.getByRole('button', { name: words(japanese, 'dashboard.chart.month'), exact: true }).click()
  await expect(panel.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(panel.getByRole('columnheader', { name: words(japanese, 'dashboard.chart.week') })).toBeVisible()
  release.resolve()
  await expect(panel.getByRole('columnheader', { name: words(japanese, 'dashboard.chart.month') })).toBeVisible()
  await expect(panel.getByRole('table')).not.toHaveAttribute('aria-busy')
  const products = page.getByRole('table', { name: words(japanese, 'dashboard.charts.order.products') })
  const row = products.locator('tbody').getByRole('row').first()
  const count = Number(await row.getByRole('cell').last().textContent())
  const product = (await row.getByRole('link').textContent())!
  await row.getByRole('link').click()
  const list = await shown(page, 'list')
  const told = words(japanese, 'units.item', { smart_count: count })
  await expect(list.getByText(told, { exact: true }).first()).toBeVisible()
  await expect(list.getByRole('search').getByText(`${product}`)).toBeVisible()
})

for (const language of languages)
  test(`neither a dashboard nor its charts have to be scrolled sideways, in ${language.locale}`, async ({
    page,
    isMobile,
  }) => {
    await signIn(page)
    for (const slug of ['suda-nijo-com', 'toki-tsumugi-cafe']) {
      await page.goto(`${language.prefix}/captain/tenant/${slug}`)
      await shown(page, 'page')
      await expect(page.locator('.charts .by-day, .charts .by-option').first()).toBeVisible()
      if (slug === 'toki-tsumugi-cafe') await expect(page.locator('.opening-week table')).toBeVisible()
      for (const width of isMobile ? [320, 390] : [1100, 1200, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const tooWide = await page
          // On a phone many columns of numbers are scrolled within their panel.
          .locator(isMobile ? 'html, .charts .opening-week' : 'html, .charts .panel')
          .evaluateAll((all) =>
            all
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map((each) => `${each.querySelector('h2')?.textContent}: ${each.scrollWidth} > ${each.clientWidth}`),
          )
        expect({ slug, width, tooWide }).toEqual({ slug, width, tooWide: [] })
      }
    }
  })

test('a café sees when it is open this week, with today marked', async ({ page }) => {
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  await page.goto('/captain/tenant/toki-tsumugi-cafe')
  await shown(page, 'page')
  const week = page.getByRole('table', { name: words(japanese, 'dashboard.opening.title') })
  await expect(week.locator('tbody').getByRole('row')).toHaveCount(7)
  const day = week.locator('[aria-current="date"]')
  await expect(day).toHaveCount(1)
  await expect(day).toContainText(words(japanese, 'dashboard.opening.today'))
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`in ${colorScheme}, axe finds nothing on a dashboard, a list, a board and a grid as a whole`, async ({
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
  test(`each number on the board opens the list of just those records, in ${language.locale}`, async ({ page }) => {
    await enter(page, language, 'staff@suda-nijo-com.example')
    await shown(page, 'page')
    const board = page.getByRole('region', { name: words(language, 'board.title'), exact: true })
    const rows = board.getByRole('listitem').getByRole('link')
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
        list.getByText(words(language, 'units.item', { smart_count: count }), { exact: true }).first(),
      ).toBeVisible()
      await page.goBack()
      await shown(page, 'page')
    }
  })
}
