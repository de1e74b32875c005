// @module-tag postgres-full
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../../server/base/env.ts'
import { isCanonical } from '../../server/base/input/addresses.ts'
import { guardEdge } from '../../server/plugins/edge.ts'
import { answerHeads } from '../../server/plugins/head-requests.ts'
import { admin, open, start, type World } from './support/world.ts'

const news = '/api/v1/authorized/tenants/myturn-games/news'

describe('an address has one spelling', () => {
  const disguised = [
    '//api/health',
    '/api//health',
    '/api/./health',
    '/api/../api/health',
    '/api/%2e/health',
    '/api/%2E%2e/health',
    '/api%2fhealth',
    '/api/%5chealth',
    '/api\\health',
    '/api/health%00',
    '/%61pi/health',
    '/api/hea%6Cth',
    '/api/health%0d%0a',
    '/%ff',
    '/%',
    '/api/%C0%AF',
    'api/health',
  ]
  test.each(disguised)('%s is refused', async (url) => {
    expect(isCanonical(url)).toBe(false)
  })

  test.each([
    '/',
    '/faq',
    '/ja/captain/tenant/a-b',
    '/api/health?filter=%7B%22a%2F..%22%3A1%7D',
    '/article/%E7%8C%AB',
    '/.well-known/x',
    '/@vite/client',
    '/a b'.replace(' ', '%20'),
  ])('%s is fine', (url) => expect(isCanonical(url)).toBe(true))

  test('no spelling of a guarded address opens it', async () => {
    const { app } = await start()
    const prefixes = ['/api/v1/authorized', '/api/v1/admin', '/api/auth', '/api/docs']
    const twists = ['//', '/./', '/../', '%2f', '%5c', '/%2e%2e/', ';a/', '/%00', './', '/%20']
    for (const prefix of prefixes) {
      for (const twist of twists) {
        for (const url of [
          `${prefix}${twist}tenants`,
          `${prefix.toUpperCase()}/tenants`,
          prefix.replace('/api', `/api${twist}`) + '/tenants',
          `/x${twist}..${prefix}/tenants`,
        ]) {
          const { statusCode } = await app.inject({ url })
          expect([400, 401, 404], url).toContain(statusCode)
        }
      }
    }
  })

  test('an overlong segment is refused', async () => {
    const { call } = await start()
    expect((await call(admin, 'GET', `${news}/${'a'.repeat(101)}`)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('a body is application/json and nothing else', () => {
  const spellings = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\t',
    'application/json; charset=utf-16',
    'application/json;garbage',
    'application/json garbage',
    ' application/xml',
    'application/jsonx',
    'application/json, text/plain',
    'text/json',
    'application/ld+json',
    'application/*',
    '*/*',
    '',
    'application/json; charset=utf-7',
    'application/json; charset=utf-8; x=y',
    "application/json; charset='utf-8'",
    'application/json; charset',
    'application/json;',
    'application/json;;charset=utf-8',
    'application/json;version=1',
    'application/json/',
    'application /json',
    'application/ json',
    'application/json, application/json',
    'text/plain; application/json',
    'application/json5',
    'application/jsonp',
    'application/x-json',
    'application/vnd.api+json',
    'application/csp-report',
    'application/xml',
    'application/octet-stream',
    'application/x-www-form-urlencoded; charset=utf-8',
    'application/graphql',
    'multipart/mixed; boundary=x',
    'text/html',
    'image/png',
    'application',
    '/json',
    'json',
  ]
  let world: World
  beforeAll(async () => {
    world = await open()
    return world.close
  })

  test.each(spellings)('%j', async (type) => {
    const { app, tokenFor } = world
    const authorization = `Bearer ${await tokenFor(admin)}`
    const answer = await app.inject({
      method: 'POST',
      url: news,
      headers: { authorization, 'content-type': type },
      payload: '{"title":1}',
    })
    // node takes a tab or a space around the type away before anybody sees it: then it is the right one, and the body is refused.
    expect(type.trim() === 'application/json' ? [400, 415] : [415]).toContain(answer.statusCode)
  })

  test('at no route that writes, whoever calls', async () => {
    const { app } = world
    const writing = app.routeTable.flatMap(({ method, url, config }) =>
      [method]
        .flat()
        .filter((each) => !['GET', 'HEAD', 'OPTIONS'].includes(each))
        .map((each) => ({ method: each as 'POST', url: url.replaceAll(/:\w+/g, 'x'), config })),
    )
    expect(writing.length).toBeGreaterThan(300)
    // What takes files or plain forms besides is written down here.
    const besides = writing.filter(({ config }) => config?.multipart || config?.urlencoded)
    expect(besides.map(({ url }) => url)).toEqual([
      '/api/v1/authorized/tenants/x/uploads',
      '/api/v1/authorized/tenants/x/uploads/x/replacements',
      '/api/v1/authorized/tenants/x/imports',
      '/api/v1/authorized/tenants/x/matchings',
    ])
    // Each route meets some, and each spelling many routes.
    const some = (place: number) => [0, 1, 2].map((step) => spellings[(place * 3 + step) % spellings.length]!)
    for (const [place, { method, url, config }] of writing.entries()) {
      for (const type of some(place)) {
        if (type.trim() === 'application/json' || (config?.multipart && type.startsWith('multipart/form-data')))
          continue
        const { statusCode } = await app.inject({
          method,
          url,
          headers: { 'content-type': type },
          payload: '{"title":1}',
        })
        expect([method, url, type, statusCode]).toEqual([method, url, type, 415])
      }
    }
  })

  test('a call without a body may name any type, as the stock data provider does', async () => {
    const { app, tokenFor } = world
    const authorization = `Bearer ${await tokenFor(admin)}`
    const headers = { authorization, 'content-type': 'text/plain' }
    const answer = await app.inject({ method: 'DELETE', url: `${news}/0198f000-0000-7000-8000-000000000000`, headers })
    expect(answer.statusCode).toBe(404)
  })

  test('prototypes are not polluted, and huge bodies not read', async () => {
    const { app, tokenFor } = world
    const headers = { authorization: `Bearer ${await tokenFor(admin)}`, 'content-type': 'application/json' }
    const polluted = await app.inject({ method: 'POST', url: news, headers, payload: '{"__proto__":{"isAdmin":true}}' })
    expect(polluted.statusCode).toBe(400)
    const huge = await app.inject({
      method: 'POST',
      url: news,
      headers,
      payload: JSON.stringify({ title: 'x'.repeat(1_100_000) }),
    })
    expect(huge.statusCode).toBe(413)
    expect(huge.json()).toMatchObject({ statusCode: 413, data: {} })
  })
})

test('answers of the API carry their security headers and are never kept', async () => {
  const { app } = await start()
  const { headers } = await app.inject('/api/health')
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
})

test('a visit by another name of this machine goes to the one people use, a call of the API does not', async () => {
  const { app } = await start()
  const visit = (host: string, url: string) => app.inject({ url, headers: { host } })
  expect((await visit('127.0.0.1:3000', '/en/faq?a=1')).headers.location).toBe('http://localhost:3000/en/faq?a=1')
  expect((await visit('[::1]:3000', '/')).statusCode).toBe(302)
  expect((await visit('127.0.0.1:3000', '/api/health')).statusCode).toBe(200)
  expect((await visit('evil.example:3000', '/')).statusCode).toBe(404)
  expect((await visit('127.0.0.1:4000', '/')).statusCode).toBe(404)
})

test('HEAD reads nothing of a file', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  answerHeads(app)
  const file = new Readable({ read: () => expect.unreachable('it is read') })
  app.get('/', (_request, reply) => reply.header('content-length', 100_000_000).send(file))
  const { headers, rawPayload } = await app.inject({ method: 'HEAD', url: '/' })
  expect([headers['content-length'], rawPayload.length]).toEqual(['100000000', 0])
  expect(file.destroyed).toBe(true)
})

test('HEAD answers what GET does, without the body', async () => {
  const { app } = await start()
  for (const url of ['/livez', '/api/openapi.json', '/api/v1/tenants/toki-tsumugi-cafe/news']) {
    const told = async (method: 'GET' | 'HEAD') => {
      const { statusCode, headers, rawPayload } = await app.inject({ method, url })
      const { date: _date, 'x-request-id': _id, ...others } = headers
      return { statusCode, headers: others, bytes: rawPayload.length }
    }
    const got = await told('GET')
    expect(got.bytes).toBeGreaterThan(0)
    expect(await told('HEAD')).toEqual({ ...got, bytes: 0 })
  }
})

test('whatever is answered is taken for what its type says, an error too', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  guardEdge(app, readEnv({}))
  app.get('/blocks.css', (_request, reply) => reply.type('text/css').send(''))
  for (const url of ['/blocks.css', '/assets/nothing.js', '/api/health', '//x'])
    expect([url, (await app.inject(url)).headers['x-content-type-options']]).toEqual([url, 'nosniff'])
})

test('a request that names two hosts is refused', async () => {
  const { app } = await start()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = async (...hosts: readonly string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    const lines = ['GET /api/health HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', '']
    socket.write(lines.join('\r\n'))
    return (await text(socket)).split('\r\n')[0]!
  }
  expect(await answer('localhost')).toBe('HTTP/1.1 200 OK')
  expect(await answer('localhost', 'evil.example')).toBe('HTTP/1.1 400 Bad Request')
})

test('subdomains are held to https only where the operator says so', async () => {
  const said = async (environment: Record<string, string>) => {
    const { app } = await start({ PUBLIC_URL: 'https://captain.example', ...environment })
    return (await app.inject('/api/health')).headers['strict-transport-security']
  }
  expect(await said({})).toBe('max-age=31536000')
  expect(await said({ HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains')
})
