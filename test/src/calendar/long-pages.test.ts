import { expect, test, vi } from 'vitest'
import { createDataProvider, maxRecordsPerCall } from '../../../src/kernel/api/data-provider.ts'
import { maxCalendarRecords } from '../../../src/captain/calendar/use-days.ts'
import { browserWith } from '../auth/browser.ts'

/** Asks for all that a calendar shows, of as many records as there are; answers the records and the ranges asked for. */
async function readCalendar(total: number) {
  browserWith(() => ({ token: 'token' }))
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { protocol: 'https:', pathname: '/', search: '' })
  const ranges: string[] = []
  const { fetch: token } = globalThis
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const range = new URL(path, 'https://cats.example').searchParams.get('range')
    if (!range) return token(path, init)
    ranges.push(range)
    const [from, to] = JSON.parse(range) as [number, number]
    const ids = Array.from({ length: Math.max(Math.min(to + 1, total) - from, 0) }, (_, n) => ({
      id: String(from + n),
    }))
    return Response.json(ids, { headers: { 'Content-Range': `items ${from}-${to}/${total}` } })
  })
  const answer = await createDataProvider('cats', {}).getList('shift', {
    pagination: { page: 1, perPage: maxCalendarRecords },
    meta: { aside: true },
  })
  return { ...answer, ranges }
}

test('what one call does not answer is read by further ones, and no more than a calendar shows', async () => {
  for (const [total, calls] of [
    [0, 1],
    [1, 1],
    [maxRecordsPerCall, 1],
    [maxRecordsPerCall + 1, 2],
    [maxCalendarRecords, 5],
    [maxCalendarRecords + 1, 5],
  ] as const) {
    const answer = await readCalendar(total)
    expect({ total: answer.total, calls: answer.ranges.length }).toEqual({ total, calls })
    expect(new Set(answer.ranges).size).toBe(calls)
    expect(answer.data.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: Math.min(total, maxCalendarRecords) }, (_, n) => n),
    )
  }
})
