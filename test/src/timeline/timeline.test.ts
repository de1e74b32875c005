import { expect, test } from 'vitest'
import { holdsBack, timelineOf } from '../../../src/captain/timeline/timeline.ts'

const list = (hasMore: boolean, ...times: readonly string[]) => ({ hasMore, entries: times.map((at) => ({ at })) })
const times = (lists: readonly ReturnType<typeof list>[]) => timelineOf(lists).map(({ at }) => at)

test('two lists stand in one order of time, newest first', () => {
  expect(times([list(false, '5', '3', '1'), list(false, '4', '2')])).toEqual(['5', '4', '3', '2', '1'])
})

test('what is older than what is still to be loaded waits for it', () => {
  const [changes, written] = [list(true, '9', '7'), list(true, '8', '2')]
  expect(times([changes, written])).toEqual(['9', '8', '7'])
  expect([changes, written].map((each) => holdsBack(each, [changes, written]))).toEqual([true, false])
  expect(times([list(false, '9', '7', '1'), written])).toEqual(['9', '8', '7', '2'])
  expect(times([list(false), list(false)])).toEqual([])
})
