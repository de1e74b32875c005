// @module-tag sqlite
import { afterAll, beforeAll, expect, test } from 'vitest'
import openapi from '../../openapi.json' with { type: 'json' }
import { outlineOf, operationsPage } from '../../server/features/openapi/docs-page.ts'
import { open, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await open()
})
afterAll(() => world.close())

const read = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })
const operations = Object.values(openapi.paths as Record<string, Record<string, any>>).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => ({ operationId: String(operationId) })),
)
/** The operations that a page shows, and does not hide. */
const shownIn = (html: string): readonly string[] =>
  [...html.matchAll(/<li title="(\w+)"/g)].map(([, operation]) => operation!)

test('the page lists every operation with its group, in the language of the address or the browser', async () => {
  const page = await read('/api/docs?lang=en')
  expect(new Set(shownIn(page.body))).toEqual(new Set(operations.map(({ operationId }) => operationId)))
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain('Food on the café menu.')
  for (const [url, headers] of [
    ['/api/docs?lang=ja', {}],
    ['/api/docs/', { 'accept-language': 'ja,en;q=0.5' }],
    ['/api/docs', {}],
  ] as const) {
    const { body } = await read(url, headers)
    expect(body).toContain('<html lang="ja">')
    expect(body).toMatch(/メニューのフード|フードの一覧/)
  }
})

test('it is filtered by words, without scripts too', async () => {
  const found = shownIn((await read('/api/docs?lang=en&q=list%20%EF%BC%A6ood-category')).body)
  expect(found).toContain('listFoodCategory')
  expect(found.every((name) => /FoodCategory/.test(name))).toBe(true)
  expect(shownIn((await read('/api/docs?lang=en&q=nothing-of-this-name')).body)).toEqual([])
})

test('what somebody looks for is shown as text, and never run', async () => {
  const { body, headers } = await read(`/api/docs?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(body).not.toContain('<script>alert')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
})

test('the page of a tenant has what its document has', async () => {
  const slug = 'emu-esu-com'
  const { paths } = (await read(`/api/v1/tenants/${slug}/openapi.json`)).json()
  const own = Object.values<Record<string, any>>(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  for (const url of [`/api/docs?tenant=${slug}`, `/api/docs/?url=/api/v1/tenants/${slug}/openapi.json`])
    expect(new Set(shownIn((await read(url)).body))).toEqual(new Set(own))
  expect((await read('/api/docs?tenant=nobody')).statusCode).toBe(404)
  expect((await read('/api/docs/groups/nothing')).statusCode).toBe(404)
})

test('a group has its own small document, complete and in the language that was asked for', async () => {
  for (const { name } of openapi.tags) {
    const { body } = await read(`/api/docs/groups/${encodeURIComponent(name)}/openapi.json?lang=ja`)
    const { components, paths } = JSON.parse(body)
    expect(body.length, name).toBeLessThan(300_000)
    for (const [, kind, part] of body.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g))
      expect(components[kind!], name).toHaveProperty([part!])
    const shown = Object.values<Record<string, any>>(paths).flatMap((methods) => Object.values(methods))
    expect(shown.length, name).toBeGreaterThan(0)
    // Only what a call cannot do without is filled in.
    const filledIn = shown.flatMap(({ parameters }) =>
      parameters.filter(({ required, example }: any) => !required && example !== undefined),
    )
    expect(filledIn).toEqual([])
  }
  const { components } = (await read('/api/docs/groups/food/openapi.json?lang=ja')).json()
  expect(components.schemas.FoodRow.allOf[1].properties.price.description).toContain('価格（税込）')
})

test('documents are answered in Japanese where that is asked for, the whole and those of tenants', async () => {
  for (const url of ['/api/openapi.json', '/api/v1/tenants/toki-tsumugi-cafe/openapi.json']) {
    const document = (await read(`${url}?lang=ja`)).json()
    expect(document.info.description).toContain('APIです')
    expect(document.tags.find(({ name }: any) => name === 'food').description).toMatch(
      /\p{Script=Han}|\p{Script=Katakana}/u,
    )
    const english = (await read(url)).json()
    expect(Object.keys(document.paths)).toEqual(Object.keys(english.paths))
    expect((await read(`${url}?lang=fr`)).statusCode).toBe(400)
  }
})

test('words of a document that look like HTML are shown as text', () => {
  const tags = [{ name: 'A', description: '<b>x</b>' }]
  const paths = { '/<i>': { get: { operationId: 'a', summary: '<script>1</script>', tags: ['A'] } } }
  const outline = outlineOf({ info: { description: '<img src=x>' }, tags, paths, components: {} })
  expect(operationsPage(outline, { language: 'en', tenant: undefined }, '')).not.toMatch(/<(?:b>|i>|img|script>1)/)
})
