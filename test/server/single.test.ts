import { expect, test } from 'vitest'
import { businessDay } from '../../entities/business-day.ts'
import { deskOf } from './examples.ts'
import { start } from './helper.ts'

test('the one record is there with its defaults before it is saved, and is saved without an id', async () => {
  const desk = await deskOf(await start(), businessDay)
  const before = await desk.get()
  expect(before.headers['content-range']).toBe('business-day 0-0/1')
  expect(before.body).toMatchObject([{ id: desk.tenant.id, version: 0, holidayRule: 'asSunday', createdAt: null }])
  expect(before.body[0].days).toHaveLength(7)

  expect((await desk.send('PUT', '', await desk.body(1))).status).toBe(428)
  const body = await desk.body(1)
  const saved = await desk.send('PUT', '', { ...before.body[0], ...body })
  expect(saved).toMatchObject({ status: 200, body: { ...body, id: desk.tenant.id, version: 1 } })
  expect((await desk.get()).body).toEqual([saved.body])
  expect(await desk.send('PUT', '', { ...body, version: 0 })).toMatchObject({
    status: 412,
    body: { data: { current: saved.body } },
  })

  const changed = await desk.send('PUT', '', { note: '夏は早じまい', version: 1 })
  expect(changed.body).toMatchObject({ ...body, note: '夏は早じまい', version: 2 })
  const undone = await desk.send('POST', `/${desk.tenant.id}/restorations`, { version: 2 })
  expect(undone.body).toMatchObject({ ...body, version: 3 })
  const actions = (await desk.get(`/${desk.tenant.id}/revisions`)).body.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(['restore', 'update', 'create'])
})

test('two first saves meet: one wins, the other is shown what it missed', async () => {
  const desk = await deskOf(await start(), businessDay)
  const body = await desk.body(1)
  const both = await Promise.all(['a', 'b'].map((note) => desk.send('PUT', '', { ...body, note, version: 0 })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
})
