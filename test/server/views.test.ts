import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact } from '../../entities/contact.ts'
import { entities } from '../../entities/index.ts'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../entities/language/dates/wall-clock.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { operatorsOf } from '../../entities/language/list-operators.ts'
import { screensOf } from '../../entities/language/screens.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import { news } from '../../entities/news.ts'
import { order } from '../../entities/order.ts'
import { firstSite, recordClient, type RecordClient } from './support/record-client.ts'
import { admin, open, staffOf, type Answer, type World } from './support/world.ts'

const listed = Object.values<Entity>(entities).filter(
  (entity) => screensOf(entity, firstSite(entity)).includes('list') && entity.edit !== 'single' && !entity.viewOf,
)

const worlds: World[] = []
let world: World
beforeAll(async () => {
  world = await open()
  worlds.push(world)
})
afterAll(async () => {
  for (const each of worlds) await each.close()
})

const desks = new Map<string, Promise<{ readonly api: RecordClient; readonly id: string }>>()

/** The list of an entity, with a record in it; the same for all tests. */
function deskOf(entity: Entity) {
  const known = desks.get(entity.name) ?? openDesk(entity)
  desks.set(entity.name, known)
  return known
}

async function openDesk(entity: Entity) {
  // A client of what is nested makes a parent, of which there can be one.
  if (entity.parent) worlds.push(await open())
  const api = await recordClient(entity.parent ? worlds.at(-1)! : world, entity)
  const [present] = (await api.get('', { range: [0, 0] })).body
  return { api, id: (present ?? (await api.create(1))).id as string }
}

const idsOf = ({ body }: Answer): string[] => body.map(({ id }: { id: string }) => id)
/** Sets what people cannot type: a value of a record. */
const set = ({ world: { sql }, entity }: RecordClient, id: string, field: string, value: unknown) =>
  sql(`update "${entity.name.replaceAll('-', '_')}" set "${field}" = ? where "id" = ?`, value as string, id)

describe('Days as seen from today', () => {
  test.each(listed.map((entity) => [entity.name, entity] as const))(
    'begin at midnight of the tenant in every field of %s that has days',
    async (_, entity) => {
      const { api, id } = await deskOf(entity)
      const fields = siteFields(entity, api.site).filter((field) => operatorsOf(entity, field).includes('within'))
      const found = async (name: string, span: string) =>
        idsOf(await api.get('', { filter: { [`${name}_within`]: span, id: [id] } })).length === 1
      for (const { name, kind } of [...fields, { name: 'createdAt', kind: 'date-time' }]) {
        const midnight = startOfDay(today())
        const [first, before] =
          kind === 'date'
            ? [today(), addDays(today(), -1)]
            : [midnight, new Date(Date.parse(midnight) - 1).toISOString()]
        await set(api, id, name, first)
        expect([name, await found(name, 'today'), await found(name, 'yesterday')]).toEqual([name, true, false])
        await set(api, id, name, before)
        expect([name, await found(name, 'today'), await found(name, 'yesterday')]).toEqual([name, false, true])
      }
    },
  )

  test('are the spans that the documents name, and no others', async () => {
    const api = await recordClient(world, order)
    const { id } = await api.create(30)
    const at = (day: number) => set(api, id, 'orderedAt', startOfDay(addDays(today(), day)))
    const isFound = async (span: string) =>
      idsOf(await api.get('', { filter: { orderedAt_within: span } })).includes(id)
    await at(-3)
    expect(await isFound('older-than-3-days')).toBe(false)
    expect(await isFound('older-than-2-days')).toBe(true)
    await at(-4)
    expect(await isFound('older-than-3-days')).toBe(true)
    expect(await isFound('before-today')).toBe(true)
    await at(6)
    expect(await isFound('next-7-days')).toBe(true)
    expect(await isFound('from-today')).toBe(true)
    await at(7)
    expect(await isFound('next-7-days')).toBe(false)
    for (const wrong of ['', 'soon', 'older-than-0-days', 'older-than-1000-days', 'constructor', 7, null, ['today']])
      expect((await api.get('', { filter: { orderedAt_within: wrong } })).status, String(wrong)).toBe(400)
    expect((await api.get('', { filter: { buyerName_within: 'today' } })).status).toBe(400)
  })

  test('are not offered to the public, whose answers are kept', async () => {
    const { call } = world
    const filter = encodeURIComponent('{"publishAt_within":"today"}')
    const answer = await call(undefined, 'GET', `/api/v1/tenants/myturn-games/news?filter=${filter}`)
    expect(answer.status).toBe(400)
  })
})

describe('Oneself', () => {
  test('is meant by `me` wherever accounts are compared', async () => {
    const api = await recordClient(world, contact, 'sound-clover-com')
    const own = staffOf('sound-clover-com')
    const { id } = await api.create(1)
    const { id: other } = await api.create(2)
    await set(api, id, 'assignee', await world.account(own))
    await set(api, other, 'assignee', await world.account(admin))
    const asked = async (who: string, filter: object) =>
      idsOf(await world.call(who, 'GET', `${api.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`))
    expect(await asked(own, { assignee: 'me' })).toEqual([id])
    expect(await asked(admin, { assignee: 'me' })).toEqual([other])
    expect(await asked(own, { assignee_neq: 'me' })).toEqual([other])
    expect((await asked(own, { assignee_in: ['me', await world.account(admin)] })).sort()).toEqual([id, other].sort())
    const articles = await recordClient(world, news, 'sound-clover-com')
    const { id: written } = await articles.create(3)
    const filter = `?filter=${encodeURIComponent('{"createdBy":"me"}')}`
    expect(idsOf(await world.call(admin, 'GET', articles.path + filter))).toContain(written)
    expect(idsOf(await world.call(own, 'GET', articles.path + filter))).toEqual([])
  })
})
