import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { pictureAttributes, pictureFocus } from '../../generators/client/index.ts'
import { copyRatios } from '../../entities/language/uploads/picture-copies.ts'
import { open, staffOf, type World } from './support/world.ts'
import { paper, upload, uploadsOf } from './support/upload-files.ts'

/** The focal point of pictures: in the library, in a record, in the addresses of copies and for sites. */

const site = 'myprince-vip'
const path = uploadsOf(site)
const areas = `/api/v1/authorized/tenants/${site}/area`
const staff = staffOf(site)

let world: World
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'captain-focus-'))
  world = await open({ DATA_DIR: folder })
  return async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  }
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  world.call(staff, method, url, body)
const get = (url: string) => world.app.inject({ method: 'GET', url })
const onDisk = (): readonly string[] => readdirSync(join(folder, 'uploads', world.tenants[site].id))

/** A picture of black, with a white dot of `size` around a point in pixels. */
async function dotted(width: number, height: number, at: { x: number; y: number }, size = 40): Promise<Buffer> {
  const dot = await sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([{ input: dot, left: at.x - size / 2, top: at.y - size / 2 }])
    .png()
    .toBuffer()
}
let pictures = 0
const put = async (bytes: Buffer | Promise<Buffer>) =>
  (await upload(world, staff, path, { name: `p${(pictures += 1)}.png`, bytes: await bytes })).body

let number = 0
async function areaWith(image: object) {
  number += 1
  const answer = await call('POST', areas, {
    name: `町${number}`,
    slug: `focus-${number}`,
    prefecture: '21',
    image: { alt: '町', decorative: false, ...image },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const shown = async (slug: string) => (await get(`/api/v1/tenants/${site}/area/${slug}`)).json()

/** How bright the brightest pixel of an answered picture is, from 0 to 255. */
async function brightest(url: string): Promise<number> {
  const answer = await get(url)
  expect(answer.statusCode, url).toBe(200)
  const { channels } = await sharp(answer.rawPayload).removeAlpha().stats()
  return channels[0]!.max
}

test('a picture has its middle as the focal point until somebody sets another, which the library keeps in hundredths', async () => {
  const picture = await put(dotted(1200, 600, { x: 60, y: 60 }))
  expect(picture.focus).toEqual({ x: 0.5, y: 0.5 })
  const set = await call('PUT', `${path}/${picture.id}`, { version: 1, focus: { x: 0.0512, y: 0.1 } })
  expect(set).toMatchObject({ status: 200, body: { version: 2, focus: { x: 0.05, y: 0.1 }, alt: null } })
  expect((await call('PUT', `${path}/${picture.id}`, { version: 2, alt: '点' })).body.focus).toEqual({
    x: 0.05,
    y: 0.1,
  })
  expect((await call('PUT', `${path}/${picture.id}`, { version: 2, focus: { x: 0, y: 0 } })).status).toBe(412)
  for (const focus of [{ x: 1.2, y: 0 }, { x: 0 }, 'middle', null])
    expect((await call('PUT', `${path}/${picture.id}`, { version: 3, focus })).status, JSON.stringify(focus)).toBe(400)
  const { body } = await call('GET', `${path}?filter=${encodeURIComponent(JSON.stringify({ src: picture.src }))}`)
  expect(body).toMatchObject([{ id: picture.id, focus: { x: 0.05, y: 0.1 } }])
})

test('what is no picture has no focal point', async () => {
  const { body: document } = await upload(world, staff, path, { name: '案内.pdf', bytes: paper() })
  expect(document.focus).toBeNull()
  const refused = await call('PUT', `${path}/${document.id}`, { version: 1, focus: { x: 0, y: 0 } })
  expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: ['focus'], rule: 'fileType' }] } } })
})

test('a picture that takes the place of another keeps its focal point', async () => {
  const old = await put(dotted(300, 200, { x: 40, y: 40 }))
  await call('PUT', `${path}/${old.id}`, { version: 1, focus: { x: 0.1, y: 0.2 } })
  const bytes = await dotted(400, 200, { x: 40, y: 40 })
  const next = await upload(world, staff, `${path}/${old.id}/replacements`, { name: 'n.png', bytes })
  expect(next.body.focus).toEqual({ x: 0.1, y: 0.2 })
})

test('a record answers sites the point of the library, or its own where it has one', async () => {
  const picture = await put(dotted(900, 600, { x: 60, y: 60 }))
  const plain = await areaWith({ src: picture.src })
  const own = await areaWith({ src: picture.src, focus: { x: 0.333, y: 1 } })
  expect(plain.image).not.toHaveProperty('focus')
  expect(own.image.focus).toEqual({ x: 0.33, y: 1 })
  expect((await shown(plain.slug)).image.focus).toEqual({ x: 0.5, y: 0.5 })

  await call('PUT', `${path}/${picture.id}`, { version: 1, focus: { x: 0.07, y: 0.1 } })
  expect((await shown(plain.slug)).image.focus, 'the answer is not kept past the change').toEqual({ x: 0.07, y: 0.1 })
  expect((await shown(own.slug)).image.focus).toEqual({ x: 0.33, y: 1 })

  // Whoever sends a picture without a point, as clients of before do, takes it away; undo brings it back.
  const { focus: _, ...image } = own.image
  const saved = await call('PUT', `${areas}/${own.id}`, { version: own.version, image })
  expect(saved.body.image).not.toHaveProperty('focus')
  expect((await shown(own.slug)).image.focus).toEqual({ x: 0.07, y: 0.1 })
  const restored = await call('POST', `${areas}/${own.id}/restorations`, { to: 1, version: saved.body.version })
  expect([restored.status, restored.body.image?.focus]).toEqual([200, { x: 0.33, y: 1 }])
})

test('a point outside the picture is refused at its field', async () => {
  const picture = await put(dotted(300, 200, { x: 40, y: 40 }))
  const area = await areaWith({ src: picture.src })
  const image = { ...area.image, focus: { x: -0.1, y: 0 } }
  const refused = await call('PUT', `${areas}/${area.id}`, { version: area.version, image })
  expect(refused.status).toBe(400)
  expect(refused.body.data.issues[0].path[0]).toBe('image')
})

test('copies in all four shapes keep the focal point in sight, and are cut around the middle without it', async () => {
  for (const [width, height, at] of [
    [1600, 400, { x: 80, y: 200 }],
    [400, 1600, { x: 200, y: 1520 }],
  ] as const) {
    const picture = await put(dotted(width, height, at))
    const focus = { x: at.x / width, y: at.y / height }
    await call('PUT', `${path}/${picture.id}`, { version: 1, focus })
    const point = `${Math.round(focus.x * 100)}-${Math.round(focus.y * 100)}`
    for (const ratio of copyRatios) {
      expect(await brightest(picture.src.replace('.webp', `-320-${ratio}-${point}.webp`)), ratio).toBeGreaterThan(240)
      expect(await brightest(picture.src.replace('.webp', `-320-${ratio}.webp`)), ratio).toBeLessThan(15)
    }
  }
})

test('a copy is what object-fit: cover shows with the point as its object-position', async () => {
  const [width, height] = [800, 400]
  const picture = await put(dotted(width, height, { x: 200, y: 200 }))
  await call('PUT', `${path}/${picture.id}`, { version: 1, focus: { x: 0.25, y: 0.5 } })
  const { data, info } = await sharp((await get(picture.src.replace('.webp', '-320-1x1-25-50.webp'))).rawPayload)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 320, height: 320 })
  // The square is 400 wide and starts at a quarter of the 400 left out: the dot at 200 is at 100 of it, 80 of 320.
  const row = [...data.subarray(160 * 320 * info.channels, 161 * 320 * info.channels)].filter(
    (_, index) => index % info.channels === 0,
  )
  const bright = row.flatMap((value, index) => (value > 128 ? [index] : []))
  expect(Math.abs((bright[0]! + bright.at(-1)!) / 2 - 80)).toBeLessThan(3)
})

test('only points that staff have set make copies; any other leads to that of the library', async () => {
  const picture = await put(dotted(600, 400, { x: 60, y: 60 }))
  const at = (rest: string) => picture.src.replace('.webp', rest)
  const before = onDisk().length
  for (const point of ['10-20', '0-0', '100-100']) {
    const answer = await get(at(`-160-1x1-${point}.webp`))
    expect(answer.statusCode, point).toBe(302)
    expect(answer.headers).toMatchObject({ location: at('-160-1x1-50-50.webp'), 'cache-control': 'no-store' })
  }
  expect(onDisk()).toHaveLength(before)
  for (const rest of ['-160-1x1-101-0.webp', '-160-1x1-01-0.webp', '-160-10-20.webp', '-160-1x1-10.webp'])
    expect((await get(at(rest))).statusCode, rest).toBe(404)

  const area = await areaWith({ src: picture.src, focus: { x: 0.1, y: 0.2 } })
  const cut = await get(at('-160-1x1-10-20.webp'))
  expect(cut.statusCode).toBe(200)
  expect(cut.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get(at('-160-4x3-10-2.webp'))).statusCode, 'no part of a name is a point').toBe(302)

  await call('PUT', `${areas}/${area.id}`, { version: area.version, image: { ...area.image, focus: null } })
  expect((await get(at('-320-1x1-10-20.webp'))).statusCode).toBe(302)
  await call('DELETE', `${areas}/${area.id}`)
  await call('DELETE', `${path}/${picture.id}?trash=true`)
  expect(onDisk().filter((name) => picture.src.includes(name.slice(0, 26)))).toEqual([])
})

test('the client makes the addresses of shapes, and the position for a stylesheet', async () => {
  const picture = await put(dotted(1500, 1000, { x: 150, y: 900 }))
  await call('PUT', `${path}/${picture.id}`, { version: 1, focus: { x: 0.1, y: 0.9 } })
  const { slug } = await areaWith({ src: picture.src })
  const { image } = await shown(slug)
  expect(pictureFocus(image)).toBe('10% 90%')
  const attributes = pictureAttributes(image, { shape: '3x4', sizes: '50vw', format: 'jpg' })
  expect(attributes).toMatchObject({ width: 750, height: 1000, alt: '町', sizes: '50vw' })
  const copies = attributes.srcset!.split(', ').map((each) => each.split(' ') as [string, string])
  expect(copies.map(([, width]) => width)).toEqual(['160w', '320w', '640w', '750w'])
  for (const [url, wide] of copies) {
    const answer = await get(new URL(url).pathname)
    expect(answer.statusCode, url).toBe(200)
    const { width, height, format } = await sharp(answer.rawPayload).metadata()
    expect([`${width}w`, format]).toEqual([wide, 'jpeg'])
    expect(Math.abs(width / height - 3 / 4)).toBeLessThan(0.01)
  }
  expect(attributes.src).toBe(copies.at(-1)![0])
})
