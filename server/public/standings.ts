import { dayInForce, meaningOf, type Versions } from '../../entities/versions.ts'
import { startOfDay } from '../../entities/wall-clock.ts'
import type { Remembered } from './memory.ts'
import type { PublicRecord } from './public-record.ts'

/** Published versions, each with what it means today, which stays true until the next of them comes into force. */
export function withStandings(
  { from }: Versions,
  { value: records, until, tables }: Remembered<readonly PublicRecord[]>,
): Remembered<readonly PublicRecord[]> {
  const dayOf = (record: PublicRecord) => String(record[from])
  const inForce = dayInForce(records.map(dayOf))
  const value = records.map((record) => ({ ...record, standing: meaningOf(dayOf(record), inForce) }))
  const comings = value
    .filter(({ standing }) => standing === 'upcoming')
    .map((record) => Date.parse(startOfDay(dayOf(record))))
  return { value, until: Math.min(until, ...comings), tables }
}
