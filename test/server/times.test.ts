import { expect, test } from 'vitest'
import { pricePlan } from '../../entities/price-plan.ts'
import { recordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

/** Lists by times of a business day, which has up to thirty hours: 25:00 is later than 09:00. */
async function plans() {
  const api = await recordClient(await start(), pricePlan)
  for (const [number, startTime] of ['25:00', '09:00', null, '18:30'].entries())
    await api.create(number + 1, { startTime, endTime: null })
  const times = async (query: Parameters<typeof api.get>[1]) =>
    ((await api.get('', query)).body as readonly { startTime: string | null }[]).map(({ startTime }) => startTime)
  return { api, times }
}

test('a list is sorted by a time, the empty ones last', async () => {
  const { times } = await plans()
  expect(await times({ sort: ['startTime', 'ASC'] })).toEqual(['09:00', '18:30', '25:00', null])
  expect(await times({ sort: ['startTime', 'DESC'] })).toEqual(['25:00', '18:30', '09:00', null])
})

test('a list is narrowed to a span of times, written in any way that a form takes', async () => {
  const { api, times } = await plans()
  const sort = ['startTime', 'ASC'] as const
  expect(await times({ sort, filter: { startTime_gte: '18:30' } })).toEqual(['18:30', '25:00'])
  expect(await times({ sort, filter: { startTime_gte: '9時', startTime_lt: '2500' } })).toEqual(['09:00', '18:30'])
  expect(await times({ filter: { startTime: null } })).toEqual([null])
  for (const wrong of ['30:00', 'noon', 930])
    expect((await api.get('', { filter: { startTime_gte: wrong } })).status, String(wrong)).toBe(400)
})
