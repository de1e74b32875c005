import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './chromium.ts'
import { languages } from './journeys/helpers/captain.ts'
import { demoPassword, startServer } from './journeys/helpers/server.ts'

/** A picture of the README and the guides: a path of the demo, and what shows that its page is there. */
interface Picture {
  readonly name: string
  readonly path: string
  readonly ready: string
  /** A link to follow from there, to a page that has `shows`. */
  readonly click?: string
  readonly shows?: string
}

const cafe = '/captain/tenant/toki-tsumugi-cafe'
const shop = '/captain/tenant/suda-nijo-com'
const row = '[data-screen="list"] [data-row]'
const form = '[data-screen="edit"]:not([aria-busy="true"]) input'

const pictures: readonly Picture[] = [
  { name: 'list', path: `${cafe}/boardgame`, ready: row },
  { name: 'form', path: `${cafe}/event`, ready: row, click: `${row} a`, shows: form },
  { name: 'public', path: '/', ready: 'main h1' },
  { name: 'board', path: '/captain', ready: 'main h1' },
  { name: 'tenant', path: cafe, ready: 'main h1' },
  { name: 'orders', path: `${shop}/order`, ready: row },
  { name: 'shifts', path: `/captain/tenant/myprince-vip/cast-work-schedule`, ready: '[data-screen="list"] table' },
]

const folder = (locale: string): string => join(import.meta.dirname, '..', 'locales', locale, 'guides', 'pictures')

/** `npm run screenshots`: takes the pictures of the README and the guides anew, of the demo as it is built. */
const server = await startServer('demo')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const { locale, prefix } of languages) {
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
    for (const picture of pictures) await take(page, picture, prefix, folder(locale))
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
}

async function take(page: Page, { name, path, ready, click, shows }: Picture, prefix: string, into: string) {
  await page.goto(prefix + path)
  await page.locator(ready).first().waitFor()
  if (click && shows) {
    await page.locator(click).first().click()
    await page.locator(shows).first().waitFor()
  }
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
    .toFile(join(into, `${name}.webp`))
}
