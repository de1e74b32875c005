import type { RawBuilder } from 'kysely'
import type { Storage } from '../../../entities/language/field-kind.ts'

/** A column and its storage type. */
export interface StoredColumn {
  readonly name: string
  readonly storage: Storage
}

/** Members of a JSON object, by name, each already JSON. */
export type JsonMembers = Readonly<Record<string, RawBuilder<string | null>>>

/**
 * SQL that differs between the databases; everything else uses SQL that both understand. Names passed here are those of
 * declared fields, never a caller's.
 */
export interface SqlFunctions {
  /**
   * A record as JSON object text, built by the database. Stored JSON is inserted as it is: parsing a body only to
   * serialise it again would be most of the cost of reading one. `members`: more of them, each already JSON; the
   * `optional` ones are left out where they are null.
   */
  jsonObject(
    table: string,
    columns: readonly StoredColumn[],
    members?: JsonMembers,
    optional?: JsonMembers,
  ): RawBuilder<string>
  /** A value as JSON; null becomes `null`. */
  json(value: RawBuilder<unknown>): RawBuilder<string>
  /** A stored or computed JSON value as text; null becomes `null`. */
  jsonText(value: RawBuilder<unknown>): RawBuilder<string>
  /** The JSON texts of all rows as one array. */
  jsonArray(json: RawBuilder<string>): RawBuilder<string>
  /** A JSON text, ready to be sent; null stays null. */
  jsonBytes<J extends string | null>(json: RawBuilder<J>): RawBuilder<Buffer | J>
  /** The date a number of days after another. */
  dayAfter(day: RawBuilder<unknown>, days: RawBuilder<unknown>): RawBuilder<string>
  /** The moment so many milliseconds from now by the clock of the database, as an ISO text in UTC. */
  timeFromNow(milliseconds: number): RawBuilder<string>
  /** The size of a value in UTF-8 bytes; 0 for null. */
  byteLength(value: RawBuilder<unknown>): RawBuilder<number>
  /** A JSON text from a column of texts, as if it were stored as JSON. */
  fromText(text: RawBuilder<unknown>): RawBuilder<unknown>
  /** A member of a stored JSON object, as JSON; null if missing. */
  jsonAt(json: RawBuilder<unknown>, key: string): RawBuilder<string | null>
  /** A text member of a stored JSON object. */
  textAt(json: RawBuilder<unknown>, key: string): RawBuilder<string | null>
  /** The main one of stored pictures, as JSON: the one marked as such, else the first; null if there is none. */
  mainPicture(pictures: RawBuilder<unknown>): RawBuilder<string | null>
  /** Whether a value is in a bound JSON array, so that one statement serves any number of values. */
  inJsonArray(value: RawBuilder<unknown>, list: RawBuilder<unknown>, storage?: Storage): RawBuilder<boolean>
  /** Whether a stored JSON array contains a value. */
  arrayContains(array: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<boolean>
  /** Whether any row of a stored repeated group has a value in one of its parts. */
  rowsContain(rows: RawBuilder<unknown>, part: string, value: RawBuilder<unknown>): RawBuilder<boolean>
  /** The sum of an amount in all rows of a stored repeated group; 0 without rows. */
  rowsSum(rows: RawBuilder<unknown>, part: string): RawBuilder<number>
  /** Whether any row of a stored repeated group has one of the values of a bound JSON array in one of its parts. */
  rowsContainAny(rows: RawBuilder<unknown>, part: string, list: RawBuilder<unknown>): RawBuilder<boolean>
  /** The rows of a stored repeated group as a table, to be joined to the records that hold them. */
  eachRow(rows: RawBuilder<unknown>, alias: string): RawBuilder<unknown>
  /** The texts of a stored JSON array as a table with the column `value`, to be joined to the records that hold them. */
  elements(array: RawBuilder<unknown>, alias: string): RawBuilder<unknown>
  /** A text in a row of `eachRow`. */
  rowText(alias: string, part: string): RawBuilder<string | null>
  /** A whole number in a row of `eachRow`. */
  rowNumber(alias: string, part: string): RawBuilder<number | null>
  /** Whether a text contains exactly these characters. */
  textContains(text: RawBuilder<unknown>, part: RawBuilder<unknown>): RawBuilder<boolean>
}
