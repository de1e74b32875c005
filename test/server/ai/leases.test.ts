import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { leasesIn } from '../../../server/ai/leases.ts'
import { buildApp } from '../../../server/app.ts'
import type { World } from '../helper.ts'
import { startProtocol, type Protocol } from './protocol.ts'
import { artist, finished, studio } from './studio.ts'

let service: Protocol
beforeAll(async () => {
  service = await startProtocol()
})
afterAll(() => service.stop())

const pictures = '/api/v1/ai/pictures'
const minute = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * minute)

/** A request whose server is gone: nothing works on it. */
async function abandoned(world: World): Promise<string> {
  const { body } = await world.call(artist, 'POST', pictures, { prompt: 'a cat' })
  await finished(world, body.id)
  await world.sql(`update ai_request set "status" = 'running', "finishedAt" = null where "id" = ?`, body.id)
  return body.id
}

const stateOf = async ({ call }: World, id: string) => {
  const { status, failure } = (await call(artist, 'GET', `${pictures}/${id}`)).body
  return [status, failure]
}

test('a server that starts leaves alone what another one works on', async () => {
  const world = await studio(service)
  service.answer = 'slow'
  const { body } = await world.call(artist, 'POST', pictures, { prompt: 'a cat' })
  const second = await buildApp({ env: world.env, database: world.database })
  onTestFinished(() => second.close())
  await second.ready()
  expect(await stateOf(world, body.id)).toEqual(['running', null])
  await world.call(artist, 'POST', `${pictures}/${body.id}/cancellations`)
  expect((await finished(world, body.id)).status).toBe('cancelled')
})

test('what a server that is gone worked on has failed once its lease is over, and what goes on has not', async () => {
  const world = await studio(service)
  const [lost, held] = [await abandoned(world), await abandoned(world)]
  const leases = leasesIn(world.database)
  let settle = (): void => undefined
  const work = leases.during(held, () => new Promise<void>((resolve) => (settle = resolve)))
  await leases.tend(new Date())
  expect(await stateOf(world, lost), 'its lease runs').toEqual(['running', null])
  await leases.tend(later(3))
  expect(await stateOf(world, lost)).toEqual(['failed', 'interrupted'])
  expect(await stateOf(world, held)).toEqual(['running', null])
  settle()
  await work
  await leases.tend(later(6))
  expect(await stateOf(world, held)).toEqual(['failed', 'interrupted'])
  const [told] = (await world.call(artist, 'GET', `${pictures}/${lost}/revisions`)).body
  expect(told).toMatchObject({ action: 'transition', by: null, after: { failure: 'interrupted' } })
})
