// @module-tag sqlite
import { beforeAll, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { provingEntities } from '../covering-entities.ts'
import { actors, statusFor, rowName, readAccessTable, type RegisteredRoute } from './support/access-table.ts'
import { open, type World } from './support/world.ts'

// Seven people at every door of the server take their time on a busy machine.
const patience = 300_000

let world: World
beforeAll(async () => {
  world = await open()
  return world.close
})

const proving = new Set(provingEntities.map(({ name }) => name))
/** The routes that are asked: of each entity, or of those that prove what is generic. */
const doors = (): readonly RegisteredRoute[] =>
  routes().filter(({ entity }) => !entity || !(entity in entities) || proving.has(entity))

/** The routes of the running server. What answers HEAD is the route of GET. */
const routes = (): readonly RegisteredRoute[] =>
  world.app.routeTable.flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((each) => each !== 'HEAD')
      .map((each) => ({ method: each, url, entity: config?.entity })),
  )

test('every route of the server stands in the table, and the table has no other', () => {
  const named = new Set(routes().map(rowName))
  expect([...named].sort()).toEqual([...readAccessTable().keys()].sort())
})

test('at every door each of seven people is answered as the table says', { timeout: patience }, async () => {
  const written = readAccessTable()
  const wrong: string[] = []
  for (const door of doors()) {
    const answers = []
    for (const actor of actors) answers.push(await statusFor(world, door, actor))
    const expected = written.get(rowName(door))
    if (answers.join(' ') !== expected) wrong.push(`${door.method} ${door.url}: ${answers.join(' ')}, not ${expected}`)
  }
  expect(wrong).toEqual([])
})

test('what answers HEAD lets in nobody whom GET refuses', { timeout: patience }, async () => {
  const written = readAccessTable()
  const heads = doors().filter(({ method, entity }) => method === 'GET' && !entity)
  for (const door of heads) {
    if (written.get(rowName(door))!.startsWith('in')) continue
    expect([door.url, await statusFor(world, { ...door, method: 'HEAD' }, 'anonymous')]).not.toEqual([door.url, 'in'])
  }
})

test(
  'below /api/v1 an administrator’s cookies open nothing: only the bearer is read',
  { timeout: patience },
  async () => {
    const written = readAccessTable()
    for (const door of doors()) {
      if (!door.url.startsWith('/api/v1/') || !written.get(rowName(door))!.startsWith('401')) continue
      expect([door.method, door.url, await statusFor(world, door, 'cookies')]).toEqual([door.method, door.url, '401'])
    }
  },
)
