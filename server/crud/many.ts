import type { Values } from '../../entities/body.ts'
import type { Operation } from '../db/query.ts'
import { invalid, versionRequired } from '../errors.ts'
import { objectOf } from './request.ts'

/** One of the records that are changed together: its id, and the version the caller knows. */
export interface Named {
  readonly id: string
  readonly version: number | undefined
  readonly to: number | undefined
}

/** The most records one call changes. */
export const manyMost = 1000

const strange = (path: (string | number)[], rule = 'invalid') => invalid([{ path, rule, params: {} }])

/** Reads `records: [{id, version, …}]`: each once, with a version where nobody can do without. */
export function recordsOf(body: Values, keys: readonly string[], versioned: boolean): readonly Named[] {
  const { records } = body
  if (!Array.isArray(records) || records.length === 0 || records.length > manyMost) throw strange(['records'])
  const named = records.map((record: unknown, index) => namedOf(record, index, keys, versioned))
  if (new Set(named.map(({ id }) => id)).size < named.length) throw strange(['records'], 'uniqueItems')
  return named
}

function namedOf(record: unknown, index: number, keys: readonly string[], versioned: boolean): Named {
  const given = objectOf(record)
  const unknown = Object.keys(given).find((key) => !keys.includes(key))
  if (unknown) throw strange(['records', index, unknown], 'unknownField')
  const { id, version, to } = given
  if (typeof id !== 'string') throw strange(['records', index, 'id'])
  if (version === undefined && versioned) throw versionRequired()
  return {
    id,
    version: wholeNumber(version, ['records', index, 'version']),
    to: wholeNumber(to, ['records', index, 'to']),
  }
}

/** A version number, where one is given. */
export function wholeNumber(value: unknown, path: (string | number)[]): number | undefined {
  if (value === undefined) return undefined
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw strange(path)
  return value as number
}

/** Does the same to each record in turn, in one transaction: all or none. */
export function* forEach<R, T>(records: readonly R[], change: (record: R) => Operation<T>): Operation<readonly T[]> {
  const done: T[] = []
  for (const record of records) done.push(yield* change(record))
  return done
}

/** What many changes answer: the records with their new versions. */
export const manyJson = (records: readonly { readonly id: string; readonly version: number }[]): string =>
  JSON.stringify({ records: records.map(({ id, version }) => ({ id, version })) })
