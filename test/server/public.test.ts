import { afterEach, expect, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import { faq } from '../../entities/company-site/faq.ts'
import { contentOf } from '../../server/kernel/public/content.ts'
import { publicRecord, publicRecords } from '../../server/kernel/public/records.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { start, staffOf, type TestTenant, type World } from './support/world.ts'

const site = 'funaneco-jp'
const route = `/api/v1/authorized/tenants/${site}/article`
const body = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })
const day = 86_400_000
const from = (days: number): string => new Date(Date.now() + days * day).toISOString()

afterEach(() => vi.useRealTimers())

async function open() {
  const world = await start()
  const tenant = world.tenants[site]
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const write = (slug: string, values: object) =>
    importRecord(world.database, article, { tenant }, { title: slug, slug, category, body: body(slug), ...values })
  return { world, tenant, category, write }
}

const slugs = async ({ database }: World, tenant: TestTenant): Promise<readonly unknown[]> =>
  (await publicRecords(database, tenant, article)).value.map(({ slug }) => slug)

const found = async ({ database }: World, tenant: TestTenant, slug: string) => {
  const { value } = await publicRecord(database, tenant, article, 'slug', slug)
  return typeof value === 'object' ? value.record['slug'] : value
}

test('the public sees what is published, inside its window, for everyone; and only public fields', async () => {
  const { world, tenant, write } = await open()
  const on = { status: 'published', publishAt: from(-1) }
  await write('shown', { ...on, lead: '導入' })
  await write('drafted', { status: 'draft' })
  await write('scheduled', { status: 'published', publishAt: from(1) })
  await write('expired', { status: 'published', publishAt: from(-3), unpublishAt: from(-2) })
  await write('ended', { status: 'published', publishAt: from(-3), unpublishAt: from(2) })
  await write('for-staff', { ...on, audience: 'staff' })

  expect(await slugs(world, tenant)).toEqual(['shown', 'ended'])
  const { value } = await publicRecord(world.database, tenant, article, 'slug', 'shown')
  const { record } = value as { record: object }
  expect(record).toMatchObject({ title: 'shown', lead: '導入', body: body('shown') })
  for (const hidden of ['status', 'audience', 'createdBy', 'version', 'tenant_id', 'trashedAt'])
    expect(record).not.toHaveProperty(hidden)
  for (const slug of ['drafted', 'scheduled', 'for-staff', 'nothing'])
    expect(await found(world, tenant, slug), slug).toBeUndefined()
})

test('a hidden record is not shown, and no tenant sees another tenant’s', async () => {
  const { world, tenant } = await open()
  const ask = (slug: 'funaneco-jp' | 'toki-tsumugi-cafe', question: string, isVisible: boolean) =>
    importRecord(
      world.database,
      faq,
      { tenant: world.tenants[slug] },
      {
        question,
        answer: body('はい。'),
        category: 'general',
        isVisible,
      },
    )
  await ask('funaneco-jp', '見える', true)
  await ask('funaneco-jp', '見えない', false)
  const id = await ask('toki-tsumugi-cafe', 'よその', true)
  const { value } = await publicRecords(world.database, tenant, faq)
  expect(value.map(({ question }) => question)).toEqual(['見える'])
  expect((await publicRecord(world.database, tenant, faq, 'id', id)).value).toBeUndefined()
})

test('a site without a field is not asked for its value', async () => {
  const world = await start()
  const tenant = world.tenants['toki-tsumugi-cafe']
  const values = {
    title: '新しい豆',
    slug: 'beans',
    body: body('届きました'),
    status: 'published',
    publishAt: from(-1),
  }
  await importRecord(world.database, article, { tenant }, values)
  expect(await slugs(world, tenant)).toEqual(['beans'])
})

test('what was withdrawn is gone, what never was public is not', async () => {
  const { world, tenant, write } = await open()
  const staff = staffOf(site)
  const withdrawn = await write('withdrawn', { status: 'published', publishAt: from(-1) })
  const removed = await write('removed', { status: 'published', publishAt: from(-1) })
  const early = await write('taken-back-before', { status: 'published', publishAt: from(5) })
  await write('expired', { status: 'published', publishAt: from(-3), unpublishAt: from(-2) })
  await world.call(staff, 'POST', `${route}/${withdrawn}/transitions`, { to: 'archived', version: 1 })
  await world.call(staff, 'POST', `${route}/${early}/transitions`, { to: 'draft', version: 1 })
  await world.call(staff, 'POST', `${route}/${removed}/transitions`, { to: 'archived', version: 1 })
  expect((await world.call(staff, 'DELETE', `${route}/${removed}`)).status).toBe(200)

  expect(await found(world, tenant, 'withdrawn')).toBe('gone')
  expect(await found(world, tenant, 'removed')).toBe('gone')
  expect(await found(world, tenant, 'taken-back-before')).toBeUndefined()
  // It was written with a window that lay in the past: nobody ever saw it.
  expect(await found(world, tenant, 'expired')).toBeUndefined()
})

test('nothing is asked of the database while nothing changed, and a publication shows at once', async () => {
  const { world, tenant, write } = await open()
  const id = await write('first', { status: 'draft' })
  expect(await slugs(world, tenant)).toEqual([])
  const read = vi.spyOn(world.database, 'read')
  expect(await slugs(world, tenant)).toEqual([])
  expect(read).not.toHaveBeenCalled()

  await world.call(staffOf(site), 'POST', `${route}/${id}/transitions`, { to: 'published', version: 1 })
  expect(await slugs(world, tenant)).toEqual(['first'])
  read.mockClear()
  await importRecord(
    world.database,
    article,
    { tenant: world.tenants['tajimi-kasa-pub-com'] },
    { title: '他', slug: 'other', category: id, body: body('他'), status: 'draft' },
  ).catch(() => {})
  await slugs(world, tenant)
  expect(read).not.toHaveBeenCalled()
})

test('the passing of publishing and withdrawing times alone changes what is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') })
  const { world, tenant, write } = await open()
  const window = { publishAt: '2026-11-22T00:00:00.000Z', unpublishAt: '2026-11-24T00:00:00.000Z' }
  await write('timed', { status: 'published', ...window })
  expect(await slugs(world, tenant)).toEqual([])
  expect(await found(world, tenant, 'timed')).toBeUndefined()
  vi.setSystemTime('2026-11-22T00:00:00Z')
  expect(await slugs(world, tenant)).toEqual(['timed'])
  expect(await found(world, tenant, 'timed')).toBe('timed')
  vi.setSystemTime('2026-11-24T00:00:00Z')
  expect(await slugs(world, tenant)).toEqual([])
  expect(await found(world, tenant, 'timed')).toBe('gone')
})

test('what a page reads as staff would counts among what the page is made of, and until when', async () => {
  const { world, tenant, write } = await open()
  const publishAt = from(1 / 86_400)
  await write('soon', { status: 'published', publishAt })
  const content = contentOf(world.database, tenant.id, () => Promise.resolve(false))
  const asVisitor = await content.forStaff()
  expect(await asVisitor.list('article')).toEqual([])
  expect(content.basis()).toEqual({ tables: new Set(['article']), until: Date.parse(publishAt) })
})

test('what is remembered is read again after its own table was written, and not for others', async () => {
  const { world, tenant, write } = await open()
  await write('one', { status: 'published', publishAt: from(-1) })
  const read = async () => (await publicRecords(world.database, tenant, article)).value
  const before = await read()
  await importRecord(world.database, articleCategory, { tenant }, { name: '別', slug: 'another' })
  expect(await read()).toBe(before)
  await write('two', { status: 'published', publishAt: from(-1) })
  expect((await read()).map(({ slug }) => slug).toSorted()).toEqual(['one', 'two'])
})
