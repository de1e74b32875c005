// @module-tag full
// @module-tag sqlite
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test, vi } from 'vitest'
import { fetchUtils, type DataProvider } from 'react-admin'
import simpleRestProvider from 'ra-data-simple-rest'
import { staffOf, start } from './support/world.ts'

// Generating and compiling are programs of their own; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'test-results/client')
const program = (path: string): string => join(root, 'node_modules', path)

/** What a stranger would write who has nothing but the document: it must compile, and it must work. */
const usage = `
import { createClient, createConfig } from './client'
import { createNews, deleteNews, listNews, listPublicFood, readNews, updateNews } from './sdk.gen'
import type { ArticleExpanded, ArticleRow, FoodExpanded, FoodRow, PublicArticleExpanded, PublicFoodExpanded } from './types.gen'

/** What takes the place of ids has types of its own: of all references, or of what an answer may have. */
export const categoryOf = (food: PublicFoodExpanded): string | undefined => food.category?.name
export const relatedTo = (article: PublicArticleExpanded): readonly (string | undefined)[] | undefined =>
  article.relatedArticles?.map((related) => related.title)
export const ownCategoryOf = (food: Omit<FoodRow, keyof FoodExpanded> & FoodExpanded): string | null | undefined =>
  food.category?.name
export const ownRelated = (article: Omit<ArticleRow, keyof ArticleExpanded> & ArticleExpanded) =>
  article.relatedArticles?.map((related): string | null => related.title)

export async function menu(baseUrl: string, tenant: string): Promise<readonly (string | undefined)[]> {
  const client = createClient(createConfig({ baseUrl }))
  const { data } = await listPublicFood({ client, path: { tenant }, query: { expand: '["category"]' }, throwOnError: true })
  return data.map(({ category }) => (typeof category === 'object' ? category?.name : undefined))
}

export async function use(baseUrl: string, token: string, tenant: string) {
  const client = createClient(createConfig({ baseUrl, auth: token }))
  const body = { title: '初売りのお知らせ', slug: 'new-year', category: 'event' as const, linkUrl: 'https://example.com' }
  const created = await createNews({ client, path: { tenant }, body, throwOnError: true })
  const id: string = created.data.id
  const listed = await listNews({ client, path: { tenant }, query: { sort: '["title","ASC"]', range: '[0,9]' }, throwOnError: true })
  const read = await readNews({ client, path: { tenant, id }, throwOnError: true })
  const version: number = read.data.version
  const updated = await updateNews({ client, path: { tenant, id }, body: { version, title: '初売り' }, throwOnError: true })
  const stale = await updateNews({ client, path: { tenant, id }, body: { version, title: '古い' } })
  const deleted = await deleteNews({ client, path: { tenant, id }, throwOnError: true })
  const gone = await readNews({ client, path: { tenant, id } })
  return {
    created: created.response.status,
    range: listed.response.headers.get('content-range'),
    titles: listed.data.map((news) => news.title),
    read: read.data.slug,
    updated: updated.data.title,
    stale: [stale.error?.statusCode, stale.error?.message !== undefined],
    deleted: deleted.response.status,
    gone: gone.error?.statusCode,
  }
}
`

const tsconfig = {
  compilerOptions: {
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    strict: true,
    noEmit: true,
    types: [],
  },
  include: ['.'],
}

beforeAll(() => {
  const generator = program('@hey-api/openapi-ts/dist/run.mjs')
  const words = ['-i', join(root, 'openapi.json'), '-o', folder, '-c', '@hey-api/client-fetch', '--silent']
  execFileSync(process.execPath, ['--import', join(root, 'generators/typescript-api.ts'), generator, ...words], {
    cwd: root,
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'usage.ts'), usage)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
})

/** The real server on a port of its own, and somebody who may work with one tenant. */
async function served(tenant = 'emu-esu-com') {
  const { app, tokenFor } = await start()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { address, token: await tokenFor(staffOf(tenant)), tenant }
}

const stockProvider = ({ address, token, tenant }: Awaited<ReturnType<typeof served>>): DataProvider =>
  simpleRestProvider(`${address}/api/v1/authorized/tenants/${tenant}`, (url, options) =>
    fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${token}` } }),
  )

test(
  'a client generated from the document by a public generator compiles, also what reads expanded references by their names',
  { tags: ['full'] },
  () => {
    const compiler = program('typescript/bin/tsc')
    expect(() => execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })).not.toThrow()
  },
)

test('and creates, lists, reads, changes and deletes a record', async () => {
  const { address, token, tenant } = await served()
  const { use } = (await import(pathToFileURL(join(folder, 'usage.ts')).href)) as {
    use: (address: string, token: string, tenant: string) => Promise<object>
  }
  expect(await use(address, token, tenant)).toEqual({
    created: 201,
    range: 'news 0-0/1',
    titles: ['初売りのお知らせ'],
    read: 'new-year',
    updated: '初売り',
    stale: [412, true],
    deleted: 200,
    gone: 404,
  })
})

test('so does react-admin’s stock provider for simple REST', async () => {
  const provider = stockProvider(await served())
  const data = { title: '初売りのお知らせ', slug: 'new-year', linkUrl: 'https://example.com' }
  const { data: created } = await provider.create('news', { data })
  expect(created).toMatchObject({ ...data, version: 1 })

  const listed = await provider.getList('news', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'publishAt', order: 'DESC' },
    filter: { status: 'draft' },
  })
  expect(listed).toMatchObject({ total: 1, data: [{ id: created.id, title: data.title }] })

  const { data: record } = await provider.getOne('news', { id: created.id })
  const { data: updated } = await provider.update('news', {
    id: record.id,
    data: { ...record, title: '初売り' },
    previousData: record,
  })
  expect(updated).toMatchObject({ title: '初売り', version: 2 })
  expect((await provider.getMany('news', { ids: [record.id] })).data).toMatchObject([{ title: '初売り' }])

  const { data: other } = await provider.create('news', { data: { ...data, slug: 'other' } })
  const ids = [record.id, other.id]
  expect((await provider.updateMany('news', { ids, data: { category: 'event' } })).data).toEqual(ids)
  expect((await provider.getMany('news', { ids })).data).toMatchObject([
    { category: 'event', title: '初売り' },
    { category: 'event', title: data.title },
  ])
  // Words need the version, so that nobody else's are lost; and so does what is published unseen.
  for (const words of [{ title: '無題' }, { category: 'event', title: '無題' }, { status: 'published' }])
    await expect(provider.updateMany('news', { ids, data: words })).rejects.toMatchObject({ status: 428 })
  const { data: partner } = await provider.create('partner', { data: { name: '協力会社', isVisible: false } })
  const shown = { ids: [partner.id], data: { isVisible: true } }
  await expect(provider.updateMany('partner', shown), 'publishes').rejects.toMatchObject({ status: 428 })

  await provider.delete('news', { id: record.id, previousData: updated })
  await expect(provider.getOne('news', { id: record.id })).rejects.toMatchObject({ status: 404 })
})

test('and the one record that a tenant has of some entities', async () => {
  const provider = stockProvider(await served('toki-tsumugi-cafe'))
  const { data: listed } = await provider.getList('business-day', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  })
  const { data: record } = await provider.getOne('business-day', { id: listed[0]!.id })
  expect(record).toEqual(listed[0])
  const { data: saved } = await provider.update('business-day', {
    id: record.id,
    data: { ...record, note: '夏は早じまい' },
    previousData: record,
  })
  expect(saved).toMatchObject({ id: record.id, note: '夏は早じまい', version: 1 })
  const other = '01980000-0000-7000-8000-000000000001'
  await expect(provider.getOne('business-day', { id: other })).rejects.toMatchObject({ status: 404 })
})
