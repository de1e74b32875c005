import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test, type Page } from './helpers/test.ts'
import { japanese, open, publicPages, shown, signIn } from './helpers/captain.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

/** The files of the build in which the editor of bodies is, its styles too. */
const assets = new URL('../../dist/client/assets/', import.meta.url)
const ofEditor = globSync('*.{js,css}', { cwd: assets })
  .filter((name) => readFileSync(new URL(name, assets), 'utf8').includes('codex-editor'))
  .map((name) => `/assets/${name}`)

/** What the scripts and styles that a page asked for weigh as the server keeps them ready (brotli). */
async function weighed(
  page: Page,
  visit: () => Promise<unknown>,
): Promise<{ scripts: number; all: number; names: string[] }> {
  const urls = new Set<string>()
  page.on('request', (request) => urls.add(new URL(request.url()).pathname))
  // The stream of notifications is opened by who holds a lock; with it, no page is ever idle.
  await page.addInitScript(() => {
    navigator.locks.request = () => new Promise<never>(() => {})
    // Nor does a list load ahead, once it is shown, what its rows lead to.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await visit()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  // On a slow machine, what the bell loads when the page is there may already be among them.
  const names = [...urls].filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/watch-unread-'))
  const size = (path: string): number => statSync(new URL(`../../dist/client${path}.br`, import.meta.url)).size
  const sum = (paths: string[]): number => paths.map(size).reduce((total, each) => total + each, 0)
  return { scripts: sum(names.filter((path) => path.endsWith('.js'))), all: sum(names), names }
}

test('a public page brings at most 100 kB of script, and neither react-admin nor MUI', async ({ page }) => {
  for (const path of [...publicPages, '/en', '/auth/login', '/no-such-page']) {
    const { scripts, names } = await weighed(page, () => page.goto(path))
    expect(scripts, path).toBeGreaterThan(10_000)
    expect(scripts, path).toBeLessThanOrEqual(100_000)
    expect(
      names.filter((name) => /\/(frame|rows|admin|list|fields|form)-/.test(name) || ofEditor.includes(name)),
      path,
    ).toEqual([])
  }
})

test('the first list of captain is at most 300 kB in all; overview and dashboard do without react-admin', async ({
  page,
}) => {
  await signIn(page)
  const pages = await weighed(page, async () => {
    for (const path of ['/captain', '/captain/tenant/myturn-games']) {
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
    }
  })
  expect(pages.names.filter((name) => /\/(admin|list|fields|form)-/.test(name))).toEqual([])

  const list = await weighed(page, () => open(page, japanese, 'myturn-games/news', 'list'))
  expect(list.names.some((name) => name.includes('/admin-'))).toBe(true)
  expect(ofEditor.length).toBeGreaterThan(1)
  expect(list.names.filter((name) => ofEditor.includes(name))).toEqual([])
  expect(list.all).toBeLessThanOrEqual(300_000)
  // Every one of them stands in the document: none is known only once another has run.
  const document = await (await page.request.get('/captain/tenant/myturn-games/news')).text()
  expect(list.names.filter((name) => !document.includes(name))).toEqual([])
})

test('the scripts of a form are loaded after the list that leads to it is shown, and a click asks for none', async ({
  page,
}) => {
  const isOfForm = (path: string): boolean => /\/assets\/(edit|inputs|form)-/.test(path) || ofEditor.includes(path)
  await signIn(page)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-screen="list"] [data-row]')) return
      performance.mark('rows')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const [editor] = await Promise.all([
    page.waitForEvent('requestfinished', (request) => ofEditor.includes(new URL(request.url()).pathname)),
    open(page, japanese, 'myturn-games/news', 'list'),
  ])
  const loaded = () =>
    page.evaluate(() => ({
      rows: performance.getEntriesByName('rows')[0]!.startTime,
      files: performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    }))
  const formFiles = async () => (await loaded()).files.filter(({ path }) => isOfForm(path))
  // The editor may arrive before the others.
  await expect.poll(async () => (await formFiles()).length).toBeGreaterThan(3)
  const [{ rows }, ofForm] = [await loaded(), await formFiles()]
  expect(ofForm.map(({ path }) => path)).toContain(new URL(editor.url()).pathname)
  for (const { path, startTime } of ofForm) expect(startTime, path).toBeGreaterThan(rows)

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Without a pointer, which would load ahead what it points at.
  await page.locator('[data-row] a').first().dispatchEvent('click')
  await shown(page, 'edit')
  expect(asked.some((path) => path.startsWith('/api/'))).toBe(true)
  expect(asked.filter(isOfForm)).toEqual([])
})
