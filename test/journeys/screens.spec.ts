import { entities } from '../../entities/index.ts'
import { coveringEntities } from '../covering-entities.ts'
import { runsLong } from '../extent.ts'
import { named, specification, type Screens } from '../specification.ts'
import { api, arrived, goOn, signIn } from './helpers/captain.ts'
import { expect, test, type Page } from './helpers/test.ts'
import { widestSite } from './helpers/widest-site.ts'

/**
 * Every captain screen of the specification, at exactly its URL in the three forms: all are asked of the server. The
 * browser opens each of them without a prefix. `/ja` shows what no prefix shows: of it one of each kind; of `/en` every
 * list, and one of each other kind. On the phone each entity is seen at the site where it has the most fields; of one
 * that is edited, the form for that stands for both. `npm test` takes two sites, and there the entities that cover the
 * others, each at the site where it has the most fields.
 */
const forms = ['', '/ja', '/en'] as const

/** The two sites that show most of what a declaration may say. */
const varied = [...Map.groupBy(coveringEntities, widestSite)]
  .toSorted(([, few], [, many]) => many.length - few.length)
  .slice(0, 2)
  .map(([site]): string => site)
const extentOf = (site: string): string => (varied.includes(site) ? '' : ' @full')

interface ScreenRequest {
  readonly screen: keyof Screens
  readonly entity: string
  /** What follows `/captain/tenant/{tenant}`. */
  readonly path: string
}

/** The screens of a tenant with records of the demo in their paths. */
async function screensOf(page: Page, tenant: string): Promise<readonly ScreenRequest[]> {
  const asked: ScreenRequest[] = []
  for (const [screen, cell] of Object.entries(specification[tenant]!)) {
    for (const entry of named(cell as string)) {
      if (runsLong || proves(tenant, entry)) asked.push(await asking(page, tenant, screen as keyof Screens, entry))
    }
  }
  return asked
}

const proves = (tenant: string, entry: string): boolean => {
  const [name] = entry.split('/{id}/').at(-1)!.split('/')
  return coveringEntities.some((entity) => entity.name === name && widestSite(entity) === tenant)
}

async function asking(page: Page, tenant: string, screen: keyof Screens, entry: string): Promise<ScreenRequest> {
  const [above, nested] = entry.split('/{id}/')
  const parent = nested ? `${above}/${(await anyRecord(page, tenant, above!)).id}/` : ''
  const [entity, address] = (nested ?? entry).split('/') as [string, string?]
  const base = `${parent}${entity}`
  if (screen === 'list') return { screen, entity, path: base }
  if (screen === 'create') return { screen, entity, path: `${base}/new` }
  if (entity === 'business-day') return { screen, entity, path: `${base}/edit` }
  const record = await anyRecord(page, tenant, base)
  if (screen === 'edit') return { screen, entity, path: `${base}/${record.id}/edit` }
  return { screen, entity, path: `${base}/${address === '{slug}' ? record.slug : record.id}` }
}

async function anyRecord(page: Page, tenant: string, path: string): Promise<{ id: string; slug?: string }> {
  const { body } = await api(page, 'GET', `${tenant}/${path}?range=[0,24]`)
  // A draft that another journey makes has no slug yet.
  const record = (body as { id: string; slug?: string | null }[]).find(({ slug }) => slug !== null)
  expect(record, `the demo has no ${path} of ${tenant}`).toBeTruthy()
  return record as { id: string; slug?: string }
}

/** A key of words that nobody wrote shows as itself. */
const missingWord = /\b(?:commons|titles|units|validations|entities|sites|ra)\.[a-z]\w+/

for (const tenant of Object.keys(specification)) {
  test(`every screen of ${tenant} opens at its URL in every form, without an error, and none scrolls sideways @phone${extentOf(tenant)}`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(400_000)
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
    await signIn(page, `staff@${tenant}.example`)
    const asked = await screensOf(page, tenant)

    for (const form of isMobile ? [''] : forms) {
      await page.goto(`${form}/captain/tenant/${tenant}`)
      for (const { screen, entity, path } of asked) {
        const address = `${form}/captain/tenant/${tenant}/${path}`
        if (!isMobile) expect((await page.request.get(address, { maxRetries: 2 })).status(), address).toBe(200)
        const isFirstOfKind = asked.find((each) => each.screen === screen)!.path === path
        if (form === '/ja' && !isFirstOfKind) continue
        // Its words are known to be there, and its forms are opened by others.
        if (form === '/en' && screen !== 'list' && !isFirstOfKind) continue
        if (isMobile && widestSite(entities[entity]!) !== tenant) continue
        if (isMobile && screen === 'create' && asked.some((each) => each.screen === 'edit' && each.entity === entity))
          continue
        await goOn(page, address)
        const loaded = `[data-screen="${screen}"][data-entity="${entity}"]:not([aria-busy="true"])`
        await arrived(page, loaded)
        await expect(page.locator(loaded), address).toHaveAttribute('data-tenant', tenant)
        await expect(page).toHaveURL(address)
        const found = await page.evaluate<{ lang: string; tooWide: number; text: string }>(`({
          lang: document.documentElement.lang,
          tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          text: document.body.innerText,
        })`)
        expect(found.lang, address).toBe(form === '/en' ? 'en' : 'ja')
        expect(found.tooWide, `${address} scrolls sideways`).toBeLessThanOrEqual(0)
        expect(found.text, address).not.toMatch(missingWord)
      }
    }
    expect(faults).toEqual([])
  })
}

test('an address that is no page shows the error screen with a way home', async ({ page }) => {
  for (const [form, back] of [
    ['', '戻る'],
    ['/en', 'Back'],
  ] as const) {
    const answer = await page.goto(`${form}/no-such-page`)
    expect(answer?.status()).toBe(404)
    const error = page.locator('[data-screen="error"]')
    await expect(error).toHaveAttribute('data-status', '404')
    await expect(error).toContainText('Page not found')
    await error.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(form === '' ? /\/$/ : /\/en\/?$/)
  }
})
