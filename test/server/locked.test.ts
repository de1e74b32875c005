// @module-tag postgres-full
import { expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { recordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

test('a published version is closed to changes, and only its state moves on', async () => {
  const api = await recordClient(await start(), entities['privacy-policy']!)
  const { id } = await api.create(1)
  expect((await api.send('PUT', `/${id}`, { title: '改めた表題', version: 1 })).status).toBe(200)
  expect((await api.send('POST', `/${id}/transitions`, { to: 'published', version: 2 })).status).toBe(200)

  const issue = { path: ['title'], rule: 'integrity.publishedLocked' }
  const refused = await api.send('PUT', `/${id}`, { title: '別の表題', version: 3 })
  expect([refused.status, refused.body.data.issues]).toMatchObject([409, [issue]])
  const undone = await api.send('POST', `/${id}/restorations`, { version: 3, to: 1 })
  expect([undone.status, undone.body.data.issues]).toMatchObject([409, [issue]])
  expect((await api.send('DELETE', `/${id}`)).status).toBe(409)

  expect((await api.send('PUT', `/${id}`, { title: '改めた表題', version: 3 })).status).toBe(200)
  expect((await api.send('POST', `/${id}/transitions`, { to: 'archived', version: 3 })).status).toBe(200)
  expect((await api.send('PUT', `/${id}`, { title: '別の表題', version: 4 })).status).toBe(409)
})

test('a record that a field of several points at is kept while the field says so', async () => {
  const world = await start()
  const areas = await recordClient(world, entities.area!)
  const area = await areas.create(1)
  const plan = await (await recordClient(world, entities['price-plan']!)).create(1, { areas: [area.id] })
  const refused = await areas.send('DELETE', `/${area.id}`)
  expect(refused.status).toBe(409)
  expect(refused.body.data.blockers).toMatchObject([{ entity: 'price-plan', id: plan.id }])
})
