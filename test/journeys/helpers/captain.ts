import { expect, type APIRequestContext, type Locator, type Page } from './test.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Polyglot from 'node-polyglot'
import { polyglotOptions } from '../../../locales/polyglot.ts'
import { setOfWords } from '../../../locales/set-of-words.ts'
import { demoPassword } from './server.ts'

export { demoPassword }

/** What captain staff do, in the words they see. */

export const languages = [
  { locale: 'ja', prefix: '' },
  { locale: 'en', prefix: '/en' },
] as const
export type Language = (typeof languages)[number]
export const [japanese] = languages

export const publicPages = [
  '/',
  '/faq',
  '/tokusho',
  '/article',
  '/article/passkey',
  '/contact',
  '/contact/success',
  '/privacy-policy',
  '/term-of-service',
  '/manual/captain-login',
] as const

const sets = [
  'qr',
  'units',
  'commons',
  'forms',
  'titles',
  'validations',
  'accounts',
  'administration',
  'ai',
  'uploads',
  'library',
  'calendar',
  'layouts',
  'board',
  'dashboard',
  'presence',
  'comments',
  'drafts',
  'plans',
  'undo',
  'publishing',
  'customer-emails',
  'exports',
  'previews',
  'edits',
  'copy',
  'search',
  'imports',
  'notifications',
  'views',
  'api-keys',
  'webhooks',
  'ra',
  'public',
] as const

const phrases = (locale: string): Record<string, unknown> =>
  Object.fromEntries(
    sets.map((set) => [set, setOfWords(fileURLToPath(new URL(`../../../locales/${locale}`, import.meta.url)), set)]),
  )

/** What is nowhere shown would be looked for in vain, or not be found where nothing should be. */
const refuse = (key: string): never => {
  throw new Error(`There are no words for ${key}.`)
}

const polyglots = Object.fromEntries(
  languages.map(({ locale }) => [
    locale,
    new Polyglot({ ...polyglotOptions, locale, phrases: phrases(locale), onMissingKey: refuse }),
  ]),
)

/** The words of a key in a language. */
export const words = ({ locale }: Language, key: string, params: Record<string, unknown> = {}): string =>
  polyglots[locale]!.t(key, params)

/** The words of a field, a state or the like of one entity. */
export function entityWords(
  { locale }: Language,
  entity: string,
): {
  name: string
  plural: string
  fields: Record<string, string>
  options: Record<string, Record<string, string>>
  /** The verbs of states. */
  transitions: Record<string, string>
  /** The verbs of toggles. */
  switches: Record<string, Record<string, string>>
} {
  return JSON.parse(
    readFileSync(new URL(`../../../locales/${locale}/entities/${entity}.json`, import.meta.url), 'utf8'),
  ) as never
}

/** So many records, as their list says it: 「8 orders」. */
export function recordCount(language: Language, entity: string, count: number): string {
  const { name, plural } = entityWords(language, entity)
  const withinSentence = (noun: string) => noun.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
  return words(language, 'units.record', {
    smart_count: count,
    noun: withinSentence(count === 1 ? name : plural),
  })
}

/** Signs in without a page: that for it has journeys of its own, and each other is loaded by whoever looks at it. */
export async function signIn(page: Page, email = 'admin@captain.example'): Promise<void> {
  // Not kept: what a journey sends later would meet a connection that the server has just closed.
  const once = { connection: 'close' }
  const { origin } = new URL((await page.request.get('/livez', { headers: once })).url())
  const answer = await page.request.post('/api/auth/sign-in/email', {
    headers: { ...once, origin },
    data: { email, password: demoPassword },
  })
  expect(answer.status()).toBe(200)
}

/** Signs in and opens captain. */
export async function enter(page: Page, language: Language, email?: string): Promise<void> {
  await signIn(page, email)
  await page.goto(`${language.prefix}/captain`)
  await expect(page).toHaveURL(new RegExp(`${language.prefix}/captain`))
}

/**
 * Comes when something that a selector finds is there, or when it is late: what is missing is then said by whoever
 * expects it. The page itself looks at every frame; an expectation looks, after a while, twice a second.
 */
export const arrived = (page: Page, selector: string): Promise<unknown> =>
  page
    .waitForFunction('(selector) => document.querySelector(selector) !== null', selector, { timeout: 15_000 })
    .catch(() => undefined)

/** The screen shown, once it has loaded. */
export async function shown(page: Page, screen: string): Promise<Locator> {
  await arrived(page, `[data-screen="${screen}"]:not([aria-busy="true"])`)
  const root = page.locator(`[data-screen="${screen}"]`)
  await expect(root).toBeVisible()
  await expect(root).not.toHaveAttribute('aria-busy', 'true')
  return root
}

/** Loads a screen of a tenant. */
export async function open(page: Page, language: Language, path: string, screen: string): Promise<Locator> {
  await page.goto(`${language.prefix}/captain/tenant/${path}`)
  return shown(page, screen)
}

/** Goes on to an address of captain as a link does, without loading the page anew. */
export const goOn = (page: Page, address: string): Promise<void> =>
  page.evaluate<void>(`history.pushState({}, '', ${JSON.stringify(address)})`)

/** Goes on to another screen of a tenant: what has the same name on the screen one comes from would be taken for it. */
export async function follow(page: Page, language: Language, path: string, screen: string): Promise<Locator> {
  await goOn(page, `${language.prefix}/captain/tenant/${path}`)
  return shown(page, screen)
}

/** Whether the page could be closed without being asked about. */
export const mayUnload = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`dispatchEvent(new Event('beforeunload', { cancelable: true }))`)

export const button = (page: Page, language: Language, key: string): Locator =>
  page.getByRole('button', { name: words(language, key), exact: true })

/** A field of a form, by the name of the field in the declaration. */
export const field = (page: Page, source: string): Locator => page.locator(`[data-field="${source}"]`)
export const box = (page: Page, source: string): Locator =>
  field(page, source).locator('input, textarea, [contenteditable="true"]').first()

export const toast = (page: Page, language: Language): Locator =>
  page.getByRole('region', { name: words(language, 'commons.toasts.region') })

// A connection that idled while a journey looked at the page may have been closed by the server meanwhile.
const again = { maxRetries: 3 }

/** A call to the API as the person signed in on the page. */
export async function api(
  page: Page,
  method: string,
  path: string,
  data?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: any }> {
  const request: APIRequestContext = page.request
  const { token } = (await (await request.get('/api/auth/token', again)).json()) as { token: string }
  const answer = await request.fetch(`/api/v1/authorized/tenants/${path}`, {
    ...again,
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(data !== undefined && { data }),
  })
  return { status: answer.status(), body: await answer.json() }
}

let made = 0
/** A slug that no other journey uses. */
export const newSlug = (stem: string): string => `${stem}-${process.pid}-${Date.now().toString(36)}-${(made += 1)}`

/** A news record made through the API, for journeys that begin with one. */
export async function makeNews(page: Page, tenant: string, values: Record<string, unknown> = {}): Promise<any> {
  const { status, body } = await api(page, 'POST', `${tenant}/news`, {
    title: '朝のお知らせ',
    slug: newSlug('asa'),
    body: { blocks: [{ type: 'paragraph', data: { text: '本日は通常どおり営業します。' } }] },
    ...values,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
