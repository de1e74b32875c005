import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Values } from '../../entities/body.ts'
import { column } from '../db/column.ts'
import { marker } from '../db/marker.ts'
import { all, type Operation } from '../db/query.ts'
import { invalid, tooLarge, versionRequired } from '../errors.ts'
import type { Saved } from '../records/saved.ts'
import { wallOf, type Context } from './context.ts'
import { bytesOf, fitting } from './record/bytes.ts'
import { inSet, objectOf, sendJson } from './request.ts'

/** One of the records that are changed together: its id, and the version the caller knows. */
export interface Named {
  readonly id: string
  readonly version: number | undefined
  readonly to: number | undefined
}

/** The most records one call changes. */
export const manyMost = 1000

/**
 * The most bytes of records that one call changes, about eight of the largest: each change copies its record into a
 * revision, and on SQLite nobody else is served before the whole of a transaction is done.
 */
export const manyBytes = 3_000_000

const strange = (path: (string | number)[], rule = 'invalid') => invalid([{ path, rule, params: {} }])

export const idsIn = (records: readonly Named[]): readonly string[] => records.map(({ id }) => id)

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

/** Refuses records that are too large to be changed in one transaction, before anything is done, and says how many are not. */
export function* assertFit(context: Context, ids: readonly string[]): Operation<void> {
  assertFitting(yield* rowBytes(context, ids), manyBytes)
}

/** The same by sizes that were found otherwise. */
export function assertFitting(sizes: readonly number[], most: number): void {
  const fits = fitting(sizes, most)
  if (fits < sizes.length) throw tooLarge(fits)
}

/** How many bytes the records of these ids are, one after the other; none for one that is not there. */
export function* rowBytes(context: Context, ids: readonly string[]): Operation<readonly number[]> {
  const { store, entity } = context
  const statement = store.shaped<{ id: string; bytes: number }>(`bytes|${entity.name}`, () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(store.idiom.isAmong(column(table, 'id'), marker('ids')))
      .select([
        sql<string>`${column(table, 'id')}`.as('id'),
        bytesOf(store.idiom, table, Object.values(entity.fields)).as('bytes'),
      ])
  })
  const rows = yield* all(statement({ ...wallOf(context), ids: JSON.stringify(ids) }))
  const bytes = new Map(rows.map((row) => [row.id, row.bytes]))
  return ids.map((id) => bytes.get(id) ?? 0)
}

/** Sends what many changes answer: the records with their new versions, and the change set by which they are undone at once. */
export function sendMany(reply: FastifyReply, saved: readonly Saved[]): FastifyReply {
  const records = saved.map(({ id, version }) => ({ id, version }))
  return sendJson(
    inSet(reply, saved.find(({ changeSet }) => changeSet !== null)?.changeSet),
    JSON.stringify({ records }),
  )
}
