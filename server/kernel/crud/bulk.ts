import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { maxBulkRecords } from '../../../entities/language/shared/bulk-limit.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { ApiError, invalid, recordsTooLarge, versionRequired, withMessages } from '../../base/errors/api-error.ts'
import type { Change } from '../records/change.ts'
import type { SavedRecord } from '../records/saved-record.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { rowSize, countFitting } from './size-limits.ts'
import { withChangeSetHeader, asObject, sendJson } from '../requests/request.ts'

/** A record of a bulk change: its id and the version known to the caller. */
export interface RecordKey {
  readonly id: string
  readonly version: number | undefined
  readonly to: number | undefined
}

/**
 * The maximum number of record bytes changed by one call, about eight of the largest records. Each change copies its
 * record into a revision, and on SQLite a transaction blocks everyone else.
 */
export const maxBulkBytes = 3_000_000

const invalidAt = (path: (string | number)[], rule = 'invalid') => invalid([{ path, rule, params: {} }])

/**
 * For `commitAll`: the error with the record that was refused, where there are several, unless it names another one, which
 * moves along.
 */
export const namingRefused =
  ({ name }: Entity, records: readonly RecordKey[]) =>
  (error: unknown, change: Change): unknown =>
    records.length > 1 && error instanceof ApiError && !error.data.record && (error.data.issues || error.data.current)
      ? new ApiError(error.statusCode, error.message, {
          ...error.data,
          record: { entity: name, id: (change as Change & RecordKey).id, title: null },
        })
      : error

/** What concerns one record alone; anything else ends the whole call. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404, 409, 412].includes(error.statusCode)

/** Why a record was refused. */
export interface Refusal {
  readonly status: number
  readonly issues: readonly Issue[]
}

export function refusalOf({ name }: Entity, { statusCode, data }: ApiError): Refusal {
  const rule = statusCode === 412 ? 'integrity.recordChanged' : statusCode === 404 ? 'integrity.recordGone' : 'invalid'
  const issues = data.issues as readonly Issue[] | undefined
  return { status: statusCode, issues: issues ?? withMessages([{ path: [], rule, params: {} }], name) }
}

export const idsOf = (records: readonly RecordKey[]): readonly string[] => records.map(({ id }) => id)

/** Parses `records: [{id, version, …}]`. Ids must be unique; `version` may be mandatory. */
export function readRecordKeys(
  body: Values,
  allowed: readonly string[],
  requiresVersion: boolean,
): readonly RecordKey[] {
  const { records } = body
  if (!Array.isArray(records) || records.length === 0) throw invalidAt(['records'])
  if (records.length > maxBulkRecords) throw recordsTooLarge(maxBulkRecords)
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

/** Parses an optional version number. */
export function wholeNumber(value: unknown, path: (string | number)[]): number | undefined {
  if (value === undefined) return undefined
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw invalidAt(path)
  return value as number
}

/**
 * Throws if the records are too large to change in one transaction, before anything is done; the error says how many
 * would fit.
 */
export function* assertBulkSize(context: Context, ids: readonly string[]): Operation<void> {
  assertTotalSize(yield* rowBytes(context, ids), maxBulkBytes)
}

/** The same check for sizes that are already known. */
export function assertTotalSize(sizes: readonly number[], limit: number): void {
  const fits = countFitting(sizes, limit)
  if (fits < sizes.length) throw recordsTooLarge(fits)
}

/** The size in bytes of each record, in the order of `ids`; 0 for a missing one. */
export function* rowBytes(context: Context, ids: readonly string[]): Operation<readonly number[]> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ id: string; bytes: number }>`bytes|${entity.name}`(() => {
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

/**
 * Sends the response to a bulk change: the records with their new versions, and the change set that undoes them
 * together.
 */
export function sendMany(reply: FastifyReply, saved: readonly SavedRecord[]): FastifyReply {
  const records = saved.map(({ id, version }) => ({ id, version }))
  return sendJson(
    withChangeSetHeader(reply, saved.find(({ changeSet }) => changeSet !== null)?.changeSet),
    JSON.stringify({ records }),
  )
}
