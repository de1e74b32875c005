// @module-tag postgres-full
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import XLSX from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { delivery } from '../../entities/shop/delivery.ts'
import { link } from '../../entities/link.ts'
import { news } from '../../entities/news.ts'
import { order } from '../../entities/shop/order.ts'
import { tenantDomain } from '../../entities/kernel/tenant-domain.ts'
import type { Database } from '../../server/base/db/database.ts'
import { fitCp932 } from '../../server/features/exports/cp932.ts'
import { fileWriter } from '../../server/features/exports/file-writer.ts'
import type { Plan } from '../../server/features/exports/plan.ts'
import { exportHandler } from '../../server/features/exports/run-export.ts'
import { forgetExport, forgetHandler, sweepExports } from '../../server/features/exports/sweep.ts'
import { enqueue } from '../../server/base/jobs/job.ts'
import { jobRunner } from '../../server/base/jobs/runner.ts'
import { rowColumns } from '../../server/kernel/records/read-row.ts'
import { exportsFolder, openExportStorage } from '../../server/base/storage/open-storage.ts'
import type { Storage } from '../../server/base/storage/storage.ts'
import { recordClient } from './support/record-client.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { admin, publicUrl, reader, staffOf, start, type World } from './support/world.ts'

/** Lists as files: asked for over HTTP, written by the job, read back by others' readers. */

const hour = 3_600_000
const quiet = { info: (_details: unknown) => {}, warn: (_details: unknown) => {}, error: (_details: unknown) => {} }
const path = (tenant: string): string => `/api/v1/authorized/tenants/${tenant}/exports`

async function exportingWorld() {
  const world = await start({ DATA_DIR: scratchFolder() })
  const storage = openExportStorage(world.env)
  const folder = exportsFolder(world.env)
  /** The files that are stored or half written. */
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  /** Runs the jobs that are due at a moment. */
  async function work(at = Date.now(), database: Database = world.database, log = quiet): Promise<void> {
    const operator = async () => world.tenants['funaneco-jp'].id
    const options = { database, storage, folder: join(folder, '.incoming'), origin: publicUrl, operator }
    const handlers = { export: exportHandler(options), 'forget-export': forgetHandler(database, storage) }
    const runner = jobRunner(world.database, handlers, { log, now: () => at, chance: () => 0 })
    await runner.runDue()
    await runner.stop()
  }
  const ask = (tenant: string, body: object, email = staffOf(tenant)) => world.call(email, 'POST', path(tenant), body)
  const download = async (tenant: string, id: string, email = staffOf(tenant)) => {
    const answer = await world.app.inject({
      method: 'GET',
      url: `${path(tenant)}/${id}/file`,
      headers: { authorization: `Bearer ${await world.tokenFor(email)}` },
    })
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
  }
  /** Asks, writes and downloads. */
  async function exported(tenant: string, body: object): Promise<Buffer> {
    const asked = await ask(tenant, body)
    expect([asked.status, asked.text]).toEqual([201, expect.any(String)])
    await work()
    const { status, bytes } = await download(tenant, asked.body.id)
    expect(status).toBe(200)
    return bytes
  }
  return { world, storage, folder, files, work, ask, download, exported }
}

const csvIn = (text: string): string[][] => parse(text, { bom: true, relaxColumnCount: true })

/** The cells of the only sheet, as another reader sees them. */
function cellsIn(bytes: Buffer) {
  const { Sheets, SheetNames } = XLSX.read(bytes, { type: 'buffer', cellNF: true })
  const sheet = Sheets[SheetNames[0]!]!
  const cell = (at: string) => {
    const { t: type, v: value, z: format, f: formula } = (sheet[at] ?? {}) as XLSX.CellObject
    return { type, value, format, formula }
  }
  return { cell, rows: XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true }), name: SheetNames[0] }
}

test('what is assigned to nobody who belongs to the tenant is exported as such', async () => {
  const { world, ask, exported } = await exportingWorld()
  const api = await recordClient(world, news)
  const { slug } = api.tenant
  const [mine, left, free] = [await api.create(1), await api.create(2), await api.create(3)]
  const threads = `/api/v1/authorized/tenants/${slug}/threads/news`
  const assign = async (id: string, account: string) =>
    expect((await world.call(admin, 'PUT', `${threads}/${id}/assignee`, { account })).status).toBe(200)
  await assign(mine.id, await world.account(staffOf(slug)))
  await assign(left.id, await world.account(staffOf(slug)))
  await world.sql('update assignment set "account" = ? where "recordId" = ?', await world.account(reader), left.id)
  const wanted = { entity: 'news', format: 'csv', columns: ['title'], filter: { assignedTo: 'nobody' } }
  expect((await ask(slug, wanted)).body).toMatchObject({ records: 2 })
  const [, ...rows] = csvIn((await exported(slug, wanted)).toString())
  expect(rows.flat().toSorted()).toEqual([left.title, free.title].toSorted())
})

test('a workbook holds texts as texts, days as days, sums as numbers, and what is referenced by title and id', async () => {
  const { world, exported } = await exportingWorld()
  const orders = await recordClient(world, order)
  const deliveries = await recordClient(world, delivery)
  const placed = await orders.create(1, { orderNo: '00000001-0001' })
  const hostile = '=HYPERLINK("https://evil.example") <b>&amp; _x0041_ 🍣'
  await deliveries.create(1, {
    order: placed.id,
    phone: '0312345678',
    postalCode: '0010001',
    fee: 1200,
    plannedOn: '2026-11-21',
    shippedAt: '2026-11-20T15:30:45.000Z',
    deliveredAt: '2026-11-21T15:30:45.000Z',
    memo: hostile,
    recipientName: '＝花子',
  })
  const columns = ['phone', 'postalCode', 'fee', 'plannedOn', 'shippedAt', 'memo', 'order', 'status', 'recipientName']
  const { cell, rows, name } = cellsIn(await exported('suda-nijo-com', { entity: 'delivery', columns }))
  expect(name).toBe('配送')
  expect(rows[0]).toEqual(expect.arrayContaining(['注文', '注文（ID）']))
  expect(cell('A2')).toMatchObject({ type: 's', value: (await deliveries.get()).body[0].phone, format: '@' })
  expect(String(cell('A2').value)).toMatch(/^0/)
  expect(cell('B2')).toMatchObject({ type: 's', value: expect.stringMatching(/^001/) })
  expect(cell('C2')).toMatchObject({ type: 'n', value: 1200, format: '#,##0' })
  // 46347 is 2026-11-21; the time is that of Japan.
  expect(cell('D2')).toMatchObject({ type: 'n', value: 46_347, format: 'yyyy/mm/dd' })
  expect(cell('E2').value).toBeCloseTo(46_347 + (30 * 60 + 45) / 86_400, 8)
  expect(cell('F2')).toMatchObject({ type: 's', value: hostile, formula: undefined })
  expect(cell('G2')).toMatchObject({ value: '00000001-0001' })
  expect(cell('H2')).toMatchObject({ value: placed.id })
  expect(cell('J2')).toMatchObject({ type: 's', formula: undefined })
})

test('a CSV file has a byte order mark, quotes what it must, and no cell begins a formula', async () => {
  const { world, exported } = await exportingWorld()
  const api = await recordClient(world, news, 'emu-esu-com')
  const titles = ['=1+1', '+81', '-1', '@A1', '＝1', 'a,"b"', '普通']
  for (const [number, title] of titles.entries()) await api.create(number + 1, { title })
  const text = (
    await exported('emu-esu-com', { entity: 'news', format: 'csv', columns: ['title'], sort: ['id', 'ASC'] })
  ).toString()
  expect(text.startsWith('\ufeff')).toBe(true)
  const stored = (await api.get('', { sort: ['id', 'ASC'] })).body.map(({ title }: { title: string }) => title)
  expect(csvIn(text).map(([title]) => title)).toEqual([
    'タイトル',
    ...stored.map((title: string) => (/^[=+\-@＝]/.test(title) ? `'${title}` : title)),
  ])
})

test('characters that CP932 lacks are listed before there is a file, and replaced only when asked', async () => {
  const { world, files, work, ask, download, exported } = await exportingWorld()
  const api = await recordClient(world, news, 'emu-esu-com')
  await api.create(1, { title: '髙島〜𠮷野家−がんばる𠮷' })
  const body = { entity: 'news', format: 'csv', encoding: 'cp932', columns: ['title'] }
  const asked = await ask('emu-esu-com', body)
  await work()
  const { body: told } = await world.call(staffOf('emu-esu-com'), 'GET', `${path('emu-esu-com')}/${asked.body.id}`)
  expect(told).toMatchObject({
    status: 'characters',
    missing: [{ character: '𠮷', count: 2, column: 'タイトル' }],
    size: null,
  })
  expect(files()).toEqual([])
  expect((await download('emu-esu-com', asked.body.id)).status).toBe(409)

  const bytes = await exported('emu-esu-com', { ...body, replaceMissing: true })
  const [, [title = ''] = []] = csvIn(iconv.decode(bytes, 'cp932'))
  expect(title).toBe('髙島～〓野家－がんばる〓')
})

test('what CP932 has is fitted to it: composed marks, twins, and the ideographs of names as they are', () => {
  const missing: string[] = []
  const fit = (text: string) => fitCp932(text, (character) => missing.push(character))
  expect(fit('か\u3099は\u309a〜−—‖¥\u00a0\ufa19①㈱髙﨑ｶﾅ\\~')).toBe('がぱ～－―∥￥ \ufa19①㈱髙﨑ｶﾅ\\~')
  expect(missing).toEqual([])
  expect(fit('𠮷葛\u{e0100}🍣é')).toBe('〓葛〓〓')
  expect(missing).toEqual(['𠮷', '🍣', 'é'])
})

test('ready layouts say what couriers and accountants read, and items have rows of their own', async () => {
  const { world, exported } = await exportingWorld()
  await world.sql(
    `update tenant set "phone" = '0751234567', "invoiceNumber" = 'T1234567890123' where "slug" = 'suda-nijo-com'`,
  )
  const orders = await recordClient(world, order)
  const placed = await orders.create(1, { wishTime: 'am' })
  const deliveries = await recordClient(world, delivery)
  const address = '京都市中京区二条通'.repeat(5)
  await deliveries.create(1, {
    order: placed.id,
    shippingKind: 'chilled',
    prefecture: '26',
    address,
    plannedOn: '2026-11-21',
  })
  const [headings = [], row = []] = csvIn(
    iconv.decode(await exported('suda-nijo-com', { entity: 'delivery', layout: 'yamato', language: 'en' }), 'cp932'),
  )
  const yamato = Object.fromEntries(headings.map((heading, place) => [heading, row[place]]))
  expect(headings).toHaveLength(42)
  expect(yamato).toMatchObject({
    クール区分: '2',
    配達時間帯: '0812',
    出荷予定日: '2026/11/21',
    お届け先住所: `京都府${address}`.slice(0, 32),
    お届け先アパートマンション名: `京都府${address}`.slice(32),
    ご依頼主電話番号: '0751234567',
    記事: placed.orderNo,
  })
  const accounting = cellsIn(await exported('suda-nijo-com', { entity: 'order', layout: 'accounting' })).rows
  const [sums] = placed.taxBreakdown as { taxRate: string; taxableAmount: number; tax: number }[]
  const sum = Object.fromEntries(accounting[0]!.map((heading, place) => [heading, accounting[1]![place]]))
  expect(sum).toMatchObject({
    [`${sums!.taxRate}%${sums!.taxRate === '8' ? '対象（税込・軽減）' : '対象（税込）'}`]: sums!.taxableAmount,
    [`${sums!.taxRate}%消費税`]: sums!.tax,
    登録番号: 'T1234567890123',
  })
  // Accounting programs take a row for each rate, and know days alone.
  const yayoi = csvIn(iconv.decode(await exported('suda-nijo-com', { entity: 'order', layout: 'yayoi' }), 'cp932'))
  expect([yayoi[0]!.length, yayoi[0]![0], yayoi.length]).toEqual([25, '#識別フラグ', 1 + placed.taxBreakdown.length])
  expect(yayoi[1]).toEqual(
    expect.arrayContaining([
      '2000',
      '売掛金',
      '売上高',
      String(sums!.taxableAmount),
      String(sums!.tax),
      placed.orderNo,
    ]),
  )
  expect(yayoi[1]![3]).toMatch(/^[0-9]{4}\/[0-9]{2}\/[0-9]{2}$/)
  const freee = csvIn(String(await exported('suda-nijo-com', { entity: 'order', layout: 'freee' })))
  expect([freee[0]!.length, freee[1]!.slice(0, 2)]).toEqual([21, ['収入', placed.orderNo]])
  const items = cellsIn(await exported('suda-nijo-com', { entity: 'order', layout: 'items' })).rows
  expect(items).toHaveLength(1 + placed.items.length)
  expect(items[1]).toEqual(expect.arrayContaining([placed.orderNo, placed.items[0].name, placed.items[0].amount]))
  const readable = cellsIn(await exported('suda-nijo-com', { entity: 'order', columns: ['items'] })).cell('A2').value
  expect(readable).toContain(placed.items[0].name)
  expect(readable).not.toMatch(/[{}[\]]/)
})

test('a courier reads each address as it was written, and what its columns do not hold is listed before there is a file', async () => {
  const { world, work, ask, exported } = await exportingWorld()
  const orders = await recordClient(world, order)
  const deliveries = await recordClient(world, delivery)
  const send = async (number: number, values: object) =>
    deliveries.create(number, { order: (await orders.create(number)).id, prefecture: '26', ...values })
  await send(1, { address: '京都市中京区町町町町町町町-5-301', recipientName: '@山田商店' })
  const body = { entity: 'delivery', layout: 'sagawa' }
  const rowsOf = (bytes: Uint8Array) => {
    const [headings = [], ...rows] = csvIn(iconv.decode(Buffer.from(bytes), 'cp932'))
    return rows.map((row) => Object.fromEntries(headings.map((heading, place) => [heading, row[place]])))
  }
  const [row] = rowsOf(await exported('suda-nijo-com', body))
  expect(row).toMatchObject({
    お届け先住所１: '京都府京都市中京区町町町町町町',
    お届け先住所２: '町-5-301',
    お届け先名称１: '@山田商店',
  })

  const long = await send(2, { address: '京都市中京区二条通寺町東入榎木町'.repeat(5), recipientName: '長'.repeat(33) })
  const asked = await ask('suda-nijo-com', body)
  await work()
  const { body: told } = await world.call(staffOf('suda-nijo-com'), 'GET', `${path('suda-nijo-com')}/${asked.body.id}`)
  expect(told).toMatchObject({
    status: 'too-long',
    size: null,
    cut: 2,
    cutTexts: [
      { column: 'お届け先住所１', title: long.deliveryNo },
      { column: 'お届け先名称１', title: long.deliveryNo },
    ],
  })
  expect(rowsOf(await exported('suda-nijo-com', { ...body, cutTexts: true }))).toHaveLength(2)
  // Yamato has two columns more, of a company and its department.
  const yamato = rowsOf(await exported('suda-nijo-com', { entity: 'delivery', layout: 'yamato', cutTexts: true }))
  const found = yamato.find(({ お客様管理番号 }) => お客様管理番号 === long.deliveryNo)!
  expect(
    ['お届け先住所', 'お届け先アパートマンション名', 'お届け先会社・部門１', 'お届け先会社・部門２']
      .map((heading) => found[heading])
      .join(''),
  ).toBe(`京都府${long.address}`)
})

/** A tenant with thousands of news, every third of which has no day of publication. */
async function withThousands(world: World, count: number) {
  const api = await recordClient(world, news, 'emu-esu-com')
  const { id } = await api.create(1)
  const columns = ['tenant_id', ...rowColumns(news)]
  const taken: Readonly<Record<string, string>> = {
    id: 'column1',
    slug: 'column2',
    title: 'column3',
    publishAt: 'column4',
  }
  const chosen = columns.map((name) => (taken[name] ? `v.${taken[name]}` : `news."${name}"`)).join(', ')
  const uuidOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: 500 }, (_, place) => from + place)
    await world.sql(
      `insert into news (${columns.map((name) => `"${name}"`).join(', ')}) select ${chosen} from news, (values ${rows
        .map(() => '(?, ?, ?, ?)')
        .join(', ')}) as v where news."id" = ?`,
      ...rows.flatMap((number) => [
        uuidOf(number),
        `n${number}`,
        `第${number}号`,
        number % 3 === 0 ? null : new Date(1.7e12 + (number % 7) * hour).toISOString(),
      ]),
      id,
    )
  }
  await world.sql('delete from news where "id" = ?', id)
  await world.sql(`update total set "count" = ? where "entity" = 'news'`, count)
  return api
}

/** A database that tells the pages that were read of it. */
function watched(database: Database, told: (count: number, length: number) => void | Promise<void>): Database {
  return Object.create(database, {
    read: {
      value: async (...args: Parameters<Database['read']>) => {
        const answer = await database.read(...args)
        const { page } = (answer ?? {}) as { page?: { records: Buffer | string; count: number } }
        if (page) await told(page.count, page.records.length)
        return answer
      },
    },
  }) as Database
}

test('thousands of records are read in pages, each once, in the order of the list', { tags: ['full'] }, async () => {
  const { world, work, ask, download, files } = await exportingWorld()
  const api = await withThousands(world, 5000)
  const pages: number[] = []
  for (const sort of [
    ['publishAt', 'DESC'],
    ['publishAt', 'ASC'],
  ]) {
    pages.length = 0
    const body = { entity: 'news', format: 'csv', columns: ['id', 'title'], sort, filter: { title_neq: '第7号' } }
    const asked = await ask('emu-esu-com', body)
    expect(asked.body.records).toBe(4999)
    await work(
      Date.now(),
      watched(world.database, (count, length) => {
        pages.push(count)
        expect(length).toBeLessThan(200_000)
      }),
    )
    const { bytes } = await download('emu-esu-com', asked.body.id)
    const exported = csvIn(bytes.toString())
      .slice(1)
      .map(([id]) => id)
    const listed: string[] = []
    for (let from = 0; from < 5000; from += 1000) {
      const page = await api.get('', { sort, range: [from, from + 999], filter: { title_neq: '第7号' } })
      listed.push(...page.body.map(({ id }: { id: string }) => id))
    }
    expect(exported).toEqual(listed)
    expect(Math.max(...pages)).toBeLessThanOrEqual(500)
  }
  // With long texts, less at a time.
  pages.length = 0
  await world.sql(
    `update news set "body" = ? where "id" like '%0'`,
    JSON.stringify({ blocks: [{ id: 'a', type: 'paragraph', data: { text: 'あ'.repeat(20_000) } }] }),
  )
  const asked = await ask('emu-esu-com', { entity: 'news', columns: ['id', 'body'] })
  await work(
    Date.now(),
    watched(world.database, (count, length) => {
      pages.push(count)
      expect(length).toBeLessThan(2_000_000)
    }),
  )
  const { rows } = cellsIn((await download('emu-esu-com', asked.body.id)).bytes)
  expect(rows).toHaveLength(5001)
  expect(rows.filter(([, text]) => String(text).length === 20_000)).toHaveLength(500)
  expect(pages.length).toBeGreaterThan(25)
  expect(files()).toHaveLength(3)
})

test('a list by groups is exported in the order of its groups', async () => {
  const { world, exported } = await exportingWorld()
  const api = await recordClient(world, link)
  for (const [number, category] of ['other', 'school', 'government', 'school'].entries())
    await api.create(number + 1, { category })
  const listed = (await api.get()).body.map(({ id, category }: { id: string; category: string }) => [id, category])
  expect(listed.map(([, category]: string[]) => category)).toEqual(['government', 'school', 'school', 'other'])
  const text = (await exported(api.tenant.slug, { entity: 'link', format: 'csv', columns: ['id'] })).toString()
  expect(csvIn(text).slice(1)).toEqual(listed.map(([id]: string[]) => [id]))
})

test('what others delete or move between two pages of a list by groups is neither repeated nor makes others missing', async () => {
  const { world, work, ask, download } = await exportingWorld()
  const api = await recordClient(world, link)
  const made = await api.create(1, { category: 'school' })
  const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
  const columns = ['tenant_id', ...rowColumns(link)]
  const taken: Readonly<Record<string, string>> = { id: 'v.column1', url: `'https://example.jp/' || v.column1` }
  const chosen = columns.map((name) => taken[name] ?? `link."${name}"`).join(', ')
  const numbers = Array.from({ length: 1200 }, (_, number) => number)
  for (let from = 0; from < numbers.length; from += 400)
    await world.sql(
      `insert into link (${columns.map((name) => `"${name}"`).join(', ')}) select ${chosen} from link, (values ${numbers
        .slice(from, from + 400)
        .map(() => '(?)')
        .join(', ')}) as v where link."id" = ?`,
      ...numbers.slice(from, from + 400).map(idOf),
      made.id,
    )
  await world.sql('delete from link where "id" = ?', made.id)
  await world.sql(`update total set "count" = 1200 where "entity" = 'link'`)
  const asked = await ask(api.tenant.slug, { entity: 'link', format: 'csv', columns: ['id'] })
  expect(asked.body.records).toBe(1200)
  let pages = 0
  await work(
    Date.now(),
    watched(world.database, async () => {
      pages += 1
      if (pages !== 1) return
      await world.sql('delete from link where "id" in (?, ?, ?)', idOf(3), idOf(5), idOf(700))
      await world.sql(`update link set "category" = 'other' where "id" = ?`, idOf(7))
      await world.sql(`update link set "category" = 'government' where "id" = ?`, idOf(900))
    }),
  )
  const text = (await download(api.tenant.slug, asked.body.id)).bytes.toString()
  const exported = csvIn(text)
    .slice(1)
    .map(([id]) => id)
  expect(exported.toSorted()).toEqual(numbers.filter((number) => number !== 700).map(idOf))
})

test('an export that is cancelled while it is written stops, and leaves nothing', async () => {
  const { world, work, ask, files } = await exportingWorld()
  await withThousands(world, 2000)
  const asked = await ask('emu-esu-com', { entity: 'news', columns: ['title'] })
  const pages: number[] = []
  await work(
    Date.now(),
    watched(world.database, async (count) => {
      pages.push(count)
      if (pages.length === 2)
        expect(
          (await world.call(staffOf('emu-esu-com'), 'DELETE', `${path('emu-esu-com')}/${asked.body.id}`)).status,
        ).toBe(204)
    }),
  )
  expect(pages.length).toBeLessThan(4)
  expect(files()).toEqual([])
  expect((await world.call(staffOf('emu-esu-com'), 'GET', path('emu-esu-com'))).body).toEqual([])
})

test('an export is gone after a day, and so is what a killed server left of one', async () => {
  const { world, storage, folder, work, ask, files, download } = await exportingWorld()
  await (await recordClient(world, news, 'emu-esu-com')).create(1)
  const asked = await ask('emu-esu-com', { entity: 'news' })
  await work()
  const kept = files()
  expect(kept).toHaveLength(1)
  const old = join(folder, world.tenants['emu-esu-com'].id, '00000000-0000-7000-8000-000000000000.csv')
  await mkdir(join(old, '..'), { recursive: true })
  writeFileSync(old, 'left')
  utimesSync(old, new Date(0), new Date(0))
  expect(statSync(old).size).toBe(4)
  const operator = world.tenants['funaneco-jp'].id
  await sweepExports(world.database, storage, operator)
  expect(files()).toEqual(kept)
  expect((await download('emu-esu-com', asked.body.id)).status).toBe(200)
  // One whose job was given up, as the database was away for long.
  const { body: given } = await ask('emu-esu-com', { entity: 'news' })
  await world.sql('update export_file set "expiresAt" = ? where "id" = ?', new Date(0).toISOString(), given.id)
  await sweepExports(world.database, storage, operator)
  expect(await world.sql('select "id" from export_file')).toEqual([{ id: asked.body.id }])
  await work(Date.now() + 25 * hour)
  expect(files()).toEqual([])
  expect((await download('emu-esu-com', asked.body.id)).status).toBe(404)
  expect(await world.sql('select "id" from export_file')).toEqual([])
})

test('an export whose file cannot be removed is gone at once, and its file when it is swept', async () => {
  const { world, storage, work, ask, files } = await exportingWorld()
  await (await recordClient(world, news, 'emu-esu-com')).create(1)
  const { body: asked } = await ask('emu-esu-com', { entity: 'news' })
  await work()
  const failing: Storage = { ...storage, remove: () => Promise.reject(new Error('away')) }
  const { id: tenant } = world.tenants['emu-esu-com']
  await expect(forgetExport(world.database, failing, tenant, asked.id)).rejects.toThrow('away')
  expect(await world.sql('select "id" from export_file')).toEqual([])
  expect(files()).toHaveLength(1)
  await sweepExports(world.database, storage, world.tenants['funaneco-jp'].id, Date.now() + 26 * hour)
  expect(files()).toEqual([])
})

test('an export whose server was killed each time has failed, and is made when an administrator tries it again', async () => {
  const { world, work, ask, download } = await exportingWorld()
  await (await recordClient(world, news, 'emu-esu-com')).create(1)
  const { body: asked } = await ask('emu-esu-com', { entity: 'news' })
  const stateOf = async () =>
    (await world.call(staffOf('emu-esu-com'), 'GET', `${path('emu-esu-com')}/${asked.id}`)).body.status
  await world.sql(`update export_file set "status" = 'running'`)
  await world.sql(`update job set "attempts" = 3 where "kind" = 'export'`)
  await work()
  expect(await stateOf()).toBe('failed')
  const [{ id: job }] = (await world.sql(`select "id" from job where "kind" = 'export' and "status" = 'failed'`)) as [
    { id: string },
  ]
  expect((await world.call(admin, 'POST', `/api/v1/admin/jobs/${job}/retries`)).status).toBe(201)
  await work()
  expect(await stateOf()).toBe('done')
  expect((await download('emu-esu-com', asked.id)).status).toBe(200)
  // Whoever asked for it was told both times.
  const told = await world.sql('select "kind", "params" from notification order by "id"')
  expect(told.map(({ kind, params }) => [kind, (JSON.parse(String(params)) as { outcome: string }).outcome])).toEqual([
    ['export', 'failed'],
    ['export', 'done'],
  ])
})

test('an export in the middle of which the database fails says so in no words of the database, which are in the log', async () => {
  const { world, work, ask, files } = await exportingWorld()
  await withThousands(world, 1500)
  const { body: asked } = await ask('emu-esu-com', { entity: 'news', columns: ['title'] })
  const said = 'database disk image is malformed'
  const logged: any[] = []
  const note = (details: unknown) => void logged.push(details)
  const log = { info: note, warn: note, error: () => {} }
  for (const minute of [0, 1, 3]) {
    let pages = 0
    const failing = watched(world.database, () => {
      pages += 1
      if (pages === 2) throw Object.assign(new Error(said), { code: 'SQLITE_CORRUPT' })
    })
    await work(Date.now() + minute * 60_000, failing, log)
  }
  const told = await Promise.all([
    world.call(staffOf('emu-esu-com'), 'GET', `${path('emu-esu-com')}/${asked.id}`),
    world.call(staffOf('emu-esu-com'), 'GET', '/api/v1/authorized/notifications'),
    world.call(admin, 'GET', '/api/v1/admin/jobs'),
  ])
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(told[0].body).toMatchObject({ status: 'failed', size: null })
  expect(told[2].body).toContainEqual(expect.objectContaining({ kind: 'export', reason: 'SQLITE_CORRUPT' }))
  expect(told.map(({ text }) => text).join()).not.toContain(said)
  expect(files()).toEqual([])
  expect(logged.map(({ attempt, err }) => [attempt, err.message])).toEqual([1, 2, 3].map((each) => [each, said]))
})

test('a file that cannot be opened fails its export, and not the server, also before the first page', async () => {
  const plan = { format: 'csv', encoding: 'utf-8', columns: [], links: [] } as unknown as Plan
  const writer = fileWriter(plan, join(scratchFolder(), 'missing', 'file'), async () => ({}))
  // A thread that is started later is at its end, so the first one has failed.
  const later = fileWriter(plan, join(scratchFolder(), 'file'), async () => ({}))
  await later.end()
  await later.close()
  await expect(writer.end()).rejects.toThrow('ENOENT')
  await writer.close()
})

test('an export that another server finished meanwhile keeps its file', async () => {
  const { world, work, ask, download } = await exportingWorld()
  await (await recordClient(world, news, 'emu-esu-com')).create(1)
  const { body: asked } = await ask('emu-esu-com', { entity: 'news' })
  let isSecond = false
  await work(
    Date.now(),
    watched(world.database, async () => {
      if (isSecond) return
      isSecond = true
      const { kind, payload } = (await world.sql(`select "kind", "payload" from job where "kind" = 'export'`))[0]
      await world.database.write(null, () => enqueue(world.database.dialect, kind, JSON.parse(payload)))
      await work()
    }),
  )
  expect((await download('emu-esu-com', asked.id)).status).toBe(200)
})

test('nobody but who asked for an export sees it, in no tenant but the one it is of', async () => {
  const { world, work, ask, download } = await exportingWorld()
  await world.other('emu-esu-com', 'second-builder')
  const api = await recordClient(world, news, 'emu-esu-com')
  await api.create(1, { title: '他社に見せない' })
  const { body: asked } = await ask('emu-esu-com', { entity: 'news' })
  await work()
  const theirs = path('emu-esu-com')
  const others = [
    [admin, theirs],
    [staffOf('emu-esu-com'), path('second-builder')],
    [staffOf('second-builder'), theirs],
    [staffOf('second-builder'), path('second-builder')],
    [admin, path('second-builder')],
  ] as const
  for (const [email, at] of others) {
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', '/file'],
      ['DELETE', ''],
    ] as const)
      expect([403, 404]).toContain((await world.call(email, method, `${at}/${asked.id}${rest}`)).status)
    const list = await world.call(email, 'GET', at)
    expect(list.status === 403 || list.body.length === 0).toBe(true)
  }
  // What another tenant exports has nothing of this one, whatever it filters by.
  const own = (await api.get()).body[0]
  const foreign = await ask('second-builder', { entity: 'news', format: 'csv', filter: { id: [own.id] } })
  expect(foreign.body.records).toBe(0)
  await work()
  expect((await download('second-builder', foreign.body.id)).bytes.toString()).not.toContain('他社')
  expect((await download('emu-esu-com', asked.id)).status).toBe(200)
})

test('only what a tenant lists is exported, by columns and conditions that its list has', async () => {
  const { world, ask } = await exportingWorld()
  const refused = async (body: object, tenant = 'emu-esu-com') => {
    const { status, body: told } = await ask(tenant, body)
    return [status, told.data?.issues?.[0]?.path]
  }
  expect(await refused({ entity: 'order' })).toEqual([404, undefined])
  expect(await refused({ entity: 'nothing' })).toEqual([404, undefined])
  expect(await refused({ entity: 'toString' })).toEqual([404, undefined])
  expect(await refused({ entity: 'news', columns: ['title', 'sounds'] })).toEqual([400, ['columns', 'sounds']])
  expect(await refused({ entity: 'news', filter: { nothing: 1 } })).toEqual([400, ['filter', 'nothing']])
  expect(await refused({ entity: 'news', layout: 'toString' })).toEqual([400, ['layout']])
  expect(await refused({ entity: 'news', sort: ['body', 'ASC'] })).toEqual([400, ['sort', 'body']])
  expect(await refused({ entity: 'news', nothing: 1 })).toEqual([400, ['nothing']])
  const { tenants } = world
  const nested = { entity: tenantDomain.name }
  const operator = 'funaneco-jp'
  expect(await refused(nested, operator)).toEqual([400, ['parent']])
  expect(await refused({ ...nested, parent: '00000000-0000-7000-8000-000000000000' }, operator)).toEqual([
    404,
    undefined,
  ])
  expect((await ask(operator, { ...nested, parent: tenants['emu-esu-com'].id })).status).toBe(201)
  for (let number = 0; number < 4; number += 1) expect((await ask(operator, { entity: 'faq' })).status).toBe(201)
  expect((await ask(operator, { entity: 'faq' })).body.data.code).toBe('TOO_MANY_EXPORTS')
})

test('personal data asks for a recent sign-in, also to download it, and the audit log tells what was taken, never the values', async () => {
  const { world, work, ask, download } = await exportingWorld()
  await (await recordClient(world, delivery)).create(1, { recipientName: '秘密の花子' })
  const tenant = 'suda-nijo-com'
  const body = { entity: 'delivery', columns: ['deliveryNo', 'recipientName'], format: 'csv' }
  const { body: asked } = await ask(tenant, body)
  expect(asked).toMatchObject({ isPersonal: true, records: 1 })
  await work()
  expect((await download(tenant, asked.id)).status).toBe(200)

  await world.sql('update auth_session set "createdAt" = ?', new Date(Date.now() - 61 * 60_000).toISOString())
  const again = await ask(tenant, body)
  expect([again.status, again.body.data.code]).toEqual([403, 'SESSION_NOT_FRESH'])
  const late = await world.call(staffOf(tenant), 'GET', `${path(tenant)}/${asked.id}/file`)
  expect([late.status, late.body.data.code]).toEqual([403, 'SESSION_NOT_FRESH'])
  // What is not personal asks for nothing; shipTo of an order has names in it.
  expect((await ask(tenant, { ...body, columns: ['deliveryNo', 'status'] })).status).toBe(201)
  expect((await ask(tenant, { entity: 'order', columns: ['shipTo'] })).status).toBe(403)
  expect((await ask(tenant, { entity: 'delivery', layout: 'yamato' })).status).toBe(403)

  await world.sql('update auth_session set "createdAt" = ?', new Date().toISOString())
  const { body: events } = await world.call(
    admin,
    'GET',
    '/api/v1/admin/audit-events?sort=["at","ASC"]&filter={"action":["personal-data-exported","personal-data-downloaded"]}',
  )
  expect(events.map(({ action }: { action: string }) => action)).toEqual([
    'personal-data-exported',
    'personal-data-downloaded',
  ])
  expect(events[0].detail).toMatchObject({
    slug: tenant,
    entity: 'delivery',
    records: 1,
    columns: ['deliveryNo', 'recipientName'],
  })
  expect(JSON.stringify(events)).not.toContain('花子')
})

test('in somebody else’s name no personal data is exported', async () => {
  const { world, ask } = await exportingWorld()
  const tenant = 'suda-nijo-com'
  expect((await ask(tenant, { entity: 'delivery' })).status).toBe(201)
  await world.tokenFor(admin)
  const administrator = await world.account(admin)
  const [{ id: own }] = await world.sql('select "id" from auth_session where "userId" = ?', administrator)
  await world.sql(
    'update auth_session set "impersonatedBy" = ?, "impersonatorSession" = ?, "expiresAt" = ? where "userId" = ?',
    administrator,
    own,
    new Date(Date.now() + hour / 6).toISOString(),
    await world.account(staffOf(tenant)),
  )
  expect((await ask(tenant, { entity: 'product' })).status).toBe(201)
  const { status, body } = await ask(tenant, { entity: 'delivery' })
  expect([status, body.data.code]).toEqual([403, 'IMPERSONATING'])
})
