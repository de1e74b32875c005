import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { demoPassword, startServer } from '../journeys/helpers/server.ts'

/** How long a person looks at a page before there is something on it, all times in milliseconds. */
interface Wait {
  readonly page: string
  /** From the navigation, or the click, to what was waited for. */
  readonly shown: number
  /** The same from the last byte that came before it: what the browser itself took. */
  readonly afterLastByte: number
}

const list = '[data-screen="list"] tbody tr'
const form = '[data-screen="edit"]:not([aria-busy="true"]) input'
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

/**
 * `npm run bench browser`: first visit, reload, the next list, a form and the pages beside them, in Chromium, of the
 * demo as it is built. Prints the median of some rounds.
 */
export async function measureBrowser(): Promise<void> {
  const server = await startServer('demo')
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const waits: Wait[] = []
    for (let round = 0; round < rounds; round += 1) waits.push(...(await measureRound(browser, server.url)))
    const names = [...new Set(waits.map(({ page }) => page))]
    console.table(names.map((name) => medianOf(waits.filter(({ page }) => page === name))))
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measureRound(browser: Browser, origin: string): Promise<readonly Wait[]> {
  const signedIn = await browser.newContext({ baseURL: origin })
  await signedIn.request.post('/api/auth/sign-in/email', {
    headers: { origin },
    data: { email: 'admin@captain.example', password: demoPassword },
  })
  const cookies = await signedIn.cookies()
  await signedIn.close()

  // Nothing is in this one's cache.
  const context = await browser.newContext({ baseURL: origin })
  await context.addCookies(cookies)
  const page = await watchedPage(context)
  const tenant = '/captain/tenant/toki-tsumugi-cafe'
  const waits = [
    await loaded(page, 'first visit of a list', `${tenant}/article`, list),
    await loaded(page, 'reload of a list', `${tenant}/article`, list),
    await clicked(page, 'the next list', `nav a[href="${tenant}/event"]`, list),
    await clicked(page, 'a form', `${list} a`, form),
    await loaded(page, 'reload of a form', new URL(page.url()).pathname, form),
    await clicked(page, 'back to its list', `nav a[href="${tenant}/event"]`, list),
    await loaded(page, 'reload of a dashboard', tenant, 'main h1'),
    await clicked(page, 'the calendar', `nav a[href="${tenant}/business-schedule"]`, '[data-screen="list"] table'),
    await loaded(page, 'reload of the overview', '/captain', 'main h1'),
    await loaded(page, 'reload of the library', `${tenant}/library`, 'main h1'),
    await loaded(page, 'reload of the profile', '/user/profile', 'main h1'),
    await loaded(page, 'reload of accounts', '/admin/auth-user', 'tbody tr'),
  ]
  await context.close()
  return waits
}

/** What the page itself notes: when something first matches a selector. */
interface Watched {
  awaited: string | undefined
  shownAt: number | undefined
}

async function watchedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    new MutationObserver(() => {
      if (watched.awaited && watched.shownAt === undefined && document.querySelector(watched.awaited))
        watched.shownAt = performance.now()
    }).observe(document, { childList: true, subtree: true, attributes: true })
    // The stream of notifications is opened by who holds a lock; with it, no page is ever idle.
    if (navigator.locks) navigator.locks.request = () => new Promise<never>(() => {})
  })
  return page
}

/** Opens an address as a new document and waits for something in it. */
async function loaded(page: Page, name: string, path: string, awaited: string): Promise<Wait> {
  await page.waitForLoadState('networkidle')
  await page.addInitScript((selector) => ((window as unknown as Watched).awaited = selector), awaited)
  await page.goto(path, { waitUntil: 'commit' })
  return waited(page, name, 0)
}

/** Clicks something and waits for something that was not there before. */
async function clicked(page: Page, name: string, target: string, awaited: string): Promise<Wait> {
  await page.waitForLoadState('networkidle')
  const start = await page.evaluate(
    ([target, selector]) => {
      for (const shown of document.querySelectorAll(selector)) shown.setAttribute('data-before', '')
      Object.assign(window, { awaited: `:is(${selector}):not([data-before])`, shownAt: undefined })
      const start = performance.now()
      document.querySelector<HTMLElement>(target)!.click()
      return start
    },
    [target, awaited] as const,
  )
  return waited(page, name, start)
}

async function waited(page: Page, name: string, start: number): Promise<Wait> {
  await page.waitForFunction(() => (window as unknown as Watched).shownAt !== undefined)
  const { shownAt, lastByte } = await page.evaluate((start) => {
    const shownAt = (window as unknown as Watched).shownAt!
    const ends = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .filter((end) => end >= start && end <= shownAt)
    return { shownAt, lastByte: Math.max(start, ...ends) }
  }, start)
  return { page: name, shown: shownAt - start, afterLastByte: shownAt - lastByte }
}

function medianOf(waits: readonly Wait[]): Wait {
  const median = (values: readonly number[]): number =>
    Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!)
  return {
    page: waits[0]!.page,
    shown: median(waits.map(({ shown }) => shown)),
    afterLastByte: median(waits.map(({ afterLastByte }) => afterLastByte)),
  }
}
