import type { Values } from '../../../../entities/language/input/body.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import type { FormSession } from '../../../kernel/form/form-session.ts'
import { changedFields } from '../../../kernel/form/same-value.ts'

/** Whose input it is and where it was typed. A new record has no id yet. */
export interface JournalLocation {
  readonly user: string
  readonly tenant: string
  readonly entity: string
  readonly parent?: string | undefined
  readonly record?: string | undefined
}

/** Unsaved input: the fields that differ from the base record, and their values in it. */
export interface JournalEntry {
  readonly at: number
  readonly version: number
  readonly values: Values
  readonly base: Values
  /** The idempotency key of a create request that got no response; sending it again does not create a second record. */
  readonly idempotencyKey?: string | undefined
}

const keyPart = (text: string | undefined): string => encodeURIComponent(text ?? '')

/** Common prefix of all keys of a location; the record's version and an id of the visit follow. */
export const locationPrefix = ({ user, tenant, entity, parent, record }: JournalLocation): string =>
  `${[user, tenant, entity, parent, record ?? 'new'].map(keyPart).join('/')}/`

export const entryKey = (place: JournalLocation, version: number, visit: string): string =>
  `${locationPrefix(place)}${version}/${keyPart(visit)}`

/** What may be stored of a form: fields with personal data are left out. Undefined when nothing remains. */
export function journalEntryOf(
  entity: Entity,
  names: readonly string[],
  base: Values,
  values: Values,
  at: number,
): JournalEntry | undefined {
  const storable = changedFields(names, base, values).filter((name) => !entity.fields[name]?.personal)
  if (storable.length === 0) return undefined
  return {
    at,
    version: typeof base.version === 'number' ? base.version : 0,
    values: Object.fromEntries(storable.map((name) => [name, values[name] ?? null])),
    base: Object.fromEntries(storable.map((name) => [name, base[name] ?? null])),
  }
}

/** Whether a change includes anything that must not be stored in the browser. */
export const touchesPersonal = (
  { entity, tables }: Pick<FormSession, 'entity' | 'tables'>,
  changed: readonly string[],
): boolean => changed.some((name) => entity.fields[name]?.personal ?? tables?.isPersonal(name))
