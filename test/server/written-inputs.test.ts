// @module-tag postgres-full
import type XLSX from '@e965/xlsx'
import { expect, test } from 'vitest'
import { application } from '../../entities/events/application.ts'
import { contact } from '../../entities/inquiries/contact.ts'
import { event } from '../../entities/events/event.ts'
import { entities } from '../../entities/index.ts'
import type { Entity } from '../../entities/language/entity.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { news } from '../../entities/news.ts'
import { order } from '../../entities/shop/order.ts'
import { product } from '../../entities/shop/product.ts'
import { csvCell } from '../../server/base/csv-cell.ts'
import { parseCell } from '../../server/features/imports/parse-cell.ts'
import { guessColumns } from '../../server/features/imports/columns.ts'
import { readCsv } from '../../server/features/imports/read-csv.ts'
import { readSheet } from '../../server/features/imports/read-sheet.ts'
import type { Sheet } from '../../server/features/imports/sheet.ts'
import { fitCp932 } from '../../server/features/exports/cp932.ts'
import { rebuildSearchIndex } from '../../server/features/search/rebuild.ts'
import { cells, dayFormats, files, headings, inCp932, references, roundTrips, searches } from '../written-inputs.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { onPostgres } from './support/database.ts'
import { csv, importingWorld, shopWorld, workbook } from './support/importing-world.ts'
import { recordClient } from './support/record-client.ts'
import { buyer, onSale, shopSettings } from './support/shop.ts'
import { admin, staffOf, start } from './support/world.ts'

/** The table of what Japanese firms really write, where it goes through the server. */

test.each(cells)('an import reads in %s of %s the cell %j as %j', (name, site, written, read) => {
  const [of, field] = name.split('.') as [string, string]
  const entity = (entities as Readonly<Record<string, Entity>>)[of]!
  const parsed = parseCell(entity, site as SiteSlug, entity.fields[field]!, written)
  if ('rule' in parsed) return expect({ rule: parsed.rule }).toEqual(read)
  const value = 'value' in parsed ? parsed.value : parsed.names
  expect(entity.fields[field]!.normalise?.(value) ?? value).toEqual(read)
})

test.each(roundTrips)('the text %j is the same after it was exported as CSV and read again', (text) => {
  const { rows } = readCsv(Buffer.from(`a,b\r\nx,${csvCell(text)}\r\n`))
  expect(rows[0]!.cells[1]).toBe(text)
})

test.each(files)('of %s an import reads what it is: %j as %j', async (_, file, read) => {
  const sheet = await readSheet(Buffer.from(file, 'latin1')).catch((error: unknown) => error)
  if (typeof read === 'object') return expect(sheet).toMatchObject(read)
  expect((sheet as Sheet).rows.map(({ cells: [, name] }) => name)).toEqual([read])
})

test.each(dayFormats)('a day that a workbook shows as %s is read as that day', async (z) => {
  const book = workbook([['x'], [{ t: 'n', v: 46_113, z } as XLSX.CellObject]])
  expect((await readSheet(book)).rows[0]!.cells).toEqual([{ at: '2026-04-01T00:00:00' }])
})

test.each(headings)('a column of %s at %s that is called %s is the field %s', (of, site, heading, field) => {
  const entity = (entities as Readonly<Record<string, Entity>>)[of]!
  expect(guessColumns(entity, site as SiteSlug, [heading], {})).toEqual([field])
})

test('references are found by names in half-width kana, and listed by signs that names have, too', async () => {
  const { api, judged } = await shopWorld()
  for (const [number, name] of references.names.entries()) await api.create(number + 7, { code: `K-${number}`, name })
  for (const [written, names] of references.cells) {
    const made = await judged('suda-nijo-com', 'product', csv(['code', 'relatedProducts'], ['A-1', written]))
    const [row] = await made.rows('changed')
    expect([written, row?.changes[0].after]).toEqual([written, names])
  }
})

test.each(inCp932)('a file in CP932 has %j as %j, and nothing is missing', (text, fitted) => {
  const missing: string[] = []
  expect([fitCp932(text, (character) => missing.push(character)), missing]).toEqual([fitted, []])
})

test('a search finds what is written otherwise: spaces, dashes, digits, unseen characters and forms of ideographs', async () => {
  const api = await recordClient(await start(), news, 'emu-esu-com')
  const titles = [...new Set(searches.map(([title]) => title))]
  const stored = new Map<string, string>()
  for (const [number, title] of titles.entries())
    stored.set(title, (await api.create(number + 1, { title, body: null, status: 'draft' })).title)
  for (const [title, typed, isFound] of searches) {
    const { body } = await api.get('', { filter: { q: typed }, range: [0, 99] })
    const found = body.map((each: { title: string }) => each.title)
    expect([title, typed, found.includes(stored.get(title))]).toEqual([title, typed, isFound])
  }
})

test('what was indexed before texts were folded so is found after the next start, and so are uploads', async () => {
  const world = await start()
  const api = await recordClient(world, news, 'emu-esu-com')
  const { id, thumbnail } = await api.create(1, { title: '検索 花子' })
  const asBefore = '検索 花子 コーヒー'
  await world.sql(
    'UPDATE search_entry SET "folded" = ? WHERE "recordId" = ?',
    onPostgres ? asBefore : Buffer.from(asBefore),
    id,
  )
  const name = thumbnail.src.split('/').at(-1)
  await world.sql('UPDATE upload SET "title" = ?, "folded" = ? WHERE "name" = ?', 'コーヒー.png', 'こーひー.png', name)
  const library = async () =>
    (
      await world.call(
        admin,
        'GET',
        `/api/v1/authorized/tenants/emu-esu-com/uploads?filter=${encodeURIComponent('{"q":"コーヒー"}')}`,
      )
    ).body.length
  const found = async () => (await api.get('', { filter: { q: '検索花子' } })).body.length
  expect([await found(), await library()]).toEqual([0, 0])
  await rebuildSearchIndex(world.database, await world.app.operatorTenant(), new AbortController().signal)
  expect([await found(), await library()]).toEqual([1, 1])
})

/** A name that was copied from a cell with Alt+Enter in it, and as every way in stores it. */
const broken = '改行\r\n太郎\u0007'
const line = '改行 太郎'

test('a line break in a field of one line is a space, whichever way it comes in', async () => {
  const { world, judged, written } = await importingWorld()
  const { call } = world
  const shop = 'suda-nijo-com'
  const products = await recordClient(world, product, shop)

  // The API, as captain’s forms call it.
  const tea = await products.create(1, { ...onSale, name: broken })
  expect(tea).toMatchObject({ name: line })
  const changed = await products.send('PUT', `/${tea.id}`, { size: broken, version: tea.version })
  expect([changed.status, changed.body.size]).toEqual([200, line])

  // An import.
  const made = await judged(shop, 'product', csv(['商品コード', '商品名'], [String(tea.code), `${broken}二`]), {
    key: 'code',
  })
  expect(made.body).toMatchObject({ changed: 1, refused: 0 })
  await written(shop, made.id)
  expect((await products.get(`/${tea.id}`)).body).toMatchObject({ name: `${line}二` })

  // An order from a site, with the address it is sent to.
  const settings = { ...shopSettings, version: 0 }
  const saved = await world.call(staffOf(shop), 'PUT', `/api/v1/authorized/tenants/${shop}/shop`, settings)
  expect([saved.status, saved.text]).toEqual([200, expect.anything()])
  const { secret } = await makeKeyAt(world, shop, ['orders:place'])
  const orders = await recordClient(world, order, shop)
  const cart = {
    ...buyer,
    buyerName: broken,
    paymentMethod: 'bank',
    items: [{ product: tea.id, quantity: 1 }],
    shipTo: { name: broken, postalCode: '507-0033', prefecture: '21', address: broken, phone: '0572-00-0000' },
  }
  const placed = await callWith(world, secret, 'POST', orders.path, cart, { 'idempotency-key': 'k1' })
  expect([placed.status, placed.text]).toEqual([201, expect.anything()])
  expect((await orders.get()).body[0]).toMatchObject({ buyerName: line })
  const [{ id: orderId }] = (await orders.get()).body
  expect((await orders.get(`/${orderId}`)).body.shipTo[0]).toMatchObject({ name: line, address: line })

  // An application and an inquiry of anybody.
  const house = 'toki-tsumugi-cafe'
  const events = await recordClient(world, event, house)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const night = await events.create(1, {
    startAt: inDays(9),
    endAt: inDays(10),
    publishAt: inDays(-2),
    unpublishAt: null,
    status: 'published',
    holdStatus: 'scheduled',
    takesApplications: true,
    applicationStartAt: inDays(-1),
    applicationEndAt: inDays(8),
    minPeople: null,
    capacity: 10,
    remaining: 10,
  })
  const applied = await call(undefined, 'POST', `/api/v1/tenants/${house}/application`, {
    event: night.id,
    people: 2,
    name: broken,
    email: 'hanako@example.jp',
    agreedPrivacyPolicy: true,
  })
  expect(applied.status).toBe(201)
  expect((await (await recordClient(world, application, house)).get()).body[0]).toMatchObject({ name: line })
  const builder = 'emu-esu-com'
  const sent = await call(undefined, 'POST', `/api/v1/tenants/${builder}/contact`, {
    category: contact.sites[builder]!.options!['category']![0],
    subject: broken,
    message: '一行目\r\n二行目',
    name: broken,
    email: 'hanako@example.jp',
    budgetRange: 'under100',
    agreedPrivacyPolicy: true,
  })
  expect(sent.status).toBe(201)
  const [inquiry] = (await world.call(admin, 'GET', `/api/v1/authorized/tenants/${builder}/contact`)).body
  expect(inquiry).toMatchObject({ subject: line, name: line })

  // A picture’s texts.
  const posts = await recordClient(world, news, builder)
  const post = await posts.create(1)
  const thumbnail = { ...post.thumbnail, alt: broken, decorative: false, caption: broken }
  const described = await posts.send('PUT', `/${post.id}`, { thumbnail, version: post.version })
  expect(described.body.thumbnail).toMatchObject({ alt: line, caption: line })
})

test('names that belong to no entity are one line, too', async () => {
  const { call } = await start()
  const base = '/api/v1/authorized/tenants/emu-esu-com'
  const view = { entity: 'news', audience: 'team', query: { filter: {}, sort: ['createdAt', 'DESC'], perPage: 50 } }
  for (const [what, body] of [
    ['views', view],
    ['api-keys', { scopes: ['news:read'] }],
  ] as const) {
    const made = await call(admin, 'POST', `${base}/${what}`, { ...body, name: broken })
    expect([what, made.status, made.body.name ?? made.body.key?.name]).toEqual([what, 201, line])
  }
})
