import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { api, box, button, languages, newSlug, open, signIn, words } from './helpers/captain.ts'
import { startExampleSite } from './helpers/example-site.ts'
import { expect, test, type Page } from './helpers/test.ts'

const tenant = 'toki-tsumugi-cafe'

/**
 * Blocks cookies of other sites than that of the page, as browsers do whose people ask for it
 * (https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setCookieControls).
 */
async function blockThirdPartyCookies(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  // The protocol of this Chromium knows it before the types of Playwright do.
  await devtools.send(
    'Network.setCookieControls' as 'Network.enable',
    { enableThirdPartyCookieRestriction: true } as object,
  )
}

/** The cookies that the page in a frame reads: those of the document, and those that its server gets. */
const cookiesIn = (frame: Page | ReturnType<Page['frames']>[number]): Promise<readonly string[]> =>
  frame.evaluate(async () => [document.cookie, await (await fetch('/cookies')).text()])

test('this browser keeps no cookie of a framed page of another site', async ({ page }) => {
  const server = createServer(({ url, headers }, response) => {
    if (url === '/cookies') return void response.end(headers.cookie ?? '')
    response.setHeader('content-type', 'text/html')
    if (url !== '/framed') return void response.end(`<iframe src="${framed}"></iframe>`)
    response.setHeader('set-cookie', 'sent=1; SameSite=None; Secure')
    response.end('<script>document.cookie = "written=1; SameSite=None; Secure"</script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const framed = `http://127.0.0.1:${port}/framed`
  try {
    await blockThirdPartyCookies(page)
    await page.goto(`http://localhost:${port}/`)
    const [, frame] = page.frames()
    await frame!.waitForLoadState()
    expect(frame!.url()).toBe(framed)
    expect(await cookiesIn(frame!)).toEqual(['', ''])
    // It is the frame that keeps them away: on a page of its own, the site has both.
    await page.goto(framed)
    expect(await cookiesIn(page)).toEqual(['sent=1; written=1', 'sent=1; written=1'])
  } finally {
    server.close()
  }
})

for (const language of languages)
  test(`the café shows what is typed beside the form, and the draft on a phone, with third-party cookies blocked ${language.locale}`, async ({
    page,
    origin,
    browser,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'captain-cafe-'))
    const port = await freePort()
    const site = await startExampleSite('cafe', port, { CAPTAIN: origin, FOLDER: folder })
    try {
      await signIn(page, `staff@${tenant}.example`)
      // Another site than captain, which is at localhost.
      const address = `http://127.0.0.1:${port}/{lang}/news/{slug}/?preview={token}`
      await api(page, 'PUT', `${tenant}/preview-addresses/article`, { ja: address, en: address })
      const title = language.locale === 'ja' ? 'title' : 'titleEn'
      const made = await api(page, 'POST', `${tenant}/article`, {
        slug: newSlug('asa'),
        title: '公開前の朝',
        titleEn: 'A morning to come',
        body: { blocks: [{ type: 'paragraph', data: { text: '朝の本文' } }] },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      const { id, version } = made.body

      await blockThirdPartyCookies(page)
      await open(page, language, `${tenant}/article/${id}/edit`, 'edit')
      await button(page, language, 'commons.actions.previewPane').click()
      await button(page, language, `previews.pane.${language.locale}`).click()
      const frame = page
        .frameLocator(`iframe[title="${words(language, 'previews.pane.title')}"]`)
        .frameLocator('iframe')
      const heading = frame.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(made.body[title])
      expect(await heading.evaluate(() => [location.hostname, document.cookie])).toEqual(['127.0.0.1', ''])
      for (const typed of ['入力中の朝', '打ち直した朝']) {
        await box(page, title).fill(typed)
        await expect(heading).toHaveText(typed)
      }
      await expect(page.getByText(words(language, 'previews.pane.silent'))).toBeHidden()

      const saved = await api(page, 'PUT', `${tenant}/article/${id}`, { [title]: '保存した朝', version })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      const link = await api(page, 'POST', `${tenant}/preview-links`, { entity: 'article', recordId: id })
      const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
      const visitor = await phone.newPage()
      await blockThirdPartyCookies(visitor)
      await visitor.goto(link.body[language.locale])
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('保存した朝')
      expect(await phone.cookies()).toEqual([])
      await phone.close()
      expect(await page.context().cookies(`http://127.0.0.1:${port}`)).toEqual([])
    } finally {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
