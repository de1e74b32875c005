import { expect, test } from 'vitest'
import { businessSchedule } from '../../../entities/opening/business-schedule.ts'
import { castWorkSchedule } from '../../../entities/shifts/cast-work-schedule.ts'
import { hoursRuleFor } from '../../../src/captain/calendar/hours-rule.ts'

test('whether a day has hours follows from the rules of its entity', () => {
  const shift = (status: string) => hoursRuleFor(castWorkSchedule, { status, timeRanges: null })
  expect(['undecided', 'working', 'off', 'full'].map(shift)).toEqual(['none', 'wanted', 'none', 'wanted'])
  const day = (kind: string) => hoursRuleFor(businessSchedule, { kind, ranges: [{ openTime: '10:00' }] })
  expect(['closed', 'shortened', 'private'].map(day)).toEqual(['none', 'wanted', 'wanted'])
})
