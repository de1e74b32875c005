// @module-tag sqlite
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { importFaultText } from '../../locales/import-fault.ts'
import { labelsOf } from '../../locales/labels.ts'
import { fileKey } from '../../server/features/imports/import-files.ts'
import { readZip, unpackEntry } from '../../server/features/imports/read-zip.ts'
import { translatorOf } from '../../server/base/locale/translator.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { namesPlanned } from '../../server/features/imports/import-files.ts'
import { sweepOrphans } from '../../server/features/uploads/sweep.ts'
import { code, csv, name, path, shop, shopWorld } from './support/importing-world.ts'
import { photo } from './support/upload-files.ts'
import { staffOf } from './support/world.ts'

/** Pictures that come with a sheet in a ZIP: cells name them, and they become uploads with the records. */

const zip = (files: Readonly<Record<string, Uint8Array | string>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, Uint8Array.from(Buffer.from(bytes))])),
    ),
  )

/** A ZIP in which a name has other bytes, as many, without a sign of what they mean. */
function renamed(bytes: Buffer, from: string, to: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + 1)) to.copy(changed, at)
  return changed
}

const images = '画像'
const picture = { one: await photo(120, 80), two: await photo(90, 90), three: await photo(60, 80) }

async function pictureWorld() {
  const importing = await shopWorld()
  const { world, uploads } = importing
  const { id: tenant } = world.tenants[shop]
  const operator = world.tenants['funaneco-jp'].id
  const stored = async (): Promise<number> => {
    let count = 0
    for await (const key of uploads.keysBefore(new Date(Date.now() + 60_000))) if (key.startsWith(tenant)) count += 1
    return count
  }
  const sweep = () =>
    sweepOrphans(uploads, storeOf(world.database), operator, new Date(Date.now() + 60_000), namesPlanned)
  const library = () => world.sql('select "title", "name" from upload where tenant_id = ? order by "title"', tenant)
  return { ...importing, tenant, stored, sweep, library }
}

test('pictures of a ZIP become uploads with the records that name them, and not before', async () => {
  const { world, api, judged, faults, written, call, stored, sweep, library } = await pictureWorld()
  await world.sql('delete from upload_use')
  const before = (await library()).length
  await sweep()
  const others = await stored()
  const file = renamed(
    zip({
      '一覧/商品.csv': csv(
        [code, name, images],
        ['A-1', '品1', 'A.JPG'],
        ['A-2', '品2', '表紙.png、a.jpg'],
        ['A-3', '品3', 'ない.jpg'],
        ['A-1', '品1', 'x.jpg'],
      ).replace(/A-1,品1,x.jpg$/, 'A-3,品3,書類.jpg'),
      '写真/a.jpg': picture.one,
      'XXXX.png': picture.two,
      '書類.jpg': 'これは画像ではない',
      '使わない.jpg': picture.three,
      '__MACOSX/写真/._a.jpg': 'x',
      '写真/.DS_Store': 'x',
    }),
    'XXXX.png',
    iconv.encode('表紙.png', 'cp932'),
  )
  const made = await judged(shop, 'product', file, { key: 'code' })
  expect(await faults(made)).toEqual(['C4 imports.noFile', 'A5 imports.doubleKey', 'C5 imports.badFile'])
  expect(made.body).toMatchObject({ changed: 2, refused: 2, pictures: 2 })
  // Nothing is in the library, and what was stored waits for the import.
  expect(await library()).toHaveLength(before)
  await sweep()
  expect(await stored()).toBeGreaterThan(others)
  await call(shop, 'DELETE', `/${made.id}`)
  await sweep()
  expect(await stored()).toBe(others)

  const again = await judged(shop, 'product', file, { key: 'code' })
  expect(await written(shop, again.id, { withoutRefused: true })).toMatchObject({ status: 'done', written: 2 })
  await sweep()
  const titles = (await library()).map(({ title }) => title)
  expect(titles.filter((title) => ['a.jpg', '表紙.png', '書類.jpg', '使わない.jpg'].includes(title))).toEqual([
    'a.jpg',
    '表紙.png',
  ])
  const listed = (await api.get('', { sort: ['code', 'ASC'] })).body as { id: string }[]
  const [one, two] = await Promise.all(listed.slice(0, 2).map(async ({ id }) => (await api.get(`/${id}`)).body))
  const [cover, other] = two.images
  // What a picture shows is said by the title of its record, where nobody has said more.
  expect([cover.isMain, cover.alt, other.src]).toEqual([true, '品2', one.images[0].src])
  for (const { src } of [cover, other])
    expect((await world.app.inject({ url: src, headers: { host: 'localhost:3000' } })).statusCode).toBe(200)
  // The same once more changes nothing: the library has those pictures.
  const same = await judged(shop, 'product', file, { key: 'code' })
  expect(same.body).toMatchObject({ same: 2, changed: 0, refused: 2, pictures: 0 })
  expect(await library()).toHaveLength(before + 2)
})

test('a name that several folders of a ZIP have is told with its folder, and never leads out of it', async () => {
  const { judged, faults } = await pictureWorld()
  const file = zip({
    'list.csv': csv([code, images], ['A-1', 'c.jpg'], ['A-2', 'x\\c.jpg'], ['A-3', 'passwd']),
    'x/c.jpg': picture.one,
    'y/c.jpg': picture.two,
    '../../../etc/passwd': picture.three,
  })
  const made = await judged(shop, 'product', file, { key: 'code' })
  expect(await faults(made)).toEqual(['B2 imports.ambiguous', 'B4 imports.noFile'])
  expect(made.body).toMatchObject({ changed: 1 })
})

/** Where an entry of a ZIP begins in its directory, and the places in it (APPNOTE 4.3.12). */
function directoryAt(bytes: Buffer, entry: number): number {
  let at = bytes.readUInt32LE(bytes.length - 6)
  for (let place = 0; place < entry; place += 1)
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  return at
}
const flags = 8
const compression = 10
const packedSize = 20
const originalSize = 24
const localHeader = 42

/** A ZIP whose directory says that an entry has so many bytes. */
function saying(bytes: Buffer, entry: number, size: number): Buffer {
  bytes.writeUInt32LE(size, directoryAt(bytes, entry) + originalSize)
  return bytes
}

/** A ZIP whose directory says that an entry is encrypted. */
function encrypted(bytes: Buffer, entry: number): Buffer {
  bytes.writeUInt16LE(1, directoryAt(bytes, entry) + flags)
  return bytes
}

test('a ZIP of no sheet, of several, or of more than an import takes is refused with the reason', async () => {
  const sheet = csv([code], ['A-1'])
  const reasons: Readonly<Record<string, () => Buffer>> = {
    notASheet: () => zip({ 'a.jpg': picture.one }),
    severalSheets: () => zip({ 'a.csv': sheet, 'b/b.xlsx': 'x' }),
    tooManyPictures: () =>
      zip({ 'a.csv': sheet, ...Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.jpg`, 'x'])) }),
    picturesTooLarge: () => saying(zip({ 'a.csv': sheet, 'b.jpg': picture.one }), 1, 21 * 1024 * 1024),
    tooLarge: () => saying(zip({ 'a.csv': sheet }), 0, 21 * 1024 * 1024),
    damaged: () => zip({ 'a.csv': sheet, 'b.jpg': picture.one }).subarray(0, 200),
    encrypted: () => encrypted(zip({ 'a.csv': sheet, 'b.jpg': picture.one }), 1),
  }
  for (const [rule, file] of Object.entries(reasons)) expect(() => readZip(file()), rule).toThrow(rule)
  // What unpacks to far more than it is is no picture.
  expect(() => readZip(zip({ 'a.csv': sheet, 'b.png': new Uint8Array(5_000_000) }))).toThrow('picturesTooLarge')
  const { world, upload } = await shopWorld()
  const { status, body } = await upload(shop, 'product', reasons['severalSheets']!())
  expect([status, body.data.issues[0].message]).toEqual([400, expect.stringMatching(/more than one sheet/)])
  expect((await world.call(staffOf(shop), 'GET', path(shop))).body).toEqual([])
})

/** A ZIP of a sheet and a block of so many bytes that is stored as it is, which several pictures are said to be. */
function sharing(pictures: number, size: number, said: number): Buffer {
  const stored = (bytes: Uint8Array): [Uint8Array, { level: 0 }] => [bytes, { level: 0 }]
  const names = Array.from({ length: pictures }, (_, at) => [`${at}.jpg`, stored(new Uint8Array(0))] as const)
  const sheet = Uint8Array.from(Buffer.from(csv([code], ['A-1'])))
  const files = { 'block.jpg': stored(new Uint8Array(size)), ...Object.fromEntries(names), 'a.csv': sheet }
  const bytes = Buffer.from(zipSync(files))
  for (let entry = 0; entry <= pictures; entry += 1) {
    const at = directoryAt(bytes, entry)
    bytes.writeUInt32LE(size, at + packedSize)
    bytes.writeUInt32LE(said, at + originalSize)
    bytes.writeUInt32LE(0, at + localHeader)
  }
  return bytes
}

test('pictures that are stored as they are count as large as they are, also where several are the same bytes', () => {
  const megabyte = 1024 * 1024
  const understated = sharing(4, 3 * megabyte, 1)
  expect(() => readZip(understated)).toThrow('damaged')
  expect(() => unpackEntry(understated, 0)).toThrow('damaged')
  expect(readZip(sharing(4, 3 * megabyte, 3 * megabyte))?.pictures).toHaveLength(5)
  expect(() => readZip(sharing(100, 3 * megabyte, 3 * megabyte))).toThrow('picturesTooLarge')
  expect(() => readZip(sharing(0, 21 * megabyte, 21 * megabyte))).toThrow('picturesTooLarge')
})

test('a picture that cannot be unpacked is the fault of the cell that names it', async () => {
  const { judged, faults } = await pictureWorld()
  const sheet = csv([code, images], ['A-1', 'a.jpg'], ['A-2', 'b.jpg'], ['A-3', 'c.jpg'])
  const file = zip({ 'list.csv': sheet, 'a.jpg': picture.one, 'b.jpg': picture.two, 'c.jpg': picture.three })
  // Deflate64, which large folders of Windows are packed by, and bytes that are no deflate.
  file.writeUInt16LE(9, directoryAt(file, 2) + compression)
  const at = file.readUInt32LE(directoryAt(file, 3) + localHeader)
  file.fill(0xff, at + 30 + 'c.jpg'.length, at + 60)
  const made = await judged(shop, 'product', file, { key: 'code' })
  expect(await faults(made)).toEqual(['B3 imports.badFile', 'B4 imports.badFile'])
  expect(made.body).toMatchObject({ status: 'judged', changed: 1, stopped: null })
})

test('a file that cannot be read any more when it is judged says why', async () => {
  const { world, storage, tenant, upload, call, work } = await pictureWorld()
  const { body: made } = await upload(shop, 'product', csv([code], ['A-1']))
  const damaged = join(world.env.DATA_DIR, 'damaged')
  writeFileSync(damaged, zip({ 'a.csv': csv([code], ['A-1']) }).subarray(0, 40))
  await storage.put(fileKey(tenant, made.id), damaged, 'text/csv')
  await call(shop, 'PUT', `/${made.id}/plan`, { columns: made.columns, key: 'code' })
  await work()
  const { status, stopped } = (await call(shop, 'GET', `/${made.id}`)).body
  expect([status, stopped]).toEqual([
    'failed',
    { number: null, issues: [{ cell: null, path: [], rule: 'imports.damaged', params: {} }] },
  ])
  for (const [language, text] of [
    ['ja', 'ファイルが壊れているため、読み込めません。'],
    ['en', 'The file is damaged and cannot be read.'],
  ] as const) {
    const translate = translatorOf(language)
    expect(importFaultText(translate, labelsOf({ translate }, 'product'), stopped.issues[0])).toBe(text)
  }
})
