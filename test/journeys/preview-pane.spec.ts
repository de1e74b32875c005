import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { axeFindings } from './helpers/axe.ts'
import {
  api,
  box,
  button,
  japanese,
  languages,
  makeNews,
  open,
  signIn,
  words,
  type Language,
} from './helpers/captain.ts'
import { expect, test, type Page } from './helpers/test.ts'

const tenant = 'myturn-games'
const staff = `staff@${tenant}.example`

const helper = stripTypeScriptTypes(
  readFileSync(new URL('../../generators/client/previews.ts', import.meta.url), 'utf8'),
)

interface SiteOptions {
  /** Whether its page follows what is typed. */
  readonly follows?: boolean
  readonly headers?: Record<string, string>
}

/** A small site of the tenant on this machine, on another origin than captain; answers where it is, and what ends it. */
async function startSite(captain: string, { follows = true, headers = {} }: SiteOptions = {}) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://site.example')
    if (pathname === '/previews.js') return void response.setHeader('content-type', 'text/javascript').end(helper)
    const [id, preview, lang] = ['id', 'preview', 'lang'].map((name) => searchParams.get(name)!)
    fetch(`${captain}/api/v1/tenants/${tenant}/news/${id}?preview=${preview}&lang=${lang}`)
      .then(async (answer) => {
        const { title, message } = (await answer.json()) as { title?: string; message?: string }
        if (pathname === '/title') return void response.end(title ?? message)
        const script = `import { onPreviewChange } from '/previews.js'
          const read = async () => {
            document.querySelector('h1').textContent = await (await fetch('/title' + location.search)).text()
          }
          onPreviewChange({ origin: '${captain}', tenant: '${tenant}', preview: '${preview}' }, read)`
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
        const text = (title ?? message ?? '').replaceAll('<', '&lt;')
        response.end(`<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width">
          <title>Site</title><main><h1>${text}</h1></main>${follows ? `<script type="module">${script}</script>` : ''}`)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/?id={id}&lang={lang}&preview={token}`,
    stop: () => server.close(),
  }
}

const setAddress = (page: Page, ja: string | null, en: string | null = null) =>
  api(page, 'PUT', `${tenant}/preview-addresses/news`, { ja, en })

/** Opens the pane beside the form of a record. */
async function openPane(page: Page, language: Language, id: string): Promise<ReturnType<Page['frameLocator']>> {
  await open(page, language, `${tenant}/news/${id}/edit`, 'edit')
  await button(page, language, 'commons.actions.previewPane').click()
  return page.frameLocator(`iframe[title="${words(language, 'previews.pane.title')}"]`).frameLocator('iframe')
}

for (const language of languages)
  test(`what is typed is on the site beside the form before it is saved, and nowhere else ${language.locale} @phone`, async ({
    page,
    isMobile,
  }) => {
    await signIn(page, staff)
    const captain = new URL((await page.request.get('/livez')).url()).origin
    const site = await startSite(captain)
    try {
      await setAddress(page, site.address)
      const { id } = await makeNews(page, tenant, { title: '公開中の題名', status: 'published' })
      const shownSite = await openPane(page, language, id)
      const heading = shownSite.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('公開中の題名')
      expect(await axeFindings(page)).toEqual([])
      const close = button(page, language, 'previews.pane.close')
      // There is no room beside the form: it is typed, and then looked at.
      if (isMobile) await close.click()
      await box(page, 'title').fill('入力中の題名')
      if (isMobile) await button(page, language, 'commons.actions.previewPane').click()
      await expect(heading).toHaveText('入力中の題名')
      const { body } = await api(page, 'GET', `${tenant}/news/${id}`)
      expect(body).toMatchObject({ title: '公開中の題名', version: 1 })
      expect((await api(page, 'GET', `${tenant}/news/${id}/draft`)).status).toBe(404)

      await button(page, language, 'previews.pane.tablet').click()
      await expect(heading).toBeVisible()
      await close.click()
      await expect(heading).toBeHidden()
    } finally {
      site.stop()
    }
  })

test('what is taken back in the form is taken back on the site', async ({ page }) => {
  await signIn(page, staff)
  const captain = new URL((await page.request.get('/livez')).url()).origin
  const site = await startSite(captain)
  try {
    await setAddress(page, site.address)
    const { id } = await makeNews(page, tenant, { title: '公開中の題名', status: 'published' })
    const heading = (await openPane(page, japanese, id)).getByRole('heading', { level: 1 })
    await box(page, 'title').fill('取り消す題名')
    await expect(heading).toHaveText('取り消す題名')
    await box(page, 'title').fill('公開中の題名')
    await expect(heading).toHaveText('公開中の題名')
  } finally {
    site.stop()
  }
})

test('a site that does not follow is loaded again after a change, and it is said that it does not', async ({
  page,
}) => {
  await signIn(page, staff)
  const captain = new URL((await page.request.get('/livez')).url()).origin
  const site = await startSite(captain, { follows: false })
  try {
    await setAddress(page, site.address)
    const { id } = await makeNews(page, tenant, { title: '公開中の題名', status: 'published' })
    const heading = (await openPane(page, japanese, id)).getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('公開中の題名')
    await box(page, 'title').fill('入力中の題名')
    await expect(heading).toHaveText('入力中の題名')
    await expect(page.getByText(words(japanese, 'previews.pane.silent'))).toBeVisible()
  } finally {
    site.stop()
  }
})

test('a site that cannot be framed is opened in a tab, and one that does not answer is named', async ({ page }) => {
  await signIn(page, staff)
  const captain = new URL((await page.request.get('/livez')).url()).origin
  const { id } = await makeNews(page, tenant, { status: 'published' })
  const site = await startSite(captain, { headers: { 'x-frame-options': 'DENY' } })
  const opened = page.getByRole('link', { name: words(japanese, 'previews.pane.open') })
  try {
    await setAddress(page, site.address)
    await openPane(page, japanese, id)
    await expect(page.getByText(words(japanese, 'previews.pane.silent'))).toBeVisible()
    await expect(opened.first()).toHaveAttribute('href', /^http:\/\/localhost:\d+\/\?id=/)
  } finally {
    site.stop()
  }
  await button(page, japanese, 'previews.pane.reload').click()
  await expect(page.getByRole('alert')).toContainText(words(japanese, 'previews.pane.down.title'))
})

test('where no address is set, it is said where it is set, and it can be set before there is any link', async ({
  page,
}) => {
  await signIn(page, staff)
  await setAddress(page, null)
  const { id } = await makeNews(page, tenant, { status: 'published' })
  await openPane(page, japanese, id)
  await page.getByRole('link', { name: words(japanese, 'previews.pane.setAddress') }).click()
  await expect(page).toHaveURL(/preview-links$/)
  await button(page, japanese, 'previews.address.open').click()
  await expect(page.getByRole('dialog', { name: words(japanese, 'previews.address.open') })).toBeVisible()
})
