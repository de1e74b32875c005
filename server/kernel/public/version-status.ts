import { currentVersionDay, versionStatus, type Versions } from '../../../entities/language/declaration/versions.ts'
import { startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import type { CachedReading } from './cache.ts'
import type { PublicRecord } from './public-record.ts'

/** Published versions with their current status, which is valid until the next one comes into force. */
export function withVersionStatus(
  { from }: Versions,
  reading: CachedReading<readonly PublicRecord[]>,
): CachedReading<readonly PublicRecord[]> {
  const { value: records, until } = reading
  const dayOf = (record: PublicRecord) => String(record[from])
  const inForce = currentVersionDay(records.map(dayOf))
  const value = records.map((record) => ({ ...record, versionStatus: versionStatus(dayOf(record), inForce) }))
  const nextDates = value
    .filter(({ versionStatus: status }) => status === 'upcoming')
    .map((record) => Date.parse(startOfDay(dayOf(record))))
  return { ...reading, value, until: Math.min(until, ...nextDates) }
}
