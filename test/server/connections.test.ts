// @module-tag sqlite
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/base/env.ts'
import { connectionLimits, type ConnectionLimits } from '../../server/plugins/connections.ts'

/** Real connections; those of another place come from another address of this machine, as all of 127.0.0.0/8 are on Linux. */

async function listening(limits: ConnectionLimits, environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const env = readEnv({ AUTH_SECRET: 'a secret for tests only, 32 bytes', LOG_LEVEL: 'silent', ...environment })
  const app = await buildApp({ env, database: undefined, connections: limits })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return app
}

function connected(app: FastifyInstance, from = '127.0.0.1'): Socket {
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return socket
}

const asking = 'GET /livez HTTP/1.1\r\nHost: localhost:3000\r\n\r\n'

/** Whether a connection is answered; one that is refused just ends. */
const isAnswered = (socket: Socket): Promise<boolean> => {
  socket.write(asking)
  return Promise.race([
    once(socket, 'data').then(([answer]) => String(answer).startsWith('HTTP/1.1 200 ')),
    once(socket, 'close').then(() => false),
  ]).catch(() => false)
}

/** Opens connections one after another, and keeps them. */
async function hold(app: FastifyInstance, count: number, from?: string): Promise<readonly boolean[]> {
  const answered: boolean[] = []
  for (let each = 0; each < count; each += 1) answered.push(await isAnswered(connected(app, from)))
  return answered
}

test('who connects and says nothing, or half a request, has gone within 8 seconds', async () => {
  const { server } = await listening({ inAll: 10, perAddress: 5 })
  const { connectionsCheckingInterval } = server as unknown as { connectionsCheckingInterval: number }
  expect(server.headersTimeout).toBeGreaterThan(0)
  expect(server.headersTimeout + (connectionsCheckingInterval ?? 1_000)).toBeLessThan(8_000)
  expect(server.keepAliveTimeout).toBeLessThan(8_000)
})

describe.skipIf(process.platform !== 'linux')('connections are bounded', () => {
  test('for each address, so that others still get in', async () => {
    const app = await listening({ inAll: 10, perAddress: 3 })
    const first = connected(app)
    expect(await isAnswered(first)).toBe(true)
    expect(await hold(app, 4)).toEqual([true, true, false, false])
    expect(await hold(app, 1, '127.0.0.2')).toEqual([true])
    const gone = new Promise((resolve) => app.server.once('connection', resolve))
    first.destroy()
    for (;;) if (await isAnswered(connected(app))) break
    await gone
  })

  test('but not for the proxies of TRUST_PROXY, which speak for many', async () => {
    const app = await listening({ inAll: 10, perAddress: 1 }, { TRUST_PROXY: '10.0.0.1, 127.0.0.2/32' })
    expect(await hold(app, 3, '127.0.0.2')).toEqual([true, true, true])
    expect(await hold(app, 2)).toEqual([true, false])
  })

  test('in all', async () => {
    const app = await listening({ inAll: 3, perAddress: 2 })
    expect(await hold(app, 2)).toEqual([true, true])
    expect(await hold(app, 2, '127.0.0.2')).toEqual([true, false])
  })
})

test.each([
  [300, { inAll: 150, perAddress: 75 }],
  [1_024, { inAll: 512, perAddress: 200 }],
  [1_048_576, { inAll: 2_000, perAddress: 200 }],
])('with %i handles, half of them stay for other things than connections', (handles, limits) => {
  expect(connectionLimits(handles)).toEqual(limits)
})

describe('when nothing has passed for a while', () => {
  /** A connection, as both ends have it. */
  async function both() {
    const app = await listening({ inAll: 10, perAddress: 5 })
    const accepted = once(app.server, 'connection')
    const socket = connected(app)
    const [there] = (await accepted) as [Socket]
    return { app, socket, there }
  }

  test('who does not take an answer is left', async () => {
    const { socket, there } = await both()
    socket.pause()
    const ask = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost:3000\r\n\r\n'
    socket.write(ask.repeat(20))
    while (there.writableLength === 0) await new Promise(setImmediate)
    there.emit('timeout')
    expect(there.destroyed).toBe(true)
  })

  test('who waits for an answer is not', async () => {
    const { app, socket, there } = await both()
    const answer = once(socket, 'data')
    const asked = once(app.server, 'request')
    socket.write(asking)
    await asked
    there.emit('timeout')
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

test.each([
  ['an address that is too long', `GET /livez?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ['what is no HTTP', 'NONSENSE\r\n\r\n', 400],
])('%s is answered in the form of every error', async (_, sent, statusCode) => {
  const socket = connected(await listening({ inAll: 10, perAddress: 5 }))
  socket.write(sent)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  const [head, body] = String(answer).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${statusCode} `))
  expect(JSON.parse(body!)).toMatchObject({ statusCode, data: {} })
})
