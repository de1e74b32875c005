import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Values } from '../../entities/language/input/body.ts'
import { column } from '../db/column.ts'
import { param } from '../db/parameter.ts'
import { all, type Operation } from '../db/query.ts'
import { invalid, recordsTooLarge, versionRequired } from '../errors/api-error.ts'
import type { Saved } from '../records/saved.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { rowSize, countFitting } from './size-limits.ts'
import { inSet, asObject, sendJson } from './request.ts'

/** One of the records that are changed together: its id, and the version the caller knows. */
export interface RecordKey {
  readonly id: string
  readonly version: number | undefined
  readonly to: number | undefined
}

/** The most records one call changes. */
export const maxBulkRecords = 1000

/**
 * The most bytes of records that one call changes, about eight of the largest: each change copies its record into a
 * revision, and on SQLite nobody else is served before the whole of a transaction is done.
 */
export const maxBulkBytes = 3_000_000

const invalidAt = (path: (string | number)[], rule = 'invalid') => invalid([{ path, rule, params: {} }])

export const idsOf = (records: readonly RecordKey[]): readonly string[] => records.map(({ id }) => id)

/** Reads `records: [{id, version, …}]`: each once, with a version where nobody can do without. */
export function readRecordKeys(
  body: Values,
  allowed: readonly string[],
  requiresVersion: boolean,
): readonly RecordKey[] {
  const { records } = body
  if (!Array.isArray(records) || records.length === 0 || records.length > maxBulkRecords) throw invalidAt(['records'])
  const recordKeys = records.map((record: unknown, index) => readRecordKey(record, index, allowed, requiresVersion))
  if (new Set(recordKeys.map(({ id }) => id)).size < recordKeys.length) throw invalidAt(['records'], 'uniqueItems')
  return recordKeys
}

function readRecordKey(
  record: unknown,
  index: number,
  allowed: readonly string[],
  requiresVersion: boolean,
): RecordKey {
  const input = asObject(record)
  const unknown = Object.keys(input).find((key) => !allowed.includes(key))
  if (unknown) throw invalidAt(['records', index, unknown], 'unknownField')
  const { id, version, to } = input
  if (typeof id !== 'string') throw invalidAt(['records', index, 'id'])
  if (version === undefined && requiresVersion) throw versionRequired()
  return {
    id,
    version: wholeNumber(version, ['records', index, 'version']),
    to: wholeNumber(to, ['records', index, 'to']),
  }
}

/** A version number, where one is given. */
export function wholeNumber(value: unknown, path: (string | number)[]): number | undefined {
  if (value === undefined) return undefined
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw invalidAt(path)
  return value as number
}

/** Refuses records that are too large to be changed in one transaction, before anything is done, and says how many are not. */
export function* assertBulkSize(context: Context, ids: readonly string[]): Operation<void> {
  assertTotalSize(yield* rowBytes(context, ids), maxBulkBytes)
}

/** The same by sizes that were found otherwise. */
export function assertTotalSize(sizes: readonly number[], limit: number): void {
  const fits = countFitting(sizes, limit)
  if (fits < sizes.length) throw recordsTooLarge(fits)
}

/** How many bytes the records of these ids are, one after the other; none for one that is not there. */
export function* rowBytes(context: Context, ids: readonly string[]): Operation<readonly number[]> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ id: string; bytes: number }>(`bytes|${entity.name}`, () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
      .select([
        sql<string>`${column(table, 'id')}`.as('id'),
        rowSize(store.fn, table, Object.values(entity.fields)).as('bytes'),
      ])
  })
  const rows = yield* all(statement({ ...tenantBindings(context), ids: JSON.stringify(ids) }))
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
