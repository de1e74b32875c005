import type { KindName } from '../../entities/language/field-kind-names.ts'
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

/** Converts texts that are a number, and no others: SQLite would read 0 from words and 2026 from a date. */
const ofNumbers = ({ sqlite, postgres }: Conversion, isNumber: Conversion): Conversion => ({
  sqlite: (column) => `CASE WHEN ${isNumber.sqlite(column)} THEN ${sqlite(column)} END`,
  postgres: (column) => `CASE WHEN ${isNumber.postgres(column)} THEN ${postgres(column)} END`,
})

const isInteger: Conversion = {
  sqlite: (column) =>
    `ltrim(${column}, '-') GLOB '[0-9]*' AND ltrim(${column}, '-') NOT GLOB '*[^0-9]*' AND ${column} NOT LIKE '--%' AND length(${column}) <= 16`,
  postgres: (column) => `${column} ~ '^-?[0-9]{1,15}$'`,
}

const isDecimal: Conversion = {
  sqlite: (column) =>
    `${column} GLOB '[0-9]*' AND ${column} NOT GLOB '*[^0-9.]*' AND ${column} NOT LIKE '%.%.%' AND length(${column}) <= 16`,
  postgres: (column) => `${column} ~ '^[0-9]+([.][0-9]*)?$' AND length(${column}) <= 16`,
}

/** A decimal as JSON has it, as a column stores it. */
export const sortableDecimal: Conversion = {
  sqlite: (plain) => `substr('0000000000000' || ${plain}, instr(${plain} || '.', '.'))`,
  postgres: (plain) => `substr('0000000000000' || ${plain}, strpos(${plain} || '.', '.'))`,
}

/** A stored decimal in its shortest form. */
export const plainDecimal: Conversion = {
  sqlite: (column) => `CAST(${column} AS INTEGER) || substr(${column}, 14)`,
  postgres: (column) => `${column}::numeric::text`,
}

/** By the storage before and after; what is missing here cannot be converted. */
const conversions: Partial<Record<Storage, Partial<Record<Storage, Conversion>>>> = {
  text: { integer: ofNumbers(toInteger, isInteger), decimal: ofNumbers(toDecimal, isDecimal) },
  integer: {
    text: { sqlite: (column) => `CAST(${column} AS TEXT)`, postgres: (column) => `${column}::text` },
    decimal: toDecimal,
    boolean: { sqlite: (column) => `${column} <> 0`, postgres: (column) => `${column} <> 0` },
  },
  decimal: {
    text: plainDecimal,
    integer: { ...toInteger, postgres: (column) => `trunc(${column}::numeric)::bigint` },
  },
  boolean: { integer: { ...toInteger, postgres: (column) => `${column}::int::bigint` } },
}

/** The same for kinds that are stored as JSON, in forms of their own; those that are not here share none. */
const jsonConversions: Partial<Record<KindName, Partial<Record<KindName, Conversion>>>> = {
  image: {
    images: {
      sqlite: (column) => `CASE WHEN ${column} IS NOT NULL THEN '[' || ${column} || ']' END`,
      postgres: (column) => `CASE WHEN ${column} IS NOT NULL THEN ('[' || ${column}::text || ']')::json END`,
    },
  },
  choices: { tags: { sqlite: (column) => column, postgres: (column) => column } },
}

/** Whether values are stored otherwise than before. */
export const changesStorage = (before: Column, after: Column): boolean =>
  before.storage !== after.storage || (after.storage === 'json' && before.kind !== after.kind)

const conversionOf = (before: Column, after: Column): Conversion | undefined =>
  before.storage === after.storage
    ? jsonConversions[before.kind!]?.[after.kind!]
    : conversions[before.storage]?.[after.storage]

export const isConvertible = (before: Column, after: Column): boolean =>
  !changesStorage(before, after) || conversionOf(before, after) !== undefined

/** Whether some values of a column have no place in its new kind: texts that are no number. */
export const mayLose = (before: Column, after: Column): boolean =>
  changesStorage(before, after) && before.storage === 'text'

/** The values of a column as its new kind has them; what cannot be converted is lost. */
export const converted = (dialect: Dialect, column: string, before: Column, after: Column): string =>
  changesStorage(before, after) ? (conversionOf(before, after)?.[dialect](column) ?? 'NULL') : column

/** What stands in for values that cannot be converted, if the command line said so. */
export const fillOfLost = (before: Column, after: Column): string | number | boolean | undefined =>
  changesStorage(before, after) ? after.draft?.fill : undefined
