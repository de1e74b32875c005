import { expect, test } from 'vitest'
import { faq } from '../../entities/faq.ts'
import { deskOf, type Desk } from './examples.ts'
import { start } from './helper.ts'

const shown = async (desk: Desk): Promise<string> =>
  (await desk.get('')).body.map(({ question }: { question: string }) => question).join('')

async function deskWith(...questions: readonly string[]) {
  const desk = await deskOf(await start(), faq)
  const ids: Record<string, string> = {}
  for (const question of questions) ids[question] = (await desk.create(1, { question })).id
  return { desk, ids }
}

test('a new record goes last, and records put in order take each other’s places', async () => {
  const { desk, ids } = await deskWith('a', 'b', 'c', 'd')
  expect(await shown(desk)).toBe('abcd')
  const moved = await desk.send('PUT', '/order', { ids: [ids.d, ids.b] })
  expect(moved.body.records).toEqual([ids.d, ids.b].map((id) => ({ id, version: 2 })))
  expect(await shown(desk)).toBe('adcb')
  expect((await desk.get(`/${ids.b}/revisions`)).body[0]).toMatchObject({
    action: 'reorder',
    before: { sortOrder: 1 },
    after: { sortOrder: 3 },
  })
  expect((await desk.get(`/${ids.a}`)).body.version).toBe(1)
})

test('places that were the same are drawn apart', async () => {
  const { desk, ids } = await deskWith('a', 'b', 'c')
  for (const id of Object.values(ids)) await desk.send('PUT', `/${id}`, { sortOrder: 5, version: 1 })
  const before = await shown(desk)
  const order = [...before].reverse().map((question) => ids[question])
  await desk.send('PUT', '/order', { ids: order })
  expect(await shown(desk)).toBe([...before].reverse().join(''))
})

test('an order names records that are there, each once', async () => {
  const { desk, ids } = await deskWith('a', 'b')
  expect((await desk.send('PUT', '/order', { ids: [ids.a, ids.a] })).status).toBe(400)
  expect((await desk.send('PUT', '/order', { ids: [] })).status).toBe(400)
  await desk.send('DELETE', `/${ids.b}`)
  expect((await desk.send('PUT', '/order', { ids: [ids.b, ids.a] })).status).toBe(404)
})
