import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { enter, japanese, signIn } from './helpers/captain.ts'
import { expect, test, type Page } from './helpers/test.ts'

test.skip(({ isMobile }) => isMobile, 'Guards are the same on the phone.')

/** Pages of a test's own, with the product's guards and its server. */
async function openPages(page: Page): Promise<void> {
  const entry = fileURLToPath(new URL('../src/shell/access-pages.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'esnext', lib: { entry, formats: ['es'], fileName: 'pages' } },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  await page.route('**/for/script/*', (route) => {
    const file = files.find(({ fileName }) => route.request().url().endsWith(`/${fileName}`))!
    return route.fulfill({ contentType: 'text/javascript', body: 'code' in file ? file.code : '' })
  })
  const first = files.find((file) => 'isEntry' in file && file.isEntry)!
  await page.route('**/for', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script type="module" src="/for/script/${first.fileName}"></script>`,
    }),
  )
}

/** Where links to the three pages lead. */
async function arrivals(page: Page): Promise<readonly string[]> {
  const places: string[] = []
  for (const access of ['anonymous', 'user', 'browser']) {
    await page.goto('/for')
    await page.waitForFunction('"follow" in window')
    places.push(await page.evaluate<string>(`follow('/for/${access}')`))
  }
  return places
}

test('links to pages for visitors and regular users, for regular users alone, and for holders of a token @full', async ({
  page,
  context,
  origin,
}) => {
  const [who, refused] = ['/auth/who-are-you', '/auth/not-permission']
  await openPages(page)
  expect(await arrivals(page)).toEqual(['/for/anonymous', '/', refused])

  await enter(page, japanese, 'reader@captain.example')
  // The page fetches the token once somebody is signed in.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('auth_jwt')
  expect(await arrivals(page)).toEqual(['/for/anonymous', '/for/user', '/for/browser'])
  const token = (await context.cookies()).find(({ name }) => name === 'auth_jwt')!

  const admin = await context.browser()!.newContext({ baseURL: origin })
  const desk = await admin.newPage()
  await signIn(desk)
  await desk.goto('/admin/auth-user?q=reader%40captain.example')
  await desk.getByRole('button', { name: /操作/ }).first().click()
  await desk.getByRole('menuitem', { name: '外部のアカウントにする' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '外部のアカウントにする' }).click()
  await expect(desk.getByText('一般（外部）')).toBeVisible()
  await admin.close()

  expect(await arrivals(page)).toEqual([who, refused, '/for/browser'])
  await context.clearCookies()
  await context.addCookies([token])
  expect(await arrivals(page)).toEqual(['/for/anonymous', '/', '/for/browser'])
})
