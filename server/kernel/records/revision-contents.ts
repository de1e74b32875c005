import { sql, type RawBuilder } from 'kysely'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import type { Scope } from '../../base/db/scope.ts'
import type { SqlFunctions } from '../../base/db/sql-functions.ts'
import { fieldColumns, type Column } from './columns.ts'
import { tenantBindings, type Context } from './context.ts'
import { jsonValue, rowJson, type Row } from './stored-values.ts'

/**
 * What a record contained at its versions. Heavy fields are most of a record, and most changes leave them alone: so on
 * SQLite a revision has in `values` all other fields, and in `former` what those heavy ones that it changed were before.
 * What a heavy field was at a version is therefore read from the next revision that changed it, or else from the record
 * itself. Without `former` a revision is whole, with all fields in `values`: one of a view, whose records also change
 * elsewhere; one that was written before there was that column; and each on PostgreSQL, which compresses them by itself,
 * and where servers of the version before work beside this one.
 */

const storesWholeRevisions = ({ entity, store }: Context): boolean =>
  entity.viewOf !== undefined || store.scope.dialect === 'postgres'

/** The fields that revisions leave out, in a fixed order. */
const heavyColumns = (context: Context): readonly Column[] =>
  storesWholeRevisions(context) ? [] : heavyFields(context.entity, context.tenant.site)

const heavyFields = (entity: Entity, site: SiteSlug): readonly Column[] =>
  siteFields(entity, site).filter(({ heavy }) => heavy)

/** A record's content as its revision stores it, given the record before the change. */
export function contentToStore(
  context: Context,
  row: Row,
  before: Row | undefined,
): { readonly values: string; readonly former: string | null } {
  const columns = fieldColumns(context.entity, context.tenant.site)
  if (storesWholeRevisions(context)) return { values: rowJson(columns, row), former: null }
  const light = columns.filter(({ heavy }) => !heavy)
  const changed = before ? heavyColumns(context).filter(({ name }) => before[name] !== row[name]) : []
  return { values: rowJson(light, row), former: rowJson(changed, before ?? {}) }
}

/** A JSON text as the database hands it over. */
type Json = Buffer | string

/** A revision as it is stored; `former0` and so on: what the heavy fields that it changed were before, null for the others. */
export interface StoredRevision extends Readonly<Record<`former${number}`, Json | null>> {
  readonly version: number
  readonly values: Json
  /** 1 if all fields are in `values`. */
  readonly isWhole: number
}

/** What `wholeContents` needs of each revision. */
export const storedColumns = (context: Context) => {
  const { fn } = context.store
  return [
    column('revision', 'version').as('version'),
    fn.jsonBytes(column('revision', 'values')).as('values'),
    isWhole.as('isWhole'),
    ...heavyColumns(context).map(({ name }, index) => fn.jsonBytes(formerText(fn, name)).as(`former${index}`)),
  ]
}

const isWhole = sql<number>`case when "revision"."former" is null then 1 else 0 end`

/** What a heavy field that a revision changed was before, as JSON; null if it did not change it. */
const formerText = (fn: SqlFunctions, name: string): RawBuilder<string | null> =>
  fn.jsonAt(column('revision', 'former'), name)

/** The size in bytes of what a revision stores. */
export const storedSize = ({ byteLength }: SqlFunctions): RawBuilder<number> =>
  sql`(${byteLength(column('revision', 'values'))} + ${byteLength(column('revision', 'former'))})`

/** A record's content at a version as JSON, in parts, since versions share their heavy fields. */
export interface Content {
  readonly parts: readonly Buffer[]
  readonly bytes: number
}

/** The whole content of revisions of a record that follow each other, the newest first. */
export function* wholeContents(
  context: Context,
  id: string,
  revisions: readonly StoredRevision[],
): Operation<readonly Content[]> {
  const columns = heavyColumns(context)
  let heavy = revisions[0] ? yield* heavyTextsAt(context, id, revisions[0].version) : []
  return revisions.map((revision) => {
    const parts = partsOf(revision, columns, heavy)
    heavy = heavy.map((after, index) => bytesOf(revision[`former${index}`] ?? after))
    return { parts, bytes: parts.reduce((sum, part) => sum + part.length, 0) }
  })
}

function partsOf(
  { values, isWhole: whole }: Pick<StoredRevision, 'values' | 'isWhole'>,
  columns: readonly Column[],
  heavy: readonly Buffer[],
): readonly Buffer[] {
  const light = bytesOf(values)
  if (whole || columns.length === 0) return [light]
  // Whoever parses it takes what comes last: a field of a kind that became heavy later is in `values`, too.
  const parts = columns.flatMap(({ name }, index) => [
    Buffer.from(`${index === 0 ? '{' : ','}"${name}":`),
    heavy[index]!,
  ])
  return [...parts, Buffer.from(light.length > emptyObject ? ',' : ''), light.subarray(1)]
}

const emptyObject = '{}'.length

const bytesOf = (json: Json): Buffer => (typeof json === 'string' ? Buffer.from(json) : json)

/** What the heavy fields were at a version. */
function* heavyTextsAt(context: Context, id: string, version: number): Operation<readonly Buffer[]> {
  const { store, entity, tenant } = context
  const columns = heavyColumns(context)
  if (columns.length === 0) return []
  const statement = store.cachedStatement<
    Readonly<Record<`heavy${number}`, Json>>
  >`heavy texts|${entity.name}|${tenant.site}`(() =>
    revisionsOf(store.scope)
      .where('revision.version', '=', param('version'))
      .select(columns.map((each, index) => store.fn.jsonBytes(heavyText(context, each)).as(`heavy${index}`))),
  )
  const row = yield* first(statement({ ...tenantBindings(context), id, version }))
  return columns.map((_, index) => bytesOf(row![`heavy${index}`]!))
}

/** A record's content at a version as JSON, if it was recorded. */
export function* findContent(context: Context, id: string, version: number): Operation<string | undefined> {
  const { store, entity, tenant } = context
  const statement = store.cachedStatement<StoredRevision>`revision at|${entity.name}|${tenant.site}`(() =>
    revisionsOf(store.scope).where('revision.version', '=', param('version')).select(storedColumns(context)),
  )
  const revision = yield* first(statement({ ...tenantBindings(context), id, version }))
  const [content] = revision ? yield* wholeContents(context, id, [revision]) : []
  return content && Buffer.concat(content.parts).toString()
}

/** The size in bytes of a record's content at a version; 0 if none was recorded. */
export function* contentSize(context: Context, id: string, version: number): Operation<number> {
  const { store, entity, tenant } = context
  const { scope, fn } = store
  const statement = store.cachedStatement<{ bytes: number }>`content bytes|${entity.name}|${tenant.site}`(() => {
    const heavy = heavyColumns(context).map((each) => fn.byteLength(heavyText(context, each)))
    const added = sql`case ${isWhole} when 1 then 0 else ${sql.join([sql`0`, ...heavy], sql` + `)} end`
    return revisionsOf(scope)
      .where('revision.version', '=', param('version'))
      .select(sql<number>`${fn.byteLength(column('revision', 'values'))} + ${added}`.as('bytes'))
  })
  return (yield* first(statement({ ...tenantBindings(context), id, version })))?.bytes ?? 0
}

/** The revisions of a record. */
export const revisionsOf = (scope: Scope) =>
  scope
    .selectFrom('revision')
    .where('revision.entity', '=', param('entity'))
    .where('revision.recordId', '=', param('id'))

/** What a heavy field was at a version, as JSON. */
function heavyText({ store: { scope, fn }, entity }: Context, { name, storage }: Column): RawBuilder<string> {
  const former = formerText(fn, name)
  const changed = revisionsOf(scope)
    .where('revision.version', '>', param('version'))
    .where(sql<boolean>`${former} is not null`)
    .orderBy('revision.version')
    .limit(1)
    .select(former.as('text'))
  const { table, select } = scope.records(entity)
  const stored = column(table, name)
  const current = select()
    .where(column(table, 'id'), '=', param('id'))
    .select((storage === 'json' ? fn.jsonText(stored) : fn.json(stored)).as('text'))
  return sql`coalesce((${changed}), (${current}), 'null')`
}

/** A revision as a row of SQLite. */
export interface RevisionRow {
  readonly values: string
  readonly former: string | null
}

/**
 * The revisions of a record as whole ones, for databases whose revisions are: all of them, in the order of their
 * versions, and the record as SQLite stores it. One after the other, since together they are much larger than before.
 */
export function* wholeRevisions<R extends RevisionRow>(
  entity: Entity,
  site: SiteSlug,
  revisions: readonly R[],
  record: Row | undefined,
): Generator<R> {
  const columns = heavyFields(entity, site)
  let heavy = columns.map(({ name, storage }) => Buffer.from(jsonValue(storage, record?.[name] ?? null)))
  const heavyAt = revisions.toReversed().map(({ former }) => {
    const after = heavy
    const before = JSON.parse(former ?? '{}') as Readonly<Record<string, unknown>>
    heavy = columns.map(({ name }, index) =>
      Object.hasOwn(before, name) ? Buffer.from(JSON.stringify(before[name])) : after[index]!,
    )
    return after
  })
  for (const [place, revision] of revisions.entries()) {
    if (revision.former === null) yield revision
    else {
      const parts = partsOf({ values: revision.values, isWhole: 0 }, columns, heavyAt.at(-1 - place)!)
      yield { ...revision, values: Buffer.concat(parts).toString(), former: null }
    }
  }
}
