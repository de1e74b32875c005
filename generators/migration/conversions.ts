import type { KindName } from '../../entities/language/field-kind-names.ts'
import type { Storage } from '../../entities/language/field-kind.ts'
import type { Column } from './shape.ts'
import type { Dialect } from './sql.ts'

type Expression = Readonly<Record<Dialect, (column: string) => string>>

/** What becomes of a value; and which values lose something by it, if any do. */
interface Conversion extends Expression {
  readonly loses?: Expression
}

/** Decimals are stored with their integer part padded with zeros to 13 digits, and without zeros at their end. */
const toDecimal: Expression = {
  sqlite: (column) => `CASE WHEN ${column} IS NOT NULL THEN rtrim(rtrim(printf('%017.3f', ${column}), '0'), '.') END`,
  postgres: (column) => `rtrim(to_char(${column}::numeric, 'FM0000000000000.999'), '.')`,
}

const toInteger: Expression = {
  sqlite: (column) => `CAST(${column} AS INTEGER)`,
  postgres: (column) => `${column}::bigint`,
}

const onBoth = (expression: (column: string) => string): Expression => ({ sqlite: expression, postgres: expression })

/** Converts texts that are a number, and no others: SQLite would read 0 from words and 2026 from a date. */
const ofNumbers = ({ sqlite, postgres }: Expression, isNumber: Expression): Conversion => ({
  sqlite: (column) => `CASE WHEN ${isNumber.sqlite(column)} THEN ${sqlite(column)} END`,
  postgres: (column) => `CASE WHEN ${isNumber.postgres(column)} THEN ${postgres(column)} END`,
  loses: {
    sqlite: (column) => `NOT (${isNumber.sqlite(column)})`,
    postgres: (column) => `NOT (${isNumber.postgres(column)})`,
  },
})

const isInteger: Expression = {
  sqlite: (column) =>
    `ltrim(${column}, '-') GLOB '[0-9]*' AND ltrim(${column}, '-') NOT GLOB '*[^0-9]*' AND ${column} NOT LIKE '--%' AND length(${column}) <= 16`,
  postgres: (column) => `${column} ~ '^-?[0-9]{1,15}$'`,
}

const isDecimal: Expression = {
  sqlite: (column) =>
    `${column} GLOB '[0-9]*' AND ${column} NOT GLOB '*[^0-9.]*' AND ${column} NOT LIKE '%.%.%' AND length(${column}) <= 16`,
  postgres: (column) => `${column} ~ '^[0-9]+([.][0-9]*)?$' AND length(${column}) <= 16`,
}

/** A decimal as JSON has it, as a column stores it. */
export const sortableDecimal: Expression = {
  sqlite: (plain) => `substr('0000000000000' || ${plain}, instr(${plain} || '.', '.'))`,
  postgres: (plain) => `substr('0000000000000' || ${plain}, strpos(${plain} || '.', '.'))`,
}

/** A stored decimal in its shortest form. */
export const plainDecimal: Expression = {
  sqlite: (column) => `CAST(${column} AS INTEGER) || substr(${column}, 14)`,
  postgres: (column) => `${column}::numeric::text`,
}

/** By the storage before and after; what is missing here cannot be converted. */
const conversions: Partial<Record<Storage, Partial<Record<Storage, Conversion>>>> = {
  text: { integer: ofNumbers(toInteger, isInteger), decimal: ofNumbers(toDecimal, isDecimal) },
  integer: {
    text: { sqlite: (column) => `CAST(${column} AS TEXT)`, postgres: (column) => `${column}::text` },
    decimal: toDecimal,
    boolean: { ...onBoth((column) => `${column} <> 0`), loses: onBoth((column) => `${column} NOT IN (0, 1)`) },
  },
  decimal: {
    text: plainDecimal,
    integer: {
      sqlite: toInteger.sqlite,
      postgres: (column) => `trunc(${column}::numeric)::bigint`,
      // Without zeros at their end.
      loses: onBoth((column) => `${column} LIKE '%.%'`),
    },
  },
  boolean: { integer: { ...toInteger, postgres: (column) => `${column}::int::bigint` } },
}

/** A list of the one value, which stands in it as it is, or as its JSON. */
const toList = (asJson: Expression): Conversion => ({
  sqlite: (column) => `CASE WHEN ${column} IS NOT NULL THEN ${asJson.sqlite(column)} END`,
  postgres: (column) => `CASE WHEN ${column} IS NOT NULL THEN ${asJson.postgres(column)} END`,
})

const listOfText = toList({
  sqlite: (column) => `json_array(${column})`,
  postgres: (column) => `json_build_array(${column})`,
})

/** The first of a list: the others are lost. */
const firstOfList: Conversion = {
  sqlite: (column) => `${column} ->> 0`,
  postgres: (column) => `${column} ->> 0`,
  loses: onBoth((column) => `json_array_length(${column}) > 1`),
}

/** The same for kinds of which one is stored as JSON, in forms of their own; those that are not here share none. */
const listConversions: Partial<Record<KindName, Partial<Record<KindName, Conversion>>>> = {
  image: {
    images: toList({
      sqlite: (column) => `'[' || ${column} || ']'`,
      postgres: (column) => `('[' || ${column}::text || ']')::json`,
    }),
  },
  choice: { choices: listOfText },
  choices: { choice: firstOfList, tags: onBoth((column) => column) },
  reference: { references: listOfText },
  references: { reference: firstOfList },
}

/** Whether values are stored otherwise than before. */
export const changesStorage = (before: Column, after: Column): boolean =>
  before.storage !== after.storage || (after.storage === 'json' && before.kind !== after.kind)

const conversionOf = (before: Column, after: Column): Conversion | undefined =>
  listConversions[before.kind!]?.[after.kind!] ??
  (before.storage === after.storage ? undefined : conversions[before.storage]?.[after.storage])

export const isConvertible = (before: Column, after: Column): boolean =>
  !changesStorage(before, after) || conversionOf(before, after) !== undefined

/** Whether nothing may become of some values of a column: of texts that are no number, and of empty lists. */
export const mayEmpty = (before: Column, after: Column): boolean =>
  changesStorage(before, after) &&
  ['integer', 'decimal', 'text'].includes(after.storage) &&
  ['text', 'json'].includes(before.storage)

/** Which of the values that can be converted lose something by it, as SQL; undefined if none does. */
export const lossOf = (before: Column, after: Column): Expression | undefined =>
  changesStorage(before, after) ? conversionOf(before, after)?.loses : undefined

/** The values of a column as its new kind has them; what cannot be converted is lost. */
export const converted = (dialect: Dialect, column: string, before: Column, after: Column): string =>
  changesStorage(before, after) ? (conversionOf(before, after)?.[dialect](column) ?? 'NULL') : column

/** What stands in for values that cannot be converted, if the command line said so. */
export const fillOfLost = (before: Column, after: Column): string | number | boolean | undefined =>
  changesStorage(before, after) ? after.draft?.fill : undefined
