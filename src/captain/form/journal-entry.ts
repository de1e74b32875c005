import type { Values } from '../../../entities/body.ts'
import type { Entity } from '../../../entities/entity.ts'
import { changedFields } from './same.ts'

/** Whose typing it is and where it was typed. A new record has no id yet. */
export interface Place {
  readonly user: string
  readonly tenant: string
  readonly entity: string
  readonly parent?: string | undefined
  readonly record?: string | undefined
}

/** Typing that was not saved: the fields that differ from the record it started from, and what they were there. */
export interface Entry {
  readonly at: number
  readonly version: number
  readonly values: Values
  readonly base: Values
  /** What a new record was sent under, if it was and no answer came: sent again, it is the same record. */
  readonly idempotencyKey?: string | undefined
}

const days = 24 * 60 * 60 * 1000
export const keptFor = 7 * days

const part = (text: string | undefined): string => encodeURIComponent(text ?? '')

/** The start of every key of a place; a key goes on with the record's version and the visit that typed. */
export const placePrefix = ({ user, tenant, entity, parent, record }: Place): string =>
  `${[user, tenant, entity, parent, record ?? 'new'].map(part).join('/')}/`

export const entryKey = (place: Place, version: number, visit: string): string =>
  `${placePrefix(place)}${version}/${part(visit)}`

export const isStale = ({ at }: Entry, now: number): boolean => now - at > keptFor

/** What may be kept of a form: nothing of fields that hold personal data. Undefined when nothing is left to keep. */
export function entryOf(
  entity: Entity,
  names: readonly string[],
  base: Values,
  values: Values,
  at: number,
): Entry | undefined {
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
