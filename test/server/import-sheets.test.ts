// @module-tag postgres-full
import XLSX from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { boardgame } from '../../entities/boardgame.ts'
import { news } from '../../entities/news.ts'
import { product } from '../../entities/shop/product.ts'
import { csvCell } from '../../server/base/csv-cell.ts'
import { listedIn, quotedInList } from '../../server/features/exports/listed.ts'
import { guessColumns, guessHeading } from '../../server/features/imports/columns.ts'
import { readCsv } from '../../server/features/imports/read-csv.ts'
import { cellList, possibleNames, readList } from '../../server/features/imports/read-list.ts'
import { readXlsx } from '../../server/features/imports/read-xlsx.ts'
import { csv, importingWorld, shop, workbook } from './support/importing-world.ts'
import { recordClient } from './support/record-client.ts'
import { wholesaleCsv, wholesaleProducts, wholesaleXlsx } from './support/wholesale-sheet.ts'

/** Sheets as other firms make them: where their headings are, what they lack, and what their words mean. */

/** Words of the sheet for what the shop calls otherwise. */
const words = { category: { 和菓子: 'sweets', 緑茶: 'tea', 陶器: 'tableware' } }
const asDrafts = { fixed: { taxRate: '8', stock: '１２個' }, drafts: true, slugs: true, language: 'ja' } as const

/** What is known of either sheet once it is uploaded. */
const recognised = {
  rows: 30,
  heading: { first: 4, last: 5 },
  headings: ['品番', '品名', '分類', '価格 / 下代', '価格 / 上代', 'JANコード', '備考'],
  columns: ['code', 'name', 'category', null, 'price', 'janCode', 'memo'],
  key: 'code',
  draftable: true,
  slugged: 'slug',
  words: {},
}

test('a CSV file of a wholesaler with a title, a date, two rows of headings and full-width prices imports all of its products', async () => {
  const { world, upload, call, work, written } = await importingWorld()
  const api = await recordClient(world, product)
  const { status, body } = await upload(shop, 'product', wholesaleCsv())
  expect([status, body]).toMatchObject([201, recognised])
  expect(body.top.slice(0, 3).map(({ number }: { number: number }) => number)).toEqual([1, 2, 4])
  const plan = async (more: object) => {
    const answer = await call(shop, 'PUT', `/${body.id}/plan`, { columns: body.columns, key: 'code', ...more })
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
    await work()
    return (await call(shop, 'GET', `/${body.id}`)).body
  }
  // Words that are no options are named, with how often they stand there.
  expect(await plan(asDrafts)).toMatchObject({
    created: 0,
    refused: 30,
    unknownWords: { category: { 和菓子: 10, 緑茶: 10, 陶器: 10 } },
  })
  const judged = await plan({ ...asDrafts, words })
  expect(judged).toMatchObject({
    created: 30,
    refused: 0,
    drafts: 30,
    gaps: { description: 30, images: 30 },
    slugs: 30,
    unknownWords: {},
  })
  const rows = (await call(shop, 'GET', `/${body.id}/rows?outcome=created`)).body
  expect(rows[0]).toMatchObject({ number: 6, title: wholesaleProducts[0]!.name, gaps: ['description', 'images'] })
  expect(await written(shop, body.id)).toMatchObject({ status: 'done', written: 30 })
  const made = (await api.get('', { sort: ['code', 'ASC'], range: [0, 49] })).body
  expect(made).toHaveLength(30)
  for (const [place, { code, name, price, janCode }] of wholesaleProducts.entries())
    expect(made[place]).toMatchObject({
      code,
      name,
      price,
      janCode,
      slug: code.toLowerCase(),
      category: ['sweets', 'tea', 'tableware'][place % 3],
      taxRate: '8',
      stock: 12,
      saleStatus: 'preparing',
      isVisible: false,
    })
  // Nobody but staff sees them, and nothing is sold or shown before it has all that it needs.
  const shown = await world.app.inject(`/api/v1/tenants/${shop}/product`)
  expect(shown.json()).toEqual([])
  const [first] = made
  const missing = [{ path: ['description'] }, { path: ['images'] }]
  const sold = await api.send('POST', `/${first.id}/transitions`, { to: 'onSale', version: first.version })
  expect([sold.status, sold.body.data.issues]).toMatchObject([400, missing])
  const visible = await api.send('PUT', `/${first.id}`, { isVisible: true, version: first.version })
  expect([visible.status, visible.body.data.issues]).toMatchObject([400, missing])
  // The next sheet of the wholesaler needs no more answers.
  expect((await upload(shop, 'product', wholesaleCsv())).body.words).toEqual(words)
})

test('a workbook of a wholesaler, with merged headings and prices as numbers, would import all of its products', async () => {
  const { judged } = await importingWorld()
  const made = await judged(shop, 'product', wholesaleXlsx(), { plan: { ...asDrafts, words } })
  expect(made.start).toMatchObject(recognised)
  expect(made.body).toMatchObject({ created: 30, drafts: 30, refused: 0 })
})

test('without being asked to, an import makes nothing up, and refuses what lacks something', async () => {
  const { judged, faults } = await importingWorld()
  const headings = ['商品コード', '商品名', '単価', '分類']
  const cells = ['A-1', '羊羹', '1200', '菓子']
  const nothing = { created: 0, refused: 1, drafts: 0, gaps: {}, slugs: 0 }
  const made = await judged(shop, 'product', csv(headings, cells), { key: null })
  expect([made.body, await faults(made)]).toMatchObject([nothing, ['null required']])
  const named = await judged(shop, 'product', csv([...headings, 'スラッグ'], [...cells, 'yokan']), { key: null })
  expect([named.body, await faults(named)]).toMatchObject([nothing, ['null required', 'null selectRequired']])
})

test('whoever knows better says in which rows the headings are, and the columns are guessed anew', async () => {
  const { upload, call, work } = await importingWorld()
  const { body } = await upload(shop, 'product', wholesaleCsv())
  const place = (first: number, last: number) => call(shop, 'PUT', `/${body.id}/heading`, { first, last })
  const { body: moved } = await place(4, 4)
  expect(moved).toMatchObject({
    status: 'read',
    rows: 31,
    heading: { first: 4, last: 4 },
    headings: ['品番', '品名', '分類', '価格', '', 'JANコード', '備考'],
    columns: ['code', 'name', 'category', 'price', null, 'janCode', 'memo'],
  })
  for (const [first, last] of [
    [5, 4],
    [3, 4],
    [1, 35],
    [4, 8],
    [400, 400],
  ] as const)
    expect([first, (await place(first, last)).status]).toEqual([first, 400])
  // The file is read with the headings that were chosen, and what was found with others is forgotten.
  await call(shop, 'PUT', `/${body.id}/plan`, { columns: moved.columns, key: null })
  await work()
  expect((await call(shop, 'GET', `/${body.id}`)).body).toMatchObject({ status: 'judged', rows: 31, refused: 31 })
  expect((await place(4, 5)).body).toMatchObject({ status: 'read', rows: 30, refused: 0, columns: body.columns })
  expect((await call(shop, 'GET', `/${body.id}/rows?outcome=refused`)).body).toEqual([])
})

test('headings are found where most of them are known, and otherwise in the first row as before', () => {
  const headingOf = (...rows: readonly (readonly string[])[]) => {
    const { top, heading } = readCsv(Buffer.from(csv(...rows)))
    const { first, last } = guessHeading(product, 'suda-nijo-com', top, heading, {})
    return [first, last]
  }
  const products = [
    ['A-1', '羊羹', '1200'],
    ['A-2', '最中', '300'],
  ]
  expect(headingOf(['商品コード', '商品名', '販売価格（税込）'], ...products)).toEqual([1, 1])
  expect(headingOf(['一覧', '', ''], ['商品コード', '商品名', '単価'], ...products)).toEqual([2, 2])
  expect(headingOf(['2026年', '11月', ''], ['問屋', 'TEL', '075'], ['品番', '品名', '単価'], ...products)).toEqual([
    3, 3,
  ])
  expect(headingOf(['x', 'y', 'z'], ...products)).toEqual([1, 1])
  // A row that names the columns of a group belongs to them, one with data does not.
  const grouped = [
    ['品名', '価格', ''],
    ['', '卸', '上代'],
  ]
  expect(headingOf(...grouped, ['羊羹', '700', '1200'])).toEqual([1, 2])
  expect(headingOf(['品名', '単価', ''], ['羊羹', '七百円', '常温'], ['最中', '三百円', '冷蔵'])).toEqual([1, 1])
  const { headings } = readCsv(Buffer.from(csv(...grouped, ['羊羹', '700', '1200'])), { first: 1, last: 2 })
  expect([headings, guessColumns(product, 'suda-nijo-com', headings, {})]).toEqual([
    ['品名', '価格 / 卸', '価格 / 上代'],
    ['name', null, 'price'],
  ])
})

test('a price without tax is not taken for one with tax', () => {
  const columns = guessColumns(product, 'suda-nijo-com', ['単価（税抜）', '税別価格', '上代'], {})
  expect(columns).toEqual([null, null, 'price'])
})

test('slugs of new records differ from those of others and of each other', async () => {
  const { world, judged, written } = await importingWorld()
  const api = await recordClient(world, news, 'emu-esu-com')
  await api.create(1, { slug: 'summer-sale', title: '夏' })
  const titles = [['Summer Sale'], ['Summer sale!'], ['なつやすみ'], ['休業']]
  const made = await judged('emu-esu-com', 'news', csv(['タイトル'], ...titles), { key: null, plan: { slugs: true } })
  expect(made.body).toMatchObject({ created: 4, refused: 0, slugs: 4 })
  await written('emu-esu-com', made.id)
  const slugs = (await api.get('', { sort: ['id', 'ASC'] })).body.map(({ slug }: { slug: string }) => slug)
  expect(slugs.slice(0, 4)).toEqual(['summer-sale', 'summer-sale-2', 'summer-sale-3', 'natsuyasumi'])
  expect(new Set(slugs).size).toBe(5)
})

test('an untouched export finds the same records again, whatever separators their names have in them', async () => {
  const { world, judged, faults, written } = await importingWorld()
  const site = 'toki-tsumugi-cafe'
  const games = await recordClient(world, boardgame, site)
  const articles = await recordClient(world, article, site)
  const titles = ['Foo, Bar', 'Baz', 'A、B、C', '"Q"', 'Foo']
  const ids: string[] = []
  for (const [place, title] of titles.entries()) ids.push((await games.create(place + 1, { title, rating: null })).id)
  const tags = ['夏, 秋', '冬', '"x"']
  const record = await articles.create(1, { slug: 'old', boardgames: ids, tags })
  expect(record).toMatchObject({ boardgames: ids, tags })
  const cell = titles.map(quotedInList).join('、')
  expect(cell).toBe('"Foo, Bar"、Baz、"A、B、C"、"""Q"""、Foo')
  const row = (slug: string, own: string, tagged: string) => [slug, 'x', csvCell(own), csvCell(tagged)].join(',')
  const exported = ['スラッグ,タイトル,ボードゲーム,タグ', row('copy', cell, tags.map(quotedInList).join('、'))].join(
    '\r\n',
  )
  const made = await judged(site, 'article', exported, {
    columns: ['slug', 'title', 'boardgames', 'tags'],
    key: null,
  })
  expect([made.body.created, await faults(made)]).toEqual([1, []])
  await written(site, made.id)
  const [copy] = (await articles.get('', { filter: { slug: 'copy' } })).body
  expect((await articles.get(`/${copy.id}`)).body).toMatchObject({ boardgames: ids, tags })
  // By hand nobody quotes: the longest name is meant, and what reads in two ways is said, not guessed.
  await games.create(9, { title: 'Foo, Bar、Baz, Qux', rating: null })
  const typed = await judged(
    site,
    'article',
    csv(
      ['slug', 'title', 'boardgames'],
      ['a', 'x', 'Foo, Bar、Baz'],
      ['b', 'x', 'A、B、C'],
      ['c', 'x', 'Foo, Bar、Nobody'],
    ),
    { columns: ['slug', 'title', 'boardgames'], key: null },
  )
  expect([typed.body.created, await faults(typed)]).toEqual([2, ['C4 imports.notFound']])
  expect((await typed.rows('refused'))[0].issues[0].params).toEqual({ value: 'Nobody' })
  await games.create(10, { title: 'Bar', rating: null })
  const ambiguous = await judged(site, 'article', csv(['slug', 'title', 'boardgames'], ['d', 'x', 'Foo, Bar、Baz']), {
    columns: ['slug', 'title', 'boardgames'],
    key: null,
  })
  expect((await ambiguous.rows('refused'))[0].issues).toMatchObject([
    { rule: 'imports.twoWays', params: { one: '"Foo, Bar", "Baz"', other: '"Foo", "Bar", "Baz"' } },
  ])
})

test('values in one cell are read as they were written, and names with separators by the longest that is known', () => {
  for (const values of [['a'], ['a, b', 'c'], ['"', 'a"b', '""'], ['、', ';x\ny'], [' "a" b', 'c']]) {
    const text = values.map(quotedInList).join('、')
    expect(listedIn(text, 9).map(({ value }) => value)).toEqual(values.map((value) => value.trim()))
  }
  const read = (text: string, ...known: readonly string[]) =>
    readList(cellList(text, 9), (name) => known.includes(name))
  expect(read('a,b', 'a', 'b')).toEqual({ names: ['a', 'b'] })
  expect(read('a,b', 'a,b')).toEqual({ names: ['a,b'] })
  expect(read('a,b,c', 'a,b', 'b,c', 'a')).toEqual({ names: ['a', 'b,c'] })
  expect(read('a,b', 'a', 'b', 'a,b')).toEqual({ ways: [['a,b'], ['a', 'b']] })
  expect(read('"a,b"', 'a', 'b', 'a,b')).toEqual({ names: ['a,b'] })
  expect(read('a,x', 'a')).toEqual({ unknown: 'x' })
  expect(possibleNames(cellList('a,b', 9))).toEqual(['a', 'a,b', 'b'])
  // What has thousands of signs is read as quickly, and in bounds.
  expect(possibleNames(cellList('a,'.repeat(100_000), 9)).length).toBeLessThan(400)
})

/** A worksheet with rows of three cells, and whatever else its part says. */
function sheetWith(rows: number, rest: (sheet: XLSX.WorkSheet) => void): Buffer {
  return workbook([['code', 'name', 'x'], ...Array.from({ length: rows }, (_, at) => [`A-${at}`, '品', at])], {
    change: rest,
  })
}

/** The same with its link made one of every cell that a sheet can have. */
function withLinkOfAll(file: Buffer): Buffer {
  const parts = unzipSync(file)
  const name = 'xl/worksheets/sheet1.xml'
  const text = Buffer.from(parts[name]!).toString()
  expect(text).toContain('<hyperlink ref="A1"')
  parts[name] = Buffer.from(text.replace('<hyperlink ref="A1"', '<hyperlink ref="A1:XFD1048576"'))
  return Buffer.from(zipSync(parts))
}

/** How much of the processor reading takes, in microseconds, whoever else is at work: the least of three tries. */
const costOf = (file: Buffer): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const began = process.threadCpuUsage()
      readXlsx(file)
      return process.threadCpuUsage(began).user
    }),
  )

test('many merged cells, and what a sheet says of all of its cells, hold the reader no longer than its rows do', () => {
  const merged = (count: number) =>
    sheetWith(2000, (sheet) => {
      sheet['!merges'] = Array.from({ length: count }, (_, at) => {
        const row = 1 + (at % 2000)
        const column = 10 + 2 * Math.floor(at / 2000)
        return { s: { r: row, c: column }, e: { r: row, c: column + 1 } }
      })
    })
  // Linear: ten times as many take about ten times as long at most. Each of the rows looked at each of them before.
  expect(costOf(merged(50_000))).toBeLessThan(20 * costOf(merged(5000)))
  expect(() => readXlsx(merged(200_001))).toThrow('tooMuch')
  // Every cell of a sheet: sixteen billion.
  const linked = sheetWith(3, (sheet) => {
    sheet['A1'].l = { Target: 'https://example.com/' }
  })
  const read = readXlsx(withLinkOfAll(linked))
  expect(read.rows).toHaveLength(3)
})

test('cells that merged ones cover have no value, whichever way they are merged', () => {
  const file = workbook(
    [
      ['code', 'name', 'x', 'y'],
      ['A', '品', '1', 'a'],
      ['B', null, '2', 'b'],
      ['C', '茶', null, 'c'],
      ['D', '器', '4', null],
    ],
    {
      change(sheet) {
        sheet['!merges'] = ['B2:B3', 'B4:C4', 'D4:D5', 'A7:D9'].map((range) => XLSX.utils.decode_range(range))
      },
    },
  )
  const covered = { broken: 'merged' }
  expect(readXlsx(file).rows.map(({ cells }) => cells)).toEqual([
    ['A', '品', '1', 'a'],
    ['B', covered, '2', 'b'],
    ['C', '茶', covered, 'c'],
    ['D', '器', '4', covered],
  ])
})
