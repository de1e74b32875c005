import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import multipart from '@fastify/multipart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/env.ts'
import { fileHead, multipart as multipartOf, multipartType } from './support/upload-files.ts'

/** Requests over a real connection, whose time passes by hand. */

const [limit, fileLimit] = [60_000, 300_000]

let app: FastifyInstance
let atWork: Promise<void>
let finish: () => void
beforeEach(async () => {
  app = await buildApp({ env: readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }), database: undefined })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

interface Work {
  /** What a request does before its handler is at work, which it is until it is told to finish. */
  readonly first?: (request: FastifyRequest) => Promise<void>
  readonly answer?: (reply: FastifyReply) => unknown
  readonly multipart?: true
}

/** Serves one more address. */
async function serve(method: 'GET' | 'POST', { first, answer, multipart: isFile }: Work = {}): Promise<string> {
  let begun: () => void
  atWork = new Promise((resolve) => (begun = resolve))
  const finished = new Promise<void>((resolve) => (finish = resolve))
  await app.register(async (scope) => {
    if (isFile) await scope.register(multipart)
    scope.route({
      method,
      url: '/api/work',
      config: { access: 'public', ...(isFile && { multipart: true }) },
      handler: async (request, reply) => {
        await first?.(request)
        begun()
        await finished
        return answer ? answer(reply) : { done: true }
      },
    })
  })
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/work`
}

const json = { method: 'POST', body: '{"title":"a"}', headers: { 'content-type': 'application/json' } } as const

test.each([
  ['reads', 'GET', {}],
  ['writes', 'POST', json],
] as const)('a call that %s and is not answered in a minute is answered with 503', async (_, method, init) => {
  const answered = fetch(await serve(method), init)
  await atWork
  vi.advanceTimersByTime(limit)
  const answer = await answered
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ])
  expect(await answer.json()).toEqual({
    statusCode: 503,
    statusMessage: 'Service Unavailable',
    message: 'The answer took too long. What was asked for may have been done: look before you ask again.',
    data: { reason: 'timeLimit' },
  })
  // What comes late is dropped, and the server goes on.
  finish()
  expect((await app.inject({ method, url: '/api/work' })).json()).toEqual({ done: true })
})

test('a call that is answered within the minute is answered as ever', async () => {
  const answered = fetch(await serve('POST'), json)
  await atWork
  vi.advanceTimersByTime(limit - 1)
  finish()
  const answer = await answered
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }])
})

test('an answer that has begun goes on as long as it is read', async () => {
  const file = new Readable({ read() {} })
  const answered = fetch(await serve('GET', { answer: (reply) => reply.type('text/plain').send(file) }))
  await atWork
  finish()
  file.push('first, ')
  const answer = await answered
  vi.advanceTimersByTime(2 * limit)
  file.push('and last')
  file.push(null)
  expect(await answer.text()).toBe('first, and last')
})

test('a file may be on its way for long; what is made of it then has five minutes', async () => {
  const first = async (request: FastifyRequest) => {
    await (await request.file())!.toBuffer()
    if (!request.raw.readableEnded) await once(request.raw, 'end')
  }
  const url = new URL(await serve('POST', { first, multipart: true }))
  const arriving = new Promise<void>((resolve) => void app.server.once('request', () => resolve()))
  const body = multipartOf([{ head: fileHead('a.txt'), bytes: Buffer.from('hello') }])
  const head = [
    `POST ${url.pathname} HTTP/1.1`,
    'Host: localhost:3000',
    'Connection: close',
    `Content-Type: ${multipartType}`,
    `Content-Length: ${body.length}`,
  ]
  const socket = connect(Number(url.port), '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += part.toString()))
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await arriving
  vi.advanceTimersByTime(3 * fileLimit)
  socket.write(body)
  await atWork
  vi.advanceTimersByTime(fileLimit - 1)
  await setImmediate()
  expect(answer).toBe('')
  vi.advanceTimersByTime(1)
  await ended
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
})

test('no timer outlives its answer', async () => {
  await serve('POST')
  const before = vi.getTimerCount()
  const answered = app.inject({ method: 'POST', url: '/api/work', payload: { title: 'a' } })
  await atWork
  expect(vi.getTimerCount()).toBe(before + 1)
  finish()
  await answered
  expect(vi.getTimerCount()).toBe(before)
})
