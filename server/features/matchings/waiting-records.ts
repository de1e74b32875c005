import { statesOf, titleOf } from '../../../entities/language/entity.ts'
import type { FileMatching } from '../../../entities/language/declaration/file-matching.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { readReferenced } from '../exports/run-export.ts'
import { tenantBindings, type Context } from '../../kernel/records/context.ts'
import { rowColumns, type RecordRow } from '../../kernel/records/read-row.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import type { Waiting } from './match-rows.ts'

/** A record that a row may be matched to, with what people know it by. */
export interface WaitingRecord extends Waiting {
  readonly version: number
  readonly title: string
}

/** The most records that are compared. */
const maxWaiting = 5000

/** The tenant's live records that a matching is about, the oldest first. */
export function* waitingRecords(context: Context, matching: FileMatching): Operation<readonly WaitingRecord[]> {
  const { store, entity, tenant } = context
  const statement = store.cachedStatement<RecordRow>`waiting for a file|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(store.fn.inJsonArray(column(table, statesOf(entity)!.name), param('states')))
      .where(column(table, 'trashedAt'), 'is', null)
      .orderBy(column(table, 'id'))
      .limit(maxWaiting)
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
  })
  const rows = yield* all(statement({ ...tenantBindings(context), states: JSON.stringify(matching.states) }))
  const paths = matching.pairs.flatMap((pair) => pair.with)
  const related = new Map<string, ReadonlyMap<string, Readonly<Record<string, unknown>>>>()
  const further = paths.map((path) => path.split('.')).filter(([, name]) => name !== undefined)
  for (const [field = '', leading] of Map.groupBy(further, ([field]) => field)) {
    const names = leading.map(([, name]) => name!)
    const ids = [...new Set(rows.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : [])))]
    const json = yield* readReferenced(store, tenant, entity.fields[field]!.to!, names, ids)
    const found = JSON.parse(json) as readonly Readonly<Record<string, unknown>>[]
    related.set(field, new Map(found.map((each) => [String(each['id']), each])))
  }
  return rows.map((row) => {
    const values = rowValues(entity, row)
    const valueAt = (path: string): unknown => {
      const [field = '', inner] = path.split('.')
      return inner === undefined ? values[field] : related.get(field)?.get(String(row[field]))?.[inner]
    }
    return {
      id: row.id,
      version: row.version,
      title: String(values[titleOf(entity) ?? 'id'] ?? row.id),
      values: Object.fromEntries(paths.map((path) => [path, valueAt(path) ?? null])),
    }
  })
}
