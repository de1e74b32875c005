import { expect, test } from 'vitest'
import { circle } from '../../entities/circle.ts'
import { faq } from '../../entities/faq.ts'
import { member } from '../../entities/member.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

const slugsInOrder = async (api: RecordClient): Promise<string> =>
  (await api.get('')).body.map(({ question }: { question: string }) => question).join('')

async function clientWith(...questions: readonly string[]) {
  const api = await recordClient(await start(), faq)
  const ids: Record<string, string> = {}
  for (const question of questions) ids[question] = (await api.create(1, { question })).id
  return { api, ids }
}

test('a new record goes last, and records put in order take each other’s places', async () => {
  const { api, ids } = await clientWith('a', 'b', 'c', 'd')
  expect(await slugsInOrder(api)).toBe('abcd')
  const moved = await api.send('PUT', '/order', { ids: [ids.d, ids.b] })
  expect(moved.body.records).toEqual([ids.d, ids.b].map((id) => ({ id, version: 2 })))
  expect(await slugsInOrder(api)).toBe('adcb')
  expect((await api.get(`/${ids.b}/revisions`)).body[0]).toMatchObject({
    action: 'reorder',
    before: { sortOrder: 1 },
    after: { sortOrder: 3 },
  })
  expect((await api.get(`/${ids.a}`)).body.version).toBe(1)
})

test('places that were the same are drawn apart', async () => {
  const { api, ids } = await clientWith('a', 'b', 'c')
  for (const id of Object.values(ids)) await api.send('PUT', `/${id}`, { sortOrder: 5, version: 1 })
  const before = await slugsInOrder(api)
  const order = [...before].reverse().map((question) => ids[question])
  await api.send('PUT', '/order', { ids: order })
  expect(await slugsInOrder(api)).toBe([...before].reverse().join(''))
})

test('an order whose last place is taken makes room', async () => {
  const { api, ids } = await clientWith('a', 'b', 'c', 'd')
  for (const id of [ids.c, ids.d]) await api.send('PUT', `/${id}`, { sortOrder: 999_999, version: 1 })
  ids.e = (await api.create(1, { question: 'e' })).id
  expect(await slugsInOrder(api)).toBe('abcde')
  expect((await api.send('PUT', '/order', { ids: [ids.e, ids.c] })).status).toBe(200)
  expect(await slugsInOrder(api)).toBe('abedc')
  const places = (await api.get('')).body.map(({ sortOrder }: { sortOrder: number }) => sortOrder)
  expect(places).toEqual([0, 1, 999_997, 999_998, 999_999])
})

test('an order names records that are there, each once', async () => {
  const { api, ids } = await clientWith('a', 'b')
  expect((await api.send('PUT', '/order', { ids: [ids.a, ids.a] })).status).toBe(400)
  expect((await api.send('PUT', '/order', { ids: [] })).status).toBe(400)
  await api.send('DELETE', `/${ids.b}`)
  expect((await api.send('PUT', '/order', { ids: [ids.b, ids.a] })).status).toBe(404)
})

test('readings come in the order of the kana, in captain and for the public', async () => {
  const world = await start()
  const circles = await recordClient(world, circle)
  const readings = ['アイ', 'うえ', 'カーテン', 'がか', 'きゃく', 'キヤノン', 'はは', 'ばば', 'パパ', 'ヲタ']
  for (const [number, nameKana] of readings.toReversed().entries())
    await circles.create(number + 1, { name: nameKana, nameKana, isVisible: true })
  const namesOf = (records: readonly { name: string }[]) => records.map(({ name }) => name)
  expect(namesOf((await circles.get('')).body)).toEqual(readings)
  expect(namesOf((await circles.get('', { sort: ['nameKana', 'DESC'] })).body)).toEqual(readings.toReversed())
  const shown = async (path: string) => (await world.app.inject(`/api/v1/tenants/${path}`)).json()
  expect(namesOf(await shown(`${circles.site}/circle`))).toEqual(readings)

  const members = await recordClient(world, member)
  const hiragana = ['かあてん', 'がーでん', 'かき', 'がくしゃ', 'がくや']
  for (const [number, nameKana] of hiragana.toReversed().entries())
    await members.create(number + 1, { name: nameKana, nameKana, isVisible: true })
  expect(namesOf(await shown(`${members.site}/member?sort=["nameKana","ASC"]`))).toEqual(hiragana)
})
