import type { Entity } from '../../../entities/language/entity.ts'
import type { Storage } from '../../../entities/language/field-kind.ts'
import type { Column } from './columns.ts'
import { decimalPlaces } from '../../base/db/column.ts'

/** A value as SQLite stores it: JSON as text, booleans as 1 and 0, decimals as sortable text. */
export type Stored = string | number | null
export type Row = Readonly<Record<string, Stored>>

/** Encodes a value for storage. */
export function toStored(storage: Storage, value: unknown): Stored {
  if (value === undefined || value === null) return null
  switch (storage) {
    case 'boolean':
      return value ? 1 : 0
    case 'json':
      return JSON.stringify(value)
    case 'decimal':
      return toSortableDecimal(String(value))
    default:
      return value as string | number
  }
}

/** Decodes a stored value. */
export function fromStored(storage: Storage, stored: Stored): unknown {
  if (stored === null || stored === undefined) return null
  switch (storage) {
    case 'boolean':
      return stored === 1
    case 'json':
      return JSON.parse(String(stored))
    case 'decimal':
      return fromSortableDecimal(String(stored))
    default:
      return stored
  }
}

/** A row's decoded field values, as used by cross-field rules and shown to people. */
export const rowValues = (entity: Entity, row: Row): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.values(entity.fields).map(({ name, storage }) => [name, fromStored(storage, row[name] ?? null)]),
  )

/** The row as JSON, written directly from the stored values: rich text is not parsed only to be serialised again. */
export const rowJson = (columns: readonly Column[], row: Row): string =>
  `{${columns.map(({ name, storage }) => `"${name}":${jsonValue(storage, row[name] ?? null)}`).join(',')}}`

/** A stored value as JSON. */
export function jsonValue(storage: Storage, stored: Stored): string {
  if (stored === null) return 'null'
  switch (storage) {
    case 'boolean':
      return stored === 1 ? 'true' : 'false'
    case 'json':
      return String(stored)
    case 'integer':
      return String(stored)
    case 'decimal':
      return `"${fromSortableDecimal(String(stored))}"`
    case 'text':
      return JSON.stringify(stored)
  }
}

/**
 * Decimals are stored in plain form with the integer part zero-padded. As text they sort and compare exactly like the
 * numbers, using an index, on both databases. (SQLite's own numbers are binary, and JavaScript's would lose the last
 * digits.)
 */
export function toSortableDecimal(plain: string): string {
  const [whole = '', ...part] = plain.split('.')
  return [whole.padStart(decimalPlaces, '0'), ...part].join('.')
}

export const fromSortableDecimal = (sortable: string): string => sortable.replace(/^0+(?=[0-9])/, '')
