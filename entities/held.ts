import { runningDay } from './calendar.ts'
import type { Entity } from './entity.ts'
import { isKeptVersion } from './versions.ts'

/** Whether a record is in a state in which only its state may change. */
export const isLocked = (entity: Entity, record: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(entity.locked ?? {}).some(([name, states]) => states!.includes(String(record[name])))

/** Whether a record's day is over where such records stay as they were. */
export const isOver = ({ calendar }: Entity, record: Readonly<Record<string, unknown>>): boolean =>
  calendar?.past === 'closed' && String(record[calendar.date]) < runningDay()

/** Whether a field of a record stands as it is: the record is locked, its day is over, or it is a version in force and this its number or day. */
export const isHeld = (entity: Entity, record: Readonly<Record<string, unknown>>, field: string): boolean => {
  if (isLocked(entity, record)) return !(field in entity.locked!)
  if (isOver(entity, record)) return true
  const { number, from } = entity.versions ?? {}
  return (field === number || field === from) && isKeptVersion(entity, record)
}
