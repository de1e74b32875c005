// @module-tag sqlite
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { deprecationHeaders } from '../../server/plugins/deprecation.ts'

test('a deprecated operation says since when it is and when it goes, also where it refuses', async () => {
  const app = Fastify()
  deprecationHeaders(app)
  const deprecated = { since: '2026-12-01', until: '2027-06-01' }
  app.get('/old', { config: { deprecated } }, (_request, reply) => reply.status(404).send())
  app.get('/new', (_request, reply) => reply.send())
  const { headers } = await app.inject('/old')
  expect(headers).toMatchObject({
    deprecation: '@1796083200',
    sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
    link: '</api/docs/guides/versions?lang=en>; rel="deprecation"; type="text/html"',
  })
  expect((await app.inject('/new')).headers).not.toHaveProperty('deprecation')
})

test('an operation that would go less than six months after the notice keeps the server from starting', () => {
  const app = Fastify()
  deprecationHeaders(app)
  const goes = (until: string) => () =>
    app.get(`/${until}`, { config: { deprecated: { since: '2026-12-01', until } } }, () => '')
  expect(goes('2027-05-31')).toThrow('until 2027-06-01')
  expect(goes('2027-06-01')).not.toThrow()
})
