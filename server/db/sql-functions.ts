import type { RawBuilder } from 'kysely'
import type { Storage } from '../../entities/language/field-kind.ts'

/** A column, and how it is kept. */
export interface StoredColumn {
  readonly name: string
  readonly storage: Storage
}

/**
 * What each database says in its own words. Everything else is said in words that both understand.
 * Names here are those of declared fields, never a caller's.
 */
export interface SqlFunctions {
  /**
   * A record as the text of a JSON object, made by the database. What is kept as JSON is put in as it is: parsing a body
   * only to write it again is most of the cost of reading one.
   */
  jsonObject(table: string, columns: readonly StoredColumn[]): RawBuilder<string>
  /** A value as JSON; null as `null`. */
  json(value: RawBuilder<unknown>): RawBuilder<string>
  /** What is kept as JSON, or is JSON already, as its text; null as `null`. */
  jsonText(value: RawBuilder<unknown>): RawBuilder<string>
  /** The JSON texts of all rows as one array. */
  jsonArray(json: RawBuilder<string>): RawBuilder<string>
  /** A JSON text to be sent as it is. */
  jsonBytes(json: RawBuilder<string>): RawBuilder<Buffer | string>
  /** The plain date so many days after another. */
  dayAfter(day: RawBuilder<unknown>, days: RawBuilder<unknown>): RawBuilder<string>
  /** How many bytes a value has, in UTF-8; none for null. */
  byteLength(value: RawBuilder<unknown>): RawBuilder<number>
  /** A member of what is kept as a JSON object, as JSON; null where there is none. */
  jsonAt(json: RawBuilder<unknown>, key: string): RawBuilder<string | null>
  /** A text in what is kept as a JSON object. */
  textAt(json: RawBuilder<unknown>, key: string): RawBuilder<string | null>
  /** Whether a value is among those of a bound JSON array, so that one statement serves any number of them. */
  inJsonArray(value: RawBuilder<unknown>, list: RawBuilder<unknown>, storage?: Storage): RawBuilder<boolean>
  /** Whether a kept JSON array has a value. */
  arrayContains(array: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<boolean>
  /** Whether any row of a kept repeated group has a value in one of its parts. */
  rowsContain(rows: RawBuilder<unknown>, part: string, value: RawBuilder<unknown>): RawBuilder<boolean>
  /** Whether a text has these very characters in it. */
  textContains(text: RawBuilder<unknown>, part: RawBuilder<unknown>): RawBuilder<boolean>
}
