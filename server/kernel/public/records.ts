import { sql } from 'kysely'
import type { Values } from '../../../entities/language/input/body.ts'
import { windowStatusAt } from '../../../entities/language/derived/derived-status.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { publicSlug } from '../../../entities/language/derived/public-content.ts'
import {
  visibilityFields,
  isRedacted,
  publicFields,
  startsOfWindows,
  visiblePeriod,
  type Reader,
} from '../../../entities/language/derived/public-visibility.ts'
import { storeOf, type Store } from '../records/context.ts'
import { sortedBy } from '../records/sort-order.ts'
import { fromStored, type Row } from '../records/stored-values.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { wasPublic } from './was-public.ts'
import { readCached, type CachedReading, type Reading } from './cache.ts'
import { recordOfFormerSlug } from './former-slugs.ts'
import { previewKey, type Previewed } from './previewed.ts'
import type { PublicRecord, Publisher } from './public-record.ts'
import { currentVersionDay, versionStatus, type Versions } from '../../../entities/language/declaration/versions.ts'
import { startOfDay } from '../../../entities/language/dates/wall-clock.ts'

/** One record; `gone` if it used to be public but is no longer. */
export type PublicResult = { readonly record: PublicRecord; readonly movedTo?: string } | 'gone' | undefined

/**
 * All currently public records of an entity, in list order, without rich text: for the operator's own pages, which show
 * whole lists, and are few. Tenants' sites ask for parts of lists that may be long, so they are answered by queries
 * (`features/content/read-records.ts`). With a preview they are as it shows them.
 */
export async function publicRecords(
  database: Database,
  tenant: Publisher,
  entity: Entity,
  reader: Reader = 'public',
  previewed?: Previewed,
): Promise<CachedReading<readonly PublicRecord[]>> {
  const key = `list ${entity.name} ${reader} ${previewed ? previewKey(previewed) : ''}`
  const reading = await readCached(database, tenant.id, key, function* () {
    const store = storeOf(database)
    const light = publicFields(entity, tenant.site).filter(({ kind }) => kind !== 'rich-text')
    const columns = new Set([...light.map(({ name }) => name), ...visibilityFields(entity)])
    const statement = store.cachedStatement<Row>`public|${entity.name}|${tenant.site}`(() =>
      listQuery(store, entity, columns),
    )
    const rows = yield* all(statement({ tenant_id: tenant.id }))
    const seen = yield* valuesSeen(store, tenant, entity, rows, previewed)
    const now = new Date().toISOString()
    const records: PublicRecord[] = []
    let until = Infinity
    for (const values of seen) {
      const place = placeIn(previewed, entity, values.id)
      const window = place === undefined ? visiblePeriod(entity, tenant.site, values, reader) : undefined
      const status = window && windowStatusAt(window, now)
      if (window && status !== 'expired') until = Math.min(until, nextBoundary(now, window))
      if (place === 'shown' || (window && status === undefined)) records.push(publicRecordOf(entity, light, values))
    }
    return { value: records, until }
  })
  return entity.versions ? withVersionStatus(entity.versions, reading) : reading
}

/**
 * One record by its id or addressing field, with all its public fields. By a slug that it had before, it has its present
 * one in `movedTo`.
 */
export async function publicRecord(
  database: Database,
  tenant: Publisher,
  entity: Entity,
  field: string,
  wantedValue: string,
  reader: Reader = 'public',
  previewed?: Previewed,
): Promise<CachedReading<PublicResult>> {
  const store = storeOf(database)
  const slug = publicSlug(entity)?.name
  const reading = await readCached<PublicResult>(
    database,
    tenant.id,
    `one ${entity.name} ${reader} ${previewed ? previewKey(previewed) : ''} ${field} ${wantedValue}`,
    function* () {
      const findBy = (name: string, value: string) => findRecord(store, tenant, entity, name, value, reader, previewed)
      const found = yield* findBy(field, wantedValue)
      if (found.record || field !== slug) return resultOf(found)
      // A draft may have another slug than what is published.
      for (const id of previewed?.shown[entity.name] ?? []) {
        const drafted = yield* findBy('id', id)
        if (drafted.record?.[slug] === wantedValue) return resultOf(drafted)
      }
      const id = yield* recordOfFormerSlug(store, tenant.id, entity, wantedValue)
      if (id === undefined) return resultOf(found)
      const moved = yield* findBy('id', id)
      const movedTo = moved.record && String(moved.record[slug])
      return { ...resultOf(moved, movedTo), until: Math.min(found.until, moved.until) }
    },
  )
  const { value: result } = reading
  if (!entity.versions || !result || result === 'gone') return reading
  const { value: versions, until, tables } = await publicRecords(database, tenant, entity, reader, previewed)
  const versionStatus = versions.find(({ id }) => id === result.record.id)?.['versionStatus']
  return {
    ...reading,
    value: { ...result, record: { ...result.record, versionStatus } },
    until: Math.min(reading.until, until),
    tables: new Set([...reading.tables, ...tables]),
  }
}

/** A record that the public sees now; of another, whether it used to see it. */
interface Found {
  readonly record?: PublicRecord
  readonly isGone?: boolean
  readonly until: number
}

const resultOf = ({ record, isGone, until }: Found, movedTo?: string): Reading<PublicResult> => ({
  value: record ? { record, ...(movedTo !== undefined && { movedTo }) } : isGone ? 'gone' : undefined,
  until,
})

function* findRecord(
  store: Store,
  tenant: Publisher,
  entity: Entity,
  field: string,
  value: string,
  reader: Reader,
  previewed: Previewed | undefined,
): Operation<Found> {
  const fields = publicFields(entity, tenant.site)
  const columns = new Set([...fields.map(({ name }) => name), ...visibilityFields(entity), 'trashedAt'])
  const statement = store.cachedStatement<Row>`public one|${entity.name}|${tenant.site}|${field}`(() =>
    recordQuery(store, entity, columns, field),
  )
  // A live record takes precedence over trashed ones that had the same address.
  const row = yield* first(statement({ tenant_id: tenant.id, value }))
  if (!row) return { until: Infinity }
  const [values] = yield* valuesSeen(store, tenant, entity, [row], previewed)
  const isLive = row['trashedAt'] === null
  const place = isLive ? placeIn(previewed, entity, values!.id) : undefined
  if (place === 'shown') return { record: publicRecordOf(entity, fields, values!), until: Infinity }
  if (place === 'hidden') return { isGone: true, until: Infinity }
  const now = new Date().toISOString()
  const window = isLive ? visiblePeriod(entity, tenant.site, values!, reader) : undefined
  const until = window ? nextBoundary(now, window) : Infinity
  if (window && windowStatusAt(window, now) === undefined)
    return { record: publicRecordOf(entity, fields, values!), until }
  return { isGone: yield* wasPublic(store, tenant, entity, String(row['id']), now), until }
}

/** How a preview departs from what the public sees of a record; undefined where it does not. */
const placeIn = (previewed: Previewed | undefined, { name }: Entity, id: string): 'shown' | 'hidden' | undefined =>
  (['shown', 'hidden'] as const).find((place) => previewed?.[place][name]?.includes(id))

/** The values of rows, those that a preview shows as it shows them. */
function* valuesSeen(
  store: Store,
  tenant: Publisher,
  entity: Entity,
  rows: readonly Row[],
  previewed: Previewed | undefined,
): Operation<readonly PublicRecord[]> {
  const own = rows.map((row) => ({
    ...selectedValues(entity, row),
    id: String(row['id']),
    updatedAt: String(row['updatedAt']),
  }))
  if (!previewed) return own
  const context = { store, tenant, entity, by: null, requestId: '' }
  const seen = (yield* previewed.layOver(context, own)) as readonly PublicRecord[]
  return seen.map((values) =>
    placeIn(previewed, entity, values.id) === 'shown' ? asPublished(entity, values) : values,
  )
}

/** A record with something empty in place of what only a draft may lack: pages are made for what is published. */
const asPublished = (entity: Entity, values: PublicRecord): PublicRecord => ({
  ...values,
  ...Object.fromEntries(
    Object.keys(values).flatMap((name) => (values[name] === null ? [[name, standIn(entity, name)] as const] : [])),
  ),
})

function standIn(entity: Entity, name: string): unknown {
  const { kind, optional, options } = entity.fields[name]!
  if (startsOfWindows(entity).includes(name)) return new Date().toISOString()
  if (optional) return null
  if (kind === 'rich-text') return { blocks: [] }
  return options ? options[0] : kind === 'text' || kind === 'long-text' ? '' : null
}

/** The next time at which a publication window opens or closes. */
function nextBoundary(now: string, { from, until }: { readonly from: string; readonly until: string }): number {
  const next = now < from ? from : until
  const moment = now < next ? Date.parse(next) : Infinity
  // The end of an unlimited window is not a date.
  return Number.isNaN(moment) || next === '9999' ? Infinity : moment
}

const selectColumns = (table: string, names: Iterable<string>) =>
  [...new Set(['id', 'updatedAt', ...names])].map((name) => sql.ref<any>(`${table}.${name}`).as(name))

function listQuery(store: Store, entity: Entity, names: Iterable<string>) {
  const { table, select } = store.scope.records(entity)
  const [field, direction] = entity.sort ?? ['id', 'ASC']
  return sortedBy(select().where(sql.ref(`${table}.trashedAt`), 'is', null), entity, table, field, direction)
    .orderBy(sql.ref(`${table}.id`), direction === 'ASC' ? 'asc' : 'desc')
    .select(selectColumns(table, names))
}

function recordQuery(store: Store, entity: Entity, names: Iterable<string>, field: string) {
  const { table, select } = store.scope.records(entity)
  return select()
    .where(sql.ref(`${table}.${field}`), '=', param('value'))
    .orderBy(sql.ref(`${table}.trashedAt`), (by) => by.desc().nullsFirst())
    .select(selectColumns(table, names))
}

/** The field values of a row with some of an entity's columns. */
export const selectedValues = (entity: Entity, row: Row): Values =>
  Object.fromEntries(
    Object.keys(row)
      .filter((name) => entity.fields[name])
      .map((name) => [name, fromStored(entity.fields[name]!.storage, row[name] ?? null)]),
  )

const publicRecordOf = (
  entity: Entity,
  fields: ReturnType<typeof publicFields>,
  { id, updatedAt, ...values }: PublicRecord,
): PublicRecord => ({
  id,
  ...Object.fromEntries(
    fields.map(({ name }) => [name, isRedacted(entity, name, values) ? null : (values[name] ?? null)]),
  ),
  updatedAt,
})

/** Published versions with their current status, which is valid until the next one comes into force. */
function withVersionStatus(
  { from }: Versions,
  reading: CachedReading<readonly PublicRecord[]>,
): CachedReading<readonly PublicRecord[]> {
  const { value: records, until } = reading
  const dayOf = (record: PublicRecord) => String(record[from])
  const inForce = currentVersionDay(records.map(dayOf))
  const value = records.map((record) => ({ ...record, versionStatus: versionStatus(dayOf(record), inForce) }))
  const nextDates = value
    .filter(({ versionStatus: status }) => status === 'upcoming')
    .map((record) => Date.parse(startOfDay(dayOf(record))))
  return { ...reading, value, until: Math.min(until, ...nextDates) }
}
