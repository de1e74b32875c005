// @module-tag sqlite
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staffOf, start, type World } from './support/world.ts'
import { fileHead, multipart, multipartType, paper, uploadsOf } from './support/upload-files.ts'

/** Requests over a real connection; what passes between two looks at them is passed by hand. */

const site = 'toki-tsumugi-cafe'
let world: World
let folder: string
let token: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'captain-slow-'))
  world = await start({ DATA_DIR: folder })
  token = await world.tokenFor(staffOf(site))
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const window = 30_000

/** A request whose head has been sent, and a body of which as much is sent as one likes. */
async function slow(path: string, type: string, body: Buffer) {
  const { port } = world.app.server.address() as AddressInfo
  const accepted = new Promise<Socket>((resolve) => world.app.server.once('connection', resolve))
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const there = await accepted
  let answer = ''
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')))
  const ended = new Promise((resolve) => socket.once('close', resolve))
  const put = async (bytes: Buffer | string): Promise<void> => {
    const goal = there.bytesRead + Buffer.byteLength(bytes)
    socket.write(bytes)
    while (there.bytesRead < goal) await setImmediate()
  }
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost:3000',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  await put(`${head.join('\r\n')}\r\n\r\n`)
  let sent = 0
  return {
    async send(count: number): Promise<void> {
      await put(body.subarray(sent, sent + count))
      sent += count
      vi.advanceTimersByTime(window)
    },
    /** The status, once the connection has ended. */
    async status(): Promise<number> {
      await ended
      return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)![1])
    },
  }
}

test('a large file on a slow line arrives, however long it takes', async () => {
  const file = Buffer.concat([paper(), Buffer.alloc(600 * 1024, ' ')])
  const body = multipart([{ head: fileHead('slow.pdf'), bytes: file }])
  const request = await slow(uploadsOf(site), multipartType, body)
  const step = 100 * 1024
  for (let sent = 0; sent < body.length; sent += step) await request.send(Math.min(step, body.length - sent))
  expect(await request.status()).toBe(201)
})

test('a file that trickles is ended', async () => {
  const body = multipart([{ head: fileHead('slow.pdf'), bytes: Buffer.alloc(600 * 1024, ' ') }])
  const request = await slow(uploadsOf(site), multipartType, body)
  await request.send(1024)
  expect(await request.status()).toBe(408)
})

test('JSON has its time as a whole', async () => {
  const body = Buffer.from(JSON.stringify({ question: 'あ'.repeat(200_000) }))
  const request = await slow(`/api/v1/authorized/tenants/${site}/faq`, 'application/json', body)
  await request.send(100 * 1024)
  expect(await request.status()).toBe(408)
})

test('a request whose body has been read is not watched any longer', async () => {
  const url = `/api/v1/authorized/tenants/${site}/presence`
  const payload = { entity: 'faq', id: '01980000-0000-7000-8000-000000000001' }
  const post = () => world.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload })
  expect((await post()).statusCode).toBe(200)
  const timers = vi.getTimerCount()
  await post()
  expect(vi.getTimerCount()).toBe(timers)
})
