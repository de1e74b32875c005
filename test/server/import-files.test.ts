// @module-tag postgres-full
import XLSX from '@e965/xlsx'
import iconv from 'iconv-lite'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { food } from '../../entities/food.ts'
import { news } from '../../entities/news.ts'
import { event } from '../../entities/events/event.ts'
import { product } from '../../entities/shop/product.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { guessColumns, rememberedColumns } from '../../server/features/imports/columns.ts'
import type { RowIssue, RowChange } from '../../server/features/imports/import-files.ts'
import { rowJudge } from '../../server/features/imports/judge-rows.ts'
import { readSheet } from '../../server/features/imports/read-sheet.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { code, csv, importingWorld, name, price, shop, shopWorld, workbook } from './support/importing-world.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { publicUrl, staffOf } from './support/world.ts'

/**
 * Files as people really have them, and files that were made to do harm: what cannot be read is refused with the reason,
 * and of all others each fault is named by its cell and the good rows are counted.
 */

type File = Buffer | string

interface Kind {
  readonly file: () => File
  /** Which records it has; products, by their codes, where left out. */
  readonly of?: { readonly entity: Entity; readonly key: string }
  readonly columns?: readonly (string | null)[]
  /** How many rows are new, changed, the same and refused. */
  readonly counts: readonly [created: number, changed: number, same: number, refused: number]
  readonly faults?: readonly string[]
  /** What the rows change, by their numbers. */
  readonly changes?: Readonly<Record<number, Readonly<Record<string, string>>>>
}

/** A workbook in which each cell is as it is given. */
const sheetOf = (rows: readonly (readonly (XLSX.CellObject | string | number | null)[])[]): Buffer =>
  workbook(rows.map((cells) => [...cells]))

const utf16 = (text: string): Buffer => iconv.encode(text, 'utf-16le', { addBOM: true })

/** A ZIP of files by name. */
const zip = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))))

/** A workbook whose directory says that its first part has so many bytes. */
function bomb(size: number): Buffer {
  const bytes = Buffer.from(workbook([[code], ['A-1']]))
  bytes.writeUInt32LE(size, bytes.readUInt32LE(bytes.length - 6) + 24)
  return bytes
}

const named = (text: string): Pick<Kind, 'counts' | 'changes'> => ({
  counts: [0, 1, 0, 0],
  changes: { 2: { name: text } },
})
const start = '販売開始日時'
const related = '関連商品'

const kinds: Readonly<Record<string, Kind>> = {
  'Shift_JIS with letters that only Windows has': {
    file: () => iconv.encode(csv([code, name], ['A-1', '髙島屋①㈱']), 'cp932'),
    ...named('髙島屋①㈱'),
  },
  'Shift_JIS, whose dashes are others than those of Unicode': {
    // What is stored has the signs that a phone types, and is the same in the signs that the file can have.
    file: () => iconv.encode(csv([code, name, related], ['A-1', '品1', '茶～－―'], ['D-1', '茶～－―', '']), 'cp932'),
    counts: [0, 1, 1, 0],
  },
  'a byte order mark, quotes and lines that end in \\n': {
    file: () => `\ufeff"${code}","${name}"\n"A-1","髙島屋～"\n`,
    ...named('髙島屋～'),
  },
  'two byte order marks': { file: () => `\ufeff\ufeff${code},${name}\nA-1,二つ`, ...named('二つ') },
  'UTF-16 with tabs': { file: () => utf16(`${code}\t${name}\nA-1\t髙島屋～`), ...named('髙島屋～') },
  'UTF-16 of the other byte order': {
    file: () => iconv.encode(`${code},${name}\nA-1,髙島屋～`, 'utf-16be', { addBOM: true }),
    ...named('髙島屋～'),
  },
  'semicolons, and cells kept from being computed': {
    file: () => `${code};${name}\r\n="A-1";髙島屋～`,
    ...named('髙島屋～'),
  },
  'three kinds of line ends': { file: () => `${code},${name}\rA-1,一\r\nA-2,二\nA-3,三\n\r\n`, counts: [0, 3, 0, 0] },
  'headings in English, in another order, with marks': {
    file: () => csv(['Name *', '（必須）', 'Code（必須）'], ['髙島屋～', '', 'Ａ－１']),
    ...named('髙島屋～'),
  },
  'headings in half-width kana, with spaces': {
    file: () => csv([' 商品 ｺｰﾄﾞ　', '商品\n名'], ['A-1', '半角']),
    ...named('半角'),
  },
  'a heading twice': { file: () => csv([code, name, name], ['A-1', '先の名', '後の名']), ...named('先の名') },
  'a column without a heading': { file: () => csv([code, '', name], ['A-1', 'メモ', '名']), ...named('名') },
  'a title and empty lines above the headings': {
    file: () => csv(['商品の一覧'], ['', ''], [code, name], ['A-1', '髙島屋～']),
    counts: [0, 1, 0, 0],
    changes: { 4: { name: '髙島屋～' } },
  },
  'empty rows and columns at the end': {
    file: () => `${code},${name},,,\nA-1,名,,,\n,,,,\n,,\n\n , ,\u3000,,\n`,
    ...named('名'),
  },
  'names that objects have': {
    file: () => csv([code, name, '__proto__', 'constructor'], ['A-1', '髙島屋～', 'x', 'y']),
    ...named('髙島屋～'),
  },
  'a workbook whose first sheet is hidden': {
    file() {
      const book = XLSX.utils.book_new()
      XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['x'], ['y']]), '隠')
      XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[], [code, name], ['A-1', '髙島屋～']]), '表')
      book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] }
      return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
    },
    counts: [0, 1, 0, 0],
    changes: { 3: { name: '髙島屋～' } },
  },
  'more cells than headings, and fewer': {
    file: () => `${code},${name},メモ\nA-1,品,1,はみ出し\nA-2,短い\nA-3,品,良い,,\n`,
    counts: [0, 1, 0, 2],
    faults: ['D2 imports.extraCell', 'C3 imports.missingCell'],
  },
  'merged cells': {
    file: () =>
      workbook(
        [
          [code, name, price],
          ['A-1', '品', 1000],
          ['A-2', null, 1000],
          ['A-3', '品三', 1000],
        ],
        { change: (sheet) => void (sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }]) },
      ),
    counts: [0, 2, 0, 1],
    faults: ['B3 imports.merged'],
  },
  'days counted from 1904': {
    file: () =>
      workbook(
        [
          [code, start],
          ['A-1', 46_113 - 1462 + 10.5 / 24],
        ],
        {
          date1904: true,
          change: (sheet) => void (sheet.B2.z = 'yyyy/m/d h:mm'),
        },
      ),
    counts: [0, 1, 0, 0],
    changes: { 2: { saleStartAt: '2026-04-01 10:30:00' } },
  },
  'a workbook whose formulas failed': {
    file: () =>
      sheetOf([
        [code, name, price],
        ['A-1', { t: 'e', v: 42, f: 'VLOOKUP(A2,B:C,2)' }, { t: 'e', v: 7, f: '1/0' }],
        ['A-2', '品二', { t: 'n', v: 2000, f: '1000*2' }],
      ]),
    counts: [0, 1, 0, 1],
    faults: ['B2 imports.errorValue', 'C2 imports.errorValue'],
  },
  'the same as text': {
    file: () => csv([code, name, price], ['A-1', '#N/A', '1000'], ['A-2', '#1番', '1000'], ['A-3', '#REF!', '#######']),
    counts: [0, 1, 0, 2],
    faults: ['B2 imports.errorValue', 'B4 imports.errorValue', 'C4 imports.errorValue'],
  },
  'codes that a spreadsheet has shortened': {
    file: () =>
      csv([code, name, 'JANコード'], ['A-1', '品', '4.90123E+12'], ['A-2', '1.5E+10', ''], ['A-3', '1E+3式の品', '']),
    counts: [0, 1, 0, 2],
    faults: ['C2 imports.shortened', 'B3 imports.shortened'],
  },
  'numbers where texts should be': {
    file: () =>
      sheetOf([
        [code, name, 'JANコード'],
        // A code of thirteen digits has all of them; zeros at its beginning and digits after the fifteenth are gone.
        ['A-1', 2026, 4_901_234_567_894],
        ['A-2', '品', 12_345_678_905],
        ['A-3', 1_234_567_890_123_456, null],
      ]),
    counts: [0, 1, 0, 2],
    faults: ['C3 janLength', 'B4 imports.shortened'],
    changes: { 2: { name: '2026', janCode: '4901234567894' } },
  },
  'numbers stored as texts': {
    file: () =>
      sheetOf([
        [code, price, '在庫数'],
        ['A-1', '１，２００', '　７　'],
        ['A-2', "'1300", '7 '],
      ]),
    counts: [0, 1, 0, 1],
    faults: ['B3 integer'],
    changes: { 2: { price: '1200', stock: '7' } },
  },
  'telephone numbers that lost their zeros': {
    file: () =>
      sheetOf([
        ['スラッグ', '問い合わせ先の電話番号'],
        ['e-1', 9_012_345_678],
        ['e-2', '０９０ー１２３４ー５６７８'],
      ]),
    of: { entity: event, key: 'slug' },
    counts: [0, 1, 0, 1],
    faults: ['B2 localPhone'],
  },
  'days that are none, and years of eras': {
    file: () =>
      csv(
        [code, start],
        ['A-1', '2026/2/30'],
        ['A-2', '令和8年4月1日 10:30'],
        ['A-3', 'R8.4.1 午前10時半'],
        ['D-1', '平成32年1月1日 0:00'],
        ['C-5', '4/1 0:00'],
        ['C-6', '46113.4375'],
      ),
    counts: [0, 2, 0, 4],
    faults: ['B2 dateTime', 'B5 dateTime', 'B6 dateTime', 'B7 dateTime'],
    changes: { 3: { saleStartAt: '2026-04-01 10:30:00' }, 4: { saleStartAt: '2026-04-01 10:30:00' } },
  },
  'hours beyond a day': {
    file: () => csv(['id', 'servedFrom'], ['F1', '25:00'], ['F2', '９時３０分'], ['F3', '24:01']),
    of: { entity: food, key: 'id' },
    columns: ['id', 'servedFrom'],
    counts: [0, 1, 0, 2],
    faults: ['B2 time', 'B4 time'],
  },
  'ticks and crosses': {
    file: () => csv([code, '在庫を管理する'], ['A-1', '×'], ['A-2', '○'], ['A-3', '△']),
    counts: [0, 2, 0, 1],
    faults: ['B4 imports.yesOrNo'],
  },
  'amounts as people write them': {
    file: () => csv([code, price], ['A-1', '¥1,200'], ['A-2', '１，２００円'], ['A-3', '1,20,0']),
    counts: [0, 2, 0, 1],
    faults: ['B4 integer'],
    changes: { 2: { price: '1200' }, 3: { price: '1200' } },
  },
  'amounts below zero, as accountants write them': {
    file: () => csv([code, price], ['A-1', '△1,200'], ['A-2', '(1,200)'], ['A-3', '▲１']),
    counts: [0, 0, 0, 3],
    faults: ['B2 min', 'B3 min', 'B4 min'],
  },
  'characters that cannot be stored': {
    file: () => Buffer.concat([Buffer.from(`${code},${name}\n`.padEnd(9000, ' ')), Buffer.from('\nA-1,品\0二\n')]),
    counts: [0, 1, 0, 0],
  },
  'half of a pair of UTF-16': {
    file: () => utf16(`${code}\t${name}\nA-1\t品\ud83d終`),
    ...named('品\ufffd終'),
  },
  'titles that nobody sees': {
    file: () => csv([code, name], ['A-1', '\u200b\u3164'], ['A-2', '\u2800'], ['A-3', '\u202e見える']),
    counts: [0, 1, 0, 2],
    faults: ['B2 required', 'B3 required'],
  },
  'a cell that is longer than any field takes': {
    file: () => csv([code, name], ['A-1', '長'.repeat(400_001)], ['A-2', '長'.repeat(61)], ['A-3', '良い']),
    counts: [0, 1, 0, 2],
    faults: ['B2 imports.tooLong', 'B3 maxFullWidth'],
  },
  'formulas in texts': {
    file: () =>
      csv([code, name], ['A-1', '=HYPERLINK("https://example.org","x")'], ['A-2', "'+81"], ['A-3', '@SUM(A1)']),
    counts: [0, 3, 0, 0],
    changes: {
      2: { name: '=HYPERLINK("https://example.org","x")' },
      3: { name: '+81' },
      4: { name: '@SUM(A1)' },
    },
  },
  'names that several records have, or one of another tenant': {
    file: () => csv([code, related], ['A-1', '同じ名'], ['A-2', 'よその品'], ['A-3', 'B-1'], ['C-5', '品1、品2']),
    counts: [0, 1, 0, 3],
    faults: ['B2 imports.ambiguous', 'B3 imports.notFound', 'B4 imports.notFound'],
  },
  'keys that are missing, twice or of nobody': {
    file: () => csv([code, name], ['A-1', '一'], ['Ａ－１', '二'], ['', '三'], ['\u200b', '四'], ['A-2', '五']),
    counts: [0, 2, 0, 3],
    faults: ['A3 imports.doubleKey', 'A4 imports.blankKey', 'A5 imports.blankKey'],
  },
  'slugs with capital letters': {
    file: () => csv(['スラッグ', 'タイトル'], ['OLD', '変わる'], ['Old', '二度'], ['ol d', '悪い']),
    of: { entity: news, key: 'slug' },
    counts: [0, 1, 0, 2],
    faults: ['A3 imports.doubleKey', 'A4 slug'],
    changes: { 2: { title: '変わる' } },
  },
  'pictures that the library does not have': {
    file: () => csv([code, '画像'], ['A-1', 'ない.jpg'], ['A-2', '../../etc/passwd']),
    counts: [0, 0, 0, 2],
    faults: ['B2 imports.noFile', 'B3 imports.noFile'],
  },
}

/** Files that are none of ours, by the reason that is given. */
const unreadable: Readonly<Record<string, readonly [reason: string, file: () => File]>> = {
  'an unclosed quote': ['quotes', () => `${code},${name}\r\nA-1,"品`],
  'bytes of no encoding': ['encoding', () => Buffer.from([0x41, 0x2c, 0x42, 0x0a, 0x81, 0xff, 0xfd, 0x80])],
  'a picture': ['notASheet', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  'a PDF': ['notASheet', () => '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
  'a page as a workbook': ['notASheet', () => '\ufeff <html><table><tr><td>商品コード</td></tr></table></html>'],
  'a workbook of 2003 in XML': ['notASheet', () => '<?xml version="1.0"?>\n<Workbook><Worksheet/></Workbook>'],
  'UTF-16 without its mark': ['notASheet', () => iconv.encode(`${code},${name}\nA-1,x`, 'utf-16le')],
  'a workbook before 2007, or with a password': [
    'oldWorkbook',
    () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  ],
  'half of a workbook': ['damaged', () => workbook([[code], ['A-1']]).subarray(0, 900)],
  'an OpenDocument': [
    'notASheet',
    () =>
      XLSX.write(
        { SheetNames: ['x'], Sheets: { x: XLSX.utils.aoa_to_sheet([[code]]) } },
        { type: 'buffer', bookType: 'ods' },
      ) as Buffer,
  ],
  'a binary workbook': [
    'notASheet',
    () =>
      XLSX.write(
        { SheetNames: ['x'], Sheets: { x: XLSX.utils.aoa_to_sheet([[code], ['A-1']]) } },
        { type: 'buffer', bookType: 'xlsb' },
      ) as Buffer,
  ],
  'a document of words': [
    'notASheet',
    () =>
      zip({
        '[Content_Types].xml': '<Types><Override ContentType="…wordprocessingml.document.main+xml"/></Types>',
        'word/document.xml': '<w:document/>',
      }),
  ],
  'headings alone': ['noRows', () => csv([code, name])],
  'separators alone': ['noHeadings', () => '\r\n,,\r\n'],
  // A small workbook: the text is in it once.
  'a text in a thousand cells': [
    'tooMuch',
    () => workbook([[code, name], ...Array.from({ length: 8 }, () => Array(200).fill('長'.repeat(32_000)))]),
  ],
  'a small file that unpacks to a large one': ['unpacked', () => bomb(160 * 1024 * 1024)],
  'a hundred thousand rows': ['tooManyRows', () => `${code}\n${'A-1\n'.repeat(100_001)}`],
  'two hundred and two columns': ['tooManyColumns', () => `${'x,'.repeat(201)}x\n1`],
}

test('there are no fewer than forty kinds of files', () => {
  expect(Object.keys({ ...kinds, ...unreadable }).length).toBeGreaterThanOrEqual(40)
})

test('a file is read whatever it is like: each fault is named by its cell, and the good rows are counted', async () => {
  const { world, api } = await shopWorld()
  await api.create(4, { code: 'D-1', name: '茶〜−—' })
  for (const number of [5, 6]) await api.create(number, { code: `C-${number}`, name: '同じ名' })
  const events = await recordClient(world, event)
  for (const number of [1, 2]) await events.create(number, { slug: `e-${number}`, contactPhone: null })
  const foods = await recordClient(world, food)
  const meals: string[] = []
  for (const number of [1, 2, 3]) meals.push((await foods.create(number, { servedFrom: null, servedUntil: null })).id)
  const allNews = await recordClient(world, news, 'emu-esu-com')
  await allNews.create(1, { slug: 'old', title: '古い題' })
  const clients = new Map<Entity, RecordClient>([
    [product, api],
    [event, events],
    [food, foods],
    [news, allNews],
  ])
  for (const [what, kind] of Object.entries(kinds)) {
    const { of = { entity: product, key: 'code' }, columns, counts, faults = [], changes = {} } = kind
    const { tenant, site } = clients.get(of.entity)!
    const by = await world.account(staffOf(tenant.slug))
    const context = { store: storeOf(world.database), entity: of.entity, tenant, by, requestId: 'a test' }
    const file = kind.file()
    const withIds = typeof file === 'string' ? file.replace(/\bF([123])\b/g, (_, at) => meals[at - 1]!) : file
    const { headings, format, encoding, rows } = await readSheet(Buffer.from(withIds as string))
    const plan = {
      columns: columns ?? guessColumns(of.entity, site, headings, {}),
      key: of.key,
      language: 'ja' as const,
    }
    const judged = await rowJudge(context, { plan, headings, format, encoding, origin: publicUrl }).page(rows)
    const found = judged.map((each) => (each === 'same' ? { outcome: each, number: 0, findings: null } : each))
    const told = found.flatMap(({ outcome, findings }) =>
      outcome === 'refused'
        ? (findings as RowIssue[]).map(({ cell, rule }) => `${cell} ${rule.replace(/^integrity\./, '')}`)
        : [],
    )
    const outcomes = ['created', 'changed', 'same', 'refused'].map(
      (outcome) => found.filter((each) => each.outcome === outcome).length,
    )
    expect([what, ...outcomes, told]).toEqual([what, ...counts, faults])
    for (const [number, values] of Object.entries(changes)) {
      const { findings } = found.find((row) => row.number === Number(number))!
      const after = (findings as RowChange[]).map((change) => [change.field, change.after])
      expect([what, after]).toEqual([what, expect.arrayContaining(Object.entries(values))])
    }
  }
})

test('of two equal headings the one that was taken is remembered', () => {
  expect(rememberedColumns([code, name, name], ['code', 'name', null])).toEqual({ [code]: 'code', [name]: 'name' })
})

test('a file that cannot be read is refused with the reason', async () => {
  for (const [what, [rule, file]] of Object.entries(unreadable)) {
    const read = readSheet(Buffer.from(file() as string)).catch((error: unknown) => error)
    expect([what, await read]).toEqual([what, expect.objectContaining({ rule })])
  }
})

test('of a file that cannot be read nothing is kept, and the reason is a sentence', async () => {
  const { world, upload } = await importingWorld()
  for (const [rule, file] of [
    ['upload.empty', ''],
    ['imports.notASheet', '<html>'],
    ['imports.tooManyRows', `${code}\n${'A-1\n'.repeat(100_001)}`],
  ] as const) {
    const { status, body } = await upload(shop, 'product', file)
    expect([status, body.data.issues[0]]).toEqual([400, expect.objectContaining({ rule })])
    expect(body.data.issues[0].message).toMatch(/\.$/)
  }
  expect(await world.sql('select "id" from import_file')).toEqual([])
})
