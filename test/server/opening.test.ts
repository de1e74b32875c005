// @module-tag sqlite
import { afterEach, expect, test, vi } from 'vitest'
import { businessDay } from '../../entities/opening/business-day.ts'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { weekdays } from '../../entities/language/dates/plain-date.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { start } from './support/world.ts'

const site = 'toki-tsumugi-cafe'
const path = `/api/v1/tenants/${site}/business-schedule/opening`

afterEach(() => vi.useRealTimers())

test('whether it is open now and when next: past midnight, on days off, holidays and special days', async () => {
  // Sunday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T00:00:00Z') })
  const world = await start()
  const tenant = world.tenants[site]
  await world.sql('update tenant set "siteUrl" = ? where id = ?', 'https://own.example', tenant.id)
  const ask = async (at: string) => {
    vi.setSystemTime(`2026-11-${at}:00+09:00`)
    const answer = await world.app.inject(`${path}?days=1`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { isOpen, current, next, days } = answer.json()
    const clock = (instant: string | undefined) =>
      instant && new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(8, 16)
    return [
      isOpen,
      clock(current?.closesAt),
      clock(next?.opensAt),
      days[0]?.day.slice(8),
      answer.headers['cache-control'],
    ]
  }
  const kept = (seconds: number) => `public, max-age=0, stale-while-revalidate=${seconds}`
  expect((await ask('01T12:00')).slice(0, 3)).toEqual([false, undefined, undefined])

  const range = (openTime: string, closeTime: string) => ({ openTime, closeTime, lastOrderTime: null })
  await importRecord(
    world.database,
    businessDay,
    { tenant },
    {
      days: weekdays.map((weekday) => ({
        weekday,
        isOpen: weekday !== 'tue',
        ranges:
          weekday === 'tue'
            ? []
            : weekday === 'sat'
              ? [range('11:00', '26:00')]
              : [range('11:00', '15:00'), range('17:00', '22:00')],
        note: null,
      })),
      holidayRule: 'closed',
      holidayEveRule: 'asWeekday',
      effectiveFrom: '2026-01-01',
    },
  )
  const special = (date: string, values: object) =>
    importRecord(world.database, businessSchedule, { tenant }, { date, isVisible: true, ...values })
  await special('2026-11-05', { kind: 'private', ranges: [range('18:00', '22:00')], title: '貸切' })
  await special('2026-11-06', { kind: 'shortened', ranges: [range('11:00', '13:00')] })
  await special('2026-11-09', { kind: 'closed', ranges: null, isVisible: false })

  expect(await ask('02T10:59')).toEqual([false, undefined, '02T11:00', '02', kept(60)])
  expect(await ask('02T11:00')).toEqual([true, '02T15:00', '02T17:00', '02', kept(60)])
  expect(await ask('02T21:59')).toEqual([true, '02T22:00', '04T11:00', '02', kept(60)])
  vi.setSystemTime('2026-11-02T21:59:45+09:00')
  expect((await world.app.inject(path)).headers['cache-control']).toBe(kept(15))
  // The third is a holiday, and a Tuesday; the fifth is for a party, the sixth is short.
  expect((await ask('04T22:00')).slice(0, 3)).toEqual([false, undefined, '06T11:00'])
  expect((await ask('06T12:00')).slice(0, 3)).toEqual([true, '06T13:00', '07T11:00'])
  // At one in the morning it is still Saturday there.
  expect((await ask('08T01:00')).slice(0, 4)).toEqual([true, '08T02:00', '08T11:00', '07'])
  expect((await ask('08T02:00')).slice(0, 4)).toEqual([false, undefined, '08T11:00', '07'])
  // What is hidden closes nothing.
  expect((await ask('09T12:00')).slice(0, 2)).toEqual([true, '09T15:00'])
  // The same days as a calendar, in the zone of the place; what is hidden changes nothing there either.
  vi.setSystemTime('2026-11-05T12:00:00+09:00')
  const calendarPath = path.replace('opening', 'opening.ics')
  const calendar = await world.app.inject(calendarPath)
  expect([calendar.statusCode, calendar.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const linesOn = (date: string) =>
    calendar.body
      .split('BEGIN:VEVENT\r\n')
      .filter((each) => each.includes(`UID:2026-11-${date}`))
      .map((each) => each.split('\r\n').filter((line) => /^(DTSTART|DTEND|SUMMARY)/.test(line)))
  const zoned = (from: string, to: string, title: string) => [
    `DTSTART;TZID=Asia/Tokyo:202611${from}00`,
    `DTEND;TZID=Asia/Tokyo:202611${to}00`,
    `SUMMARY:${title}`,
  ]
  expect(linesOn('05')).toEqual([['DTSTART;VALUE=DATE:20261105', 'DTEND;VALUE=DATE:20261106', 'SUMMARY:貸切']])
  expect(linesOn('06')).toEqual([zoned('06T1100', '06T1300', '時間変更')])
  expect(linesOn('07')).toEqual([zoned('07T1100', '08T0200', '営業')])
  expect(linesOn('10')).toEqual([['DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261111', 'SUMMARY:休み']])
  expect(calendar.body.match(/^TRANSP:OPAQUE/m)).toBeNull()
  const asked = (link: string) => world.app.inject(`${calendarPath}?lang=en&link=${encodeURIComponent(link)}`)
  const linked = (await asked('https://own.example/en/hours')).body
  expect(linked.match(/^URL:https:\/\/own\.example\/en\/hours\r$/gm)?.length).toBe(
    linked.match(/^BEGIN:VEVENT/gm)?.length,
  )
  expect(linked).toMatch(/^SUMMARY:Open\r$/m)
  expect((await asked('https://another.example/hours')).statusCode).toBe(400)

  const wrong = await world.app.inject(`${path}?days=61`)
  expect(wrong.statusCode).toBe(400)
  expect((await world.app.inject(path.replace(site, 'suda-nijo-com'))).statusCode).toBe(404)

  // A key needs both: the days, and the usual hours.
  for (const [scopes, status] of [
    [['business-schedule:read'], 403],
    [['business-day:read'], 403],
    [['business-schedule:read', 'business-day:read'], 200],
  ] as const) {
    const { secret } = await makeKeyAt(world, site, scopes)
    const answer = await callWith(world, secret, 'GET', path)
    expect([scopes, answer.status]).toEqual([scopes, status])
    if (status === 403)
      expect(answer.text).toContain(scopes[0] === 'business-day:read' ? 'business-schedule' : 'business-day')
  }
})
