import { currentBusinessDay } from './dates/plain-date.ts'
import type { Entity } from './entity.ts'
import { hasTakenEffect } from './versions.ts'

/** Whether a record is in a state in which only its state may change. */
export const isRecordLocked = (entity: Entity, record: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(entity.locked ?? {}).some(([name, states]) => states!.includes(String(record[name])))

/** Whether a record's day is over where such records stay as they were. */
export const isPastDayClosed = ({ calendar }: Entity, record: Readonly<Record<string, unknown>>): boolean =>
  calendar?.past === 'closed' && String(record[calendar.date]) < currentBusinessDay()

/** Whether a field of a record stands as it is: the record is locked, its day is over, or it is a version in force and this its number or day. */
export const isFieldLocked = (entity: Entity, record: Readonly<Record<string, unknown>>, field: string): boolean => {
  if (isRecordLocked(entity, record)) return !(field in entity.locked!)
  if (isPastDayClosed(entity, record)) return true
  const { number, from } = entity.versions ?? {}
  return (field === number || field === from) && hasTakenEffect(entity, record)
}
