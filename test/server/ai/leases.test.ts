import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { requestLeases } from '../../../server/features/ai/leases.ts'
import { buildApp } from '../../../server/app.ts'
import type { World } from '../support/world.ts'
import { startFakeService, type FakeService } from './fake-service.ts'
import { aiUser, finishedRequest, aiWorld } from './world.ts'

let service: FakeService
beforeAll(async () => {
  service = await startFakeService()
})
afterAll(() => service.stop())

const pictures = '/api/v1/ai/pictures'
const minute = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * minute)

/** A request whose server is gone: nothing works on it. */
async function abandoned(world: World): Promise<string> {
  const { body } = await world.call(aiUser, 'POST', pictures, { prompt: 'a cat' })
  await finishedRequest(world, body.id)
  await world.sql(`update ai_request set "status" = 'running', "finishedAt" = null where "id" = ?`, body.id)
  return body.id
}

const stateOf = async ({ call }: World, id: string) => {
  const { status, failure } = (await call(aiUser, 'GET', `${pictures}/${id}`)).body
  return [status, failure]
}

test('a server that starts leaves alone what another one works on', async () => {
  const world = await aiWorld(service)
  service.answer = 'slow'
  const { body } = await world.call(aiUser, 'POST', pictures, { prompt: 'a cat' })
  const second = await buildApp({ env: world.env, database: world.database })
  onTestFinished(() => second.close())
  await second.ready()
  expect(await stateOf(world, body.id)).toEqual(['running', null])
  await world.call(aiUser, 'POST', `${pictures}/${body.id}/cancellations`)
  expect((await finishedRequest(world, body.id)).status).toBe('cancelled')
})

test('what a server that is gone worked on has failed once its lease is over, and what goes on has not', async () => {
  const world = await aiWorld(service)
  const [lost, held] = [await abandoned(world), await abandoned(world)]
  const leases = requestLeases(world.database)
  let settle = (): void => undefined
  const work = leases.hold(held, () => new Promise<void>((resolve) => (settle = resolve)))
  await leases.renewAndExpire(new Date())
  expect(await stateOf(world, lost), 'its lease runs').toEqual(['running', null])
  await leases.renewAndExpire(later(3))
  expect(await stateOf(world, lost)).toEqual(['failed', 'interrupted'])
  expect(await stateOf(world, held)).toEqual(['running', null])
  settle()
  await work
  await leases.renewAndExpire(later(6))
  expect(await stateOf(world, held)).toEqual(['failed', 'interrupted'])
  const [told] = (await world.call(aiUser, 'GET', `${pictures}/${lost}/revisions`)).body
  expect(told).toMatchObject({ action: 'transition', by: null, after: { failure: 'interrupted' } })
})
