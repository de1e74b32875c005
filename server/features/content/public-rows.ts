import { sql } from 'kysely'
import { today } from '../../../entities/language/dates/plain-date.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { isRedacted, redactedBy } from '../../../entities/language/derived/public-visibility.ts'
import { versionStatus } from '../../../entities/language/declaration/versions.ts'
import { conditionBindings, inOneArray, matchingRecords, previewBindings } from '../../kernel/crud/list/select.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import type { Database } from '../../base/db/database.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import type { PublicRecord, Publisher } from '../../kernel/public/public-record.ts'
import { layDraftsOver } from '../../kernel/drafts/lay-over.ts'
import { listColumns, type Column } from '../../kernel/records/columns.ts'
import { storeOf, type Context } from '../../kernel/records/context.ts'
import { readPictureFacts } from '../uploads/picture-facts.ts'
import { addFileAddresses, picturesIn } from './file-addresses.ts'
import { recordsIn, type View } from '../../kernel/crud/views.ts'

/** What queries need to know of the public records of an entity. */
export const contextOf = (database: Database, tenant: Publisher, entity: Entity): Context => ({
  store: storeOf(database),
  entity,
  tenant,
  by: null,
  requestId: '',
})

/** Rows as one JSON array. */
export interface Rows {
  readonly records: Buffer | string
  readonly count: number
}

export const parsedRows = ({ records }: Rows): readonly Values[] => JSON.parse(String(records)) as Values[]

/** What is read of a record: its fields, and what decides how it is shown and where it stands. */
export function columnsOf(
  view: View,
  { entity, tenant }: Context,
  withBodies: boolean,
  sortField: string,
): readonly Column[] {
  if (view.name === 'stored') return listColumns(entity, tenant.site, [])
  const shown = view.fieldsOf(entity, tenant.site).filter(({ kind }) => withBodies || kind !== 'rich-text')
  const names = new Set(['id', 'updatedAt', ...shown.map(({ name }) => name), ...redactedBy(entity), sortField])
  return [...names].map((name) => ({ name, storage: entity.fields[name]?.storage ?? 'text' }))
}

/** Whether some of the columns are rich text. */
export const hasBodies = ({ fields }: Entity, columns: readonly Column[]): boolean =>
  columns.some(({ name }) => fields[name]?.kind === 'rich-text')

/** The records of a view with some ids, without rich text. */
export function* readByIds(
  view: View,
  context: Context,
  ids: readonly string[],
  origin: string,
): Operation<readonly PublicRecord[]> {
  const { store, entity } = context
  const columns = columnsOf(view, context, false, 'id')
  const read = recordsIn(view, entity)
  const matching = { conditions: [], words: [], trashed: false, ...read }
  const statement = store.cachedStatement<Rows>`content by id|${shapeIn(view, entity)}|${context.tenant.site}`(() => {
    const { table } = store.scope.records(entity)
    return inOneArray(
      store,
      matchingRecords(context, matching)
        .where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
        .select(store.fn.jsonObject(table, columns).as('object')),
    )
  })
  const answer = yield* first(
    statement({
      tenant_id: context.tenant.id,
      ids: JSON.stringify(ids),
      ...previewBindings(read),
      ...conditionBindings([]),
    }),
  )
  return yield* recordsOf(view, context, parsedRows(answer!), false, origin)
}

/** What the statements of a view depend on: whether some records are found, or are not, other than by the public. */
const shapeIn = (view: View, entity: Entity): string =>
  [view.name, ...Object.keys(recordsIn(view, entity)), entity.name].join()

/** Which of some ids belong to records of a view. */
export function* findPublicIds(view: View, context: Context, ids: readonly string[]): Operation<ReadonlySet<string>> {
  const { store, entity } = context
  const read = recordsIn(view, entity)
  const matching = { conditions: [], words: [], trashed: false, ...read }
  const statement = store.cachedStatement<{
    id: string
  }>`public ids|${shapeIn(view, entity)}|${context.tenant.site}`(() => {
    const id = column(store.scope.records(entity).table, 'id')
    return matchingRecords(context, matching)
      .where(store.fn.inJsonArray(id, param('ids')))
      .select(id.as('id'))
  })
  const rows = yield* all(
    statement({
      tenant_id: context.tenant.id,
      ids: JSON.stringify(ids),
      ...previewBindings(read),
      ...conditionBindings([]),
    }),
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Rows as a view shows them, with the addresses of their files, and the colours and focal points of pictures. To the public: its fields alone and, of
 * versions, whether they are in force.
 */
export function* recordsOf(
  view: View,
  context: Context,
  rows: readonly Values[],
  withBodies: boolean,
  origin: string,
): Operation<readonly PublicRecord[]> {
  const { entity, tenant } = context
  const fields = view.fieldsOf(entity, tenant.site).filter(({ kind }) => withBodies || kind !== 'rich-text')
  const isWhole = view.name === 'stored'
  const inForce = entity.versions && !isWhole && rows.length > 0 ? yield* dayInForce(context) : undefined
  const publicRecord = (row: Values): PublicRecord => ({
    id: String(row['id']),
    ...Object.fromEntries(fields.map(({ name }) => [name, isRedacted(entity, name, row) ? null : (row[name] ?? null)])),
    updatedAt: String(row['updatedAt']),
    ...(entity.versions && { versionStatus: versionStatus(String(row[entity.versions.from]), inForce) }),
  })
  const drafted = yield* withDrafts(view, context, rows)
  const records = isWhole ? (rows as readonly PublicRecord[]) : drafted.map(publicRecord)
  const pictures = records.flatMap((record) => picturesIn(fields, record))
  const facts = yield* readPictureFacts(context.store, tenant.id, pictures)
  return records.map((record) => addFileAddresses(fields, record, origin, facts))
}

/** Rows with what a view shows in place of what is published. */
function* withDrafts(
  { name, previewed }: View,
  context: Context,
  rows: readonly Values[],
): Operation<readonly Values[]> {
  if (name === 'draft') return yield* layDraftsOver(context, rows)
  return previewed ? yield* previewed.layOver(context, rows) : rows
}

/** The first day of the version in force today. */
function* dayInForce(context: Context): Operation<string | undefined> {
  const { store, entity, tenant } = context
  const matching = { conditions: [], words: [], trashed: false, forPublic: true } as const
  const statement = store.cachedStatement<{ day: string | null }>`content in force|${entity.name}|${tenant.site}`(
    () => {
      const from = column(store.scope.records(entity).table, entity.versions!.from)
      return matchingRecords(context, matching)
        .where(sql<boolean>`${from} <= ${param('today')}`)
        .select(sql<string | null>`max(${from})`.as('day'))
    },
  )
  const row = yield* first(statement({ tenant_id: tenant.id, ...conditionBindings([]), today: today() }))
  return row?.day ?? undefined
}
