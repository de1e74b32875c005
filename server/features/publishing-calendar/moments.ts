import { sql } from 'kysely'
import { addDays, plainDateOf, today } from '../../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import { publishedState } from '../../../entities/language/declaration/versions.ts'
import { isPublished } from '../../../entities/language/derived/public-content.ts'
import { fieldsOfWindows, windowEndsOf } from '../../../entities/language/derived/public-visibility.ts'
import { isFieldLocked } from '../../../entities/language/derived/record-locks.ts'
import { pathOfRecord } from '../../../entities/language/derived/record-path.ts'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import { authorName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { CalendarDays, PublishingMoment, PublishingTenant } from '../../kernel/public/publishing-moment.ts'
import type { Store } from '../../kernel/records/context.ts'
import { pathPartsOf } from '../../kernel/records/path-parts.ts'
import { rowColumns, type RecordRow } from '../../kernel/records/read-row.ts'
import { nameFields, namePart, nameSql, type NamePart } from '../../kernel/records/record-names.ts'
import { entitiesOfSite } from '../../kernel/records/registry.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'

/** The moments that the windows of records say, and the days on which versions of documents come into force. */
export function* windowMoments(
  store: Store,
  tenant: PublishingTenant,
  days: CalendarDays,
  most: number,
): Operation<readonly PublishingMoment[]> {
  const moments: PublishingMoment[] = []
  for (const entity of entitiesOfSite(tenant.site)) {
    if (!isPublished(entity, tenant.site)) continue
    for (const field of momentFields(entity))
      moments.push(...(yield* momentsOfField(store, tenant, entity, field, days, most)))
  }
  return moments
}

function* momentsOfField(
  store: Store,
  tenant: PublishingTenant,
  entity: Entity,
  field: string,
  days: CalendarDays,
  most: number,
): Operation<readonly PublishingMoment[]> {
  const happening = (yield* rowsBetween(store, tenant, entity, field, days, most)).flatMap((row) => {
    const kind = kindOf(entity, field, row.values)
    return kind ? [{ kind, row }] : []
  })
  const ids = happening.map(({ row }) => row.id)
  const people = yield* whoSet(store, tenant, entity, field, ids)
  return happening.map(({ kind, row }) => momentOf(tenant, entity, field, kind, row, people.get(row.id) ?? null))
}

/** The names of who gave the field of each record the value that it has. */
function* whoSet(
  store: Store,
  tenant: PublishingTenant,
  { name: entity }: Entity,
  field: string,
  ids: readonly string[],
): Operation<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map()
  const statement = store.cachedStatement<SetBy>`who set|${entity}|${field}`(() =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where(store.fn.inJsonArray(column('revision', 'recordId'), param('ids')))
      .orderBy('revision.recordId')
      .orderBy('revision.version', 'desc')
      .select([
        'revision.recordId as id',
        store.fn.textAt(column('revision', 'values'), field).as('value'),
        authorName(store.scope, column('revision', 'by')).as('by'),
      ]),
  )
  const revisions = yield* all(statement({ tenant_id: tenant.id, entity, ids: JSON.stringify(ids) }))
  return new Map(
    [...Map.groupBy(revisions, ({ id }) => id)].map(([id, newestFirst]) => {
      const other = newestFirst.findIndex(({ value }) => value !== newestFirst[0]!.value)
      return [id, newestFirst.at(other === -1 ? -1 : other - 1)!.by]
    }),
  )
}

interface SetBy {
  readonly id: string
  readonly value: string | null
  readonly by: string | null
}

const momentFields = (entity: Entity): readonly string[] => [
  ...new Set([...fieldsOfWindows(entity), ...(entity.versions ? [entity.versions.from] : [])]),
]

/** What the moment in a field of a record is; undefined if nothing happens then, as of a draft. */
function kindOf(
  entity: Entity,
  field: string,
  values: Readonly<Record<string, unknown>>,
): PublishingMoment['kind'] | undefined {
  if (entity.versions?.from === field)
    return values[statesOf(entity)?.name ?? ''] === publishedState ? 'inForce' : undefined
  const end = windowEndsOf(entity, values as never).find((each) => each.field === field)?.end
  return end && (end === 'from' ? 'starts' : 'ends')
}

interface MomentRow {
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
  readonly name: readonly NamePart[]
}

/** The live records whose field is within the days, the earliest first. */
function* rowsBetween(
  store: Store,
  { id, site }: PublishingTenant,
  entity: Entity,
  field: string,
  { from, until }: CalendarDays,
  most: number,
): Operation<readonly MomentRow[]> {
  const parts = nameFields(entity)
  const statement = store.cachedStatement<
    RecordRow & Readonly<Record<`part_${number}`, string | number | null>>
  >`publishing moments|${site}|${entity.name}|${field}`(() => {
    const { table, select } = store.scope.records(entity)
    const light = rowColumns(entity).filter((name) => !entity.fields[name]?.heavy)
    return select()
      .where(column(table, 'trashedAt'), 'is', null)
      .where(column(table, field), '>=', param('firstDay'))
      .where(column(table, field), '<', param('dayAfter'))
      .orderBy(column(table, field))
      .orderBy(column(table, 'id'))
      .limit(param('most'))
      .select([
        ...light.map((name) => column(table, name).as(name)),
        ...parts.map((part, index) =>
          nameSql(store.scope, part, sql`${column(table, part.field)}`).as(`part_${index}`),
        ),
      ])
  })
  const isDay = entity.fields[field]!.kind === 'date'
  const after = addDays(until, 1)
  const rows = yield* all(
    statement({
      tenant_id: id,
      most,
      firstDay: isDay ? from : startOfDay(from),
      dayAfter: isDay ? after : startOfDay(after),
    }),
  )
  return rows.map((row) => ({
    id: row.id,
    values: { ...rowValues(entity, row), version: row['version'] },
    name: parts.flatMap((part, index) => namePart(part, row[`part_${index}`], part.english && row[part.english])),
  }))
}

/** Whether a field is in the form that edits a record. */
const canSet = ({ edit }: Entity, field: string): boolean =>
  edit !== undefined && (!Array.isArray(edit) || edit.includes(field))

function momentOf(
  tenant: PublishingTenant,
  entity: Entity,
  field: string,
  kind: PublishingMoment['kind'],
  { id, values, name }: MomentRow,
  by: string | null,
): PublishingMoment {
  const value = String(values[field])
  const isDay = entity.fields[field]!.kind === 'date'
  const day = plainDateOf(value)
  const isToCome = isDay ? day > today() : value > new Date().toISOString()
  return {
    at: isDay ? startOfDay(day) : value,
    day,
    kind,
    entity: entity.name,
    id,
    path: pathOfRecord(pathPartsOf(entity, tenant), { id, parent: null }) ?? null,
    name,
    field,
    language: null,
    isDay,
    version: Number(values['version']),
    isMovable: isToCome && canSet(entity, field) && !isFieldLocked(entity, values, field),
    by,
  }
}
