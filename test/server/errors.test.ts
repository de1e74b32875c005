// @module-tag postgres-full
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { handleErrors } from '../../server/plugins/error-handler.ts'
import {
  catalogue,
  conflict,
  forbidden,
  invalid,
  notFound,
  stale,
  unauthorized,
  versionRequired,
} from '../../server/base/errors/api-error.ts'
import { start } from './support/world.ts'

/** What an app answers when a handler throws something. */
async function answerTo(thrown: unknown) {
  const app = Fastify()
  handleErrors(app)
  app.get('/', () => {
    throw thrown
  })
  const { statusCode, headers, body } = await app.inject('/')
  return { statusCode, headers, body: JSON.parse(body) as unknown }
}

test('the catalogue has the codes and names of the specification', () => {
  const names = Object.fromEntries(Object.entries(catalogue).map(([code, { statusMessage }]) => [code, statusMessage]))
  expect(names).toMatchObject({
    400: 'Bad Request',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'Not Found',
    500: 'Internal Server Error',
    503: 'Service Unavailable',
  })
})

test.each([
  [400, invalid([{ path: ['title'], rule: 'required', params: {} }], 'news')],
  [401, unauthorized()],
  [403, forbidden()],
  [404, notFound()],
  [409, conflict([{ path: [], rule: 'integrity.inUse', params: {} }], { blockers: [] })],
  [412, stale({ version: 2 })],
  [428, versionRequired()],
])('%i has the one form of all refusals', async (code, thrown) => {
  const answer = await answerTo(thrown)
  expect(answer.statusCode).toBe(code)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toEqual({
    statusCode: code,
    statusMessage: catalogue[code as 400].statusMessage,
    message: expect.stringMatching(/^[A-Z].*\.$/),
    data: expect.any(Object),
  })
})

test('an issue says in plain English what its rule means, by the name of the field', async () => {
  const { body } = await answerTo(invalid([{ path: ['title'], rule: 'maxFullWidth', params: { max: 80 } }], 'news'))
  const [issue] = (body as { data: { issues: { message: string }[] } }).data.issues
  expect(issue!.message).toMatch(/80/)
  expect(issue!.message).not.toMatch(/%\{|maxFullWidth/)
})

describe('from 500 on nothing of the inside shows', () => {
  const fixed = {
    statusCode: 500,
    statusMessage: 'Internal Server Error',
    message: 'An internal server error occurred.',
    data: {},
  }
  test.each([
    ['an error', new Error('the password is hunter2')],
    ['a type error', new TypeError('x is not a function')],
    ['a text', 'the password is hunter2'],
    ['nothing', undefined],
    ['an error of the database', Object.assign(new Error('no such table: secrets'), { code: 'SQLITE_ERROR' })],
  ])('%s', async (_, thrown) => {
    expect((await answerTo(thrown)).body).toEqual(fixed)
  })
})

describe('what the database refuses is an answer to the caller', () => {
  const refused = (code: string, message: string) => answerTo(Object.assign(new Error(message), { code }))

  test('a value that must be unique', async () => {
    for (const message of [
      'UNIQUE constraint failed: news.tenant_id, news.slug',
      "UNIQUE constraint failed: index 'news_slug_unique'",
    ]) {
      const { statusCode, body } = await refused('SQLITE_CONSTRAINT_UNIQUE', message)
      expect(statusCode).toBe(400)
      expect(body).toMatchObject({ data: { issues: [{ path: ['slug'], rule: 'duplicate' }] } })
    }
  })

  test('something that is pointed at and not there', async () => {
    expect((await refused('SQLITE_CONSTRAINT_FOREIGNKEY', 'FOREIGN KEY constraint failed')).body).toMatchObject({
      data: { issues: [{ rule: 'integrity.refNotFound' }] },
    })
  })

  test.each([
    ['a disk that fails', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY', '58030', 'EIO', 'EROFS'],
    ['too many at once', 'SQLITE_BUSY_SNAPSHOT', '53300', '40001', '40P01'],
    ['a server that stops or starts', '57P01', '57P02', '57P03'],
    ['a connection that broke', '08006', '08P01'],
    ['a database that takes no writes', 'SQLITE_READONLY_DBMOVED', '25006'],
  ])('%s: try again later', async (_, ...codes) => {
    for (const code of codes) {
      const { statusCode, headers, body } = await refused(code, 'something of the inside')
      expect(statusCode, code).toBe(503)
      expect(headers['retry-after']).toBe('5')
      expect(body).toMatchObject({ message: 'The server is temporarily unavailable.', data: {} })
    }
  })

  test.each(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'])('a disk that is full (%s)', async (code) => {
    const { statusCode, body } = await refused(code, 'database or disk is full')
    expect(statusCode).toBe(507)
    expect(body).toMatchObject({ message: 'The server has no room left to keep this.', data: {} })
  })

  test.each(['SQLITE_CORRUPT', 'SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB'])(
    'a file that is damaged (%s)',
    async (code) => {
      expect((await refused(code, 'database disk image is malformed')).statusCode).toBe(503)
    },
  )
})

test('a statement that PostgreSQL cut short is answered as a server that is busy', async () => {
  const thrown = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(await answerTo(thrown)).toMatchObject({
    statusCode: 503,
    body: { message: 'The server is temporarily unavailable.', data: {} },
  })
})

test('what is not there is answered in the same form', async () => {
  const { app } = await start()
  expect((await app.inject('/api/nothing')).json()).toMatchObject({
    statusCode: 404,
    statusMessage: 'Not Found',
    data: {},
  })
  expect((await app.inject({ method: 'PATCH', url: '/api/health' })).json()).toMatchObject({ statusCode: 404 })
})
