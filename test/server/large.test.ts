// @module-tag full
// @module-tag sqlite
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { news } from '../../entities/news.ts'
import { maxResponseBytes } from '../../server/kernel/crud/size-limits.ts'
import { maxBulkRecords } from '../../entities/language/shared/bulk-limit.ts'
import { maxBulkBytes } from '../../server/kernel/crud/bulk.ts'
import { ngrams, maxTerms } from '../../server/kernel/search-index/ngrams.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { start, type World } from './support/world.ts'

const size = 390_000
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
/** A body of about as many bytes as a body may be. */
const large = (sign = 'あ') => ({ blocks: Array.from({ length: 20 }, () => paragraph(sign.repeat(6_480))) })

interface Known {
  readonly id: string
  readonly version: number
}

async function withLarge(
  count: number,
): Promise<{ readonly world: World; readonly api: RecordClient; readonly known: Known[] }> {
  const world = await start()
  const api = await recordClient(world, news)
  const known: Known[] = []
  for (let number = 0; number < count; number += 1) {
    const { id, version } = await api.create(number, { body: large(), status: 'draft', publishAt: null })
    known.push({ id, version })
  }
  return { world, api, known }
}

const next = (records: readonly Known[]) => records.map(({ id, version }) => ({ id, version: version + 1 }))

describe('Records that are large', () => {
  test('are changed together as far as they fit, and refused beyond with how many do; nothing is done then', async () => {
    const fits = Math.floor(maxBulkBytes / (size + 2_000))
    const { api, known } = await withLarge(fits + 2)
    const live = async () => (await api.get('', { range: [0, 99] })).body.length
    const [some, all] = [known.slice(0, fits), known]

    for (const [path, more] of [
      ['/deletions', {}],
      ['/transitions', { to: 'archived' }],
    ] as const) {
      const { status, body } = await api.send('POST', path, { records: all, ...more })
      expect([status, body.data.fits], path).toEqual([413, body.data.issues[0].params.fits])
      expect(body.data.issues).toMatchObject([{ path: ['records'], rule: 'recordsTooLarge' }])
      expect(body.data.issues[0].message).toMatch(
        /^These records are more than can be changed at once.* up to \d+ at a time/,
      )
      expect(body.data.fits).toBeGreaterThanOrEqual(fits)
      expect(body.data.fits).toBeLessThan(all.length)
    }
    const tooMany = Array.from({ length: maxBulkRecords + 1 }, () => ({ id: randomUUID(), version: 1 }))
    expect((await api.send('POST', '/restorations', { records: tooMany })).body.data.fits).toBe(maxBulkRecords)
    expect(await live()).toBe(all.length)

    expect((await api.send('POST', '/deletions', { records: some })).status).toBe(200)
    expect(await live()).toBe(all.length - some.length)
    // What was done at once is undone at once, and goes for good at once.
    expect((await api.send('POST', '/restorations', { records: next(some) })).status).toBe(200)
    expect(await live()).toBe(all.length)
    const again = next(next(some))
    expect((await api.send('POST', '/deletions', { records: again })).status).toBe(200)
    expect((await api.send('POST', '/purges', { records: next(again) })).status).toBe(204)
    expect((await api.get('', { filter: { trashed: true } })).body).toEqual([])
  })

  test('are restored and purged together as far as they and their versions fit', async () => {
    const { world, api, known } = await withLarge(2)
    const values = JSON.stringify({ title: '題', body: large() })
    const add = (id: string, version: number) =>
      world.sql(
        `insert into revision ("tenant_id", "entity", "recordId", "version", "action", "at", "requestId", "values", "changeSet")
         values (?, 'news', ?, ?, 'update', '2024-01-01T00:00:00.000Z', 'test', ?, ?)`,
        api.tenant.id,
        id,
        version,
        values,
        randomUUID(),
      )
    for (const { id } of known) for (let version = 1; version < 60; version += 1) await add(id, 100 + version)
    await api.send('POST', '/deletions', { records: known })
    const { status, body } = await api.send('POST', '/purges', { records: next(known) })
    expect([status, body.data.fits]).toEqual([413, 1])
    expect((await api.send('POST', '/purges', { records: next(known).slice(0, 1) })).status).toBe(204)
  })

  test('are listed with their bodies as far as they fit into an answer, and without them however many there are', async () => {
    const fits = Math.floor(maxResponseBytes / (size + 2_000))
    const { api } = await withLarge(fits + 2)
    expect((await api.get('', { range: [0, 99] })).body).toHaveLength(fits + 2)
    const within = await api.get('', { range: [0, fits - 1], include: ['body'] })
    expect([within.status, within.body.length]).toEqual([200, fits])
    expect(within.body[0].body.blocks).toHaveLength(20)

    const { status, body } = await api.get('', { range: [0, 99], include: ['body'] })
    expect([status, body.data.issues]).toMatchObject([400, [{ path: ['range'], rule: 'answerTooLarge' }]])
    const { fits: told } = body.data.issues[0].params
    expect(body.data.issues[0].message).toContain(`up to ${told} at a time`)
    expect((await api.get('', { range: [0, told - 1], include: ['body'] })).status).toBe(200)
    expect((await api.get('', { range: [0, told], include: ['body'] })).status).toBe(400)
    expect((await api.get('', { range: [0, 99], include: ['body'], filter: { q: 'どこにもない' } })).body).toEqual([])
  })

  test('have a history that comes in parts, each of a bounded size, and whole in the end', async () => {
    const { api, known } = await withLarge(1)
    let [{ id, version }] = known as [Known]
    for (const sign of ['い', 'う', 'え', 'お', 'か', 'き', 'く', 'け', 'こ', 'さ', 'し', 'す', 'せ', 'そ']) {
      const { body } = await api.send('PUT', `/${id}`, { body: large(sign), version })
      version = body.version
    }
    const versions: number[] = []
    let parts = 0
    for (let total = 1; versions.length < total; parts += 1) {
      const answer = await api.get(`/${id}/revisions`, { range: [versions.length, versions.length + 99] })
      expect(Buffer.byteLength(answer.text)).toBeLessThan(maxResponseBytes + 100_000)
      expect(answer.headers['content-range']).toMatch(
        new RegExp(`^revisions ${versions.length}-${versions.length + answer.body.length - 1}/${version}$`),
      )
      versions.push(...answer.body.map((revision: { version: number }) => revision.version))
      total = version
    }
    expect(parts).toBeGreaterThan(1)
    expect(versions).toEqual(Array.from({ length: version }, (_, index) => version - index))
  })
})

test('a text with more terms than the index takes is found by its first words', () => {
  const text = Array.from({ length: 120_000 }, (_, n) =>
    String.fromCharCode(0x4e00 + ((n * 7919 + (n >> 7)) % 20_000)),
  ).join('')
  const terms = ngrams(text)
  expect(terms.length).toBeLessThanOrEqual(maxTerms + 1)
  expect(terms).toContain(text.slice(0, 2))
  expect(ngrams(`𠮷${text}`).length).toBeLessThanOrEqual(maxTerms + 1)
})

describe('A record that was written when marks could be nested without end', () => {
  const marks = '<b><i>'.repeat(3_300)
  const deep = { blocks: [paragraph(`${marks}語${'</i></b>'.repeat(20)}`), paragraph('終わり')] }

  async function withDeep() {
    const world = await start()
    const api = await recordClient(world, news)
    const { id, version } = await api.create(1, { status: 'published', publishAt: '2024-01-01T00:00:00.000Z' })
    await world.sql('update news set "body" = ? where "id" = ?', JSON.stringify(deep), id)
    return { world, api, id, version }
  }

  test('is read in captain, in its list, in its history and by the public', async () => {
    const { world, api, id } = await withDeep()
    expect((await api.get(`/${id}`)).body.body).toEqual(deep)
    expect((await api.get('', { include: ['body'] })).body[0].body).toEqual(deep)
    expect((await api.get(`/${id}/revisions`)).status).toBe(200)
    const answer = await world.app.inject({ url: `/api/v1/tenants/${api.tenant.slug}/news/${id}` })
    expect([answer.statusCode, answer.json().body]).toEqual([200, deep])
  })

  test('is deleted, restored and saved again, with each mark once', async () => {
    const { api, id, version } = await withDeep()
    const deleted = await api.send('DELETE', `/${id}`)
    expect(deleted.status).toBe(200)
    const restored = await api.send('POST', `/${id}/restorations`, { version: version + 1 })
    expect(restored.status).toBe(200)
    const saved = await api.send('PUT', `/${id}`, { body: deep, version: version + 2 })
    expect([saved.status, saved.body.body.blocks[0].data.text]).toEqual([200, '<b><i>語</i></b>'])
  })
})
