// @module-tag sqlite
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { sameOriginAddress } from '../../server/base/input/addresses.ts'
import { addressPieces, hostileAddresses as hostile } from '../hostile-addresses.ts'
import { sessionCookie } from './support/access-table.ts'
import { admin, open, publicUrl, type World } from './support/world.ts'
import { fakePages } from './support/fake-pages.ts'

const address = fc.oneof(
  fc.array(fc.constantFrom(...addressPieces), { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  fc.webUrl(),
)

/** Where a careless reader may get to as well: one that takes backslashes for slashes, drops blanks, or decodes first. */
const readings = (location: string): readonly string[] => [
  location,
  location.replaceAll('\\', '/'),
  location.replaceAll(/[\s\p{Cc}]/gu, ''),
  decodeURI(location),
]

/** Wherever it is followed, it stays on our origin. */
function expectOwn(location: string): void {
  for (const from of ['/', '/en', '/api/auth/verify-email?token=x', '/captain/tenant/a/news/']) {
    for (const reading of readings(location))
      expect(new URL(reading, publicUrl + from).origin, JSON.stringify(location)).toBe(publicUrl)
  }
  expect(location).toMatch(/^(?:http:\/\/localhost:3000)?\/(?![/\\])/)
}

describe('an address to be sent to', () => {
  test('is ours, or is none', () => {
    for (const target of hostile) {
      const resolved = sameOriginAddress(target, publicUrl)
      if (resolved !== undefined) expectOwn(resolved)
    }
    fc.assert(
      fc.property(address, (target) => {
        const resolved = sameOriginAddress(target, publicUrl)
        if (resolved === undefined) return
        expectOwn(resolved)
        expect(sameOriginAddress(resolved, publicUrl)).toBe(resolved)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['/', '/'],
    ['/captain?a=1#b', '/captain?a=1#b'],
    ['/contact/success?no=20260101-0001', '/contact/success?no=20260101-0001'],
    ['/en/article/猫', '/en/article/%E7%8C%AB'],
    ['/a/../captain', '/captain'],
    ['/faq?to=//evil.example', '/faq?to=//evil.example'],
    [`${publicUrl}/en/faq?a=1`, `${publicUrl}/en/faq?a=1`],
  ])('%s of ours is %s', (target, resolved) => expect(sameOriginAddress(target, publicUrl)).toBe(resolved))
})

describe('the running server', () => {
  let world: World
  let app: FastifyInstance
  let answer = (): { location: string; external: boolean } => ({ location: '/', external: false })
  beforeAll(async () => {
    world = await open({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const pages = fakePages(async () => {
      const { location, external } = answer()
      // Headers of the web take no text beyond Latin-1.
      return { answer: new Response(null, { status: 302, headers: { location: encodeURI(location) } }), external }
    })
    app = await buildApp({ env: world.env, database: world.database, pages, streamTime: 0 })
    app.get('/probe', { config: { access: 'public' } }, (request, reply) =>
      reply.redirect((request.query as { to: string }).to),
    )
    await app.ready()
    return async () => {
      await app.close()
      await world.close()
    }
  })

  const probe = async (to: string): Promise<string> =>
    String((await app.inject(`/probe?to=${encodeURIComponent(to)}`)).headers.location)

  test('sends nobody away, whatever a route answers', async () => {
    for (const target of hostile) expectOwn(await probe(target))
    await fc.assert(
      fc.asyncProperty(address, async (target) => expectOwn(await probe(target.toWellFormed()))),
      { numRuns: 300 },
    )
    expect(await probe('//evil.example')).toBe('/')
    expect(await probe('/..//evil.example')).toBe('/')
    expect(await probe('/en/faq?a=1')).toBe('/en/faq?a=1')
  })

  test('leaves for another site by a rule that is declared as external, and only over the web', async () => {
    const sent = async (location: string, external: boolean) => {
      answer = () => ({ location, external })
      return (await app.inject('/docs')).headers.location
    }
    expect(await sent('https://docs.captain.example/a?b=c', true)).toBe('https://docs.captain.example/a?b=c')
    expect(await sent('https://docs.captain.example/a?b=c', false)).toBe('/')
    for (const location of ['javascript:alert(1)', 'data:text/html,x', '//docs.captain.example', '/docs'])
      expect(await sent(location, true)).toBe('/')
  })

  const params = [
    'callbackURL',
    'errorCallbackURL',
    'newUserCallbackURL',
    'redirectTo',
    'returnTo',
    'next',
    'url',
    'to',
  ]

  test(
    'leads nobody away by what stands in a query or a cookie, at any of its routes',
    { timeout: 300_000, tags: ['full'] },
    async () => {
      answer = () => ({ location: '/', external: false })
      const session = await sessionCookie(world, await world.account(admin))
      const authorization = `Bearer ${await world.tokenFor(admin)}`
      const routes = app.routeTable.filter(({ method, url }) => [method].flat().includes('GET') && url !== '/probe')
      expect(routes.length).toBeGreaterThan(100)
      let sent = 0
      for (const [place, { url }] of routes.entries()) {
        const isAuth = url.startsWith('/api/auth/')
        const path = url.replaceAll(/:\w+/g, 'x').replace('*', 'x')
        // better-auth's calls meet all; of the others each meets some, and each address many routes.
        for (const target of [...hostile.filter((_, nth) => isAuth || nth % 16 === place % 16), '/captain']) {
          for (const names of isAuth ? [['token', 'callbackURL'], params] : [params]) {
            const query = new URLSearchParams(names.map((name) => [name, target]))
            const cookie = `${session}; auth_redirect_path=${encodeURIComponent(target)}`
            const { headers } = await app.inject({ url: `${path}?${query}`, headers: { cookie, authorization } })
            if (headers.location === undefined) continue
            sent++
            expectOwn(String(headers.location))
          }
        }
      }
    },
  )

  test('refuses to lead away whoever confirms an address, before anything is done', async () => {
    const cookie = await sessionCookie(world, await world.account(admin))
    const confirm = (callbackURL: string) =>
      app.inject({
        url: `/api/auth/verify-email?${new URLSearchParams({ token: 'x', callbackURL })}`,
        headers: { cookie },
      })
    for (const target of [
      '/..//evil.example',
      '/.//evil.example',
      '//evil.example',
      'https://evil.example',
      '/\\evil',
    ]) {
      const { statusCode, headers, body } = await confirm(target)
      expect([target, statusCode, headers.location]).toEqual([target, 403, undefined])
      expect(JSON.parse(body).data).toEqual({ code: 'INVALID_CALLBACK_URL' })
    }
    expect((await confirm('/user/profile')).headers.location).toBe('/user/profile?error=INVALID_TOKEN')
  })
})
