// @module-tag postgres-full
import { expect, test, vi } from 'vitest'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { privacyPolicy } from '../../entities/legal/privacy-policy.ts'
import { tokusho } from '../../entities/legal/tokusho.ts'
import type { Values } from '../../entities/language/input/body.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { start, type Answer } from './support/world.ts'

const day = (days: number): string => addDays(today(), days)
const issuesOf = ({ status, body }: Answer) => [status, body.data?.issues]
const refusal = (status: number, path: readonly string[], rule: string) => [
  status,
  [expect.objectContaining({ path, rule })],
]

async function version(api: RecordClient, number: number, edition: string, effectiveOn: string, status = 'published') {
  const dates = api.entity === tokusho ? {} : { enactedOn: '2020-01-01', revisedOn: null }
  return String((await api.create(number, { edition, effectiveOn, ...dates, status })).id)
}

test('of the versions published, one is in force today; later ones are to come, earlier ones past', async () => {
  const api = await recordClient(await start(), privacyPolicy)
  const meaning = async (...now: readonly string[]) =>
    (await api.get('', { filter: { status_now: now }, sort: ['edition', 'ASC'] })).body.map(
      ({ edition }: { edition: string }) => edition,
    )
  const first = await version(api, 1, '1.0', '2020-04-01')
  expect(await meaning('current')).toEqual(['1.0'])
  await version(api, 2, '1.1', day(0))
  await version(api, 3, '1.2', day(1))
  await version(api, 4, '1.3', day(-1), 'draft')
  expect(await meaning('current')).toEqual(['1.1'])
  expect(await meaning('past')).toEqual(['1.0'])
  expect(await meaning('upcoming')).toEqual(['1.2'])
  expect(await meaning('draft', 'past')).toEqual(['1.0', '1.3'])
  expect((await api.get('', { filter: { status_now: ['published'] } })).status).toBe(400)
  expect((await api.get(`/${first}`)).body.edition).toBe('1.0')
})

test('another tenant’s versions say nothing about these', async () => {
  const world = await start()
  await version(await recordClient(world, privacyPolicy, 'emu-esu-com'), 1, '9.0', day(0))
  const api = await recordClient(world, privacyPolicy)
  await version(api, 1, '1.0', '2020-04-01')
  expect((await api.get('', { filter: { status_now: ['current'] } })).body).toMatchObject([{ edition: '1.0' }])
})

test('a version that was published is kept: not deleted, and no draft again once it took effect', async () => {
  const api = await recordClient(await start(), privacyPolicy)
  const [kept, announced] = [await api.create(1, dated('1.0', day(0))), await api.create(2, dated('1.1', day(9)))]
  const publish = (id: string) => api.send('POST', `/${id}/transitions`, { to: 'published', version: 1 })
  for (const { id } of [kept, announced]) {
    expect((await publish(id)).status).toBe(200)
    expect(issuesOf(await api.send('DELETE', `/${id}`))).toEqual(refusal(409, ['status'], 'integrity.versionKept'))
  }
  const takeBack = (id: string) => api.send('POST', `/${id}/restorations`, { version: 2 })
  expect(issuesOf(await takeBack(kept.id))).toEqual(refusal(409, ['status'], 'integrity.versionKept'))
  expect((await takeBack(announced.id)).body.status).toBe('draft')
  expect((await api.send('DELETE', `/${announced.id}`)).status).toBe(200)
})

test('a notice in force may be corrected, its number and date may not', async () => {
  const api = await recordClient(await start(), tokusho)
  const id = await version(api, 1, '1.0', day(0))
  const put = (values: object) => api.send('PUT', `/${id}`, { ...values, version: 1 })
  expect(issuesOf(await put({ edition: '2.0' }))).toEqual(refusal(409, ['edition'], 'integrity.versionHeld'))
  expect(issuesOf(await put({ effectiveOn: day(1) }))).toEqual(refusal(409, ['effectiveOn'], 'integrity.versionHeld'))
  expect((await put({ phoneHours: '平日10時から17時' })).status).toBe(200)
  const upcoming = await version(api, 2, '1.1', day(3))
  expect((await api.send('PUT', `/${upcoming}`, { effectiveOn: day(4), version: 1 })).status).toBe(200)
})

const dated = (edition: string, effectiveOn: string) => ({
  edition,
  effectiveOn,
  enactedOn: '2020-01-01',
  revisedOn: null,
})

test('the public reads all that was published, with its status, and the one in force by name', async () => {
  const world = await start()
  const api = await recordClient(world, privacyPolicy)
  const get = (rest = '') =>
    world.app.inject({ method: 'GET', url: `/api/v1/tenants/${api.tenant.slug}/privacy-policy${rest}` })
  const shown = async () => (await get()).json().map(({ edition, versionStatus }: Values) => [edition, versionStatus])
  expect((await get('/current')).statusCode).toBe(404)
  const first = await version(api, 1, '1.0', '2020-04-01')
  await version(api, 2, '1.1', day(0), 'draft')
  const now = await version(api, 3, '1.2', day(-1))
  expect(await shown()).toEqual([
    ['1.2', 'current'],
    ['1.0', 'past'],
  ])
  expect((await get('/current')).json()).toMatchObject({ id: now, edition: '1.2', versionStatus: 'current' })
  expect((await get(`/${first}`)).json()).toMatchObject({ edition: '1.0', versionStatus: 'past' })
  await version(api, 4, '1.3', day(1))
  expect((await shown())[0]).toEqual(['1.3', 'upcoming'])

  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day(1)}T00:00:00+09:00`) })
  expect((await get('/current')).json()).toMatchObject({ edition: '1.3' })
  expect((await shown())[1]).toEqual(['1.2', 'past'])
  vi.useRealTimers()
})
