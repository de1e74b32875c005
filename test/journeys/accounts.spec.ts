import { openSmtpSink } from '../smtp-sink.ts'
import { abortable, authenticatorOf, signInByScript } from './helpers/authenticator.ts'
import { button, languages, mayUnload, newSlug, shown, signIn, toast, words, type Language } from './helpers/captain.ts'
import { startServer } from './helpers/server.ts'
import { expect, test, type Browser, type Page } from './helpers/test.ts'

test.skip(({ isMobile }) => isMobile, 'Passkeys are the same on a phone.')

const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** Opens a link in a language, also where a mail has it in the other. */
async function openLink(page: Page, link: string, { prefix }: Language): Promise<void> {
  const { pathname, hash } = new URL(link)
  await page.goto(`${prefix}${pathname.replace(/^\/(ja|en)(?=\/)/, '')}${hash}`)
}

async function makePasskey(page: Page, language: Language): Promise<void> {
  await button(page, language, 'accounts.link.makePasskey').click()
  await expect(page).toHaveURL(new RegExp(`${language.prefix}/captain$`))
}

/** Two browsers open a link, each with an authenticator, and make a passkey at the same time: one is let in. */
async function race(browser: Browser, baseURL: string, link: string, language: Language) {
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL })))
  const pages = await Promise.all(contexts.map((context) => context.newPage()))
  const make = (page: Page) => button(page, language, 'accounts.link.makePasskey')
  for (const page of pages) {
    await authenticatorOf(page)
    await openLink(page, link, language)
    await expect(make(page)).toBeEnabled()
  }
  await Promise.all(pages.map((page) => make(page).click()))
  const wins = await Promise.all(
    pages.map(async (page) => {
      const lost = alert(page)
      await expect(lost.or(page.locator('.captain'))).toBeVisible()
      return !(await lost.isVisible())
    }),
  )
  expect(wins.toSorted()).toEqual([false, true])
  return { winner: pages[wins.indexOf(true)]!, loser: pages[wins.indexOf(false)]!, contexts }
}

for (const language of languages) {
  const word = (key: string, params?: Record<string, unknown>) => words(language, key, params)

  test(`the first admin comes in by the setup link and keeps passkeys, ${language.locale}`, async ({ browser }) => {
    test.slow()
    const server = await startServer('start')
    const context = await browser.newContext({ baseURL: server.url })
    try {
      const page = await context.newPage()
      const device = await authenticatorOf(page)
      const link = server.setupLink()
      await openLink(page, link, language)
      // It stays the same link in the other language and when its page is loaded again.
      for (const each of [languages.find((other) => other !== language)!, language]) {
        await page.getByRole('link', { name: word(`commons.frame.languages.${each.locale}`) }).click()
        await expect(page.getByLabel(words(each, 'accounts.name.label'), { exact: true })).toBeVisible()
      }
      await page.reload()
      const [meanwhile, late] = [await context.newPage(), await context.newPage()]
      for (const tab of [meanwhile, late]) {
        await openLink(tab, link, language)
        await tab.getByLabel(word('accounts.name.label'), { exact: true }).fill('港 ねこ次郎')
        await tab.getByLabel(word('commons.signIn.email'), { exact: true }).fill('jiro@example.jp')
      }
      await page.getByLabel(word('accounts.name.label'), { exact: true }).fill('港 ねこ太')
      expect(page.url()).not.toContain('#t=')
      await page.getByLabel(word('commons.signIn.email'), { exact: true }).fill('minato@example.jp')
      // A closed dialog loses nothing: the same form goes on.
      await device.verifies(false)
      // A browser lets only the tab in front use passkeys.
      await page.bringToFront()
      await button(page, language, 'accounts.link.makePasskey').click()
      await expect(alert(page)).toHaveText(word('commons.errors.passkey.registrationCancelled'))
      // Another tab of the same link goes on with the account that was made here.
      await button(meanwhile, language, 'accounts.link.makePasskey').click()
      await expect(meanwhile.getByText('minato@example.jp')).toBeVisible()
      await meanwhile.close()
      await page.bringToFront()
      await device.verifies(true)
      // Who takes longer than the opened link lasts still goes on.
      await context.clearCookies({ name: 'captain_invitation' })
      await makePasskey(page, language)
      expect(await device.count()).toBe(1)
      // One that comes too late says so, and leads to the sign-in.
      await button(late, language, 'accounts.link.makePasskey').click()
      await expect(alert(late)).toHaveText(word('accounts.refusals.SETUP_DONE'))
      await button(late, language, 'commons.actions.signIn').click()
      await expect(late).toHaveURL(/\/(auth\/login|captain)$/)
      await late.close()

      await page.goto(`${language.prefix}/user/profile`)
      await button(page, language, 'accounts.passkeys.add').click()
      await expect(alert(page)).toHaveText(word('commons.errors.passkey.previouslyRegistered'))
      await page
        .getByRole('list')
        .getByRole('button', { name: /削除|Delete/ })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: word('commons.dialogs.delete.ok') })
        .click()
      await expect(alert(page).filter({ hasText: word('accounts.refusals.LAST_CREDENTIAL') })).toBeVisible()

      // Another device, under a name of its own, and gone again.
      const named = language.locale === 'ja' ? '予備の鍵' : 'Spare key'
      await device.remove()
      const spare = await authenticatorOf(page, 'usb')
      await button(page, language, 'accounts.passkeys.add').click()
      await expect(page.getByText(word('accounts.passkeys.added'))).toBeVisible()
      const rows = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: word('accounts.passkeys.rename') }) })
      await expect(rows).toHaveCount(2)
      await rows.last().getByRole('button').first().click()
      await page.getByLabel(word('accounts.passkeys.name'), { exact: true }).fill(named)
      await button(page, language, 'commons.actions.save').last().click()
      await expect(rows.filter({ hasText: named })).toBeVisible()
      await rows.first().getByRole('button').last().click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: word('commons.dialogs.delete.ok') })
        .click()
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(named)

      await page.goto(`${language.prefix}/auth/logout`)
      await expect(page.getByRole('heading', { name: word('commons.signOut.done') })).toBeVisible()
      await page.goto(`${language.prefix}/auth/login`)
      await spare.verifies(false)
      await button(page, language, 'commons.signIn.passkey').click()
      await expect(alert(page)).toHaveText(word('commons.errors.passkey.authCancelled'))
      await spare.verifies(true)
      await button(page, language, 'commons.signIn.passkey').click()
      await expect(page).toHaveURL(new RegExp(`${language.prefix}/captain$`))

      await page.goto(`${language.prefix}/auth/logout`)
      await expect(page.getByRole('heading', { name: word('commons.signOut.done') })).toBeVisible()
      // Without the check of the person nothing opens, and no answer of a device opens anything twice.
      const noCheck = { status: 400, code: 'USER_VERIFICATION_REQUIRED' }
      const used = { status: 400, code: 'CHALLENGE_NOT_FOUND' }
      expect(await signInByScript(page, spare, 'discouraged')).toEqual([noCheck, used])
      expect(await signInByScript(page, spare, 'required')).toEqual([{ status: 200, code: undefined }, used])
      await page.goto(`${language.prefix}/auth/logout`)
      await expect(page.getByRole('heading', { name: word('commons.signOut.done') })).toBeVisible()

      // The browser aborts while it waits for a touch; then it is tried again, with the address this time.
      await spare.answers(false)
      await page.goto(`${language.prefix}/auth/login`)
      await page.getByLabel(word('commons.signIn.email'), { exact: true }).fill('minato@example.jp')
      const abort = await abortable(page)
      await button(page, language, 'commons.signIn.passkey').click()
      await expect(button(page, language, 'commons.signIn.passkeyBusy')).toBeVisible()
      await abort()
      await expect(alert(page)).toHaveText(word('commons.errors.passkey.authCancelled'))
      await spare.answers(true)
      await button(page, language, 'commons.signIn.passkey').click()
      await expect(page).toHaveURL(new RegExp(`${language.prefix}/captain$`))
    } finally {
      await context.close()
      await server.stop()
    }
  })

  test(`an admin invites, acts in somebody's name and suspends them, ${language.locale} @full`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    const name = `新人 ${newSlug('p')}`
    const email = `${newSlug('shinjin')}@example.jp`
    await signIn(page)
    await page.goto(`${language.prefix}/admin/auth-user/new`)
    await page.getByLabel(word('administration.people.name'), { exact: true }).fill(name)
    await page.getByLabel(word('commons.signIn.email'), { exact: true }).fill(email)
    expect(await mayUnload(page)).toBe(false)
    await button(page, language, 'administration.invite.submit').click()
    const link = await page.getByLabel(word('administration.link.label'), { exact: true }).inputValue()
    await expect.poll(() => mayUnload(page)).toBe(true)

    const invited = await race(browser, baseURL!, link, language)
    const theirs = invited.winner
    await expect(theirs).toHaveURL(new RegExp(`${language.prefix}/captain$`))
    // The link worked once.
    await invited.loser.goto('about:blank')
    await openLink(invited.loser, link, language)
    await expect(alert(invited.loser)).toHaveText(word('accounts.refusals.INVITATION_INVALID'))
    await theirs.goto(`${language.prefix}/admin/auth-user`)
    await expect(theirs).toHaveURL(/\/auth\/not-permission$/)

    const act = async (key: string) => {
      await page.goto(`${language.prefix}/admin/auth-user?q=${email}`)
      await shown(page, 'page')
      await page.getByRole('button', { name: word('commons.list.rowActions', { title: name }) }).click()
      await page.getByRole('menuitem', { name: word(`administration.acts.${key}`), exact: true }).click()
    }
    await act('makeAdmin')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('administration.acts.makeAdmin') })
      .click()
    await expect(toast(page, language)).toContainText(word('administration.ask.makeAdmin.done', { name }))
    await theirs.goto(`${language.prefix}/admin/auth-user`)
    await shown(theirs, 'page')
    await act('makeUser')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('administration.acts.makeUser') })
      .click()
    await expect(toast(page, language)).toContainText(word('administration.ask.makeUser.done', { name }))
    await theirs.reload()
    await expect(theirs).toHaveURL(/\/auth\/not-permission$/)

    await act('impersonate')
    await page.getByLabel(word('administration.reason')).fill('お問い合わせの確認')
    await button(page, language, 'administration.impersonate.submit').click()
    const banner = page.getByRole('complementary', { name: word('commons.impersonation.label') })
    await expect(banner).toContainText(word('commons.impersonation.as', { name }))
    await page.goto(`${language.prefix}/user/profile`)
    await button(page, language, 'accounts.delete.ok').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('accounts.delete.ok') })
      .click()
    await expect(alert(page)).toHaveText(word('accounts.refusals.IMPERSONATING'))
    await banner.getByRole('button').click()
    await expect(page).toHaveURL(/\/admin\/auth-user$/)
    await expect(banner).toBeHidden()

    // One browser gets in by the recovery link; the passkey from before is over.
    await act('link')
    await button(page, language, 'administration.link.issue').click()
    const recovery = await page.getByLabel(word('administration.link.label'), { exact: true }).inputValue()
    const { winner, contexts } = await race(browser, baseURL!, recovery, language)
    expect(await (await theirs.request.get('/api/auth/get-session')).json()).toBeNull()
    await theirs.goto(`${language.prefix}/auth/login`)
    await button(theirs, language, 'commons.signIn.passkey').click()
    // By the field or by the button, whichever the browser takes first: it is told to forget the passkey, or the one has
    // used the challenge of the other.
    const refusals = [
      'commons.signIn.passkeyUnknown',
      'commons.errors.passkey.authCancelled',
      'commons.errors.credential.authenticationIncomplete',
    ]
    await expect(alert(theirs)).toHaveText(new RegExp(refusals.map((key) => word(key)).join('|')))

    await act('ban')
    await page.getByLabel(word('administration.reason')).fill('退職')
    await button(page, language, 'administration.ban.submit').click()
    await expect(toast(page, language)).toContainText(word('administration.ban.done', { name }))
    expect(await (await winner.request.get('/api/auth/get-session')).json()).toBeNull()
    await winner.goto(`${language.prefix}/auth/login`)
    await button(winner, language, 'commons.signIn.passkey').click()
    await expect(alert(winner)).toHaveText(word('commons.signIn.banned'))

    await page.goto(`${language.prefix}/admin/audit-event?kind=ends`)
    await expect(page.getByRole('row', { name }).first()).toContainText(word('administration.events.actions.banned'))
    for (const each of [...invited.contexts, ...contexts]) await each.close()
  })
}

test('an invitation and another address are confirmed by mail @full', async ({ browser }) => {
  const [ja, en] = languages
  const sink = await openSmtpSink()
  const server = await startServer('start', { SMTP_URL: sink.url })
  const mailTo = async (address: string): Promise<string> => {
    const found = () => sink.received.find(({ to }) => to?.some((each) => each.address === address))
    await expect.poll(found).toBeTruthy()
    return /http\S+#t=[\w.-]+/.exec(found()!.text!)![0]
  }
  const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext({ baseURL: server.url })))
  try {
    const [admin, theirs, stranger] = await Promise.all(contexts.map((context) => context.newPage()))
    // The first admin would rather have a password.
    const setup = server.setupLink()
    await openLink(admin!, setup, en)
    await admin!.getByLabel(words(en, 'accounts.name.label'), { exact: true }).fill('Minato')
    await admin!.getByLabel(words(en, 'commons.signIn.email'), { exact: true }).fill('minato@example.jp')
    await button(admin!, en, 'accounts.link.usePassword').click()
    const password = admin!.locator('input[autocomplete="new-password"]')
    await password.fill('passwordpassword')
    await button(admin!, en, 'accounts.link.setPassword').click()
    await expect(alert(admin!)).toHaveText(words(en, 'accounts.refusals.PASSWORD_TOO_COMMON'))
    // Who needs longer for a better one than the opened link lasts still goes on.
    await contexts[0]!.clearCookies({ name: 'captain_invitation' })
    await password.fill('a morning in Tajimi')
    await button(admin!, en, 'accounts.link.setPassword').click()
    await expect(admin!).toHaveURL(/\/en\/captain$/)

    await admin!.goto('/en/admin/auth-user/new')
    await admin!.getByLabel(words(en, 'administration.people.name'), { exact: true }).fill('花子')
    await admin!.getByLabel(words(en, 'commons.signIn.email'), { exact: true }).fill('hanako@example.jp')
    await button(admin!, en, 'administration.invite.submit').click()
    await expect(admin!.getByRole('status').filter({ hasText: 'hanako@example.jp' })).toBeVisible()
    await expect(admin!.getByLabel(words(en, 'administration.link.label'), { exact: true })).toBeHidden()

    await authenticatorOf(theirs!)
    await openLink(theirs!, await mailTo('hanako@example.jp'), ja)
    await expect(theirs!.getByRole('heading')).toHaveText(words(ja, 'accounts.link.invite.title', { name: '花子' }))
    await makePasskey(theirs!, ja)

    await theirs!.goto('/user/profile')
    await theirs!.getByLabel(words(ja, 'accounts.address.label'), { exact: true }).fill('hana@example.jp')
    await button(theirs!, ja, 'accounts.address.send').click()
    await expect(theirs!.getByText(words(ja, 'accounts.address.sent', { email: 'hana@example.jp' }))).toBeVisible()
    const link = await mailTo('hana@example.jp')
    // Whoever else has the link gets nowhere with it.
    await openLink(stranger!, link, en)
    await expect(alert(stranger!)).toHaveText(words(en, 'accounts.refusals.SIGN_IN_FIRST'))
    await openLink(theirs!, link, ja)
    await expect(theirs!.getByRole('heading', { name: words(ja, 'accounts.verify.done') })).toBeVisible()
    await theirs!.getByRole('link', { name: words(ja, 'titles.pages.userProfile') }).click()
    await expect(theirs!.getByRole('main')).toContainText('hana@example.jp')
  } finally {
    for (const context of contexts) await context.close()
    await server.stop()
    await sink.close()
  }
})
