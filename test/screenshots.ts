import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './chromium.ts'
import { button, languages, words, type Language } from './journeys/helpers/captain.ts'
import { demoPassword, startServer } from './journeys/helpers/server.ts'

/** A picture of the README and the guides: a path of the demo, and how what it shows comes to be there. */
interface Picture {
  readonly name: string
  readonly path: string
  show(page: Page, language: Language): Promise<unknown>
}

const cafe = '/captain/tenant/toki-tsumugi-cafe'
const shop = '/captain/tenant/suda-nijo-com'
const row = '[data-screen="list"] [data-row]'
const form = '[data-screen="edit"]:not([aria-busy="true"]) input'

const there = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
const press = (page: Page, selector: string) => page.locator(selector).first().click()

/** Opens the first record of a list, and waits for what its screen has. */
const openFirst = (shown: string) => async (page: Page) => {
  await press(page, `${row} a`)
  await there(shown)(page)
}

/** A price list as wholesalers send it: what is above the headings is theirs. */
const sheet = [
  '株式会社みほん菓子問屋　商品案内',
  '令和8年11月1日現在',
  '品番,品名,上代,備考',
  'KY-001,練切「松」,¥1500,',
  'KY-002,練切「竹」,¥1500,',
  'KY-003,煎茶「鶴」,¥2200,新茶',
].join('\r\n')

const filtered = (filter: object): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}`

const pictures: readonly Picture[] = [
  { name: 'list', path: `${cafe}/boardgame`, show: there(row) },
  { name: 'form', path: `${cafe}/event`, show: openFirst(form) },
  { name: 'public', path: '/', show: there('main h1') },
  { name: 'board', path: '/captain', show: there('main h1') },
  { name: 'tenant', path: cafe, show: there('main h1') },
  { name: 'orders', path: `${shop}/order`, show: there(row) },
  {
    name: 'shifts',
    path: '/captain/tenant/myprince-vip/cast-work-schedule',
    show: there('[data-screen="list"] table'),
  },
  { name: 'library', path: `${cafe}/library`, show: there('.library-grid img') },
  { name: 'opening', path: `${cafe}/business-schedule`, show: there('[data-day]') },
  { name: 'order', path: `${shop}/order${filtered({ status: 'paid' })}`, show: openFirst('[data-related]') },
  {
    name: 'publish',
    path: `/captain/tenant/myturn-games/news${filtered({ status: 'draft' })}`,
    async show(page, language) {
      await openFirst(form)(page)
      await press(page, `[aria-label="${words(language, 'forms.saveBar.publishMenu')}"]`)
      await there('[role="menu"] li')(page)
    },
  },
  {
    name: 'import',
    path: `${shop}/product`,
    async show(page, language) {
      await there(row)(page)
      await button(page, language, 'commons.actions.more').first().click()
      await page.getByRole('menuitem', { name: words(language, 'commons.actions.import') }).click()
      await page
        .locator('[role="dialog"] input[type=file]')
        .setInputFiles({ name: '商品案内.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
      await page.getByText(words(language, 'imports.headingHint')).waitFor()
    },
  },
]

const folder = (locale: string): string => join(import.meta.dirname, '..', 'locales', locale, 'guides', 'pictures')

/** `npm run screenshots`: takes the pictures of the README and the guides anew, of the demo as it is built. */
const server = await startServer('demo')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const language of languages) {
    const { locale } = language
    const context = await browser.newContext({
      baseURL: server.url,
      locale: locale === 'ja' ? 'ja-JP' : 'en-GB',
      timezoneId: 'Asia/Tokyo',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    })
    await context.request.post('/api/auth/sign-in/email', {
      headers: { origin: server.url },
      data: { email: 'admin@captain.example', password: demoPassword },
    })
    const page = await context.newPage()
    mkdirSync(folder(locale), { recursive: true })
    for (const picture of pictures) await take(page, picture, language)
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
}

async function take(page: Page, { name, path, show }: Picture, language: Language) {
  await page.goto(language.prefix + path)
  await show(page, language)
  // Captain's pages go on listening to the server, so that its network is never idle.
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    // A picture below the window is not loaded before somebody scrolls there.
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => undefined))])
  })
  const shot = await page.screenshot()
  await sharp(shot)
    .resize({ width: 1000 })
    .webp({ quality: 60, effort: 6 })
    .toFile(join(folder(language.locale), `${name}.webp`))
}
