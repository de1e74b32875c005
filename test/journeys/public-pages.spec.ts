/// <reference lib="dom" />
import { runsLong } from '../extent.ts'
import { axeFindings } from './helpers/axe.ts'
import { api, japanese, languages, makeNews, newSlug, publicPages as pages, signIn, words } from './helpers/captain.ts'
import { expect, test, type Page } from './helpers/test.ts'

const [, english] = languages

test.skip(({ isMobile }) => isMobile, 'Widths are set in the tests themselves.')

const withPrefix = (prefix: string, path: string): string => (prefix && path === '/' ? prefix : prefix + path)

test('every public page is taken over by the browser without a word of complaint, and asks nobody else for anything', async ({
  page,
  origin,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(`${page.url()} asked ${request.url()}`)
  })
  for (const prefix of ['', '/ja', '/en']) {
    // What `/ja` shows, no prefix shows.
    for (const path of prefix === '/ja' ? pages.slice(0, 1) : pages) {
      await page.goto(withPrefix(prefix, path), { waitUntil: 'networkidle' })
      await expect(page.locator('[data-screen="page"]')).toBeVisible()
    }
  }
  expect(complaints).toEqual([])
})

/** What axe finds serious or critical on the page as it stands. */
const faults = async (page: Page): Promise<readonly string[]> =>
  (await axeFindings(page, { isWcagOnly: true })).map(([rule, elements]) => `${rule} ${elements.join('\n')}`)

const narrow = { width: 320, height: 640 }
const everyPage = [...pages, '/auth/login', '/auth/who-are-you', '/auth/not-permission', '/no-such-page']

/** A window of 1280 pixels at 200 % shows as much as one of 640. */
const zoomed = { width: 640, height: 400 }

for (const [{ locale, prefix }, scheme, size] of [
  [japanese, 'light', narrow],
  [english, 'dark', zoomed],
] as const) {
  test(`the public and sign-in pages are open to everybody: ${locale}, ${scheme}, ${size.width} pixels wide`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const found: string[] = []
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    for (const path of runsLong || locale === 'ja' ? everyPage : ['/', '/article/passkey', '/auth/login']) {
      const here = withPrefix(prefix, path)
      // A button that waits for its script is pale until then.
      await page.goto(here, { waitUntil: 'networkidle' })
      const overflow: number = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      if (overflow > 0) found.push(`${here}: ${overflow} px too wide`)
      found.push(...(await faults(page)).map((fault) => `${here}: ${fault}`))
    }
    await page.goto(withPrefix(prefix, '/contact'), { waitUntil: 'networkidle' })
    const step = (value: string) => page.locator(`[name="step"][value="${value}"]`)
    await step('check').click()
    await expect(page.locator('.notice.bad')).toBeFocused()
    found.push(...(await faults(page)).map((fault) => `${prefix}/contact, refused: ${fault}`))
    await page.locator('[name="category"]').selectOption('other')
    for (const name of ['subject', 'message', 'name']) await page.locator(`[name="${name}"]`).fill('港')
    await page.locator('[name="email"]').fill('minato@example.jp')
    await page.locator('[name="agreedPrivacyPolicy"]').check()
    await step('check').click()
    await expect(step('send')).toBeVisible()
    found.push(...(await faults(page)).map((fault) => `${prefix}/contact, to be confirmed: ${fault}`))
    expect(found).toEqual([])
  })
}

test('whatever is too wide for a phone in a body is reached and scrolled by the keyboard, and nothing else stops it @full', async ({
  page,
}) => {
  await signIn(page)
  const { body: categories } = await api(page, 'GET', 'funaneco-jp/article-category?range=[0,0]')
  const table = (columns: number) => ({
    type: 'table',
    data: { withHeadings: true, content: [1, 2].map((row) => Array.from({ length: columns }, () => `値${row}`)) },
  })
  const code = (text: string) => ({ type: 'code', data: { code: text } })
  const slug = newSlug('wide')
  const blocks = [table(2), code('x'.repeat(24)), code('文'.repeat(12)), table(4), table(9), code('x'.repeat(90))]
  const { status, body } = await api(page, 'POST', 'funaneco-jp/article', {
    title: '幅の広い表',
    slug,
    category: categories[0].id,
    body: { blocks },
    status: 'published',
  })
  expect(status, JSON.stringify(body)).toBe(201)
  await page.setViewportSize(narrow)
  await page.goto(`/article/${slug}`, { waitUntil: 'networkidle' })
  const boxes = page.locator('.blocks > *')
  await expect(boxes).toHaveCount(blocks.length)
  const told = await boxes.evaluateAll((elements) =>
    elements.map((each) => [each.scrollWidth > each.clientWidth, each.getAttribute('aria-label')]),
  )
  expect(told).toEqual([
    [false, null],
    [false, null],
    [false, null],
    [true, '表 1'],
    [true, '表 2'],
    [true, 'コード'],
  ])
  const region = page.getByRole('region', { name: '表 2' })
  await page.getByRole('region', { name: '表 1' }).focus()
  await page.keyboard.press('Tab')
  await expect(region).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await faults(page)).toEqual([])
})

test('one screen of captain of each kind is open to everybody @full', async ({ page }) => {
  test.setTimeout(300_000)
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  const found: string[] = []
  for (const [prefix, scheme, size] of [
    ['', 'light', narrow],
    ['/en', 'dark', zoomed],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    for (const path of [
      '/article',
      '/tenant',
      '/tenant/myturn-games',
      '/tenant/myturn-games/news',
      '/tenant/myturn-games/news/new',
      `/tenant/myturn-games/news/${id}/edit`,
      '/tenant/funaneco-jp/article/passkey',
      '/tenant/funaneco-jp/contact',
      '/tenant/myprince-vip/cast-work-schedule',
      '/tenant/toki-tsumugi-cafe/business-day/edit',
      '/tenant/funaneco-jp/library',
      '/ai/text-to-image',
    ]) {
      await page.goto(`${prefix}/captain${path}`)
      const screen = page.locator('[data-screen]')
      await expect(screen).toBeVisible()
      await expect(screen).not.toHaveAttribute('aria-busy', 'true')
      const overflow: number = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      if (overflow > 0) found.push(`${prefix}/captain${path}: ${overflow} px too wide`)
      found.push(...(await faults(page)).map((fault) => `${prefix}/captain${path} ${scheme}: ${fault}`))
    }
  }
  expect(found).toEqual([])
})

test('the menu of a narrow page, a question and the way to signing in are reached by the keyboard alone @full', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await page.goto('/faq', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('.enter')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: words(japanese, 'commons.frame.menu') })
  await expect(menu).toBeVisible()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/article$/)

  await page.goto('/faq', { waitUntil: 'networkidle' })
  await page.locator('.question summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.question').first()).toHaveAttribute('open')
})

test('the menu of a narrow page is out of the way once it has led to a place of the same page @full', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await page.goto('/', { waitUntil: 'networkidle' })
  const menu = page.getByRole('navigation', { name: words(japanese, 'commons.frame.menu') })
  for (const _ of ['first', 'again']) {
    await page.locator('.small-nav summary').click()
    await menu.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/#services$/)
    await expect(menu).toBeHidden()
    await expect(page.locator('#services')).toBeInViewport()
  }
})

test('a part that is gone loads the page anew once, and a new build is announced and taken with the next page @full', async ({
  page,
}) => {
  await signIn(page)
  let isGone = true
  let asked = 0
  await page.route(/\/assets\/admin-.*\.js/, (route) => {
    asked += 1
    return isGone ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.goto('/captain/tenant/myturn-games')
  page.on('request', (request) => void (isGone &&= !request.isNavigationRequest()))
  await page.getByRole('link', { name: 'お知らせ' }).first().click()
  await expect(page.locator('[data-screen="list"]')).toBeVisible()
  expect(asked).toBeGreaterThan(1)
  expect(isGone).toBe(false)

  await page.route('/build.json', (route) => route.fulfill({ json: { script: '/assets/a-newer-one.js' } }))
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  await expect(page.getByText(words(japanese, 'commons.frame.newVersion'))).toBeVisible()
  await page.evaluate('window.old = true')
  await page.getByRole('link', { name: 'ダッシュボード' }).first().click()
  await expect(page).toHaveURL(/myturn-games$/)
  await expect.poll(() => page.evaluate('window.old')).toBeUndefined()
})

test('without JavaScript a reader finds the articles and their text', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  await page.goto('/en')
  await page.getByRole('link', { name: 'See all articles' }).click()
  await page.getByRole('link', { name: 'Nothing to remember: starting with passkeys' }).click()
  await expect(page.getByText('There is no password to write on a note any more.')).toBeVisible()
  await context.close()
})
