// @module-tag sqlite
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import multipart from '@fastify/multipart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/base/env.ts'
import { fileHead, multipart as multipartOf, multipartType } from './support/upload-files.ts'

/** Requests over a real connection, whose time passes by hand. */

/** It is looked every second which answers are late. */
const [limit, fileLimit, interval] = [60_000, 300_000, 1_000]

let app: FastifyInstance
let atWork: Promise<void>
let finish: () => void
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = await buildApp({ env: readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }), database: undefined })
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
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
  vi.advanceTimersByTime(limit + interval)
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
  vi.advanceTimersByTime(limit)
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
  const arriving = once(app.server, 'request') as Promise<[IncomingMessage]>
  // As much of it in half a minute as shows that it makes progress.
  const part = 64 * 1024
  const body = multipartOf([{ head: fileHead('a.txt'), bytes: Buffer.alloc(12 * part) }])
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
  const [{ socket: received }] = await arriving
  for (let at = 0; at < body.length; at += part) {
    const before = received.bytesRead
    socket.write(body.subarray(at, at + part))
    while (received.bytesRead < before + Math.min(part, body.length - at)) await setImmediate()
    if (at + part < body.length) vi.advanceTimersByTime(30_000)
  }
  await atWork
  vi.advanceTimersByTime(fileLimit)
  await setImmediate()
  expect(answer).toBe('')
  vi.advanceTimersByTime(interval)
  await ended
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
})

test('one timer looks after all requests, and ends with the server', async () => {
  await serve('POST')
  const timers = vi.getTimerCount()
  const answered = app.inject({ method: 'POST', url: '/api/work', payload: { title: 'a' } })
  await atWork
  // The body's own timer ended with the body.
  expect(vi.getTimerCount()).toBe(timers)
  finish()
  await answered
  await app.close()
  expect(vi.getTimerCount()).toBe(timers - 1)
})
