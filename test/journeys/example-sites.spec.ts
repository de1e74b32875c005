import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { axeFindings } from './helpers/axe.ts'
import { api, newSlug, signIn } from './helpers/captain.ts'
import { freePort } from '../free-port.ts'
import { startExampleSite } from './helpers/example-site.ts'
import { startServer } from './helpers/server.ts'
import { expect, type Page } from './helpers/test.ts'

interface Captain {
  readonly url: string
  /** Where the café's site will be: the one place in the world that webhooks reach. */
  readonly cafePort: number
}

/** One server for this file, from which webhooks reach a site on this machine. */
const test = base.extend<{ visitor: Page }, { captain: Captain }>({
  captain: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const cafePort = await freePort()
      const env = { WORLD_PORT: String(cafePort) }
      const server = await startServer('demo', env, 'test/journeys/helpers/demo-server.ts')
      await use({ url: server.url, cafePort })
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // The address is not the fixture of this name, for which the server would start where everything is skipped.
  page: async ({ browser, captain }, use) => {
    const context = await browser.newContext({ baseURL: captain.url, locale: 'ja-JP' })
    await use(await context.newPage())
    await context.close()
  },
  // Another browser than the staff's.
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext({ locale: 'ja-JP' })
    await use(await context.newPage())
    await context.close()
  },
})
test.describe.configure({ mode: 'default' })
test.skip(({ isMobile }) => isMobile, 'Every page is looked at in its three widths once.')

const ends: (() => void | Promise<void>)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Starts an example site until the end of the test; answers where it is. */
async function startSite(name: 'cafe' | 'shop', port: number, env: Readonly<Record<string, string>>): Promise<string> {
  const site = await startExampleSite(name, port, env)
  ends.push(site.stop)
  return site.url
}

/** What is wrong with the page for people, at the widths of a phone, a laptop and a large screen. */
async function findingsOf(page: Page): Promise<readonly unknown[]> {
  const findings: unknown[] = [...(await axeFindings(page))]
  for (const width of [390, 1920, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    if (overflow > 0) findings.push(`${page.url()} is ${overflow}px too wide at ${width}`)
  }
  return findings
}

test('what staff publish is on the café’s pages in both languages at once, and visitors apply there @full', async ({
  page,
  visitor,
  captain: { url, cafePort },
}) => {
  const tenant = 'toki-tsumugi-cafe'
  await signIn(page)
  const hook = { name: 'Site', url: `http://page.example:${cafePort}/webhook` }
  const { body: webhook } = await api(page, 'POST', `${tenant}/webhooks`, hook)
  const folder = mkdtempSync(join(tmpdir(), 'captain-cafe-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const entities = [
    'article',
    'event',
    'boardgame',
    'food',
    'drink',
    'play',
    ...['food', 'drink', 'play'].map((each) => `${each}-category`),
  ]
  const scopes = entities.map((each) => `${each}:read-unpublished`)
  const { body: key } = await api(page, 'POST', `${tenant}/api-keys`, { name: 'Drafts', scopes })
  const cafe = await startSite('cafe', cafePort, {
    CAPTAIN: url,
    SECRET: webhook.secret,
    FOLDER: folder,
    DRAFT_KEY: key.secret,
    DRAFT_SECRET: 'staff only',
  })
  const forged = await fetch(`${cafe}/webhook`, { method: 'POST', body: '{"type":"changes"}' })
  expect(forged.status).toBe(401)

  await visitor.goto(`${cafe}/`)
  await expect(visitor).toHaveURL(`${cafe}/ja/`)
  await expect(visitor.locator('[data-opening]')).toHaveText(/まで|開店|次の営業/)
  for (const path of ['ja/', 'ja/menu/', 'ja/hours/', 'en/menu/']) {
    await visitor.goto(`${cafe}/${path}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findingsOf(visitor), path).toEqual([])
  }
  await expect(visitor.getByRole('heading', { name: 'Soup curry' })).toBeVisible()
  await visitor.goto(`${cafe}/ja/games/`)
  const picture = visitor.getByRole('img').first()
  await expect(picture).toHaveAttribute('srcset', / 640w/)
  await expect
    .poll(() => picture.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0)
  expect(await findingsOf(visitor)).toEqual([])

  const slug = newSlug('news')
  const { status, body: article } = await api(page, 'POST', `${tenant}/article`, {
    title: '雨の日は<b>半額</b>',
    slug,
    body: { blocks: [{ type: 'paragraph', data: { text: '傘をお持ちの方は、<b>席料</b>が半額です。' } }] },
    status: 'published',
  })
  expect(status, JSON.stringify(article)).toBe(201)
  const statusOf = async (path: string) => (await fetch(`${cafe}${path}`)).status
  await expect.poll(() => statusOf(`/en/news/${slug}/`), { intervals: [200] }).toBe(200)
  for (const lang of ['ja', 'en']) {
    await visitor.goto(`${cafe}/${lang}/news/`)
    await visitor.getByRole('link', { name: '雨の日は<b>半額</b>' }).click()
    await expect(visitor.locator('.blocks b')).toHaveText('席料')
  }
  const { body: draft } = await api(page, 'POST', `${tenant}/article`, { title: '来月の新作' })
  expect((await visitor.goto(`${cafe}/draft/ja/news/${draft.id}/`))?.status()).toBe(404)
  await visitor.goto(`${cafe}/draft/?secret=staff%20only`)
  await visitor.getByRole('link', { name: 'お知らせ', exact: true }).first().click()
  await visitor.getByRole('link', { name: '来月の新作' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('来月の新作')
  expect(await findingsOf(visitor)).toEqual([])
  await visitor.goto(`${cafe}/ja/news/`)
  await expect(visitor.getByRole('link', { name: '来月の新作' })).toHaveCount(0)
  await visitor.getByRole('link', { name: '雨の日は<b>半額</b>' }).click()
  // Captain's stylesheet sets how wide a body is.
  await expect(visitor.locator('.blocks')).toHaveCSS('max-width', '672px')
  // The café writes its news in Japanese: English pages say so.
  await expect(visitor.locator('.blocks')).toHaveAttribute('lang', 'ja')
  expect(await findingsOf(visitor)).toEqual([])
  const move = { to: 'archived', version: article.version }
  expect((await api(page, 'POST', `${tenant}/article/${article.id}/transitions`, move)).status).toBe(200)
  await expect.poll(() => statusOf(`/ja/news/${slug}/`), { intervals: [200] }).toBe(404)

  await visitor.goto(`${cafe}/ja/events/beginners-night/`)
  expect(await findingsOf(visitor)).toEqual([])
  await visitor.getByLabel('人数').fill('5')
  await visitor.getByLabel('お名前').fill('見本 太郎')
  await visitor.getByLabel('メールアドレス').fill('taro@example.jp')
  await visitor.getByLabel('に同意します').check()
  const [before] = (await api(page, 'GET', `${tenant}/event?filter={"slug":"beginners-night"}`)).body
  const { body: night } = await api(page, 'GET', `${tenant}/event/${before.id}`)
  const fewer = await api(page, 'PUT', `${tenant}/event/${night.id}`, { remaining: 3, version: night.version })
  expect(fewer.status, JSON.stringify(fewer.body)).toBe(200)
  const send = visitor.getByRole('button', { name: 'この内容で申し込む' })
  await send.click()
  await expect(visitor.getByLabel('人数')).toHaveAccessibleDescription('残席は3席です。')
  await expect(visitor.getByLabel('お名前')).toHaveValue('見本 太郎')
  expect(await findingsOf(visitor)).toEqual([])
  await visitor.getByLabel('人数').fill('3')
  await send.click()
  const number = await visitor.locator('main strong').textContent()
  const { body: applications } = await api(page, 'GET', `${tenant}/application?filter={"event":"${night.id}"}`)
  expect(applications).toContainEqual(expect.objectContaining({ applicationNo: number, people: 3 }))
})

test('a visitor fills the shop’s cart and orders, though a price rose and the last piece went meanwhile @full', async ({
  page,
  visitor,
  captain: { url },
}) => {
  const tenant = 'suda-nijo-com'
  await signIn(page)
  const scopes = ['orders:place']
  const { body: key } = await api(page, 'POST', `${tenant}/api-keys`, { name: 'Site', scopes })
  const shop = await startSite('shop', await freePort(), { CAPTAIN: url, KEY: key.secret })
  const product = async (slug: string) => {
    const [{ id }] = (await api(page, 'GET', `${tenant}/product?filter={"q":"${slug}"}`)).body
    return (await api(page, 'GET', `${tenant}/product/${id}`)).body
  }
  const change = async (slug: string, values: object) => {
    const { id, version } = await product(slug)
    const { status, body } = await api(page, 'PUT', `${tenant}/product/${id}`, { ...values, version })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  await change('furoshiki-chidori', { stock: 1 })
  const { stock } = await product('nijo-an-mochi')

  await visitor.goto(`${shop}/`)
  expect(await findingsOf(visitor)).toEqual([])
  await visitor.getByRole('link', { name: '小風呂敷「千鳥」' }).click()
  await visitor.getByRole('button', { name: 'カートに入れる' }).click()
  await visitor.goto(`${shop}/products/nijo-an-mochi`)
  expect(await findingsOf(visitor)).toEqual([])
  await visitor.getByLabel('数量').fill('2')
  await visitor.getByRole('button', { name: 'カートに入れる' }).click()
  await visitor.getByLabel('お届け先').selectOption('岐阜県')
  await visitor.getByLabel('ギフト包装').check()
  await visitor.getByRole('button', { name: '計算し直す' }).click()
  const sums = visitor.getByRole('table', { name: '合計' })
  await expect(sums.getByRole('row', { name: 'ギフト包装' })).toContainText('220円')
  await expect(sums.getByRole('row', { name: '8%対象' })).toContainText('240円')
  expect(await findingsOf(visitor)).toEqual([])
  await visitor.getByRole('link', { name: 'ご注文へ進む' }).click()
  expect(await findingsOf(visitor)).toEqual([])
  expect(await visitor.content()).not.toContain(key.secret)
  const customer = {
    お名前: '見本 花子',
    メールアドレス: 'hanako@example.jp',
    電話番号: '0572-00-0000',
    郵便番号: '507-0033',
    '市区町村・番地・建物': '架空市本町1-2-3',
  }
  for (const [label, text] of Object.entries(customer)) await visitor.getByLabel(label).fill(text)
  await visitor.getByLabel('に同意します').check()
  const submit = visitor.getByRole('button', { name: '注文する' })

  await change('nijo-an-mochi', { price: 1700 })
  await submit.click()
  await expect(visitor.getByRole('alert')).toContainText('合計が変わりました')
  await expect(visitor.getByText('二条あん餅（8個入り） × 2')).toBeVisible()
  await change('furoshiki-chidori', { stock: 0 })
  await submit.click()
  await expect(visitor.getByRole('alert')).toContainText('「小風呂敷『千鳥』」は売り切れました')
  for (const [label, text] of Object.entries(customer)) await expect(visitor.getByLabel(label)).toHaveValue(text)
  expect(await findingsOf(visitor)).toEqual([])
  expect((await product('nijo-an-mochi')).stock).toBe(stock)
  const sent = await visitor.evaluate<string>('String(new URLSearchParams(new FormData(document.forms[0])))')
  await submit.click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('ご注文ありがとうございます')
  await expect(visitor.getByText('見本銀行')).toBeVisible()
  expect(await findingsOf(visitor)).toEqual([])
  const orderNo = await visitor.locator('main strong').textContent()

  // Sent again, as by a second click: it is the same order.
  const again = { data: sent, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect(await (await visitor.request.post(`${shop}/checkout`, again)).text()).toContain(orderNo)
  const { body: orders } = await api(page, 'GET', `${tenant}/order?filter={"q":"hanako@example.jp"}`)
  expect(orders).toMatchObject([{ orderNo, status: 'awaitingPayment', buyerName: '見本 花子' }])
  expect((await product('nijo-an-mochi')).stock).toBe(stock - 2)

  await change('furoshiki-chidori', { stock: 1, saleStatus: 'onSale' })
  await visitor.goto(`${shop}/products/furoshiki-chidori`)
  await visitor.getByRole('button', { name: 'カートに入れる' }).click()
  await visitor.getByLabel('お届け先').selectOption('岐阜県')
  await visitor.getByRole('button', { name: '計算し直す' }).click()
  await visitor.getByRole('link', { name: 'ご注文へ進む' }).click()
  await expect(visitor.getByLabel('メールアドレス'), 'typed once is enough').toHaveValue('hanako@example.jp')
  await visitor.getByLabel('に同意します').check()
  await change('furoshiki-chidori', { stock: 0 })
  await submit.click()
  await expect(visitor.getByRole('alert')).toContainText('まだ注文していません')
  await expect(visitor.getByText('カートに品物はありません')).toBeVisible()
  expect(await findingsOf(visitor)).toEqual([])
})
