import { readFileSync } from 'node:fs'
import { expect, test, type Page } from './helpers/test.ts'
import { box, japanese, open, shown, signIn, words } from './helpers/captain.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

/** The file of the build that a module is in. */
const fileOf = (module: string): string => {
  const manifest = readFileSync(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8')
  return `/${(JSON.parse(manifest) as Record<string, { file: string }>)[module]!.file}`
}
const lost = fileOf('generated/event.ts')

/** A deployment has removed the file; comes with another build once it is told to. Counts how often a document was asked for. */
async function deployed(page: Page) {
  const state = { gone: true, documents: 0 }
  await page.route(
    (url) => url.pathname === lost,
    (route) => (state.gone ? route.fulfill({ status: 404 }) : route.fallback()),
  )
  page.on('request', (request) => void (state.documents += Number(request.isNavigationRequest())))
  return state
}

const toEvents = (page: Page) =>
  page
    .getByRole('navigation', { name: words(japanese, 'commons.frame.navigation') })
    .getByRole('link', { name: 'イベント', exact: true })
    .click()

test('a page whose next screen is gone with an older build loads itself anew, once, and shows it @full', async ({
  page,
}) => {
  await signIn(page)
  await open(page, japanese, 'toki-tsumugi-cafe/faq/new', 'create')
  await box(page, 'question').fill('書きかけの質問')
  const build = await deployed(page)
  page.on('request', (request) => void (build.gone &&= !request.isNavigationRequest()))
  await toEvents(page)
  // Unsaved input is asked about, as at every link.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(japanese, 'commons.dialogs.cancel.ok') })
    .click()
  await shown(page, 'list')
  await expect(page).toHaveURL(/\/toki-tsumugi-cafe\/event$/)
  expect(build.documents).toBe(1)

  await page.goBack()
  await shown(page, 'create')
  await page.getByRole('button', { name: words(japanese, 'forms.journal.restore') }).click()
  await expect(box(page, 'question')).toHaveValue('書きかけの質問')
})

test('a screen that stays gone says so and offers to load the page anew, and never does so by itself again @full', async ({
  page,
}) => {
  await signIn(page)
  await open(page, japanese, 'toki-tsumugi-cafe/faq', 'list')
  const build = await deployed(page)
  await toEvents(page)
  const screen = page.locator('[data-screen="error"]')
  const sentence = words(japanese, 'commons.errors.lostChunk')
  await expect(screen.getByText(sentence)).toBeVisible()
  expect(build.documents).toBe(1)

  const again = screen.getByRole('button', { name: words(japanese, 'commons.frame.reload') })
  await Promise.all([page.waitForEvent('load'), again.click()])
  await expect(screen.getByText(sentence)).toBeVisible()
  expect(build.documents).toBe(2)

  build.gone = false
  await again.click()
  await shown(page, 'list')
})

test('a screen that the network fails to bring is no reason to load the page anew: what is typed stays @full', async ({
  page,
}) => {
  await signIn(page)
  await open(page, japanese, 'toki-tsumugi-cafe/faq', 'list')
  let documents = 0
  page.on('request', (request) => void (documents += Number(request.isNavigationRequest())))
  // The network is about to come back: the browser says so already, and requests fail.
  await page.route(
    (url) => url.pathname === lost,
    (route) => route.abort('internetdisconnected'),
  )
  await toEvents(page)
  const screen = page.locator('[data-screen="error"]')
  await expect(screen.getByText(words(japanese, 'commons.errors.lostChunk'))).toBeVisible()
  expect(documents).toBe(0)
  await page.unrouteAll()
  await screen.getByRole('button', { name: words(japanese, 'commons.frame.reload') }).click()
  await shown(page, 'list')
})
