import { readFileSync } from 'node:fs'
import { startFakeService, type Answer, type FakeService } from '../server/ai/fake-service.ts'
import {
  api,
  box,
  field,
  japanese,
  languages,
  newSlug,
  open,
  signIn,
  toast,
  words,
  type Language,
} from './helpers/captain.ts'
import { startServer, type RunningServer } from './helpers/server.ts'
import { expect, test as base, type Locator, type Page } from './helpers/test.ts'

interface Studio {
  readonly service: FakeService
  readonly server: RunningServer
}

/** The AI area beside a server that speaks the protocol of Workers AI, and waits for it for so many seconds. */
const test = base.extend<{ studio: Studio; patience: string }>({
  // Long for a server on the same machine, short for who waits.
  patience: ['3', { option: true }],
  // One for each test: what a person may make in a day is counted on the server.
  studio: [
    async ({ patience }, use) => {
      const service = await startFakeService()
      const server = await startServer('demo', {
        CLOUDFLARE_ACCOUNT_ID: 'our-account',
        CLOUDFLARE_API_TOKEN: 'our-token',
        CLOUDFLARE_API_URL: service.url,
        AI_PICTURES_PER_PERSON: '7',
        AI_PICTURE_TIMEOUT: patience,
      })
      await use({ service, server })
      await server.stop()
      await service.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ studio }, use) => use(studio.server.url),
})

/** How the service may fail, and what people are told. */
const failing: readonly (readonly [Answer, string])[] = [
  [{ status: 408, code: 3007 }, 'slow'],
  [{ status: 400, code: 3030 }, 'refused'],
  [{ status: 429, code: 3036 }, 'quota'],
  ['malformed', 'malformed'],
]

/** What a translation may be besides, though no prompt. */
const untranslatable: typeof failing = [
  [{ result: { translated_text: ' ' } }, 'refused'],
  [{ result: { translated_text: 'a'.repeat(2001) } }, 'tooLong'],
]

test('English is proposed beside what a person wrote, and takes its place only when one says so', async ({
  page,
  studio: { service },
  isMobile,
}) => {
  test.skip(isMobile)
  const pressed = (key: string, params: Record<string, unknown> = {}) =>
    page.getByRole('button', { name: words(japanese, `forms.languages.${key}`, params), exact: true }).first()
  service.answer = 'well'
  await signIn(page)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  await box(page, 'title').fill('港の新作')
  await pressed('ask', { smart_count: 1 }).click()
  const proposal = page.locator('[data-proposal="title"]')
  await expect(proposal).toContainText('in English: 港の新作')
  await expect(box(page, 'titleEn')).toHaveValue('')
  await box(page, 'titleEn').fill('New at the harbour')
  await pressed('takeOver').click()
  await expect(box(page, 'titleEn')).toHaveValue('in English: 港の新作')
  await pressed('takeBack').click()
  await expect(box(page, 'titleEn')).toHaveValue('New at the harbour')
  await pressed('dismiss').click()
  await expect(proposal).toHaveCount(0)

  // What fails is said, and changes nothing.
  service.answer = { status: 429, code: 3036 }
  await box(page, 'titleEn').fill('')
  await pressed('ask', { smart_count: 1 }).click()
  await expect(toast(page, japanese)).toContainText(words(japanese, 'ai.failures.quota'))
  await expect(box(page, 'titleEn')).toHaveValue('')
  page.once('dialog', (asked) => void asked.accept())
})

for (const language of languages) {
  const said = (key: string, params: Record<string, unknown> = {}) => words(language, `ai.${key}`, params)

  test(`from a Japanese prompt to a picture in the library, and every way it can fail, ${language.locale}`, async ({
    page,
    studio: { service },
    isMobile,
  }) => {
    test.skip(isMobile)
    service.answer = 'well'
    await signIn(page)
    await visit(page, language, 'ai/translation-image-prompt')
    const [japanese, english] = ['translation.japanese', 'translation.english'].map((key) => page.getByLabel(said(key)))
    const run = page.getByRole('button', { name: said('translation.run') })
    await japanese!.fill('港の猫')
    for (const [answer, reason] of [...failing, ...untranslatable]) {
      service.answer = answer
      await run.click()
      await expect(page.locator('.MuiAlert-root')).toHaveText(said(`failures.${reason}`))
    }
    service.answer = 'slow'
    await run.click()
    await page.getByRole('button', { name: said('order.cancel') }).click()
    await expect(page.locator('.MuiAlert-root')).toHaveText(said('translation.stopped'))
    await expect(japanese!, 'nothing typed is lost').toHaveValue('港の猫')

    service.answer = 'well'
    await run.click()
    await expect(english!).toHaveValue('in English: 港の猫')
    await english!.fill('a cat on a pier')
    await page.getByRole('button', { name: said('translation.save') }).click()
    await expect(toast(page, language)).toContainText(said('translation.saved'))
    const latest = page
      .getByRole('region', { name: said('history.title') })
      .getByRole('listitem')
      .first()
    await latest.getByText(said('translation.earlier')).click()
    await expect(latest.getByText('in English: 港の猫')).toBeVisible()
    await page
      .getByRole('button', { name: said('translation.use') })
      .first()
      .click()

    const prompt = page.getByLabel(said('order.prompt'))
    await expect(prompt).toHaveValue('a cat on a pier')
    await page.getByLabel(said('order.translate')).uncheck()
    await page.getByLabel(said('order.count')).selectOption('1')
    const make = page.getByRole('button', { name: said('order.run') })
    await make.click()
    await expect(page.getByText(said('progress.done', { made: 1 }))).toBeVisible()
    await page
      .getByRole('button', { name: said('save.open') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await pickTenant(dialog.getByRole('combobox', { name: said('save.tenant') }), language, 'myturn-games')
    await dialog.getByLabel(said('save.alt'), { exact: true }).fill('桟橋の猫')
    await dialog.getByRole('button', { name: said('save.run') }).click()
    await expect(toast(page, language)).toContainText(said('save.done'))

    // In a form: the picture goes into the field, and into the library of the form's tenant.
    await open(page, language, 'myturn-games/news/new', 'create')
    await box(page, 'title').fill('港の新作')
    await field(page, 'thumbnail')
      .getByRole('button', { name: words(language, 'uploads.make') })
      .click()
    const making = page.getByRole('dialog', { name: said('make.title') })
    await expect(making.getByLabel(said('order.prompt'))).toHaveValue('a cat on a pier')
    await making.getByRole('button', { name: said('order.run') }).click()
    const use = making.getByRole('button', { name: said('make.use') })
    await expect(use).toBeDisabled()
    await making.getByLabel(said('save.alt'), { exact: true }).fill('新作の猫')
    await use.click()
    await expect(making).toHaveCount(0)
    await expect(field(page, 'thumbnail').getByRole('img')).toHaveAttribute('src', /^\/uploads\//)
    await expect(page.locator('[data-path="thumbnail.alt"] :is(input, textarea)')).toHaveValue('新作の猫')
    await expect(box(page, 'title'), 'nothing typed in the form is lost').toHaveValue('港の新作')
    page.once('dialog', (asked) => void asked.accept())
    await visit(page, language, 'ai/text-to-image')

    service.answer = 'slow'
    await page.getByLabel(said('order.translate')).check()
    await make.click()
    await page.getByRole('button', { name: said('order.cancel') }).click()
    await expect(page.getByText(said('progress.cancelled', { made: 0, count: 1 }))).toBeVisible()
    await page.getByLabel(said('order.translate')).uncheck()
    // Here the server's own patience ends; for a translation the service says so itself.
    for (const [answer, reason] of [['slow', 'slow'] as const, ...failing.slice(1)]) {
      service.answer = answer
      await make.click()
      await expect(page.locator('.MuiAlert-root')).toHaveText(said(`failures.${reason}`))
      await expect(prompt, 'nothing typed is lost').toHaveValue('a cat on a pier')
    }
    service.answer = 'well'
    await page.getByLabel(said('order.count')).selectOption('4')
    await make.click()
    await expect(toast(page, language)).toContainText(said('failures.dailyLimit'))

    await page.reload()
    await expect(prompt).toHaveValue('a cat on a pier')
    await page
      .getByRole('listitem')
      .getByRole('button', { name: words(language, 'commons.actions.delete') })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(language, 'commons.actions.delete') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await visit(page, language, 'ai')
    // What the service has refused counts, what it has failed does not.
    await expect(page.getByText(said('usage.mine', { used: 4, most: 7 }))).toBeVisible()
    await expect(page.getByRole('table').getByRole('cell', { name: '4', exact: true })).toBeVisible()
    const tenants = page.getByRole('combobox', { name: said('glossary.tenant'), exact: true })
    const term = (place: 'ja' | 'en', number: number) =>
      page.getByLabel(said(`glossary.${place}`, { number }), { exact: true })
    const save = page.getByRole('button', { name: said('glossary.save'), exact: true })
    await expect(tenants, 'the one of the library').toHaveValue(tenantName(language, 'myturn-games'))
    await term('ja', 1).fill('桟橋')
    await term('en', 1).fill('the long pier')
    await save.click()
    await expect(toast(page, language)).toContainText(said('glossary.saved'))

    await page.getByRole('button', { name: said('glossary.add') }).click()
    await term('ja', 2).fill('灯台')
    await save.click()
    await expect(term('en', 2), 'half a term is not left out').toBeFocused()
    await expect(term('en', 2)).toHaveAttribute('aria-invalid', 'true')
    await pickTenant(tenants, language, 'toki-tsumugi-cafe')
    await page.getByRole('button', { name: words(language, 'commons.dialogs.cancel.dismiss') }).click()
    await expect(tenants).toHaveValue(tenantName(language, 'myturn-games'))
    await expect(term('ja', 2), 'nothing typed is lost').toHaveValue('灯台')

    const glossary = 'myturn-games/ai-glossary'
    const { hash } = (await api(page, 'GET', glossary)).body
    await api(page, 'PUT', glossary, { terms: [{ ja: '港', en: 'the old port' }], hash })
    await term('en', 2).fill('the lighthouse')
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: said('glossary.overtaken') })).toContainText('the old port')
    await page.getByRole('button', { name: said('glossary.addTheirs') }).click()
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: said('glossary.overtaken') })).toHaveCount(0)
    expect((await api(page, 'GET', glossary)).body.terms.map(({ ja }: { ja: string }) => ja)).toEqual([
      '桟橋',
      '灯台',
      '港',
    ])
  })
}

test.describe('where the service takes its time', () => {
  test.use({ patience: '60' })
  const said = (key: string, params: Record<string, unknown> = {}) => words(japanese, `ai.${key}`, params)

  /** Fills in the order of one picture, which needs no translation. */
  async function describePicture(page: Page): Promise<void> {
    await signIn(page)
    await visit(page, japanese, 'ai/text-to-image')
    await page.getByLabel(said('order.prompt')).fill('a cat on a pier')
    await page.getByLabel(said('order.translate')).uncheck()
    await page.getByLabel(said('order.count')).selectOption('1')
  }

  /** Orders one picture of what the page has for a prompt; returns the request. */
  async function order(page: Page): Promise<{ readonly id: string }> {
    const ordered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: said('order.run') }).click()
    return (await (await ordered).json()) as { id: string }
  }

  test('pictures that are being made are followed after a reload, can be stopped there, and go where they were deleted @full', async ({
    page,
    studio: { service },
    isMobile,
  }) => {
    test.skip(isMobile)
    await describePicture(page)
    const earlier = page.getByRole('region', { name: said('history.title') }).getByRole('listitem')
    const running = page.getByText(said('progress.running', { made: 0, count: 1 }))

    service.answer = 'slow'
    await order(page)
    await expect(running).toBeVisible()
    await page.reload()
    await expect(earlier.filter({ has: running })).toHaveCount(1)
    service.answer = 'well'
    service.wake()
    await expect(earlier.getByRole('img')).toHaveCount(1)
    await expect(running).toHaveCount(0)

    service.answer = 'slow'
    const stopped = await order(page)
    await page.reload()
    await earlier.getByRole('button', { name: said('order.cancel') }).click()
    await expect(running).toHaveCount(0)
    expect((await aiCall(page, 'GET', `pictures/${stopped.id}`)).status).toBe('cancelled')

    const deleted = await order(page)
    await expect(running).toBeVisible()
    await aiCall(page, 'DELETE', `pictures/${deleted.id}`)
    await expect(toast(page, japanese)).toContainText(said('failures.gone'))
    await expect(running).toHaveCount(0)

    const lost = await order(page)
    await page.reload()
    await expect(earlier.filter({ has: running })).toHaveCount(1)
    await aiCall(page, 'DELETE', `pictures/${lost.id}`)
    await expect(running).toHaveCount(0)
    await expect(toast(page, japanese)).toContainText(said('failures.gone'))
  })

  test('whoever stops pictures that have just come is told so, and sees them @full', async ({
    page,
    studio: { service },
    isMobile,
  }) => {
    test.skip(isMobile)
    await describePicture(page)
    service.answer = 'slow'
    const { id } = await order(page)
    const letIn = await held(page, 'GET', `/pictures/${id}`)
    service.answer = 'well'
    service.wake()
    await expect.poll(async () => (await aiCall(page, 'GET', `pictures/${id}`)).status).toBe('done')
    await page.getByRole('button', { name: said('order.cancel') }).click()
    await expect(toast(page, japanese)).toContainText(said('failures.ended'))
    letIn()
    await expect(page.getByText(said('progress.done', { made: 1 }))).toBeVisible()

    // What was made before is among the earlier ones as soon as there is something newer.
    await order(page)
    const earlier = page.getByRole('region', { name: said('history.title') }).getByRole('listitem')
    await expect(earlier.getByRole('img')).toHaveCount(1)
  })

  test('a new translation waits for the save of the one before, and leaves what cannot be saved until one agrees @full', async ({
    page,
    studio: { service },
    isMobile,
  }) => {
    test.skip(isMobile)
    service.answer = 'well'
    await signIn(page)
    await visit(page, japanese, 'ai/translation-image-prompt')
    const [text, english] = [
      page.getByLabel(said('translation.japanese')),
      page.getByLabel(said('translation.english')),
    ]
    const run = page.getByRole('button', { name: said('translation.run') })
    const save = page.getByRole('button', { name: said('translation.save') })
    const entries = page.getByRole('region', { name: said('history.title') }).getByRole('listitem')
    await text.fill('港の猫')
    await run.click()
    await expect(english).toHaveValue('in English: 港の猫')

    await english.fill('a cat on a pier')
    const letIn = await held(page, 'PUT', '/translations/')
    await save.click()
    await text.fill('駅の犬')
    await run.click()
    await expect(entries.first()).toContainText('in English: 駅の犬')
    await expect(english).toHaveValue('a cat on a pier')
    letIn()
    await expect(toast(page, japanese)).toContainText(said('translation.saved'))
    await expect(english).toHaveValue('in English: 駅の犬')
    await expect(save, 'it is no change of the one before').toBeDisabled()

    // What was corrected and not saved is saved before another takes its place.
    await english.fill('a dog at a station')
    await text.fill('森の鳥')
    await run.click()
    await expect(english).toHaveValue('in English: 森の鳥')
    await expect(entries.nth(1)).toContainText('a dog at a station')
    await english.fill('a bird in the woods')
    const cat = entries.filter({ hasText: 'a cat on a pier' })
    await cat.getByText(said('translation.earlier')).click()
    await cat.getByRole('button', { name: said('translation.restore') }).click()
    await expect(english).toHaveValue('in English: 港の猫')
    await expect(entries.filter({ hasText: 'a bird in the woods' })).toHaveCount(1)

    await page.route(
      ({ pathname }) => pathname.includes('/translations/'),
      (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()),
    )
    await english.fill('a cat in the rain')
    await text.fill('雨の猫')
    await run.click()
    const question = page.getByRole('dialog', { name: said('translation.replace.title') })
    await question.getByRole('button', { name: said('translation.replace.dismiss') }).click()
    await expect(english).toHaveValue('a cat in the rain')
    await expect(entries.first()).toContainText('in English: 雨の猫')
    await run.click()
    await question.getByRole('button', { name: said('translation.replace.ok') }).click()
    await expect(english).toHaveValue('in English: 雨の猫')
  })

  test('a tenant beyond the first fifty is found by typing, and remembered @full', async ({
    page,
    studio: { service },
    isMobile,
  }) => {
    test.skip(isMobile)
    await signIn(page)
    const name = '渡し場の店'
    for (let each = 0; each < 45; each += 1) {
      const slug = newSlug('shop')
      const values = { name: each === 0 ? name : `あの店 ${each}`, slug, site: 'myturn-games' }
      const { status } = await api(page, 'POST', 'funaneco-jp/tenant', {
        ...values,
        siteUrl: `https://${slug}.example`,
      })
      expect(status).toBe(201)
    }
    await visit(page, japanese, 'ai/translation-image-prompt')
    const tenant = page.getByRole('combobox', { name: said('glossary.use') })
    await tenant.click()
    await expect(page.getByRole('option')).toHaveCount(50)
    await expect(page.getByRole('option', { name })).toHaveCount(0)
    await page.getByLabel(said('translation.japanese')).fill('港の猫')
    await tenant.fill('渡し')
    await tenant.press('Enter')
    await page.getByRole('option', { name }).click()
    await expect(tenant).toHaveValue(name)
    expect(service.seen, 'Enter in the box sends no form').toEqual([])
    await page.reload()
    await expect(tenant).toHaveValue(name)
  })
})

/** Answers of the AI area to whoever is signed in on the page, in another place than the page. */
async function aiCall(page: Page, method: string, path: string): Promise<any> {
  const { token } = (await (await page.request.get('/api/auth/token')).json()) as { token: string }
  const answer = await page.request.fetch(`/api/v1/ai/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status() === 204 ? undefined : answer.json()
}

/** Holds the calls of the page to an address until they are let in. */
async function held(page: Page, method: string, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.includes(path),
    async (route) => {
      if (route.request().method() === method) await gate.promise
      await route.continue()
    },
  )
  return gate.resolve
}

const demoTenants = JSON.parse(
  readFileSync(new URL('../../server/operations/demo/content/tenants.json', import.meta.url), 'utf8'),
) as readonly { readonly slug: string; readonly name: string; readonly nameEn: string }[]

function tenantName({ locale }: Language, slug: string): string {
  const tenant = demoTenants.find((each) => each.slug === slug)!
  return locale === 'en' ? tenant.nameEn : tenant.name
}

/** Chooses a tenant of the demo by typing. */
async function pickTenant(box: Locator, language: Language, slug: string): Promise<void> {
  const name = tenantName(language, slug)
  await box.fill(name)
  await box.page().getByRole('option', { name, exact: true }).click()
}

async function visit(page: Page, { prefix }: Language, path: string): Promise<void> {
  await page.goto(`${prefix}/captain/${path}`)
  await expect(page.locator('[data-screen="page"]')).not.toHaveAttribute('aria-busy', 'true')
}

for (const language of languages)
  base(
    `without an account with the service the area says so; without the permission nobody enters, ${language.locale}`,
    async ({ page, isMobile }) => {
      base.skip(isMobile)
      const pages = ['ai', 'ai/text-to-image', 'ai/translation-image-prompt']
      await signIn(page)
      for (const path of pages) {
        await visit(page, language, path)
        await expect(page.locator('.MuiAlert-root')).toHaveText(words(language, 'ai.failures.notConfigured'))
      }
      await visit(page, language, 'ai/text-to-image')
      await expect(page.getByRole('button', { name: words(language, 'ai.order.run') })).toBeDisabled()

      await page.context().clearCookies()
      await signIn(page, 'staff@myturn-games.example')
      for (const path of pages) {
        await page.goto(`${language.prefix}/captain/${path}`)
        await expect(page).toHaveURL(new RegExp(`${language.prefix}/auth/not-permission`))
      }
    },
  )
