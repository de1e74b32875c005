import type { Values } from '../../../../entities/language/input/body.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import { changedFields } from '../session/same-value.ts'

/** Whose typing it is and where it was typed. A new record has no id yet. */
export interface JournalLocation {
  readonly user: string
  readonly tenant: string
  readonly entity: string
  readonly parent?: string | undefined
  readonly record?: string | undefined
}

/** Typing that was not saved: the fields that differ from the record it started from, and what they were there. */
export interface JournalEntry {
  readonly at: number
  readonly version: number
  readonly values: Values
  readonly base: Values
  /** What a new record was sent under, if it was and no answer came: sent again, it is the same record. */
  readonly idempotencyKey?: string | undefined
}

const retentionDays = 24 * 60 * 60 * 1000
export const retention = 7 * retentionDays

const keyPart = (text: string | undefined): string => encodeURIComponent(text ?? '')

/** The start of every key of a place; a key goes on with the record's version and the visit that typed. */
export const locationPrefix = ({ user, tenant, entity, parent, record }: JournalLocation): string =>
  `${[user, tenant, entity, parent, record ?? 'new'].map(keyPart).join('/')}/`

export const entryKey = (place: JournalLocation, version: number, visit: string): string =>
  `${locationPrefix(place)}${version}/${keyPart(visit)}`

export const isStale = ({ at }: JournalEntry, now: number): boolean => now - at > retention

/** What may be kept of a form: nothing of fields that hold personal data. Undefined when nothing is left to keep. */
export function journalEntryOf(
  entity: Entity,
  names: readonly string[],
  base: Values,
  values: Values,
  at: number,
): JournalEntry | undefined {
  const kept = changedFields(names, base, values).filter((name) => !entity.fields[name]?.personal)
  if (kept.length === 0) return undefined
  return {
    at,
    version: typeof base.version === 'number' ? base.version : 0,
    values: Object.fromEntries(kept.map((name) => [name, values[name] ?? null])),
    base: Object.fromEntries(kept.map((name) => [name, base[name] ?? null])),
  }
}

/** Whether a change holds anything that must not be kept in the browser. */
export const touchesPersonal = (entity: Entity, changed: readonly string[]): boolean =>
  changed.some((name) => entity.fields[name]?.personal)
