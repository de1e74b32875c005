// @module-tag postgres-full
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { runsLong } from '../extent.ts'
import { maxUploadBytes } from '../../entities/language/uploads/upload-kinds.ts'
import { srcOf } from '../../server/features/uploads/file-names.ts'
import { admin, open, reader, staffOf, type World } from './support/world.ts'
import { onPostgres } from './support/database.ts'
import { film, pngChunk } from './support/picture-bytes.ts'
import { fileHead, multipart, paper, photo, post, silence, upload, uploadsOf } from './support/upload-files.ts'

const site = 'toki-tsumugi-cafe'
const path = uploadsOf(site)
const staff = staffOf(site)

let world: World
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'captain-uploads-'))
  world = await open({ DATA_DIR: folder })
  return async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  }
})

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ method: 'GET', url, headers })
const onDisk = (): readonly string[] =>
  readdirSync(join(folder, 'uploads', world.tenants[site].id), { encoding: 'utf8' }).sort()
const incoming = (): readonly string[] => readdirSync(join(folder, 'uploads', '.incoming'))

describe('A picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'in %s is kept as WebP, and served',
    async (format) => {
      const { status, body } = await upload(world, staff, path, {
        name: `写真.${format}`,
        bytes: await photo(1000, 700, format),
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        name: `写真.${format}`,
        kind: 'image',
        type: 'image/webp',
        width: 1000,
        height: 700,
      })
      const served = await get(body.src)
      expect(served.statusCode).toBe(200)
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-length': String(body.size),
      })
      expect(served.headers['content-security-policy']).toContain('sandbox')
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1000, height: 700 })
    },
  )

  test('of a telephone, in HEIC, is kept as WebP', async () => {
    const bytes = readFileSync(join(import.meta.dirname, 'support/photo.heic'))
    const { status, body } = await upload(world, staff, path, { name: 'IMG_0001.HEIC', bytes })
    expect([status, body.type, body.width, body.height]).toEqual([201, 'image/webp', 640, 427])
    const { exif } = await sharp(bytes).metadata()
    for (const told of ['SECRET-ARTIST', '\x88\x25']) expect(exif!.includes(Buffer.from(told, 'latin1'))).toBe(true)
    const kept = await sharp((await get(body.src)).rawPayload).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 640, height: 427 })
    for (const told of ['exif', 'xmp', 'icc', 'iptc'] as const) expect(kept[told]).toBeUndefined()
  })

  test('comes in the widths below its own', async () => {
    const { body } = await upload(world, staff, path, { name: 'wide.png', bytes: await photo(700, 350) })
    const narrow = await get(body.src.replace('.webp', '-320.webp'))
    expect(await sharp(narrow.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 })
    expect((await get(body.src.replace('.webp', '-640.webp'))).statusCode).toBe(200)
    const wider = await get(body.src.replace('.webp', '-1280.webp'))
    expect(await sharp(wider.rawPayload).metadata()).toMatchObject({ width: body.width })
  })

  test('loses where it was taken and everything else but what one sees, and stands upright', async () => {
    const bytes = await sharp(await photo(60, 40, 'jpeg'))
      .withExif({ IFD0: { Artist: 'SECRET-ARTIST' }, IFD3: { GPSLatitude: '35/1 19/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { body } = await upload(world, staff, path, { name: 'gps.jpg', bytes })
    expect(body).toMatchObject({ width: 40, height: 60 })
    const kept = await sharp((await get(body.src)).rawPayload).metadata()
    expect(kept.exif).toBeUndefined()
    expect(kept.xmp).toBeUndefined()
    expect(kept.icc).toBeUndefined()
    expect(kept.orientation).toBeUndefined()
  })

  test('is kept under a name that says nothing of the one it came with', async () => {
    const { body } = await upload(world, staff, path, { name: '../../etc/passwd.png', bytes: await photo() })
    expect(body.name).toBe('passwd.png')
    expect(body.src).toMatch(/^\/uploads\/[0-9a-f-]{36}\/[a-z0-9]{26}\.webp$/)
    expect(onDisk().every((name) => /^[a-z0-9]{26}(-\d+)?\.[a-z0-9]+$/.test(name))).toBe(true)
  })
})

describe('A file', () => {
  test('keeps its Japanese name from upload to download', async () => {
    const bytes = paper()
    const { body } = await upload(world, staff, path, { name: '募集要項 “春”.pdf', bytes })
    expect(body).toMatchObject({ name: '募集要項 “春”.pdf', kind: 'document', type: 'application/pdf', width: null })
    const served = await get(body.src)
    expect(served.rawPayload.equals(bytes)).toBe(true)
    expect(served.headers['content-disposition']).toBe(
      `inline; filename="____ _____.pdf"; filename*=UTF-8''${encodeURIComponent('募集要項 “春”.pdf')}`.replace(
        '"____ _____.pdf"',
        '"____ ___.pdf"',
      ),
    )
  })

  test('of a record to which nobody gives a name goes by the one it came with', async () => {
    const shop = 'tajimi-kasa-pub-com'
    const { body } = await upload(world, staffOf(shop), uploadsOf(shop), { name: '年間計画.pdf', bytes: paper() })
    const years = `/api/v1/authorized/tenants/${shop}/year`
    const made = await world.call(staffOf(shop), 'POST', years, {
      year: '2031',
      label: '2031年',
      startOn: '2031-01-01',
      endOn: '2031-12-31',
      isCurrent: false,
      planFile: { src: body.src, title: ' ' },
    })
    expect(made.body.planFile).toMatchObject({ title: '年間計画.pdf', type: 'application/pdf' })
    const version = 1
    const planFile = { ...made.body.planFile, title: '計画' }
    const renamed = await world.call(staffOf(shop), 'PUT', `${years}/${made.body.id}`, { planFile, version })
    expect(renamed.body.planFile.title).toBe('計画')
  })

  test('of sound is served in parts', async () => {
    const bytes = silence()
    const { body } = await upload(world, staff, path, { name: 'rain.wav', bytes })
    expect(body).toMatchObject({ kind: 'audio', type: 'audio/wav', size: bytes.length })
    const part = await get(body.src, { range: 'bytes=0-99' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': `bytes 0-99/${bytes.length}`, 'content-length': '100' })
    expect(part.rawPayload.equals(bytes.subarray(0, 100))).toBe(true)
    const tail = await get(body.src, { range: 'bytes=-10' })
    expect(tail.rawPayload.equals(bytes.subarray(-10))).toBe(true)
    expect((await get(body.src, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416)
    const etag = String(part.headers.etag)
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect((await get(body.src, { 'if-none-match': held })).statusCode).toBe(304)
    // Of another file nobody has the beginning.
    const range = 'bytes=10-'
    expect((await get(body.src, { range, 'if-range': etag })).statusCode).toBe(206)
    expect((await get(body.src, { range, 'if-range': '"other"' })).statusCode).toBe(200)
    const head = await world.app.inject({ method: 'HEAD', url: body.src, headers: { range } })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(bytes.length)])
  })
})

describe('Nobody but members uploads, and nobody sees the library of another tenant', () => {
  test('not without a token, not as a reader, not as staff of another tenant', async () => {
    const bytes = await photo()
    expect((await world.app.inject({ method: 'POST', url: path })).statusCode).toBe(401)
    expect((await upload(world, reader, path, { name: 'a.png', bytes })).status).toBe(403)
    expect((await upload(world, staffOf('suda-nijo-com'), path, { name: 'a.png', bytes })).status).toBe(403)
  })

  test('another tenant’s upload is not there', async () => {
    const { body } = await upload(world, staff, path, { name: 'mine.png', bytes: await photo() })
    const foreign = uploadsOf('suda-nijo-com')
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await world.call(
        admin,
        method,
        `${foreign}/${body.id}`,
        method === 'PUT' ? { version: 1 } : undefined,
      )
      expect(answer.status).toBe(404)
    }
    expect(
      (await upload(world, admin, `${foreign}/${body.id}/replacements`, { name: 'a.png', bytes: await photo() }))
        .status,
    ).toBe(404)
    expect((await world.call(admin, 'GET', foreign)).text).not.toContain(body.id)
    const elsewhere = body.src.replace(world.tenants[site].id, world.tenants['suda-nijo-com'].id)
    expect((await get(elsewhere)).statusCode).toBe(404)
  })
})

describe('What is not an upload is refused, and leaves nothing behind', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  type Case = readonly [what: string, name: string, bytes: () => Uint8Array | Promise<Uint8Array>, rule: string]
  const cases: readonly Case[] = [
    ['an SVG', 'logo.svg', () => svg, 'upload.svg'],
    ['an SVG that calls itself a PNG', 'logo.png', () => svg, 'upload.svg'],
    [
      'an SVG behind a declaration and a comment',
      'a.svg',
      () => Buffer.concat([Buffer.from(`<?xml version="1.0"?><!--${' '.repeat(500)}-->`), svg]),
      'upload.svg',
    ],
    ['an SVG in UTF-16', 'a.svg', () => Buffer.from(`\ufeff${svg.toString()}`, 'utf16le'), 'upload.svg'],
    ['HTML that calls itself a PNG', 'page.png', () => html, 'upload.type'],
    ['a program', 'a.pdf', () => Buffer.from('MZ\x90\x00\x03'.padEnd(200, '\0'), 'latin1'), 'upload.type'],
    ['an archive', 'a.zip', () => Buffer.from('504b0304140000000000', 'hex'), 'upload.type'],
    ['nothing', 'empty.png', () => Buffer.alloc(0), 'upload.empty'],
    ['a PNG cut off in the middle', 'cut.png', async () => noisy('png'), 'upload.unreadable'],
    ['a JPEG cut off in the middle', 'cut.jpg', async () => noisy('jpeg'), 'upload.unreadable'],
    [
      'only the beginning of a WebP',
      'cut.webp',
      async () => (await photo(50, 50, 'webp')).subarray(0, 30),
      'upload.unreadable',
    ],
    [
      'a HEIC that is none',
      'a.heic',
      () => Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
      'upload.unreadable',
    ],
    [
      'a picture that is too large to send',
      'big.png',
      () => Buffer.concat([flatHead(), Buffer.alloc(20 * 1024 * 1024)]),
      'upload.tooLarge',
    ],
  ]
  const tooLarge: readonly Case[] = [
    ['196 megapixels in 600 kB', 'flat.png', () => flat(14_000, 14_000), 'upload.tooManyPixels'],
    ['one row more than 50 megapixels', 'flat.png', () => flat(10_000, 5_001), 'upload.tooManyPixels'],
    ['one row more than 25 megapixels of AVIF', 'flat.avif', () => flatAvif(5_000, 5_001), 'upload.tooManyPixels'],
  ]
  const flatHead = () => Buffer.from('89504e470d0a1a0a0000000d4948445200000010000000100802000000', 'hex')
  const flat = (width: number, height: number, format: 'png' | 'webp' = 'png') =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
      .toFormat(format, { lossless: true })
      .toBuffer()
  const flatAvif = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .avif({ effort: 0 })
      .toBuffer()
  /** Half of a picture that cannot be packed small. */
  async function noisy(format: 'png' | 'jpeg'): Promise<Buffer> {
    const noise = {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    } as const
    const whole = await sharp({ create: noise }).toFormat(format).toBuffer()
    return whole.subarray(0, whole.length / 2)
  }

  // Pictures that are too large take seconds to be made.
  test.each(onPostgres || !runsLong ? cases : [...cases, ...tooLarge])('%s', async (_, name, bytes, rule) => {
    const before = onDisk()
    const { status, body } = await upload(world, staff, path, { name, bytes: await bytes(), type: 'image/png' })
    expect(body.data.issues).toMatchObject([{ path: ['file'], rule, params: { name } }])
    expect(status).toBe(rule === 'upload.tooLarge' ? 413 : 400)
    expect(onDisk()).toEqual(before)
    expect(incoming()).toEqual([])
  })

  // How large a file may be, and what is kept of a picture, is decided before the database is asked.
  test.skipIf(onPostgres).each([
    ['50 megapixels', () => flat(10_000, 5_000)],
    ['25 megapixels of AVIF', () => flatAvif(5_000, 5_000)],
  ])('but %s are no pixel too many', { tags: ['full'] }, async (_, bytes) => {
    expect((await upload(world, staff, path, { name: 'flat', bytes: await bytes() })).status).toBe(201)
  })

  test('a PNG with a page of HTML behind it loses the page', async () => {
    const { status, body } = await upload(world, staff, path, {
      name: 'both.png',
      bytes: Buffer.concat([await photo(), html]),
    })
    expect(status).toBe(201)
    expect((await get(body.src)).rawPayload.includes('script')).toBe(false)
  })

  test.skipIf(onPostgres).each([
    ['image', 'photo.png', () => photo()],
    ['document', 'paper.pdf', () => Promise.resolve(paper())],
    ['audio', 'rain.wav', () => Promise.resolve(silence())],
  ] as const)('of the size of an %s no byte more than is allowed', { tags: ['full'] }, async (kind, name, made) => {
    const most = maxUploadBytes[kind]
    const whole = Buffer.alloc(most + 1)
    whole.set(await made())
    const taken = await upload(world, staff, path, { name, bytes: whole.subarray(0, most) })
    expect(taken.status).toBe(201)
    const before = onDisk()
    const { status, body } = await upload(world, staff, path, { name, bytes: whole })
    expect([status, body.data.issues[0]]).toMatchObject([
      413,
      { rule: 'upload.tooLarge', params: { name, max: most / 1024 / 1024 } },
    ])
    expect(onDisk()).toEqual(before)
    expect(incoming()).toEqual([])
  })

  test.skipIf(onPostgres)(
    'of a film of 16 gigapixels in 700 kB the first picture is kept; one of too large pictures is refused',
    { tags: ['full'] },
    async () => {
      const frame = await flat(4000, 4000, 'webp')
      const { status, body } = await upload(world, staff, path, { name: 'film.webp', bytes: film(frame, 4000, 1000) })
      expect([status, body.width, body.height]).toEqual([201, 2560, 2560])
      expect((await sharp((await get(body.src)).rawPayload).metadata()).pages).toBeUndefined()
      const wide = await upload(world, staff, path, { name: 'wide.webp', bytes: film(frame, 14_000, 10) })
      expect(wide.body.data.issues).toMatchObject([{ rule: 'upload.tooManyPixels' }])
      expect(incoming()).toEqual([])
    },
  )

  test.skipIf(onPostgres)(
    'a colour profile that unpacks to 200 MB is never unpacked into a picture',
    { tags: ['full'] },
    async () => {
      const png = await photo()
      const profile = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 })])
      const head = png.subarray(0, 33)
      const bytes = Buffer.concat([head, pngChunk('iCCP', profile), png.subarray(33)])
      const { status, body } = await upload(world, staff, path, { name: 'icc.png', bytes })
      if (status === 201) expect((await sharp((await get(body.src)).rawPayload).metadata()).icc).toBeUndefined()
      else expect(body.data.issues).toMatchObject([{ rule: 'upload.unreadable' }])
      expect(incoming()).toEqual([])
    },
  )

  test.skipIf(onPostgres)('of 2,000 frames the first is kept', async () => {
    const frames = Buffer.concat(Array.from({ length: 2000 }, (_, n) => Buffer.alloc(12, n % 2 ? 0xff : 0x00)))
    const bytes = await sharp(frames, { raw: { width: 2, height: 4000, channels: 3, pageHeight: 2 } })
      .gif()
      .toBuffer()
    const { status, body } = await upload(world, staff, path, { name: 'many.gif', bytes })
    expect([status, body.width, body.height]).toEqual([201, 2, 2])
  })

  test.each([
    ['no part', multipart([])],
    [
      'a field instead of a file',
      multipart([{ head: 'Content-Disposition: form-data; name="file"', bytes: Buffer.from('x') }]),
    ],
    [
      'a file under another name',
      multipart([{ head: fileHead('a.png').replace('name="file"', 'name="other"'), bytes: Buffer.from('x') }]),
    ],
    [
      'two files',
      multipart([
        { head: fileHead('a.png'), bytes: Buffer.from('x') },
        { head: fileHead('b.png'), bytes: Buffer.from('x') },
      ]),
    ],
    [
      '1,001 parts',
      multipart(Array.from({ length: 1001 }, (_, n) => ({ head: fileHead(`${n}.png`), bytes: Buffer.from('x') }))),
    ],
    ['no end', Buffer.from(`--captain-boundary\r\n${fileHead('a.png')}\r\n\r\nabc`)],
    ['no multipart at all', Buffer.from('{}')],
  ])('a body with %s', async (_, payload) => {
    const { status, body } = await post(world, staff, path, payload)
    expect(status).toBe(400)
    expect(body.statusMessage).toBe('Bad Request')
    expect(incoming()).toEqual([])
  })

  test('JSON where a file is expected, and a file where JSON is', async () => {
    expect((await world.call(staff, 'POST', path, {})).status).toBe(415)
    const { status } = await post(world, staff, `/api/v1/authorized/tenants/${site}/faq`, multipart([]))
    expect(status).toBe(415)
  })

  test('an upload that the database refuses', async () => {
    const before = onDisk()
    await world.sql('alter table "upload" rename to "upload_away"')
    const { status } = await upload(world, staff, path, { name: 'a.png', bytes: await photo(700, 10) })
    await world.sql('alter table "upload_away" rename to "upload"')
    expect(status).toBe(500)
    expect(onDisk()).toEqual(before)
  })

  test.each(['/uploads/x/y.webp', `/uploads/${'0'.repeat(8)}-0000-0000-0000-000000000000/..%2f..%2fcaptain.sqlite`])(
    '%s is no address of an upload',
    async (url) => expect([400, 404]).toContain((await get(url)).statusCode),
  )

  test('an address in the form of one that is not there', async () => {
    const src = srcOf(world.tenants[site].id, `${'a'.repeat(26)}.webp`)
    expect((await get(src)).statusCode).toBe(404)
  })
})
