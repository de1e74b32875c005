import { openSmtpSink } from '../smtp-sink.ts'
import { button, languages, shown, signIn, toast, words } from './helpers/captain.ts'
import { startServer } from './helpers/server.ts'
import { expect, test } from './helpers/test.ts'

test('a mail that was refused stands out among the background work, and goes out from there @full', async ({
  browser,
  contextOptions,
}) => {
  test.setTimeout(300_000)
  const sink = await openSmtpSink()
  const server = await startServer('demo', { SMTP_URL: sink.url })
  try {
    for (const [before, language] of languages.entries()) {
      const word = (key: string) => words(language, key)
      const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
      const page = await context.newPage()
      await signIn(page)
      sink.refusing = true
      const email = `hanako.${language.locale}@example.jp`
      await page.goto(`${language.prefix}/admin/auth-user/new`)
      await page.getByLabel(word('administration.people.name'), { exact: true }).fill('花子')
      await page.getByLabel(word('commons.signIn.email'), { exact: true }).fill(email)
      await button(page, language, 'administration.invite.submit').click()
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()

      const list = `${language.prefix}/admin/job`
      const mail = page
        .getByRole('main')
        .locator('tr, li')
        .filter({ hasText: word('administration.jobs.kinds.mail') })
      await expect(async () => {
        await page.goto(`${list}?status=waiting`)
        await shown(page, 'page')
        await expect(mail).toContainText(word('administration.jobs.states.retrying'), { timeout: 1_000 })
      }).toPass()
      await expect(mail).toContainText(word('administration.jobs.reasons.EENVELOPE'))
      await expect(mail).not.toContainText('hanako')
      expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

      await page.goto(`${language.prefix}/admin/health`)
      await expect(page.getByRole('status').filter({ hasText: word('administration.health.well') })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(words(language, 'administration.health.waiting', { count: 1 }))
      expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      await page.goto(`${list}?status=waiting`)

      sink.refusing = false
      const retry = mail.getByRole('button', { name: word('administration.jobs.retry') })
      await expect(retry).toBeInViewport({ ratio: 1 })
      await retry.click()
      await expect(toast(page, language)).toContainText(word('administration.jobs.retried'))
      await expect.poll(() => sink.received.length).toBe(before + 1)
      await page.goto(`${list}?status=done&kind=mail`)
      await expect(mail.first()).toContainText(word('administration.jobs.states.done'))
      await page.goto(`${list}?status=failed`)
      await shown(page, 'page')
      await expect(mail).toHaveCount(0)
      await context.close()
    }
  } finally {
    await server.stop()
    await sink.close()
  }
})
