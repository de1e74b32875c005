// @module-tag postgres-full
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import XLSX from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { importForms } from '../../entities/language/derived/import-forms.ts'
import { article } from '../../entities/company-site/article.ts'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import { castWorkSchedule } from '../../entities/shifts/cast-work-schedule.ts'
import { cast } from '../../entities/shifts/cast.ts'
import { maintenanceSite } from '../../entities/kernel/maintenance-site.ts'
import { news } from '../../entities/news.ts'
import { product } from '../../entities/shop/product.ts'
import { csvRow, rowsOf } from '../../server/features/exports/cells.ts'
import { makePlan, type Wanted } from '../../server/features/exports/make-plan.ts'
import { readReferenced } from '../../server/features/exports/run-export.ts'
import { xlsxWriter } from '../../server/features/exports/xlsx.ts'
import { guessColumns, importFields, keyFields } from '../../server/features/imports/columns.ts'
import { excerpts } from '../../server/features/imports/excerpts.ts'
import { readStart } from '../../server/features/imports/file-reader.ts'
import { rowJudge } from '../../server/features/imports/judge-rows.ts'
import { findRecords } from '../../server/features/imports/look-up.ts'
import { parseCell } from '../../server/features/imports/parse-cell.ts'
import { readCsv } from '../../server/features/imports/read-csv.ts'
import { readXlsx } from '../../server/features/imports/read-xlsx.ts'
import type { Sheet } from '../../server/features/imports/sheet.ts'
import { storeOf, type Context } from '../../server/kernel/records/context.ts'
import { importRetention } from '../../server/features/imports/import-files.ts'
import { importHandler, sweepImports } from '../../server/features/imports/run-import.ts'
import type { Database } from '../../server/base/db/database.ts'
import { unavailable } from '../../server/base/errors/api-error.ts'
import type { Storage } from '../../server/base/storage/storage.ts'
import type { Operation } from '../../server/base/db/query.ts'
import { exportRetention, sweepExports } from '../../server/features/exports/sweep.ts'
import {
  breaking,
  code,
  csv,
  importingWorld,
  name,
  path,
  price,
  shop,
  shopWorld,
  workbook,
} from './support/importing-world.ts'
import { firstSite, recordClient } from './support/record-client.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { publicUrl, staffOf, start, type World } from './support/world.ts'
import { suiteEntities } from './support/suite-entities.ts'

/** Files that records are imported from: uploaded over HTTP, judged and written by the job. */

/** What people were told of, and how it ended. */
const told = async ({ sql }: World) =>
  (await sql('select "kind", "params" from notification order by "id"')).map(({ kind, params }) => ({
    kind,
    outcome: (JSON.parse(String(params)) as { outcome: string }).outcome,
  }))

test('a file is judged, then written as one change set, and undone as a whole', async () => {
  const { world, call, judged, written, work } = await importingWorld()
  const api = await recordClient(world, news, 'emu-esu-com')
  const kept = await api.create(1, { title: '古い題', slug: 'old', isPinned: true })
  const lines = [
    ['スラッグ', 'タイトル', 'メモ', 'Pinned'],
    ['old', '新しい題', 'x', ''],
    ['fresh', '増えた題', '', '○'],
  ]
  const made = await judged('emu-esu-com', 'news', csv(...lines), { columns: ['slug', 'title', null, null] })
  expect(made.body).toMatchObject({
    status: 'judged',
    key: 'slug',
    rows: 2,
    created: 1,
    changed: 1,
    same: 0,
    refused: 0,
  })
  expect(await made.rows('changed')).toMatchObject([
    { number: 2, record: kept.id, changes: [{ field: 'title', before: '古い題', after: '新しい題' }] },
  ])
  expect(await made.rows('changed&after=2')).toEqual([])
  expect(await made.rows('changed&after=3000000000')).toMatchObject({ statusCode: 400 })
  // Nothing is written before it is asked for.
  expect((await api.get()).body).toHaveLength(1)
  expect(await written('emu-esu-com', made.id)).toMatchObject({ status: 'done', written: 2 })
  const { body } = await api.get('', { sort: ['id', 'ASC'] })
  // A column that is left out leaves its field alone.
  expect(body).toMatchObject([
    { slug: 'old', title: '新しい題', isPinned: true, version: 2 },
    { slug: 'fresh', title: '増えた題', isPinned: false },
  ])
  const sets = await world.sql(
    `select distinct "changeSet" from revision where "recordId" in (?, ?) and "version" > 0`,
    ...body.map(({ id }: { id: string }) => id),
  )
  expect(sets).toHaveLength(2)
  expect((await call('emu-esu-com', 'POST', `/${made.id}/restorations`)).status).toBe(200)
  await work()
  expect((await call('emu-esu-com', 'GET', `/${made.id}`)).body).toMatchObject({ status: 'undone', written: 0 })
  expect((await api.get()).body).toMatchObject([{ slug: 'old', title: '古い題', isPinned: true }])
  // Its owner was told that it is done, and not of its rows, nor of what they did next themselves.
  expect(await told(world)).toEqual([{ kind: 'import', outcome: 'done' }])
  // What is written is what somebody has looked at.
  const { id, body: first } = await judged('emu-esu-com', 'news', csv(...lines), {
    columns: ['slug', 'title', null, null],
  })
  expect(
    (await call('emu-esu-com', 'PUT', `/${id}/plan`, { columns: ['slug', 'title', null, null], key: null })).status,
  ).toBe(200)
  await work()
  const outdated = await call('emu-esu-com', 'POST', `/${id}/writing`, { judgedAt: first.finishedAt })
  expect([outdated.status, outdated.body.data.code]).toEqual([409, 'IMPORT_JUDGED_AGAIN'])
  // The choice of columns is remembered by their headings.
  const { start: again } = await judged('emu-esu-com', 'news', csv(...lines))
  expect(again.columns).toEqual(['slug', 'title', null, null])
})

const editable = suiteEntities.filter(
  (entity) => !entity.parent && importForms(entity, firstSite(entity)).includes('edit'),
)

/** What an export writes of a record, as a file. */
async function exportedFile(context: Context, record: Record<string, unknown>, wanted: Wanted): Promise<Buffer> {
  const { store, entity, tenant } = context
  const setting = { entity, site: tenant.site, origin: publicUrl, sortedBy: 'id', details: {} }
  const { plan, related } = makePlan(setting, wanted)
  const known = new Map<string, Record<string, unknown>>()
  for (const { field, part, to } of plan.links) {
    const values = [record[field] ?? []].flat() as (string & Record<string, string>)[]
    const ids = values.map((each) => (part === undefined ? each : each[part]!))
    const records = await store.database.read(tenant.id, () => readReferenced(store, tenant, to, related[to]!, ids))
    for (const each of JSON.parse(records)) known.set(`${to} ${each.id}`, { ...known.get(`${to} ${each.id}`), ...each })
  }
  const rows = [
    ...rowsOf(
      plan,
      record,
      (to, id) => known.get(`${to} ${id}`),
      () => {},
    ),
  ]
  const headings = plan.columns.map(({ heading }) => heading)
  if (wanted.format === 'csv')
    return Buffer.from([headings, ...rows].map((cells) => csvRow(plan, cells, (text) => text)).join(''))
  const chunks: Uint8Array[] = []
  const { row, end } = xlsxWriter(plan.sheet, headings, (bytes) => chunks.push(bytes))
  rows.forEach(row)
  end()
  return Buffer.concat(chunks)
}

test(
  'what an export wrote is found to be the same, for every entity that people can edit',
  { tags: ['full'] },
  async () => {
    const world = await start()
    for (const entity of editable) {
      const { tenant, site, get, create } = await recordClient(world, entity)
      const { id } = (await get('', { range: [0, 0] })).body[0] ?? (await create(1))
      const { body: record } = await get(`/${id}`)
      const by = await world.account(staffOf(tenant.slug))
      const colleagues = [{ id: by, name: 'x' }]
      const context = { store: storeOf(world.database), entity, tenant, by, requestId: 'a test', colleagues }
      for (const [language, format] of [
        ['ja', 'xlsx'],
        ['en', 'csv'],
      ] as const) {
        const file = await exportedFile(context, record, { language, format, encoding: 'utf-8' })
        const { headings, rows } = format === 'csv' ? readCsv(file) : readXlsx(file)
        const columns = guessColumns(entity, site, headings, {})
        // Every field is recognised by its heading.
        const missed = importFields(entity, site).filter(({ name }) => !columns.includes(name))
        expect([entity.name, missed.map(({ name }) => name)]).toEqual([entity.name, []])
        const plan = { columns, key: 'id', language }
        const judged = await rowJudge(context, { plan, headings, format, encoding: null, origin: publicUrl }).page(rows)
        expect([entity.name, language, judged]).toEqual([entity.name, language, ['same']])
      }
    }
  },
)

test(
  'a text changed in a file costs no body its headings, links, pictures or line breaks',
  { tags: ['full'] },
  async () => {
    const { world, judged, faults, written } = await importingWorld()
    const api = await recordClient(world, news, 'emu-esu-com')
    const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
    const bodies = {
      heading: [{ type: 'header', data: { text: '案内', level: 2 } }, paragraph('読んでくだちい')],
      link: [paragraph('<a href="https://example.com/">予約</a>してくだちい')],
      line: [paragraph('一行目<br>二行目でづ')],
      silent: [{ type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ' } }],
      // A cell of a workbook does not hold all of it.
      long: [
        { type: 'header', data: { text: '長い', level: 2 } },
        ...['い', 'ろ'].map((it) => paragraph(it.repeat(19_000))),
      ],
      plain: [paragraph('一つ目 &amp; x'), paragraph('二つ目でづ')],
    }
    const records: Record<string, Record<string, any>> = {}
    for (const [place, [slug, blocks]] of Object.entries(bodies).entries())
      records[slug] = await api.create(place + 1, { slug, title: slug, body: { blocks } })
    const bodyOf = async (slug: string) => (await api.get(`/${records[slug]!.id}`)).body.body
    // Another title with the text as it was exported: the body stays as it is.
    const context = { store: storeOf(world.database), entity: news, tenant: api.tenant, by: null, requestId: 'a test' }
    const wanted = { language: 'ja', format: 'xlsx', encoding: 'utf-8', columns: ['slug', 'title', 'body'] } as const
    for (const [slug, record] of Object.entries(records)) {
      const file = await exportedFile(context, { ...record, title: `${slug} x` }, wanted)
      const same = await judged('emu-esu-com', 'news', file, { key: 'slug' })
      expect((await same.rows('changed'))[0].changes.map(({ field }: { field: string }) => field)).toEqual(['title'])
      await written('emu-esu-com', same.id)
      expect(await bodyOf(slug)).toEqual(record.body)
    }
    const mended = await judged(
      'emu-esu-com',
      'news',
      csv(
        ['スラッグ', 'タイトル', '本文'],
        ['heading', 'x', '案内\n読んでください'],
        ['link', 'x', '予約してください'],
        ['line', 'x', '一行目\n二行目です'],
        ['silent', 'x', '動画です'],
        ['plain', 'x', '一つ目 & x\n二つ目です'],
        ['fresh', 'x', '一\n二'],
      ),
    )
    expect(await faults(mended)).toEqual(['C2', 'C3', 'C4', 'C5'].map((cell) => `${cell} imports.formatted`))
    expect(mended.body).toMatchObject({ created: 1, changed: 1, refused: 4 })
    expect(await written('emu-esu-com', mended.id, { withoutRefused: true })).toMatchObject({
      status: 'done',
      written: 2,
    })
    for (const slug of ['heading', 'link', 'line', 'silent']) expect(await bodyOf(slug)).toEqual(records[slug]!.body)
    expect(await bodyOf('plain')).toMatchObject({ blocks: [paragraph('一つ目 &amp; x'), paragraph('二つ目です')] })
    // Whoever empties a cell empties the field, and the check says so.
    const emptied = await judged(
      'emu-esu-com',
      'news',
      csv(['スラッグ', '本文', '外部リンク'], ['link', '', 'https://x.example/']),
      { columns: ['slug', 'body', 'linkUrl'] },
    )
    expect((await emptied.rows('changed'))[0].changes).toContainEqual({
      field: 'body',
      before: '予約してくだちい',
      after: '',
    })
  },
)

test(
  'a text that a cell of a workbook cannot hold is changed by a CSV file, and never cut by a workbook',
  { tags: ['full'] },
  async () => {
    const { world, judged, faults, written } = await importingWorld()
    const api = await recordClient(world, news, 'emu-esu-com')
    const line = 'いろは'.repeat(6_000)
    const blocks = [line, line].map((text) => ({ type: 'paragraph', data: { text } }))
    const record = await api.create(1, { slug: 'long', title: 'x', body: { blocks } })
    const context = { store: storeOf(world.database), entity: news, tenant: api.tenant, by: null, requestId: 'a test' }
    const exported = async (format: 'xlsx' | 'csv') => {
      const wanted = { language: 'ja', format, encoding: 'utf-8', columns: ['slug', 'title', 'body'] } as const
      const file = await exportedFile(context, record, wanted)
      const { headings, rows } = format === 'csv' ? readCsv(file) : readXlsx(file)
      return { headings, text: String(rows[0]!.cells[2]) }
    }
    const { headings, text: cut } = await exported('xlsx')
    expect([cut.length, cut.at(-1)]).toEqual([32_767, '…'])
    const changed = {
      'as long': cut.replace('い', 'ろ'),
      shorter: cut.replace('いろは', 'い'),
      'shorter at its end': `${cut.slice(0, -9)}…`,
      replaced: '別の文',
    }
    for (const [how, text] of Object.entries(changed)) {
      const made = await judged('emu-esu-com', 'news', workbook([[...headings], ['long', 'x', text]]), { key: 'slug' })
      expect([how, await faults(made)]).toEqual([how, ['C2 imports.cut']])
    }
    // Nor does a new record get a text whose end a spreadsheet may have left out.
    const ofLength = (length: number): string => ['あ'.repeat(length - 15_001), 'い'.repeat(15_000)].join('\n')
    const full = [32_767, 32_766].map((length, place) => [`new-${place}`, 'x', ofLength(length)])
    const fresh = await judged('emu-esu-com', 'news', workbook([[...headings], ...full]), { key: 'slug' })
    expect([fresh.body.created, await faults(fresh)]).toEqual([1, ['C2 imports.cut']])
    const [refused] = await fresh.rows('refused')
    expect(refused.issues[0].params).toEqual({ max: 32_767 })
    const emptied = await judged('emu-esu-com', 'news', workbook([[...headings], ['long', 'x', '']]), { key: 'slug' })
    expect(emptied.body).toMatchObject({ changed: 1, refused: 0 })

    const { text: whole } = await exported('csv')
    // Of a workbook that was saved as CSV, texts end where its cells did, with the mark of an export or by a spreadsheet alone.
    const saved = {
      'as long': changed['as long'],
      shorter: changed.shorter,
      'cut by a spreadsheet': whole.slice(0, 32_767).replace('い', 'ろ'),
    }
    for (const [how, text] of Object.entries(saved)) {
      const made = await judged('emu-esu-com', 'news', csv(headings, ['long', 'x', text]), { key: 'slug' })
      expect([how, await faults(made)]).toEqual([how, ['C2 imports.cut']])
    }
    const unchanged = await judged('emu-esu-com', 'news', csv(headings, ['long', 'y', cut]), { key: 'slug' })
    expect((await unchanged.rows('changed'))[0].changes.map(({ field }: { field: string }) => field)).toEqual(['title'])
    const marked = csv(headings, ['new-2', 'x', `${ofLength(32_766)}…`], ['new-3', 'x', `${ofLength(32_767)}…`])
    expect(await faults(await judged('emu-esu-com', 'news', marked, { key: 'slug' }))).toEqual(['C2 imports.cut'])
    // What somebody shortened, with an ellipsis of their own, is theirs.
    for (const text of ['別の文…', `${whole.slice(0, 30_001)}…`, `${whole}…`]) {
      const made = await judged('emu-esu-com', 'news', csv(headings, ['long', 'x', text]), { key: 'slug' })
      expect(made.body).toMatchObject({ changed: 1, refused: 0 })
    }
    const file = csv(headings, ['long', 'x', whole.replace('いろは', 'い')])
    const { id } = await judged('emu-esu-com', 'news', file, { key: 'slug' })
    expect(await written('emu-esu-com', id)).toMatchObject({ status: 'done', written: 1 })
    const { body } = (await api.get(`/${record.id}`)).body
    expect(body.blocks.map(({ data }: { data: { text: string } }) => data.text.length)).toEqual([17_998, 18_000])
  },
)

test('of long texts the check shows where they differ, with whole characters', async () => {
  const { api, judged } = await shopWorld()
  const long = `${'あ'.repeat(400)}旧い${'う'.repeat(400)}`
  await api.create(4, { code: 'A-4', memo: long })
  await api.create(5, { code: 'A-5', memo: '前' })
  const made = await judged(shop, 'product', csv(['code', 'memo'], ['A-4', long.replace('旧', '新')], ['A-5', '後']))
  const [first, second] = await made.rows('changed')
  const shown = (word: string) => `…${'あ'.repeat(100)}${word}${'う'.repeat(198)}…`
  expect(first.changes).toEqual([{ field: 'memo', before: shown('旧い'), after: shown('新い') }])
  expect(second.changes).toEqual([{ field: 'memo', before: '前', after: '後' }])
  // What is short is shown as it is, and the end of what ends has no ellipsis.
  expect(excerpts('', 'い')).toEqual({ before: '', after: 'い' })
  expect(excerpts('い'.repeat(300), 'い'.repeat(301))).toEqual({
    before: `…${'い'.repeat(100)}`,
    after: `…${'い'.repeat(101)}`,
  })
  expect(excerpts('', 'い'.repeat(301))).toEqual({ before: '', after: `${'い'.repeat(300)}…` })
  // A family is one character of eight units; of such signs none is cut, on either side.
  const families = '👨‍👩‍👧'.repeat(100)
  const whole = /^…?(?:👨‍👩‍👧)+[いろ]?(?:👨‍👩‍👧)*…?$/u
  for (const before of ['', 'い', 'いろは'].map((start) => `${start}${families}`)) {
    const cut = excerpts(`${before}い${families}`, `${before}ろ${families}`)
    expect([cut.before, cut.after].map((text) => whole.test(text))).toEqual([true, true])
    expect([cut.before.includes('い'), cut.after.includes('ろ')]).toEqual([true, true])
  }
})

test('every planted fault of a file is named by its cell, and the good rows are counted', async () => {
  const { judged, faults, foreign, call } = await shopWorld()
  const headings = [
    code,
    name,
    price,
    '在庫を管理する',
    '税率',
    '関連商品',
    '販売開始日時',
    'アレルゲン',
    '重さ（梱包を含む）',
    '通常価格（税込）',
  ]
  const row = (...cells: readonly string[]): readonly string[] => headings.map((_, place) => cells[place] ?? '')
  const good = (...cells: readonly string[]) => row(cells[0]!, '品1', '1000', '○', '10%', '', ...cells.slice(1))
  const lines = [
    headings,
    // 2: what people write by hand.
    ['Ａ－１', '品１の二', '¥１，２００円', '×', '8', '品2', '令和8年4月1日 10時半', '', '１．５', ''],
    // 3: the same key in other signs.
    good('A-1'),
    // 4
    good(''),
    // 5 to 13: one fault in each.
    ['A-2', '長'.repeat(61), '1000', '○', '10', '', '', '', '', ''],
    ['A-3', '品3', '12.5', 'たぶん', '15', 'B-1', '2026/2/30', '金', '重い', ''],
    ['C-1', '', '-1', 'maybe', '', 'ない品', '4/1', '', '1.2345', ''],
    ['C-2', 'x', '1000', '○', '10', foreign.id, '', '', '', '900'],
    ['C-3', 'a', '1', '1', '8', '', '', '', '', '', 'はみ出し'],
    ['C-4', '短い'],
    // An empty line is no row.
    ['', ''],
  ]
  const made = await judged(shop, 'product', csv(...lines), { key: 'code' })
  expect(made.body).toMatchObject({ status: 'judged', rows: 9, changed: 1, created: 0, same: 0, refused: 8 })
  const found = await faults(made)
  expect(found).toEqual(
    expect.arrayContaining([
      'A3 imports.doubleKey',
      'A4 imports.blankKey',
      'B5 maxFullWidth',
      'C6 integer',
      'D6 imports.yesOrNo',
      'E6 imports.option',
      'F6 imports.notFound',
      'G6 dateTime',
      'H6 imports.option',
      'I6 decimal3',
      'B7 required',
      'C7 min',
      'D7 imports.yesOrNo',
      'F7 imports.notFound',
      'G7 dateTime',
      'I7 decimal3',
      'F8 imports.notFound',
      'K9 imports.extraCell',
      'C10 imports.missingCell',
    ]),
  )
  expect((await made.rows('changed'))[0].changes).toEqual(
    expect.arrayContaining([
      { field: 'name', before: '品1', after: '品１の二' },
      { field: 'price', before: '1000', after: '1200' },
      { field: 'manageStock', before: 'はい', after: 'いいえ' },
      { field: 'weightKg', before: '1', after: '1.5' },
      { field: 'saleStartAt', before: '', after: '2026-04-01 10:30:00' },
      { field: 'relatedProducts', before: '', after: '品2' },
    ]),
  )
  // Only a file without faults is written, unless the faulty rows are left out.
  expect((await call(shop, 'POST', `/${made.id}/writing`, { judgedAt: made.body.finishedAt })).status).toBe(409)
})

test('numbers are read with the unit of their field, in either language', async () => {
  const { judged, faults } = await shopWorld()
  const headings = [code, '在庫わずかの基準', '重さ（梱包を含む）', '通常価格（税込）']
  const lines = [
    ['A-1', '１，２００個', '0.25kg', '¥2,400'],
    ['A-2', '12 pieces', '１．５ｋｇ', '2400円'],
    ['A-3', '12kg', '12個', ''],
  ]
  const made = await judged(shop, 'product', csv(headings, ...lines), { key: 'code' })
  const changes = (await made.rows('changed')).map((row: { changes: { field: string; after: string }[] }) =>
    Object.fromEntries(row.changes.map(({ field, after }) => [field, after])),
  )
  expect(changes).toEqual([
    { stockAlert: '1200', weightKg: '0.25', listPrice: '2400' },
    { stockAlert: '12', weightKg: '1.5', listPrice: '2400' },
  ])
  expect(await faults(made)).toEqual(['B4 integer', 'C4 decimal3'])
})

test('of a cell that lists values, only so many are read, and one too many is told', async () => {
  const { judged } = await shopWorld()
  const related = importFields(product, shop).find((field) => field.name === 'relatedProducts')!
  const parsed = parseCell(product, shop, related, '品1，'.repeat(1000))
  // One product, and the names of up to six values that one could have with separators in it.
  expect('names' in parsed && parsed.names).toHaveLength(6)
  const more = ['品1、品2、品3、品1、品2、品3、品1、品2、品3', '品1、'.repeat(1000), '長'.repeat(3000)]
  const made = await judged(shop, 'product', csv([code, '関連商品'], ...more.map((each, at) => [`A-${at + 1}`, each])))
  const rows = (await made.rows('refused')) as { issues: { rule: string; params: { value?: string } }[] }[]
  expect(rows.map(({ issues }) => issues[0]!.rule)).toEqual(['uniqueItems', 'uniqueItems', 'imports.notFound'])
  expect(rows[2]!.issues[0]!.params.value).toBe(`${'長'.repeat(40)}…`)
})

test(
  'files are read one at a time, and a tenant whose files wait is told to come again',
  { tags: ['full'] },
  async () => {
    const file = join(scratchFolder(), 'file')
    writeFileSync(file, csv([code], ['長'.repeat(1000)]))
    const reads = await Promise.allSettled(Array.from({ length: 5 }, () => readStart('a', file)))
    expect(reads.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected'])
    expect(reads[4]).toMatchObject({ reason: { statusCode: 503, data: { retryAfter: 60 } } })
    // Of a long text only the beginning is handed out.
    expect(await readStart('a', file)).toMatchObject({
      count: 1,
      top: [{ cells: [code] }, { cells: ['長'.repeat(100)] }],
    })
  },
)

test('a name that one record has is found, however many records share the other names of a file', async () => {
  const { world, api } = await shopWorld()
  for (const number of [5, 6, 7]) await api.create(number, { code: `C-${number}`, name: '同じ名' })
  const by = await world.account(staffOf(shop))
  const context = { store: storeOf(world.database), entity: product, tenant: api.tenant, by, requestId: 'a test' }
  for (const most of [1, 2, 3, 2000]) {
    const found = await world.database.read(api.tenant.id, () =>
      findRecords(context, 'product', ['品1', '同じ名', 'C-5', '品3', 'ない名'], most),
    )
    expect([...found].map(([text, ids]) => [text, Math.min(ids.length, 2)])).toEqual([
      ['品1', 1],
      ['同じ名', 2],
      ['C-5', 1],
      ['品3', 1],
      ['ない名', 0],
    ])
  }
})

test('a first line, and a cell in it, of millions of signs is read like any other', () => {
  const long = 'x'.repeat(9_000_000)
  expect(readCsv(Buffer.from(`${name}\t"=""${long}"""\nA-1\t1,5`)).headings).toEqual([name, long.slice(0, 200)])
})

const numbersOf = ({ rows }: Sheet): readonly number[] => rows.map(({ number }) => number)

test('empty rows of a CSV file do not count, and never hide the rows after them', () => {
  const lines = (count: number, empty: string, rows = `${code},${name}\r\n`): Buffer =>
    Buffer.from(rows + Array.from({ length: count }, (_, at) => `A-${at},x\r\n${empty}\r\n`).join(''))
  for (const empty of ['', ',', ' ,""']) {
    const read = readCsv(lines(8000, empty))
    expect([read.rows.length, read.rows.at(-1)]).toEqual([8000, { number: 16_000, cells: ['A-7999', 'x'] }])
  }
  const titled = readCsv(lines(10_000, '', `一覧\r\n\r\n${code},${name}\r\n`))
  expect([titled.rows.length, numbersOf(titled).at(-1)]).toEqual([10_000, 20_002])
  expect(() => readCsv(lines(10_001, ''))).toThrow('tooManyRows')
  // More lines than a worksheet has rows.
  expect(() => readCsv(Buffer.from(`${code}\nA-1\n${'\n'.repeat(1_050_000)}A-2`))).toThrow('tooManyRows')
})

/** A workbook whose first sheet has the rows in XML that are given, and those of another sheet. */
function workbookOf(rows: readonly string[], others: readonly string[] = []): Buffer {
  const book = XLSX.utils.book_new()
  for (const sheet of ['一', '二']) XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[code]]), sheet)
  const parts = unzipSync(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
  for (const [at, data] of [rows, others].entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] = Buffer.from(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1"/><cols><col min="1" max="1" width="9"/></cols><sheetData>${data.join('')}</sheetData></worksheet>`,
    )
  return Buffer.from(zipSync(parts))
}

test('empty rows of a workbook do not count, and never hide the rows after them', () => {
  const filled = (row: number): string => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`
  const empty = (row: number): string => `<row r="${row}" ht="9"><c r="A${row}" s="0"/><c r="B${row}"><v></v></c></row>`
  const rows = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => (at % 6 === 5 ? empty(at + 1) : filled(at + 1)))
  const some = readXlsx(workbookOf(rows(10_800)))
  expect([some.rows.length, some.rows.at(-1)]).toEqual([8999, { number: 10_799, cells: [{ number: 10_799 }] }])
  expect(numbersOf(some).slice(0, 6)).toEqual([2, 3, 4, 5, 7, 8])
  // Nobody says how far it is to the next row, nor need a row say which it is.
  const unnumbered = [filled(1), '<row><c/></row>', '<row><c><v>3</v></c></row>', filled(90_000)]
  expect(numbersOf(readXlsx(workbookOf(unnumbered)))).toEqual([3, 90_000])
  const cdata = readXlsx(workbookOf([filled(1), '<row r="2"><c r="A2" t="str"><v><![CDATA[x]]></v></c></row>']))
  expect(cdata.rows).toEqual([{ number: 2, cells: ['x'] }])
  expect(() => readXlsx(workbookOf(rows(12_006)))).toThrow('tooManyRows')
  // What cannot be told from a filled row without reading it is refused, never left out.
  const blank = Array.from({ length: 10_020 }, () => '<row><c t="str"><v> </v></c></row>')
  expect(() => readXlsx(workbookOf([filled(1), ...blank, filled(10_022)]))).toThrow('tooManyRows')
  // A row that no worksheet has.
  expect(() => readXlsx(workbookOf([filled(1), filled(2), filled(4_000_000_000)]))).toThrow('tooManyRows')
  // Other sheets may be as long as they like.
  expect(readXlsx(workbookOf([filled(1), filled(2)], rows(13_000))).rows).toHaveLength(1)
})

test('a quote that is not closed properly is told with the line of the file in which its cell begins', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const good = Array.from({ length: 20 }, () => `x,"é\n\n","1\n""2"`.replaceAll('\n', end))
    for (const [bad, further] of [
      ['A-1,"品', 0],
      ['"品', 0],
      ['A-1,"品"x,1', 0],
      ['A-1,品"x,1', 0],
      [`"${end}${end}",1,"x`, 2],
    ] as const)
      for (const empty of [0, 3]) {
        const rows = [`${code},${name},メモ`, ...good, ...Array<string>(empty).fill(''), bad]
        const file = [...rows, ...Array<string>(900).fill('A-2,品,"x"')].join(end)
        const read = () => readCsv(Buffer.from(file))
        expect(read).toThrow(expect.objectContaining({ rule: 'quotes', params: { line: 82 + empty + further } }))
      }
  }
})

/** A file whose directory names each of its parts so many times. */
function repeated(bytes: Buffer, times: number): Buffer {
  const end = Buffer.from(bytes.subarray(-22))
  const directory = bytes.subarray(end.readUInt32LE(16), -22)
  for (const at of [8, 10]) end.writeUInt16LE(end.readUInt16LE(at) * times, at)
  end.writeUInt32LE(directory.length * times, 12)
  return Buffer.concat([bytes.subarray(0, -22), ...Array(times - 1).fill(directory), end])
}

test('whatever a workbook says of its parts, each is unpacked once and only so much of all', () => {
  const rows = [[code], ['x'.repeat(30_000)]]
  const file = workbook(rows)
  expect(readXlsx(file, undefined, 200_000).rows).toHaveLength(1)
  expect(() => readXlsx(file, undefined, 20_000)).toThrow('unpacked')
  expect(() => readXlsx(repeated(file, 3), undefined, 200_000)).toThrow('damaged')
  // What says that it has one byte is not unpacked further.
  const small = Buffer.from(file)
  const start = small.readUInt32LE(small.length - 6)
  for (let at = start; at < small.length - 22; at += 46 + small.readUInt16LE(at + 28)) small.writeUInt32LE(1, at + 24)
  expect(() => readXlsx(small, undefined, 200_000)).toThrow('notASheet')
  // Documents of other kinds have rules of their own for what is repeated in them.
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows))
  expect(() => readXlsx(XLSX.write(book, { type: 'buffer', bookType: 'ods' }) as Buffer)).toThrow('notASheet')
})

test('a text that is longer than any field takes holds up its own row alone', async () => {
  const { world, judged, faults } = await shopWorld()
  const lines = [
    [code, name, 'メモ'],
    ['A-1', '新しい名', 'x'],
    ['A-2', '良い', 'x'.repeat(400_001)],
  ]
  const made = await judged(shop, 'product', csv(...lines), { key: 'code', columns: ['code', 'name', 'memo'] })
  expect([made.body.changed, await faults(made)]).toEqual([1, ['C3 imports.tooLong']])
  // It is not kept with the refused row, whose cell is not empty all the same.
  const [kept] = await world.sql(`select "cells" from import_row where "outcome" = 'refused'`)
  expect(kept).toEqual({ cells: JSON.stringify(['A-2', '良い', '#N/A']) })
})

test('what refers to others is not offered to tell which record a row is for', async () => {
  const { world, upload, judged, call } = await importingWorld()
  const operator = 'funaneco-jp'
  const api = await recordClient(world, maintenanceSite)
  const { body: notices } = await api.get('', { range: [0, 0] })
  const names = csv(['tenant', 'title'], ['x', '点検中です'])
  const { body: start } = await upload(operator, 'maintenance-site', names, '', staffOf(operator))
  expect(start).toMatchObject({ columns: ['tenant', 'title'], keys: ['id'], key: null, creatable: false })
  const plan = { columns: start.columns, key: 'tenant' }
  expect((await call(operator, 'PUT', `/${start.id}/plan`, plan)).status).toBe(400)
  const byId = await judged(operator, 'maintenance-site', csv(['ID', 'title'], [notices[0].id, '点検中です']))
  expect(byId.body).toMatchObject({ key: 'id', changed: 1, refused: 0 })
  // Nor is any other field whose cells name records, people or files.
  const naming = editable.flatMap((entity) => {
    const site = firstSite(entity)
    const keys = keyFields(entity, site).filter((key) => key !== 'id')
    return keys.filter((key) => 'names' in parseCell(entity, site, entity.fields[key]!, '1'))
  })
  expect(naming).toEqual([])
})

test('only who may write records imports them, only where there is a form, and only their own imports', async () => {
  const { world, upload, judged, call } = await shopWorld()
  const file = csv([code, name], ['A-1', 'x'])
  expect((await upload(shop, 'order', file)).status).toBe(404)
  expect((await upload(shop, 'news', file)).status).toBe(404)
  expect((await upload(shop, 'product', file, '', 'reader@captain.example')).status).toBe(403)
  const made = await judged(shop, 'product', file)
  const others = staffOf('other-shop')
  expect((await world.call(others, 'GET', `${path('other-shop')}/${made.id}`)).status).toBe(404)
  expect(
    (await world.call('admin@captain.example', 'GET', `${path(shop)}/${made.id}/rows?outcome=changed`)).status,
  ).toBe(404)
  // Another shop's products are no records here, by id or by code.
  const [foreign] = await world.sql(`select "id" from product where "code" = 'B-1'`)
  const stolen = await judged(shop, 'product', csv(['ID', name], [String(foreign!.id), 'x']), {
    columns: ['id', 'name'],
    key: 'id',
  })
  expect((await stolen.rows('refused'))[0].issues).toMatchObject([{ cell: 'A2', rule: 'imports.noRecord' }])
  expect((await call(shop, 'PUT', `/${made.id}/plan`, { columns: ['id', 'stockAlertX'], key: 'id' })).status).toBe(400)
})

test('refused rows are given back in a file to mend, and a template has every field', async () => {
  const { world, judged, call, work } = await shopWorld()
  const made = await judged(shop, 'product', csv([code, name], ['A-1', ''], ['A-2', '良い'], ['A-3', '長'.repeat(61)]))
  const { text } = await call(shop, 'GET', `/${made.id}/refused-rows?language=ja`)
  expect(text).toContain('A-1,,B2：')
  expect(text).toContain('B4：')
  expect(text).not.toContain('良い')
  // It is made a few rows at a time, whichever the format.
  const many = workbook([[code, name], ...Array.from({ length: 45 }, (_, at) => [`D-${at}`, ''])])
  const large = await judged(shop, 'product', many)
  const answered = await world.app.inject({
    url: `${path(shop)}/${large.id}/refused-rows?language=ja`,
    headers: { authorization: `Bearer ${await world.tokenFor(staffOf(shop))}` },
  })
  expect(answered.headers).not.toHaveProperty('content-length')
  const mended = readXlsx(answered.rawPayload)
  expect(mended.rows.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 45 }, (_, at) => `D-${at}`))
  expect(mended.rows[44]!.cells[2]).toContain('B46：')
  const template = await call(shop, 'GET', '/template?entity=product&format=csv&language=ja')
  expect(template.text).toContain(price)
  expect(
    (await call(shop, 'POST', `/${made.id}/writing`, { judgedAt: made.body.finishedAt, withoutRefused: true })).status,
  ).toBe(200)
  // The audit log says what was done, once it is done.
  const events = () =>
    world.sql(`select "action", "actorId" from auth_event where "action" in ('records-imported', 'import-undone')`)
  expect(await events()).toEqual([])
  await work()
  const actorId = await world.account(staffOf(shop))
  expect(await events()).toEqual([{ action: 'records-imported', actorId }])
  await call(shop, 'POST', `/${made.id}/restorations`)
  expect(await events()).toHaveLength(1)
  await work()
  expect(await events()).toContainEqual({ action: 'import-undone', actorId })
})

test('refused rows that are imported again as they were given back lose nothing, and are refused again', async () => {
  const { world, judged, faults } = await shopWorld()
  const givenBack = async ({ id }: Awaited<ReturnType<typeof judged>>): Promise<Buffer> => {
    const url = `${path(shop)}/${id}/refused-rows?language=ja`
    const headers = { authorization: `Bearer ${await world.tokenFor(staffOf(shop))}` }
    return (await world.app.inject({ url, headers })).rawPayload
  }
  const setting = { key: 'code', columns: ['code', 'name', 'memo'] }
  const lines = ['A-1,赤,青い,100', 'A-2,短い', `A-3,良い,${'x'.repeat(400_001)}`]
  const file = await givenBack(await judged(shop, 'product', [`${code},${name},メモ`, ...lines].join('\n'), setting))
  const text = file.toString()
  expect(text).toMatch(/^A-1,赤,青い,[^,]*D2：[^,]*,100\r$/m)
  expect(text).toMatch(/^A-2,短い,#N\/A,[^,]*C3：/m)
  const again = await judged(shop, 'product', file, { key: 'code', columns: ['code', 'name', 'memo', null] })
  expect(again.start.columns.at(-1)).toBeNull()
  expect([again.body.changed, again.body.same]).toEqual([0, 0])
  expect(await faults(again)).toEqual(['E2 imports.extraCell', 'C3 imports.errorValue', 'C4 imports.errorValue'])
  const rows: unknown[][] = [
    ['A-1', null, 'x', 'beside'],
    ['A-2', { t: 'e', v: 42 }, 'x'],
    ['A-3', 1_234_567_890_123_456, 'x'],
    ['A-4', '', 'LONG'],
  ]
  const merged = [{ s: { r: 0, c: 1 }, e: { r: 1, c: 1 } }]
  const book = workbook([[code, name, 'メモ'], ...rows], { change: (sheet) => void (sheet['!merges'] = merged) })
  // A text as long as this fits a field, but no cell of a worksheet.
  const parts = unzipSync(book)
  const texts = Buffer.from(parts['xl/sharedStrings.xml']!).toString().replace('LONG', 'x'.repeat(40_000))
  parts['xl/sharedStrings.xml'] = Buffer.from(texts)
  const sheet = await givenBack(await judged(shop, 'product', Buffer.from(zipSync(parts)), setting))
  expect(readXlsx(sheet).rows[0]!.cells).toEqual(['A-1', '#N/A', 'x', expect.stringContaining('B2：'), 'beside'])
  const second = await judged(shop, 'product', sheet, { key: 'code', columns: ['code', 'name', 'memo', null] })
  expect([second.body.created, second.body.changed, second.body.same]).toEqual([0, 0, 0])
  expect((await faults(second)).slice(0, 3)).toEqual([
    'B2 imports.errorValue',
    'B3 imports.errorValue',
    'B4 imports.errorValue',
  ])
  expect(await faults(second)).toContain('C5 imports.errorValue')
})

const site = 'emu-esu-com'
const slugs = Array.from({ length: 12 }, (_, place) => `row-${place}`)
const manyNews = csv(['スラッグ', 'タイトル'], ...slugs.map((slug) => [slug, `題 ${slug}`]))

test('an import that is cut off anywhere goes on where it was, and is one change set', { tags: ['full'] }, async () => {
  const { world, judged, call, work } = await importingWorld()
  const api = await recordClient(world, news, site)
  let interrupted = 0
  for (let nth = 1; ; nth += 1) {
    let hasFailed = false
    for (const when of ['before', 'after'] as const) {
      const made = await judged(site, 'news', manyNews, { key: null })
      expect(made.body).toMatchObject({ created: 12, refused: 0 })
      await call(site, 'POST', `/${made.id}/writing`, { judgedAt: made.body.finishedAt })
      await work(breaking(world.database, nth, when))
      hasFailed ||= (await call(site, 'GET', `/${made.id}`)).body.status === 'writing'
      await work(world.database, Date.now() + 600_000)
      const { body } = await call(site, 'GET', `/${made.id}`)
      expect(body).toMatchObject({ status: 'done', written: 12 })
      expect(await world.sql('select count(*) as "count" from revision where "changeSet" = ?', body.changeSet)).toEqual(
        [{ count: 12 }],
      )
      expect((await api.get()).body).toHaveLength(12)
      await call(site, 'POST', `/${made.id}/restorations`)
      await work(breaking(world.database, nth, when))
      await work(world.database, Date.now() + 1_200_000)
      expect((await call(site, 'GET', `/${made.id}`)).body).toMatchObject({ status: 'undone', written: 0 })
      expect((await api.get()).body).toHaveLength(0)
      await world.sql(`delete from news`)
      await world.sql(`delete from import_file`)
    }
    if (!hasFailed) break
    interrupted += 1
  }
  expect(interrupted).toBeGreaterThan(1)
})

test('a row that no longer fits takes everything back, but for what somebody has changed meanwhile', async () => {
  const { world, judged, call, work } = await importingWorld()
  const api = await recordClient(world, news, site)
  const old = await api.create(1, { slug: 'row-0', title: '古い題' })
  const made = await judged(site, 'news', manyNews, { key: 'slug' })
  expect(made.body).toMatchObject({ created: 11, changed: 1 })
  const taken = await api.create(2, { slug: 'row-11', title: '先に取った題' })
  await call(site, 'POST', `/${made.id}/writing`, { judgedAt: made.body.finishedAt })
  await work(
    breaking(world.database, -1, 'after', async (count) => {
      if (count !== 1) return
      const { body } = await api.get(`/${old.id}`)
      await api.send('PUT', `/${old.id}`, { ...body, title: '人が直した題' })
    }),
  )
  const { body } = await call(site, 'GET', `/${made.id}`)
  expect(body).toMatchObject({
    status: 'refused',
    stopped: { number: 13, issues: [{ rule: 'duplicate' }] },
    left: [{ id: old.id, title: '人が直した題', issues: [{ rule: 'imports.changedSince' }] }],
    leftInAll: 1,
  })
  expect(await told(world)).toEqual([{ kind: 'import', outcome: 'failed' }])
  const { body: remaining } = await api.get('', { sort: ['id', 'ASC'] })
  expect(remaining).toMatchObject([{ id: old.id, title: '人が直した題' }, { id: taken.id }])
  // An import whose records were changed since is not undone by halves.
  await api.send('DELETE', `/${taken.id}`)
  const second = await judged(site, 'news', csv(['スラッグ', 'タイトル'], ['x-1', '一'], ['x-2', '二']), { key: null })
  await call(site, 'POST', `/${second.id}/writing`, { judgedAt: second.body.finishedAt })
  await work()
  const [first] = (await api.get('', { filter: { q: '一' } })).body
  await api.send('PUT', `/${first.id}`, { ...first, title: '直した' })
  const refused = await call(site, 'POST', `/${second.id}/restorations`)
  expect([refused.status, refused.body.data.changed]).toMatchObject([409, [{ title: '直した' }]])
})

test('a day later the rows and the file of an import are gone, a month later the import itself', async () => {
  const { world, judged, call, storage } = await importingWorld()
  const operator = world.tenants['funaneco-jp'].id
  const file = csv(['スラッグ', 'タイトル'], ['x-1', '一'], ['x-2', ''])
  const made = await judged(site, 'news', file, { key: null })
  const going = await judged(site, 'news', file, { key: null })
  await call(site, 'POST', `/${going.id}/writing`, { judgedAt: going.body.finishedAt, withoutRefused: true })
  const kept = async () => {
    const rows = await world.sql('select "import" from import_row order by "import"')
    const imports = await world.sql('select "id" from import_file order by "id"')
    return [rows.map((row) => row.import), imports.map((row) => row.id)]
  }
  const [one, other] = [made.id, going.id].toSorted()
  expect(await kept()).toEqual([
    [one, one, other, other],
    [one, other],
  ])
  // What a job has still to write is kept.
  await sweepImports(world.database, operator, Date.now() + importRetention + 60_000)
  expect(await kept()).toEqual([
    [going.id, going.id],
    [one, other],
  ])
  await sweepExports(world.database, storage, operator, Date.now() + 2 * exportRetention)
  expect(await storage.open(`${world.tenants[site].id}/${made.id}.import`)).toBeUndefined()
  await sweepImports(world.database, operator, Date.now() + 31 * importRetention)
  expect(await kept()).toEqual([[going.id, going.id], [going.id]])
})

test(
  'an import that nobody has written within a day is told as expired, and says so to whoever goes on with it',
  { tags: ['full'] },
  async () => {
    const { world, upload, judged, written, call } = await importingWorld()
    const file = csv(['スラッグ', 'タイトル'], ['x-1', '一'])
    const done = await judged(site, 'news', csv(['スラッグ', 'タイトル'], ['x-2', '二']), { key: null })
    await written(site, done.id)
    const { body: read } = await upload(site, 'news', file)
    const made = await judged(site, 'news', file, { key: null })
    await world.sql('update import_file set "expiresAt" = ?', new Date(Date.now() - 1).toISOString())
    const statuses = (await call(site, 'GET', '')).body.map(({ id, status }: { id: string; status: string }) => [
      id,
      status,
    ])
    expect(statuses).toEqual([
      [made.id, 'expired'],
      [read.id, 'expired'],
      [done.id, 'done'],
    ])
    for (const refused of [
      await call(site, 'POST', `/${made.id}/writing`, { judgedAt: made.body.finishedAt }),
      await call(site, 'PUT', `/${read.id}/plan`, { columns: read.columns, key: null }),
    ])
      expect([refused.status, refused.body.data]).toEqual([404, { code: 'IMPORT_EXPIRED' }])
    expect((await call(site, 'POST', `/${done.id}/restorations`)).status).toBe(200)
  },
)

test('an undo that could not be finished is finished by the next one', { tags: ['full'] }, async () => {
  const { world, judged, written, call, work } = await importingWorld()
  const operator = 'funaneco-jp'
  const [categories, articles] = await Promise.all(
    [articleCategory, article].map((entity) => recordClient(world, entity)),
  )
  const file = csv(['スラッグ', '名称'], ...slugs.map((slug) => [slug, `分類 ${slug}`]))
  const made = await judged(operator, 'article-category', file, { columns: ['slug', 'name'], key: null })
  const { changeSet } = await written(operator, made.id)
  const { id: category } = (await categories!.get('', { filter: { q: 'row-0' } })).body[0]
  const live = async () => (await categories!.get('', { filter: { q: 'row-' } })).body.length
  // Each undo stops at the row that came first, at which it is last.
  for (const time of [1, 2]) {
    const using = await articles!.create(time, { category, slug: `uses-${time}` })
    await call(operator, 'POST', `/${made.id}/restorations`)
    await work()
    expect((await call(operator, 'GET', `/${made.id}`)).body).toMatchObject({
      status: 'done',
      changeSet,
      written: 12,
      stopped: { issues: [expect.anything()] },
    })
    expect(await live()).toBe(12)
    await articles!.send('DELETE', `/${using.id}`)
    await world.sql('delete from article where "id" = ?', using.id)
  }
  await call(operator, 'POST', `/${made.id}/restorations`)
  await work()
  expect((await call(operator, 'GET', `/${made.id}`)).body).toMatchObject({
    status: 'undone',
    written: 0,
    stopped: null,
  })
  expect(await live()).toBe(0)
})

test('only the rows of an import are counted, not what they change by the way', async () => {
  const { world, judged, written, call, work } = await importingWorld()
  const agency = 'myprince-vip'
  const [casts, plans] = await Promise.all([cast, castWorkSchedule].map((entity) => recordClient(world, entity)))
  const stays = await casts!.create(1, { status: 'active', name: '残る' })
  const leaves = await casts!.create(2, { status: 'active' })
  for (const day of [1, 2, 3])
    await plans!.create(day, {
      cast: leaves.id,
      date: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
    })
  const file = csv(['ID', 'rank', 'status'], [stays.id, 'royal', 'active'], [leaves.id, 'royal', 'retired'])
  const made = await judged(agency, 'cast', file, { columns: ['id', 'rank', 'status'], key: 'id' })
  expect(await written(agency, made.id)).toMatchObject({ status: 'done', written: 2 })
  await call(agency, 'POST', `/${made.id}/restorations`)
  await work(
    breaking(world.database, -1, 'after', async (count) => {
      if (count !== 1) return
      const { body } = await casts!.get(`/${stays.id}`)
      await casts!.send('PUT', `/${stays.id}`, { ...body, name: '残った' })
    }),
  )
  expect((await call(agency, 'GET', `/${made.id}`)).body).toMatchObject({
    status: 'done',
    written: 2,
    stopped: { issues: [{ rule: 'integrity.changedSince' }] },
  })
  expect((await casts!.get(`/${leaves.id}`)).body).toMatchObject({ status: 'retired' })
})

/** A database that loses its connection once, in the middle of an operation: at the nth revision that is written. */
function losing(database: Database, nth: number): Database {
  let count = 0
  function* losingAt<T>(steps: Operation<T>): Operation<T> {
    let step = steps.next()
    while (!step.done) {
      if (step.value.sql.startsWith('insert into "revision"')) count += 1
      if (count === nth) {
        count += 1
        step = steps.throw(Object.assign(new Error('Terminated.'), { code: '57P01' }))
      } else step = steps.next(yield step.value)
    }
    return step.value
  }
  const write: Database['write'] = async (tenant, operation) => database.write(tenant, () => losingAt(operation()))
  return Object.create(database, { write: { value: write } }) as Database
}

test('a moment without a database is no fault of a row: the import goes on', async () => {
  const { world, judged, call, work } = await importingWorld()
  const made = await judged(site, 'news', manyNews, { key: null })
  await call(site, 'POST', `/${made.id}/writing`, { judgedAt: made.body.finishedAt })
  await work(losing(world.database, 4))
  expect((await call(site, 'GET', `/${made.id}`)).body).toMatchObject({ status: 'writing', stopped: null })
  await work(world.database, Date.now() + 600_000)
  expect((await call(site, 'GET', `/${made.id}`)).body).toMatchObject({ status: 'done', written: 12 })
})

test('an import that is deleted while it is judged leaves no rows behind', async () => {
  const { world, upload, call, work } = await importingWorld()
  const { body } = await upload(site, 'news', csv(['スラッグ', 'タイトル'], ['x-1', '一']))
  await call(site, 'PUT', `/${body.id}/plan`, { columns: body.columns, key: null })
  await work(
    breaking(world.database, -1, 'after', async (count) => {
      if (count === 1) await call(site, 'DELETE', `/${body.id}`)
    }),
  )
  expect(await world.sql('select "import" from import_row')).toEqual([])
})

test('an import ends when its owner may no longer enter the tenant, and what is half written is taken back', async () => {
  const { world, judged, upload, call, work, written } = await importingWorld()
  const api = await recordClient(world, news, site)
  const owner = await world.account(staffOf(site))
  const ban = (banned: boolean) => world.sql(`update auth_user set "banned" = ${banned} where "id" = ?`, owner)
  const leave = (day: string | null) => world.sql('update tenant_user set "endsOn" = ? where "user" = ?', day, owner)
  const stateOf = async (id: string) =>
    (await world.sql('select "status", "written", "findings" from import_file where "id" = ?', id))[0]
  /** Works until something was written so many times, and then takes the right away. */
  const workUntil = (nth: number, change: () => Promise<unknown>) =>
    work(breaking(world.database, -1, 'after', async (count) => void (count === nth && (await change()))))

  const made = await judged(site, 'news', manyNews, { key: null })
  await call(site, 'POST', `/${made.id}/writing`, { judgedAt: made.body.finishedAt })
  await workUntil(1, () => leave('2000-01-01'))
  const noRight = expect.stringContaining('imports.noRight')
  expect(await stateOf(made.id)).toEqual({ status: 'refused', written: 0, findings: noRight })
  expect((await api.get()).body).toEqual([])
  expect(await world.sql(`select distinct "by" from revision where "action" = 'delete'`)).toEqual([{ by: null }])
  await leave(null)

  const { body } = await upload(site, 'news', manyNews)
  await call(site, 'PUT', `/${body.id}/plan`, { columns: body.columns, key: null })
  await workUntil(1, () => ban(true))
  expect(await stateOf(body.id)).toEqual({ status: 'failed', written: 0, findings: noRight })
  await ban(false)

  const again = await judged(site, 'news', manyNews, { key: null })
  await written(site, again.id)
  await call(site, 'POST', `/${again.id}/restorations`)
  await workUntil(1, () => ban(true))
  expect(await stateOf(again.id)).toEqual({ status: 'done', written: 12, findings: noRight })
  expect((await api.get()).body).toHaveLength(12)
})

test('a bucket that is away delays what is judged; what fails by itself is logged', { tags: ['full'] }, async () => {
  const { world, upload, call, work, storage, uploads, folder } = await importingWorld()
  const planned = async () => {
    const { body } = await upload(site, 'news', manyNews)
    await call(site, 'PUT', `/${body.id}/plan`, { columns: body.columns, key: null })
    return async () => (await call(site, 'GET', `/${body.id}`)).body.status
  }
  const operator = async () => world.tenants['funaneco-jp'].id
  const logged: unknown[] = []
  const log = { error: (details: unknown) => void logged.push(details) }
  const runWith = async (open: Storage['open']) => {
    const { database } = world
    const failing = { ...storage, open }
    const handler = importHandler({ database, storage: failing, uploads, folder, origin: publicUrl, operator, log })
    const [job] = await world.sql(`select "payload" from job where "kind" = 'import' and "status" = 'waiting'`)
    await handler.run(JSON.parse(String(job!.payload)), new AbortController().signal)
  }
  const status = await planned()
  await expect(runWith(() => Promise.reject(unavailable()))).rejects.toThrow(unavailable().message)
  expect([await status(), logged]).toEqual(['judging', []])
  await work()
  expect(await status()).toBe('judged')

  const broken = await planned()
  await runWith(() => Promise.reject(new TypeError('it is broken')))
  expect([await broken(), logged]).toMatchObject(['failed', [{ err: { message: 'it is broken' } }]])
})

test('an import whose job is given up is taken back, not left half written', async () => {
  const { world, judged, call, work, storage, uploads, folder } = await importingWorld()
  const made = await judged(site, 'news', manyNews, { key: null })
  await call(site, 'POST', `/${made.id}/writing`, { judgedAt: made.body.finishedAt })
  await work(breaking(world.database, 2, 'after'))
  const [job] = await world.sql(`select "id", "payload" from job where "kind" = 'import' and "status" = 'waiting'`)
  await world.sql('delete from job where "id" = ?', job!.id)
  const operator = async () => world.tenants['funaneco-jp'].id
  const { database, app } = world
  const handler = importHandler({ database, storage, uploads, folder, origin: publicUrl, operator, log: app.log })
  await handler.givenUp!(JSON.parse(String(job!.payload)))
  await work()
  expect((await call(site, 'GET', `/${made.id}`)).body).toMatchObject({
    status: 'refused',
    written: 0,
    stopped: { number: null, issues: [{ rule: 'imports.notFinished' }] },
  })
  expect(await world.sql('select "id" from news where "trashedAt" is null')).toEqual([])
})
