// @module-tag postgres-full
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { news } from '../../entities/news.ts'
import { recordClient } from './support/record-client.ts'
import { admin, start } from './support/world.ts'

test('answers of the API are compressed for whoever accepts it, and only then', async () => {
  const { app } = await start()
  const plain = await app.inject('/api/openapi.json')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const
  for (const [encoding, decode] of Object.entries(decoders)) {
    const sent = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } })
    expect([sent.headers['content-encoding'], String(sent.headers.vary)]).toEqual([encoding, 'accept-encoding'])
    expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8)
    expect(decode(sent.rawPayload).toString()).toBe(plain.body)
  }
})

test('a list keeps its version and its range, and a short answer stays as it is', async () => {
  const world = await start()
  const api = await recordClient(world, news)
  for (let number = 1; number < 21; number += 1) await api.create(number)
  const headers = { 'accept-encoding': 'br', authorization: `Bearer ${await world.tokenFor(admin)}` }
  const list = await world.app.inject({ url: `${api.path}?range=[0,19]`, headers })
  expect([list.headers['content-encoding'], list.headers['content-range']]).toEqual(['br', 'news 0-19/20'])
  expect(JSON.parse(brotliDecompressSync(list.rawPayload).toString())).toHaveLength(20)
  const health = await world.app.inject({ url: '/api/health', headers })
  expect(health.headers['content-encoding']).toBeUndefined()
})

test('each form has an entity tag of its own, and what varies is said with 304, too', async () => {
  const { app } = await start()
  const url = '/api/v1/tenants/toki-tsumugi-cafe/openapi.json'
  const tagOf = async (encoding: string) => {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    return String(headers.etag)
  }
  const tags = [await tagOf('identity'), await tagOf('gzip'), await tagOf('br')]
  expect(new Set(tags).size).toBe(3)
  for (const etag of tags) {
    const again = await app.inject({ url, headers: { 'if-none-match': etag, 'accept-encoding': 'br' } })
    expect([again.statusCode, again.headers.etag, again.headers.vary]).toEqual([
      304,
      etag,
      expect.stringContaining('accept-encoding'),
    ])
  }
})

test('the version of a record is understood as any form of its answer names it', async () => {
  const world = await start()
  const api = await recordClient(world, news)
  const { id } = await api.create(1)
  const headers = { 'if-match': '"1-br"', authorization: `Bearer ${await world.tokenFor(admin)}` }
  const changed = await world.app.inject({
    method: 'PUT',
    url: `${api.path}/${id}`,
    headers,
    payload: { title: '初売り' },
  })
  expect([changed.statusCode, changed.json().version]).toEqual([200, 2])
})

test('a compressed body is not read: it could become any size', async () => {
  const world = await start()
  const api = await recordClient(world, news)
  const body = Buffer.from(JSON.stringify(await api.body(1)))
  const send = async (payload: Buffer, more: Record<string, string> = {}) =>
    world.app.inject({
      method: 'POST',
      url: api.path,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await world.tokenFor(admin)}`,
        ...more,
      },
      payload,
    })
  const encodings = { gzip: gzipSync, br: brotliCompressSync } as const
  for (const [encoding, encode] of Object.entries(encodings)) {
    const refused = await send(encode(body), { 'content-encoding': encoding })
    expect([encoding, refused.statusCode]).toEqual([encoding, 400])
  }
  expect((await api.get('')).body).toEqual([])
  // Only its encoding is refused.
  expect((await send(body)).statusCode).toBe(201)
})
