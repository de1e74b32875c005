// @module-tag postgres-full
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { staffOf, start } from './support/world.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { fileHead, multipart, multipartType, paper, uploadsOf } from './support/upload-files.ts'

/** Calls over one real connection, as browsers and proxies keep it. */

const site = 'toki-tsumugi-cafe'

async function onOneConnection() {
  const world = await start({ DATA_DIR: scratchFolder() })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as AddressInfo
  const token = await world.tokenFor(staffOf(site))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  let connections = 0
  world.app.server.on('connection', () => void (connections += 1))
  const call = (method: string, path: string, type?: string, body?: Buffer) =>
    new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) }
      request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) =>
        json(answer).then((given) => resolve({ status: answer.statusCode!, body: given }), reject),
      )
        .on('error', reject)
        .end(body)
    })
  return { call, connections: () => connections }
}

const file = Buffer.concat([paper(), Buffer.alloc(300 * 1024, ' ')])
const upload = (head: string) => multipart([{ head, bytes: file }])

test.each([
  ['an upload in a field of another name', upload(fileHead('a.pdf').replace('"file"', '"other"')), 400],
  ['an upload of two files', multipart([1, 2].map((each) => ({ head: fileHead(`${each}.pdf`), bytes: file }))), 400],
  ['an upload that is none', upload('X-Other: "file"'), 400],
])('%s is refused, and the next call on its connection is answered', async (_, body, status) => {
  const { call, connections } = await onOneConnection()
  for (let times = 0; times < 3; times += 1)
    expect(await call('POST', uploadsOf(site), multipartType, body)).toMatchObject({ status })
  expect(await call('GET', uploadsOf(site))).toEqual({ status: 200, body: [] })
  expect(connections()).toBe(1)
})

test('what is refused before its body was read leaves the connection to the next call, too', async () => {
  const { call, connections } = await onOneConnection()
  const elsewhere = uploadsOf('there-is-no-such-tenant')
  expect(await call('POST', elsewhere, multipartType, upload(fileHead('a.pdf')))).toMatchObject({ status: 403 })
  expect(await call('GET', uploadsOf(site))).toEqual({ status: 200, body: [] })
  expect(connections()).toBe(1)
})
