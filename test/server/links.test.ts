import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from '../../server/links/addresses.ts'
import { metadataOf } from '../../server/links/metadata.ts'
import { readPage, Unreadable, type World } from '../../server/links/read-page.ts'
import { staffOf, start } from './helper.ts'

/** A server that must never be reached, and pages that may be. */
let trap: Server
let hits = 0
let port = ''
beforeAll(async () => {
  trap = createServer((request, reply) => {
    hits += 1
    const { pathname, searchParams } = new URL(request.url!, 'http://x')
    if (pathname === '/to')
      return reply.writeHead(302, { location: Buffer.from(searchParams.get('url')!).toString('latin1') }).end()
    if (pathname === '/round') return reply.writeHead(302, { location: '/round' }).end()
    if (pathname === '/hang') return void 0
    if (pathname === '/png') return reply.writeHead(200, { 'content-type': 'image/png' }).end('x')
    reply.writeHead(200, { 'content-type': 'text/html' })
    if (pathname === '/long') return reply.end(`<title>long</title>${'x'.repeat(2_000_000)}`)
    return reply.end(`<title>${request.headers.cookie ?? 'no cookie'}</title>`)
  })
  await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done))
  port = String((trap.address() as AddressInfo).port)
})
afterAll(() => trap.close())

/** The product's own judgement of addresses, on the port of the trap. */
const strict = (lookup?: World['lookup']): World => ({
  lookup: lookup ?? ((_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }])),
  isAllowed: isPublicAddress,
  ports: [port],
})
/** The same with this machine let in, to see that pages are read at all. */
const lenient = (): World => ({ ...strict(), isAllowed: (address) => address === '127.0.0.1' })

const spellings = `
  127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 0 0.0.0.0 127.0.0.1. localhost localhost.
  10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.254 192.168.0.1 192.168.1.1 169.254.169.254 0xa9fea9fe 2852039166
  100.64.0.1 100.127.255.254 198.18.0.1 192.0.0.1 192.0.2.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255
  240.0.0.1 255.255.255.255 0.1.2.3 [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1] [::ffff:a9fe:a9fe]
  [::ffff:0:127.0.0.1] [::127.0.0.1] [64:ff9b::127.0.0.1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::7f00:1] [2002:7f00:1::]
  [2002:a9fe:a9fe::1] [2001:0:7f00:1::] [fe80::1] [fec0::1] [fc00::1] [fd00::1] [fd12:3456:789a::1] [ff02::1]
  [2001:db8::1] [100::1] [0:0:0:0:0:0:0:1] [0000::0001] ①②⑦.⓪.⓪.① １２７.0.0.1 127。0。0。1 internal.example xn--eckwd4c7c.example
`
  .trim()
  .split(/\s+/)

/** What a resolver may answer: private and local addresses, and those under which they hide in IPv6. */
const answers = `
  127.0.0.1 127.255.255.254 0.0.0.0 10.0.0.1 172.16.0.1 192.168.0.1 169.254.169.254 100.64.0.1 198.18.0.1 255.255.255.255
  ::1 :: ::ffff:127.0.0.1 ::ffff:a9fe:a9fe ::ffff:0:127.0.0.1 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::7f00:1
  2002:7f00:1:: 2002:a9fe:a9fe::1 2001:0:7f00:1:: fe80::1 fec0::1 fc00::1 fd12:3456:789a::1 ff02::1 2001:db8::1 100::1
`
  .trim()
  .split(/\s+/)

describe('A link that leads inside connects to nothing', () => {
  test.each(spellings)('%s', async (host) => {
    const before = hits
    await expect(readPage(`http://${host}:${port}/`, strict())).rejects.toThrow(Unreadable)
    expect(hits).toBe(before)
  })

  test.each(spellings)('a redirect to %s', async (host) => {
    const before = hits
    const first: World = {
      ...strict(),
      // The first page is let in by its name; everything it leads to is judged as always.
      lookup: (name, _options, done) =>
        name === 'open.example'
          ? done(null, [{ address: '127.0.0.1', family: 4 }])
          : done(null, [{ address: '10.0.0.1', family: 4 }]),
      isAllowed: (address) => (address === '127.0.0.1' && hits === before) || isPublicAddress(address),
    }
    const target = encodeURIComponent(`http://${host}:${port}/`)
    await expect(readPage(`http://open.example:${port}/to?url=${target}`, first)).rejects.toThrow(Unreadable)
    expect(hits).toBe(before + 1)
  })

  test('a name with one address outside and one inside', async () => {
    const both = strict((_name, _options, done) =>
      done(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]),
    )
    const before = hits
    await expect(readPage(`http://both.example:${port}/`, both)).rejects.toThrow(Unreadable)
    expect(hits).toBe(before)
  })

  test.each(answers)('a name whose answer is %s', async (address) => {
    const before = hits
    const lookup: World['lookup'] = (_name, _options, done) =>
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
    await expect(readPage(`http://named.example:${port}/`, strict(lookup))).rejects.toThrow(Unreadable)
    expect(hits).toBe(before)
  })

  test('a name that is answered otherwise the second time: each connection goes where its own answer was judged', async () => {
    const answering = (...given: readonly string[]) => {
      let asked = 0
      const lookup: World['lookup'] = (_name, _options, done) =>
        done(null, [{ address: given[Math.min(asked++, given.length - 1)]!, family: 4 }])
      return { world: { ...lenient(), lookup }, asked: () => asked }
    }
    const before = hits
    const page = `http://turning.example:${port}/`
    const outsideFirst = answering('127.0.0.1', '10.0.0.1')
    expect((await readPage(page, outsideFirst.world)).html).toContain('no cookie')
    // Nobody looks twice for one connection, so nothing can be judged that is not connected to.
    expect([outsideFirst.asked(), hits]).toEqual([1, before + 1])
    const insideSecond = answering('127.0.0.1', '10.0.0.1')
    await expect(readPage(`${page}to?url=${encodeURIComponent(page)}`, insideSecond.world)).rejects.toThrow(Unreadable)
    expect([insideSecond.asked(), hits]).toEqual([2, before + 2])
    const insideFirst = answering('10.0.0.1', '127.0.0.1')
    await expect(readPage(page, insideFirst.world)).rejects.toThrow(Unreadable)
    expect([insideFirst.asked(), hits]).toEqual([1, before + 2])
  })

  test.each([
    'ftp://example.jp/',
    'file:///etc/passwd',
    'http://example.jp:22/',
    'http://a:b@example.jp/',
    'gopher://x',
    '',
  ])('%s is no page', async (address) => expect(readPage(address)).rejects.toThrow(Unreadable))
})

test('the API tells no more of a page that leads inside than that it cannot be read', async () => {
  const { call } = await start()
  for (const url of ['http://127.0.0.1/', 'http://[::ffff:10.0.0.1]/', 'http://localhost/', 'file:///etc/passwd']) {
    const path = `/api/v1/authorized/tenants/myturn-games/link-metadata?url=${encodeURIComponent(url)}`
    const { status, body } = await call(staffOf('myturn-games'), 'GET', path)
    expect([status, body.message], url).toEqual([400, 'The data of this link could not be read. Try another.'])
  }
})

describe('A page', () => {
  test('is read without cookies, and no longer than its beginning', async () => {
    expect((await readPage(`http://page.example:${port}/`, lenient())).html).toContain('no cookie')
    expect((await readPage(`http://page.example:${port}/long`, lenient())).html).toHaveLength(512 * 1024)
  })

  test.each(['/round', '/png', '/hang'])('%s is given up', async (path) => {
    await expect(readPage(`http://page.example:${port}${path}`, lenient())).rejects.toThrow(Unreadable)
  })

  test('tells its title, description and image', async () => {
    const html = `<title>ページ &amp; 題</title><meta name="description" content="説明">
      <meta property="og:image" content="/a.png"><meta property="og:title" content="カード">`
    expect(await metadataOf({ html, url: 'https://example.jp/x' })).toEqual({
      title: 'カード',
      description: '説明',
      image: { url: 'https://example.jp/a.png' },
    })
    const { image } = await metadataOf({
      html: '<meta property="og:image" content="javascript:x">',
      url: 'https://example.jp/',
    })
    expect(image.url).toBe('')
  })
})
