import { sql } from 'kysely'
import type { Values } from '../../entities/body.ts'
import type { Entity } from '../../entities/entity.ts'
import {
  decisiveFields,
  isRedacted,
  publicFields,
  visiblePeriod,
  type Reader,
} from '../../entities/public-visibility.ts'
import { storeOf, type Store } from '../crud/context.ts'
import { value, type Row } from '../crud/record/row.ts'
import { marker } from '../db/marker.ts'
import { all, first } from '../db/query.ts'
import type { Database } from '../db/runner.ts'
import { goneFrom } from './gone.ts'
import { remembered, type Remembered } from './memory.ts'
import type { PublicRecord, Publisher } from './public-record.ts'
import { withStandings } from './standings.ts'

/** One record; `gone` for one that the public could see once and cannot any more. */
export type Found = { readonly record: PublicRecord } | 'gone' | undefined

/** Everything of an entity that the public sees now, in the order of its list, without its bodies. */
export async function publicRecords(
  database: Database,
  tenant: Publisher,
  entity: Entity,
  reader: Reader = 'public',
): Promise<Remembered<readonly PublicRecord[]>> {
  const reading = await remembered(database, tenant.id, `list ${entity.name} ${reader}`, function* () {
    const store = storeOf(database)
    const light = publicFields(entity, tenant.site).filter(({ kind }) => kind !== 'rich-text')
    const wanted = new Set([...light.map(({ name }) => name), ...decisiveFields(entity)])
    const statement = store.shaped<Row>(`public|${entity.name}|${tenant.site}`, () => selected(store, entity, wanted))
    const rows = yield* all(statement({ tenant_id: tenant.id }))
    const now = new Date().toISOString()
    const shown: PublicRecord[] = []
    let until = Infinity
    for (const row of rows) {
      const window = visiblePeriod(entity, tenant.site, valuesIn(entity, row), reader)
      if (!window || window.until <= now) continue
      until = Math.min(until, momentAfter(now, window))
      if (window.from <= now) shown.push(recordOf(entity, light, row))
    }
    return { value: shown, until }
  })
  return entity.versions ? withStandings(entity.versions, reading) : reading
}

/** One record by its id or a field that can address it, with all its public fields. */
export async function publicRecord(
  database: Database,
  tenant: Publisher,
  entity: Entity,
  field: string,
  asked: string,
  reader: Reader = 'public',
): Promise<Remembered<Found>> {
  const reading = await remembered<Found>(
    database,
    tenant.id,
    `one ${entity.name} ${reader} ${field} ${asked}`,
    function* () {
      const store = storeOf(database)
      const fields = publicFields(entity, tenant.site)
      const wanted = new Set([...fields.map(({ name }) => name), ...decisiveFields(entity), 'trashedAt'])
      const statement = store.shaped<Row>(`public one|${entity.name}|${tenant.site}|${field}`, () =>
        addressed(store, entity, wanted, field),
      )
      // The live one stands before those in the trash that had the same address.
      const row = yield* first(statement({ tenant_id: tenant.id, asked }))
      if (!row) return { value: undefined, until: Infinity }
      const now = new Date().toISOString()
      const window =
        row['trashedAt'] === null ? visiblePeriod(entity, tenant.site, valuesIn(entity, row), reader) : undefined
      const until = window ? momentAfter(now, window) : Infinity
      if (window && window.from <= now && now < window.until)
        return { value: { record: recordOf(entity, fields, row) }, until }
      const gone = yield* goneFrom(store, tenant, entity, String(row['id']), now)
      return { value: gone ? 'gone' : undefined, until }
    },
  )
  const { value: found } = reading
  if (!entity.versions || !found || found === 'gone') return reading
  const { value: versions, until, tables } = await publicRecords(database, tenant, entity, reader)
  const standing = versions.find(({ id }) => id === found.record.id)?.['standing']
  return {
    value: { record: { ...found.record, standing } },
    until: Math.min(reading.until, until),
    tables: new Set([...reading.tables, ...tables]),
  }
}

/** The next moment at which a window opens or closes. */
function momentAfter(now: string, { from, until }: { readonly from: string; readonly until: string }): number {
  const next = now < from ? from : until
  const moment = now < next ? Date.parse(next) : Infinity
  // The end of all time is no date.
  return Number.isNaN(moment) || next === '9999' ? Infinity : moment
}

const columnsFor = (table: string, names: Iterable<string>) =>
  [...new Set(['id', 'updatedAt', ...names])].map((name) => sql.ref<any>(`${table}.${name}`).as(name))

function selected(store: Store, entity: Entity, names: Iterable<string>) {
  const { table, select } = store.scope.records(entity)
  const [field, direction] = entity.sort ?? ['id', 'ASC']
  return select()
    .where(sql.ref(`${table}.trashedAt`), 'is', null)
    .orderBy(sql.ref(`${table}.${field}`), (by) => (direction === 'ASC' ? by.asc() : by.desc()).nullsLast())
    .orderBy(sql.ref(`${table}.id`), direction === 'ASC' ? 'asc' : 'desc')
    .select(columnsFor(table, names))
}

function addressed(store: Store, entity: Entity, names: Iterable<string>, field: string) {
  const { table, select } = store.scope.records(entity)
  return select()
    .where(sql.ref(`${table}.${field}`), '=', marker('asked'))
    .orderBy(sql.ref(`${table}.trashedAt`), (by) => by.desc().nullsFirst())
    .select(columnsFor(table, names))
}

const valuesIn = (entity: Entity, row: Row): Values =>
  Object.fromEntries(
    Object.keys(row)
      .filter((name) => entity.fields[name])
      .map((name) => [name, value(entity.fields[name]!.storage, row[name] ?? null)]),
  )

function recordOf(entity: Entity, fields: ReturnType<typeof publicFields>, row: Row): PublicRecord {
  const values = valuesIn(entity, row)
  return {
    id: String(row['id']),
    ...Object.fromEntries(
      fields.map(({ name }) => [name, isRedacted(entity, name, values) ? null : (values[name] ?? null)]),
    ),
    updatedAt: String(row['updatedAt']),
  }
}
