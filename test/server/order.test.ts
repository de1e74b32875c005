// @module-tag postgres-full
import { expect, test } from 'vitest'
import { circle } from '../../entities/circle.ts'
import { foodCategory } from '../../entities/food-category.ts'
import { food } from '../../entities/food.ts'
import { faq } from '../../entities/company-site/faq.ts'
import { link } from '../../entities/link.ts'
import { member } from '../../entities/member.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { admin, start } from './support/world.ts'

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

test('lists with categories follow the order of the categories, then the manual one, in captain and for the public', async () => {
  const world = await start()
  const categories = await recordClient(world, foodCategory)
  const foods = await recordClient(world, food)
  const namesOf = (records: readonly { name: string }[]) => records.map(({ name }) => name).join('')
  const shown = async (path: string) => (await world.app.inject(`/api/v1/tenants/${path}`)).json()
  const both = async (query = '') => {
    const [own, shownToAll] = [
      await world.call(admin, 'GET', `${foods.path}${query}`),
      await shown(`${foods.site}/food${query}`),
    ]
    expect(namesOf(shownToAll), query).toBe(namesOf(own.body))
    return namesOf(own.body)
  }
  const late = await categories.create(1, { name: '甘味', sortOrder: 2 })
  const early = await categories.create(2, { name: '軽食', sortOrder: 1, isVisible: false })
  const ids: Record<string, string> = {}
  for (const [name, category, sortOrder] of [
    ['c', late, 1],
    ['b', early, 4],
    ['d', late, 3],
    ['a', early, 2],
  ] as const)
    ids[name] = (await foods.create(1, { name, category: category.id, sortOrder, isVisible: true })).id
  expect(await both()).toBe('abcd')
  expect(await both('?sort=["category","DESC"]')).toBe('dcba')
  expect(await both('?range=[1,2]')).toBe('bc')
  expect(await both('?sort=["sortOrder","ASC"]')).toBe('cadb')
  expect((await foods.get('', { range: [1, 2] })).headers['content-range']).toBe('food 1-2/4')

  // Within its category, a record moves without those of another one.
  expect((await foods.send('PUT', '/order', { ids: [ids.d, ids.c] })).status).toBe(200)
  expect(await both()).toBe('abdc')
  expect((await categories.send('PUT', '/order', { ids: [late.id, early.id] })).status).toBe(200)
  expect(await both()).toBe('dcab')
  await foods.send('DELETE', `/${ids.c}`)
  expect(await both()).toBe('dab')
  expect(namesOf((await foods.get('', { filter: { trashed: true } })).body)).toBe('c')
})

test('lists with a choice as their category follow the order of its options', async () => {
  const world = await start()
  const links = await recordClient(world, link)
  for (const [title, category, sortOrder] of [
    ['d', 'volunteer', 1],
    ['b', 'school', 2],
    ['a', 'government', 3],
    ['c', 'school', 4],
  ] as const)
    await links.create(1, { title, url: `https://${title}.example`, category, sortOrder, isVisible: true })
  const titlesOf = (records: readonly { title: string }[]) => records.map(({ title }) => title).join('')
  const shown = async (query = '') => (await world.app.inject(`/api/v1/tenants/${links.site}/link${query}`)).json()
  for (const read of [
    async (query?: string) => (await world.call(admin, 'GET', `${links.path}${query ?? ''}`)).body,
    shown,
  ]) {
    expect(titlesOf(await read())).toBe('abcd')
    expect(titlesOf(await read('?sort=["category","DESC"]'))).toBe('dcba')
  }
})
