import type { Storage } from '../../entities/language/field-kind.ts'
import type { Column } from './shape.ts'
import type { Dialect } from './sql.ts'

type Conversion = Readonly<Record<Dialect, (column: string) => string>>

/** Decimals are stored with their integer part padded with zeros to 13 digits, and without zeros at their end. */
const toDecimal: Conversion = {
  sqlite: (column) => `CASE WHEN ${column} IS NOT NULL THEN rtrim(rtrim(printf('%017.3f', ${column}), '0'), '.') END`,
  postgres: (column) => `rtrim(to_char(${column}::numeric, 'FM0000000000000.999'), '.')`,
}

const toInteger: Conversion = {
  sqlite: (column) => `CAST(${column} AS INTEGER)`,
  postgres: (column) => `${column}::bigint`,
}

/** By the storage before and after; what is missing here cannot be converted. */
const conversions: Partial<Record<Storage, Partial<Record<Storage, Conversion>>>> = {
  text: { integer: toInteger, decimal: toDecimal },
  integer: {
    text: { sqlite: (column) => `CAST(${column} AS TEXT)`, postgres: (column) => `${column}::text` },
    decimal: toDecimal,
    boolean: { sqlite: (column) => `${column} <> 0`, postgres: (column) => `${column} <> 0` },
  },
  decimal: {
    text: {
      sqlite: (column) => `CAST(${column} AS INTEGER) || substr(${column}, 14)`,
      postgres: (column) => `${column}::numeric::text`,
    },
    integer: { ...toInteger, postgres: (column) => `trunc(${column}::numeric)::bigint` },
  },
  boolean: { integer: { ...toInteger, postgres: (column) => `${column}::int::bigint` } },
}

export const isConvertible = (before: Column, after: Column): boolean =>
  before.storage === after.storage || conversions[before.storage]?.[after.storage] !== undefined

/** The values of a column as its new storage has them; what cannot be converted is lost. */
export const converted = (dialect: Dialect, column: string, before: Column, after: Column): string =>
  before.storage === after.storage
    ? column
    : (conversions[before.storage]?.[after.storage]?.[dialect](column) ?? 'NULL')
