import { expect, test } from 'vitest'
import { businessDay } from '../../entities/opening/business-day.ts'
import { recordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

test('the one record is there with its defaults before it is saved, and is saved without an id', async () => {
  const api = await recordClient(await start(), businessDay)
  const before = await api.get()
  expect(before.headers['content-range']).toBe('business-day 0-0/1')
  expect(before.body).toMatchObject([{ id: api.tenant.id, version: 0, holidayRule: 'asSunday', createdAt: null }])
  expect(before.body[0].days).toHaveLength(7)

  expect((await api.send('PUT', '', await api.body(1))).status).toBe(428)
  const body = await api.body(1)
  const saved = await api.send('PUT', '', { ...before.body[0], ...body })
  expect(saved).toMatchObject({ status: 200, body: { ...body, id: api.tenant.id, version: 1 } })
  expect((await api.get()).body).toEqual([saved.body])
  expect(await api.send('PUT', '', { ...body, version: 0 })).toMatchObject({
    status: 412,
    body: { data: { current: saved.body } },
  })

  const changed = await api.send('PUT', '', { note: '夏は早じまい', version: 1 })
  expect(changed.body).toMatchObject({ ...body, note: '夏は早じまい', version: 2 })
  const undone = await api.send('POST', `/${api.tenant.id}/restorations`, { version: 2 })
  expect(undone.body).toMatchObject({ ...body, version: 3 })
  const actions = (await api.get(`/${api.tenant.id}/revisions`)).body.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(['restore', 'update', 'create'])
})

test('two first saves meet: one wins, the other is shown what it missed', async () => {
  const api = await recordClient(await start(), businessDay)
  const body = await api.body(1)
  const both = await Promise.all(['a', 'b'].map((note) => api.send('PUT', '', { ...body, note, version: 0 })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
})
