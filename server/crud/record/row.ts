import type { Entity } from '../../../entities/entity.ts'
import type { Storage } from '../../../entities/kind.ts'
import type { Column } from './columns.ts'
import { keptDecimal, plainOf } from './decimal.ts'

/** A value as SQLite keeps it: JSON as text, true and false as 1 and 0, decimals as text that sorts as they do. */
export type Stored = string | number | null
export type Row = Readonly<Record<string, Stored>>

/** Brings a value into the form in which it is kept. */
export function stored(storage: Storage, value: unknown): Stored {
  if (value === undefined || value === null) return null
  switch (storage) {
    case 'boolean':
      return value ? 1 : 0
    case 'json':
      return JSON.stringify(value)
    case 'decimal':
      return keptDecimal(String(value))
    default:
      return value as string | number
  }
}

/** The value of what is kept. */
export function value(storage: Storage, kept: Stored): unknown {
  if (kept === null || kept === undefined) return null
  switch (storage) {
    case 'boolean':
      return kept === 1
    case 'json':
      return JSON.parse(String(kept))
    case 'decimal':
      return plainOf(String(kept))
    default:
      return kept
  }
}

/** The values of a row's fields, as rules between fields and people see them. */
export const valuesOf = (entity: Entity, row: Row): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.values(entity.fields).map(({ name, storage }) => [name, value(storage, row[name] ?? null)]))

/** The row as JSON, written straight from what is kept: a body of rich text is not parsed to be written again. */
export const jsonOf = (columns: readonly Column[], row: Row): string =>
  `{${columns.map(({ name, storage }) => `"${name}":${jsonValue(storage, row[name] ?? null)}`).join(',')}}`

function jsonValue(storage: Storage, kept: Stored): string {
  if (kept === null) return 'null'
  switch (storage) {
    case 'boolean':
      return kept === 1 ? 'true' : 'false'
    case 'json':
      return String(kept)
    case 'integer':
      return String(kept)
    case 'decimal':
      return `"${plainOf(String(kept))}"`
    case 'text':
      return JSON.stringify(kept)
  }
}
