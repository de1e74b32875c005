// @module-tag postgres-full
import { expect, test } from 'vitest'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { recordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

const first = addDays(today(), 40)
const after = (days: number) => addDays(first, days)

test('a record is made for every day up to the last, or none when a day is taken', async () => {
  const dates = await recordClient(await start(), businessSchedule)
  const record = { date: first, kind: 'closed', title: '年末年始休業' }
  const listed = async () =>
    (await dates.get('', { sort: ['date', 'ASC'] })).body.map(({ date }: { date: string }) => date)

  const made = await dates.send('POST', '/series', { record, until: after(2) })
  expect([made.status, made.body.records.length]).toEqual([201, 3])
  expect(await listed()).toEqual([first, after(1), after(2)])

  const taken = await dates.send('POST', '/series', { record: { ...record, date: after(-3) }, until: first })
  expect([taken.status, taken.body.data.issues[0]]).toMatchObject([
    400,
    { path: ['until'], rule: 'integrity.dayTaken', params: { date: first } },
  ])
  expect(await listed()).toHaveLength(3)
})

test.each([
  [30, 201, undefined],
  [31, 400, { path: ['until'], rule: 'dateNotAfter.date', params: { date: after(30) } }],
  [-1, 400, { path: ['until'], rule: 'integrity.endNotBeforeStart' }],
])('up to %i days later is answered with %i', async (days, status, issue) => {
  const dates = await recordClient(await start(), businessSchedule)
  const answer = await dates.send('POST', '/series', { record: { date: first, kind: 'closed' }, until: after(days) })
  expect([answer.status, answer.body.data?.issues[0]]).toMatchObject([status, issue])
})

test.each([
  [{ until: first }, []],
  [{ record: { kind: 'closed' }, until: first }, ['date']],
  [{ record: { date: first, kind: 'closed' } }, ['until']],
  [{ record: { date: first, kind: 'closed' }, until: 'soon' }, ['until']],
  [{ record: { date: first, kind: 'closed' }, until: first, more: true }, ['more']],
  [{ record: { date: first, kind: 'open' }, until: first }, ['ranges']],
])('%j is refused at %j', async (body, path) => {
  const dates = await recordClient(await start(), businessSchedule)
  const answer = await dates.send('POST', '/series', body)
  expect([answer.status, answer.body.data.issues[0].path]).toEqual([400, path])
})
