import { todayOf } from '../declaration/calendar-view.ts'
import type { Entity } from '../entity.ts'
import { hasTakenEffect } from '../declaration/versions.ts'

/** Whether a record is in a state in which only its state field may change. */
export const isRecordLocked = (entity: Entity, record: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(entity.locked ?? {}).some(([name, states]) => states!.includes(String(record[name])))

/** Whether a record's day has passed in a calendar whose past days are read-only. */
export const isPastDayClosed = (entity: Entity, record: Readonly<Record<string, unknown>>): boolean =>
  entity.calendar?.past === 'closed' && String(record[entity.calendar.date]) < todayOf(entity)

/**
 * Whether a field of a record is read-only: the record is locked, its day has passed, or it is a version that has taken
 * effect and the field is its number or day.
 */
export const isFieldLocked = (entity: Entity, record: Readonly<Record<string, unknown>>, field: string): boolean => {
  if (isRecordLocked(entity, record)) return !(field in entity.locked!)
  if (isPastDayClosed(entity, record)) return true
  const { number, from } = entity.versions ?? {}
  return (field === number || field === from) && hasTakenEffect(entity, record)
}
