// @module-tag postgres-full
import { expect, test } from 'vitest'
import { maintenanceSite } from '../../entities/kernel/maintenance-site.ts'
import { maintenanceOf } from '../../server/kernel/tenants/maintenance.ts'
import { recordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

test('a site is closed from the start to the end that the operator says, and its staff are told', async () => {
  const world = await start()
  const [operator, cafe] = [world.tenants['funaneco-jp'].id, world.tenants['toki-tsumugi-cafe'].id]
  const api = await recordClient(world, maintenanceSite)
  const { body: rows } = await api.get('', { range: [0, 99] })
  expect(new Set(rows.map(({ tenant }: { tenant: string }) => tenant))).toEqual(
    new Set(Object.values(world.tenants).map(({ id }) => id)),
  )
  const row = rows.find(({ tenant }: { tenant: string }) => tenant === cafe)
  const at = (moment: string) => maintenanceOf(world.database, operator, cafe, new Date(moment))
  expect(await at('2097-01-01T00:00:00.000Z')).toBeUndefined()

  const saved = await api.send('PUT', `/${row.id}`, {
    isEnabled: true,
    startAt: '2098-01-01T00:00:00.000Z',
    endAt: '2098-01-01T03:00:00.000Z',
    message: '保守のため停止します。',
    allowedIps: [{ ip: '192.0.2.50', note: '本社' }],
    version: row.version,
  })
  expect(saved.status).toBe(200)
  const meaning = async (isEnabled_now: readonly string[]) =>
    (await api.get('', { filter: { isEnabled_now } })).body.map(({ id }: { id: string }) => id)
  expect(await meaning(['scheduled'])).toEqual([row.id])
  expect(await meaning(['true', 'expired'])).toEqual([])
  expect(await meaning(['false'])).toHaveLength(rows.length - 1)
  expect(await at('2097-12-31T23:59:59.999Z')).toMatchObject({ state: 'scheduled', message: '保守のため停止します。' })
  expect(await at('2098-01-01T00:00:00.000Z')).toMatchObject({
    state: 'on',
    allowedIps: ['192.0.2.50'],
    allowTenantUsers: true,
  })
  expect(await at('2098-01-01T03:00:00.000Z')).toBeUndefined()
  expect(await maintenanceOf(world.database, operator, world.tenants['emu-esu-com'].id)).toBeUndefined()

  const told = await world.call(
    'staff@toki-tsumugi-cafe.example',
    'GET',
    '/api/v1/authorized/tenants/toki-tsumugi-cafe',
  )
  expect(told.body.maintenance).toEqual({
    state: 'scheduled',
    startAt: '2098-01-01T00:00:00.000Z',
    endAt: '2098-01-01T03:00:00.000Z',
  })
})
