import { expect, test } from 'vitest'
import { maintenanceSite } from '../../../entities/kernel/maintenance-site.ts'
import { changedToggles } from '../../../src/kernel/form/changed-toggles.ts'

const past = '2020-01-01T00:00:00.000Z'
const future = '2099-01-01T00:00:00.000Z'

test.each<[string, object, object, boolean]>([
  ['switched on', { isEnabled: false }, { isEnabled: true }, true],
  ['switched off', { isEnabled: true }, { isEnabled: false }, true],
  ['planned', { isEnabled: false, startAt: null }, { isEnabled: true, startAt: future }, true],
  ['planned and taken back', { isEnabled: true, startAt: future }, { isEnabled: false }, true],
  ['planned and begun now', { isEnabled: true, startAt: future }, { startAt: null }, true],
  ['given another notice', { isEnabled: true }, { message: '作業中です。' }, false],
  ['over and switched off', { isEnabled: true, endAt: past }, { isEnabled: false }, false],
  ['prepared while it is off', { isEnabled: false }, { startAt: future }, false],
])('maintenance that is %s is asked about: %s', (_, before, body, asked) => {
  expect(changedToggles(maintenanceSite, { ...before }, { ...body })).toEqual(asked ? ['isEnabled'] : [])
})
