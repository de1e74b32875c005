import type { RawBuilder } from 'kysely'
import type { Storage } from '../../entities/kind.ts'

/** A column, and how it is kept. */
export interface Kept {
  readonly name: string
  readonly storage: Storage
}

/**
 * What each database says in its own words. Everything else is said in words that both understand.
 * Names here are those of declared fields, never a caller's.
 */
export interface Idiom {
  /**
   * A record as the text of a JSON object, made by the database. What is kept as JSON is put in as it is: parsing a body
   * only to write it again is most of the cost of reading one.
   */
  jsonObject(table: string, columns: readonly Kept[]): RawBuilder<string>
  /** A value as JSON; null as `null`. */
  json(value: RawBuilder<unknown>): RawBuilder<string>
  /** What is kept as JSON, or is JSON already, as its text; null as `null`. */
  jsonText(value: RawBuilder<unknown>): RawBuilder<string>
  /** The JSON texts of all rows as one array. */
  jsonArray(json: RawBuilder<string>): RawBuilder<string>
  /** A JSON text to be sent as it is. */
  sent(json: RawBuilder<string>): RawBuilder<Buffer | string>
  /** The plain date so many days after another. */
  dayAfter(day: RawBuilder<unknown>, days: RawBuilder<unknown>): RawBuilder<string>
  /** How many bytes a value has, in UTF-8; none for null. */
  bytes(value: RawBuilder<unknown>): RawBuilder<number>
  /** A member of what is kept as a JSON object, as JSON; null where there is none. */
  memberAt(json: RawBuilder<unknown>, key: string): RawBuilder<string | null>
  /** A text in what is kept as a JSON object. */
  textAt(json: RawBuilder<unknown>, key: string): RawBuilder<string | null>
  /** Whether a value is among those of a bound JSON array, so that one statement serves any number of them. */
  isAmong(value: RawBuilder<unknown>, list: RawBuilder<unknown>, storage?: Storage): RawBuilder<boolean>
  /** Whether a kept JSON array has a value. */
  arrayHas(array: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<boolean>
  /** Whether any row of a kept repeated group has a value in one of its parts. */
  rowsHave(rows: RawBuilder<unknown>, part: string, value: RawBuilder<unknown>): RawBuilder<boolean>
  /** Whether a text has these very characters in it. */
  textHas(text: RawBuilder<unknown>, part: RawBuilder<unknown>): RawBuilder<boolean>
}
