// @module-tag sqlite
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isPublicIp, networkOf } from '../../server/base/network/public-ip.ts'
import { metadataOf } from '../../server/features/links/metadata.ts'
import type { Network } from '../../server/base/network/guarded-request.ts'
import { readPage, UnreadablePage, type Page } from '../../server/features/links/read-page.ts'
import { staffOf, start } from './support/world.ts'

/** A server that must never be reached, and pages that may be. */
let trap: Server
let hits = 0
let port = ''
/** Pages of single tests, by path. */
const served = new Map<string, (reply: ServerResponse) => void>()
beforeAll(async () => {
  trap = createServer((request, reply) => {
    hits += 1
    const { pathname, searchParams } = new URL(request.url!, 'http://x')
    if (pathname === '/to')
      return reply.writeHead(302, { location: Buffer.from(searchParams.get('url')!).toString('latin1') }).end()
    if (pathname === '/round') return reply.writeHead(302, { location: '/round' }).end()
    if (pathname === '/hang') return void 0
    if (pathname === '/png') return reply.writeHead(200, { 'content-type': 'image/png' }).end('x')
    if (pathname === '/packed')
      return reply
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000, 'x')))
    const own = served.get(pathname)
    if (own) return own(reply)
    reply.writeHead(200, { 'content-type': 'text/html' })
    if (pathname === '/long') return reply.end(`<title>long</title>${'x'.repeat(2_000_000)}`)
    return reply.end(`<title>${request.headers.cookie ?? 'no cookie'}</title>`)
  })
  await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done))
  port = String((trap.address() as AddressInfo).port)
})
afterAll(() => trap.close())

/** The product's own judgement of addresses, on the port of the trap. */
const strict = (lookup?: Network['lookup']): Network => ({
  lookup: lookup ?? ((_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }])),
  isAllowed: isPublicIp,
  ports: [port],
})
/** The same with this machine let in, to see that pages are read at all. */
const lenient = (): Network => ({ ...strict(), isAllowed: (address) => address === '127.0.0.1' })

/** The whole of what is read of a page. */
async function wholeOf({ text }: Page): Promise<string> {
  let whole = ''
  for await (const part of text) whole += part
  return whole
}

/** A page that somebody hands over in parts of a size. */
const pageOf = (html: string, size = 65_536, url = 'https://example.jp/x'): Page => ({
  url,
  text: (async function* () {
    for (let at = 0; at < html.length; at += size) yield html.slice(at, at + size)
  })(),
})

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

test.each(
  answers.flatMap((address) => (address.includes(':') ? [address, new URL(`http://[${address}]`).hostname] : address)),
)('%s is no address out in the world, however it is spelled', (address) =>
  expect(isPublicIp(address.replace(/^\[|\]$/g, ''))).toBe(false),
)

test.each([
  ['2001:DB8:1:2:3::4', '2001:db8:1:2', '2001:db8:1:2:3:0:0:4'],
  ['2001:0db8:0001:0002:0003:0:0:0004', '2001:db8:1:2', '2001:db8:1:2:3:0:0:4'],
  ['::FFFF:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['Unknown', 'unknown', 'unknown'],
])('%s counts against the limits of %s, and is the one address %s', (address, network, whole) =>
  expect([networkOf(address, 64), networkOf(address, 128)]).toEqual([network, whole]),
)

describe('A link that leads inside connects to nothing', () => {
  test.each(spellings)('%s', async (host) => {
    const before = hits
    await expect(readPage(`http://${host}:${port}/`, wholeOf, strict())).rejects.toThrow(UnreadablePage)
    expect(hits).toBe(before)
  })

  test.each(spellings)('a redirect to %s', async (host) => {
    const before = hits
    const first: Network = {
      ...strict(),
      // The first page is let in by its name; everything it leads to is judged as always.
      lookup: (name, _options, done) =>
        name === 'open.example'
          ? done(null, [{ address: '127.0.0.1', family: 4 }])
          : done(null, [{ address: '10.0.0.1', family: 4 }]),
      isAllowed: (address) => (address === '127.0.0.1' && hits === before) || isPublicIp(address),
    }
    const target = encodeURIComponent(`http://${host}:${port}/`)
    await expect(readPage(`http://open.example:${port}/to?url=${target}`, wholeOf, first)).rejects.toThrow(
      UnreadablePage,
    )
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
    await expect(readPage(`http://both.example:${port}/`, wholeOf, both)).rejects.toThrow(UnreadablePage)
    expect(hits).toBe(before)
  })

  test.each(answers)('a name whose answer is %s', async (address) => {
    const before = hits
    const lookup: Network['lookup'] = (_name, _options, done) =>
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
    await expect(readPage(`http://named.example:${port}/`, wholeOf, strict(lookup))).rejects.toThrow(UnreadablePage)
    expect(hits).toBe(before)
  })

  test('a name that is answered otherwise the second time: each connection goes where its own answer was judged', async () => {
    const answering = (...given: readonly string[]) => {
      let asked = 0
      const lookup: Network['lookup'] = (_name, _options, done) =>
        done(null, [{ address: given[Math.min(asked++, given.length - 1)]!, family: 4 }])
      return { world: { ...lenient(), lookup }, asked: () => asked }
    }
    const before = hits
    const page = `http://turning.example:${port}/`
    const outsideFirst = answering('127.0.0.1', '10.0.0.1')
    expect(await readPage(page, wholeOf, outsideFirst.world)).toContain('no cookie')
    // Nobody looks twice for one connection, so nothing can be judged that is not connected to.
    expect([outsideFirst.asked(), hits]).toEqual([1, before + 1])
    const insideSecond = answering('127.0.0.1', '10.0.0.1')
    await expect(readPage(`${page}to?url=${encodeURIComponent(page)}`, wholeOf, insideSecond.world)).rejects.toThrow(
      UnreadablePage,
    )
    expect([insideSecond.asked(), hits]).toEqual([2, before + 2])
    const insideFirst = answering('10.0.0.1', '127.0.0.1')
    await expect(readPage(page, wholeOf, insideFirst.world)).rejects.toThrow(UnreadablePage)
    expect([insideFirst.asked(), hits]).toEqual([1, before + 2])
  })

  test.each([
    'ftp://example.jp/',
    'file:///etc/passwd',
    'http://example.jp:22/',
    'http://a:b@example.jp/',
    'gopher://x',
    '',
  ])('%s is no page', async (address) => expect(readPage(address, wholeOf)).rejects.toThrow(UnreadablePage))
})

test('the API tells no more of a page that leads inside than that it cannot be read', async () => {
  const { call } = await start()
  for (const url of ['http://127.0.0.1/', 'http://[::ffff:10.0.0.1]/', 'http://localhost/', 'file:///etc/passwd']) {
    const path = `/api/v1/authorized/tenants/myturn-games/link-metadata?url=${encodeURIComponent(url)}`
    const { status, body } = await call(staffOf('myturn-games'), 'GET', path)
    expect([status, body.message], url).toEqual([400, 'The page at this address could not be read.'])
  }
})

describe('A page', () => {
  const read = (path: string) => readPage(`http://page.example:${port}${path}`, metadataOf, lenient())

  test('is read without cookies, and no longer than its beginning', async () => {
    expect(await readPage(`http://page.example:${port}/`, wholeOf, lenient())).toContain('no cookie')
    expect(await readPage(`http://page.example:${port}/long`, wholeOf, lenient())).toHaveLength(512 * 1024)
  })

  test.each(['/round', '/png', '/hang', '/packed'])('%s is given up', async (path) => {
    await expect(readPage(`http://page.example:${port}${path}`, wholeOf, lenient())).rejects.toThrow(UnreadablePage)
  })

  test('tells its title, description and image', async () => {
    const html = `<title>ページ &amp; 題</title><meta name="description" content="説明">
      <meta property="og:image" content="/a.png"><meta property="og:title" content="カード">`
    expect(await metadataOf(pageOf(html))).toEqual({
      title: 'カード',
      description: '説明',
      image: { url: 'https://example.jp/a.png' },
    })
    const { image } = await metadataOf(pageOf('<meta property="og:image" content="javascript:x">'))
    expect(image.url).toBe('')
  })

  test('tells the same in parts of any size, and reads tags as a browser does', async () => {
    const html = `<!doctype html><!-- <title>not this</title> --><HTML><head data-x="<title>nor this</title>">
      <script>var a = '<title>nor that</title>'</script><noscript><img src=x></noscript>
      <META Content='a &#x732B; &quot;b&quot;' NAME=Description content="a second"><title
>A&nbsp;&lt;b&gt; c</title>
      <svg><title>of a picture</title></svg><meta property=og:image content=/i.png></head>
      <body><meta property="og:title" content="of the body">`
    for (const size of [1, 2, 7, 100_000])
      expect(await metadataOf(pageOf(html, size)), `parts of ${size}`).toEqual({
        title: 'A <b> c',
        description: 'a 猫 "b"',
        image: { url: 'https://example.jp/i.png' },
      })
  })

  test.each(['</head>', '<body>', '<BODY class="x">'])('is left at %s, whatever is still to come', async (end) => {
    let left = 0
    served.set('/endless', (reply) => {
      reply.writeHead(200, { 'content-type': 'text/html' }).write(`<title>short</title>${end}`)
      const more = setInterval(() => reply.write('<p>'.repeat(1000)), 1)
      reply.on('close', () => {
        clearInterval(more)
        left += 1
      })
    })
    expect((await read('/endless')).title).toBe('short')
    await vi.waitFor(() => expect(left).toBe(1))
  })

  test('that never ends its head, and comes slowly, is left after the time that is allowed', async () => {
    let left = 0
    served.set('/drip', (reply) => {
      reply.writeHead(200, { 'content-type': 'text/html' })
      const more = setInterval(() => reply.write('<meta name="a" '), 10)
      reply.on('close', () => {
        clearInterval(more)
        left += 1
      })
    })
    await expect(read('/drip')).rejects.toThrow(UnreadablePage)
    await vi.waitFor(() => expect(left).toBe(1))
  })

  const kilobyte = 1024
  /** What an ordinary page of half a megabyte may not be far from: every part is looked at once. */
  test.each<[string, string]>([
    ['elements that are never closed', '<i>'.repeat(600 * kilobyte)],
    ['nested templates in its head', `<head>${'<template>'.repeat(60 * kilobyte)}`],
    ['a tag of 100,000 attributes', `<meta ${Array.from({ length: 100_000 }, (_, n) => `a${n}=b`).join(' ')}>`],
    ['one attribute without end', `<meta content="${'x'.repeat(600 * kilobyte)}`],
    ['one name without end', `<${'x'.repeat(600 * kilobyte)}`],
    ['a title of references', `<title>${'&amp;'.repeat(120 * kilobyte)}`],
    ['beginnings of tags', '<'.repeat(600 * kilobyte)],
    ['beginnings of comments', '<!--'.repeat(150 * kilobyte)],
  ])('of nothing but %s is read to its bound, and then left', async (_, html) => {
    served.set('/dear', (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(html))
    const { title, description, image } = await read('/dear')
    expect(title.length).toBeLessThanOrEqual(300)
    expect([description, image.url]).toEqual(['', ''])
  })

  test('costs its length, not the depth of its elements: nothing of what is open is kept', async () => {
    const deep = '<i>'.repeat(1_000_000)
    expect(await metadataOf(pageOf(`${deep}<title>far below</title>`))).toMatchObject({ title: 'far below' })
  })

  test('has texts of one line, bounded and of whole characters', async () => {
    const { title, description, image } = await metadataOf(
      pageOf(`<title>${'🐈'.repeat(5000)}</title><meta name=description content="a&#xD800;\n\0\u0007 b">
        <meta property=og:image content="/${'x'.repeat(3000)}">`),
    )
    expect(title).toBe('🐈'.repeat(300))
    expect(description).toBe('a\ufffd b')
    expect(image.url).toBe('')
    const unclear = await metadataOf(pageOf(`<meta property=og:image content="/${'猫'.repeat(1000)}">`))
    expect(unclear.image.url, 'longer than an address may be, once it is spelled out').toBe('')
  })

  /** 「日本語の題」 in charsets that Node reads but does not write. */
  const inShiftJis = Buffer.from('93fa967b8cea82cc91e8', 'hex')
  const inEucJp = Buffer.from('c6fccbdcb8eca4cec2ea', 'hex')
  const titled = (title: Buffer, before = '') => Buffer.concat([Buffer.from(`${before}<title>`), title])
  test.each<[string, string, Buffer]>([
    ['Shift_JIS by its header', 'text/html; charset=Shift_JIS', titled(inShiftJis)],
    ['Shift_JIS by its meta', 'text/html', titled(inShiftJis, '<meta charset="shift_jis">')],
    [
      'EUC-JP by its older meta',
      'text/html',
      titled(inEucJp, '<meta http-equiv="Content-Type" content="text/html; charset=EUC-JP">'),
    ],
    ['UTF-8 by default', 'text/html', titled(Buffer.from('日本語の題'))],
    ['UTF-8 where it names a charset that is none', 'text/html; charset=klingon', titled(Buffer.from('日本語の題'))],
    ['UTF-16 by its mark', 'text/html', Buffer.from('\ufeff<title>日本語の題', 'utf16le')],
  ])('in %s is read', async (_, type, bytes) => {
    served.set('/charset', (reply) => reply.writeHead(200, { 'content-type': type }).end(bytes))
    expect((await read('/charset')).title).toBe('日本語の題')
  })
})
