import { sql } from 'kysely'
import { barsOf } from '../../../entities/language/derived/chart-bars.ts'
import { isRowChart, type RecordChart } from '../../../entities/language/declaration/chart.ts'
import { currentBusinessDay, addDays, daysBetween, plainDateOf } from '../../../entities/language/dates/plain-date.ts'
import { severities } from '../../../entities/language/declaration/attention.ts'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import { nextStepOf } from '../../../entities/language/derived/next-step.ts'
import { pathOfRecord } from '../../../entities/language/derived/record-path.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import type { RequestTenant } from '../../kernel/auth/access.ts'
import type { RecordQuery } from '../../kernel/crud/list/query.ts'
import { conditionBindings, matchingRecords } from '../../kernel/crud/list/select.ts'
import { column } from '../../base/db/column.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import { pathPartsOf } from '../../kernel/records/path-parts.ts'
import { nameFields, namePart, nameSql, type NamePart } from '../../kernel/records/record-names.ts'
import { rowColumns, type RecordRow } from '../../kernel/records/read-row.ts'
import { entitiesOfSite, entityByName } from '../../kernel/records/registry.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { anyContext, attentionOf, filterQuery, type CountedAttention } from '../../kernel/crud/list/attention.ts'
import { openingDays, openingEntity, type OpeningDay } from '../../kernel/tenants/opening.ts'

/** A record as one line of the page. */
export interface NamedRecord {
  readonly id: string
  readonly path: string | null
  readonly name: readonly NamePart[]
}

export interface WaitingRecord extends NamedRecord {
  /** Its state and the one it moves on to; null where it has none. */
  readonly state: string | null
  readonly next: string | null
}

export interface WaitingGroup extends CountedAttention {
  /** The first of them, without those that a more urgent group has. */
  readonly records: readonly WaitingRecord[]
}

export interface ComingRecord extends NamedRecord {
  readonly entity: string
  /** The instant; null where the record has only a day. */
  readonly at: string | null
}

export interface ComingDay {
  readonly day: string
  readonly isToday: boolean
  readonly hours: OpeningDay['hours']
  readonly special: OpeningDay['special']
  readonly records: readonly ComingRecord[]
}

export interface NamedSwitch extends DailySwitch {
  readonly entity: string
}

export interface Today {
  readonly waiting: readonly WaitingGroup[]
  readonly days: readonly ComingDay[]
  /** The entity of special days, its field of the kind of day, and the kind that closes one; null without opening hours. */
  readonly opening: {
    readonly entity: string
    readonly date: string
    readonly field: string
    readonly closing: string | null
  } | null
  readonly switches: readonly NamedSwitch[]
}

const shownRecords = 3
const shownDays = 14
const maxComing = 50

/**
 * What the staff of a tenant begin their day with: what needs attention, what is coming up, and what they switch during
 * the day.
 */
export function* todayOf(store: Store, tenant: RequestTenant): Operation<Today> {
  return {
    waiting: yield* waitingAt(store, tenant),
    ...(yield* comingAt(store, tenant)),
    switches: entitiesOfSite(tenant.site).flatMap((entity) => {
      const daily = dailySwitchOf(entity)
      return daily && screensOf(entity, tenant.site).includes('list') ? [{ entity: entity.name, ...daily }] : []
    }),
  }
}

function* waitingAt(store: Store, tenant: RequestTenant): Operation<readonly WaitingGroup[]> {
  const rank = ({ severity }: CountedAttention) => severities.indexOf(severity)
  const groups = (yield* attentionOf(store, tenant.id, tenant.site)).toSorted((a, b) => rank(a) - rank(b))
  const named = new Set<string>()
  const waiting: WaitingGroup[] = []
  for (const group of groups) {
    const entity = entityByName(group.entity)!
    const records: WaitingRecord[] = []
    // What could be better is counted only.
    if (group.severity !== 'unfinished')
      for (const row of yield* namedRows(store, tenant, entity, group.filter, shownRecords)) {
        const key = `${entity.name} ${row.id}`
        if (named.has(key)) continue
        named.add(key)
        const states = statesOf(entity)
        records.push({
          ...lineOf(tenant, entity, row),
          state: states ? String(row.values[states.name]) : null,
          next: nextStepOf(entity, row.values) ?? null,
        })
      }
    waiting.push({ ...group, records })
  }
  return waiting
}

function* comingAt(store: Store, tenant: RequestTenant): Operation<Pick<Today, 'days' | 'opening'>> {
  const today = currentBusinessDay()
  const until = addDays(today, shownDays - 1)
  const calendar = openingEntity(tenant.site)
  const hours = calendar && (yield* openingDays(store, tenant.id, calendar, { from: today, until }))
  const coming: { readonly day: string; readonly record: ComingRecord }[] = []
  const charts = entitiesOfSite(tenant.site).flatMap((entity) =>
    screensOf(entity, tenant.site).includes('list') ? comingCharts(entity).map((chart) => ({ entity, chart })) : [],
  )
  for (const { entity, chart } of charts) {
    const bars = barsOf(entity, tenant.site, { ...chart, by: { ...chart.by, from: 0, until: shownDays - 1 } })
    const filter = { ...bars.at(-1)!.filter, ...lowerBound(bars[0]!.filter) }
    const { day } = chart.by
    for (const row of yield* namedRows(store, tenant, entity, filter, maxComing, day)) {
      const at = String(row.values[day])
      const isInstant = entity.fields[day]!.kind === 'date-time'
      coming.push({
        day: plainDateOf(at),
        record: { ...lineOf(tenant, entity, row), entity: entity.name, at: isInstant ? at : null },
      })
    }
  }
  return {
    days: daysBetween(today, until, shownDays).map((day, index) => ({
      day,
      isToday: index === 0,
      hours: hours?.[index]?.hours ?? null,
      special: hours?.[index]?.special ?? null,
      records: coming.flatMap((each) => (each.day === day ? [each.record] : [])),
    })),
    opening:
      calendar && hours
        ? {
            entity: calendar.name,
            date: calendar.calendar!.date,
            field: calendar.calendar!.state,
            closing: calendar.calendar!.closing ?? null,
          }
        : null,
  }
}

/** The charts of the days to come: what they count comes. */
const comingCharts = ({ charts = {} }: Entity) =>
  Object.values(charts).flatMap(
    (chart): readonly (RecordChart & { by: { day: string; from: number; until: number } })[] =>
      !isRowChart(chart) && 'day' in chart.by && chart.by.from === 0 && !chart.sum ? [chart as never] : [],
  )

const lowerBound = (filter: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => name.endsWith('_gte')))

interface NamedRow {
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
  readonly name: readonly NamePart[]
}

/** The first records that a list shows, by the time they were made or by a field, with what they are called by. */
function* namedRows(
  store: Store,
  { id, site }: RequestTenant,
  entity: Entity,
  filter: object,
  limit: number,
  by = 'id',
): Operation<readonly NamedRow[]> {
  const query = filterQuery(entity, site, filter)
  const parts = nameFields(entity)
  const key = ['today', site, entity.name, limit, by, JSON.stringify(Object.keys(filter)), conditionShape(query)]
  const statement = store.cachedStatement<
    RecordRow & Readonly<Record<`part_${number}`, string | number | null>>
  >`${key.join('|')}`(() => {
    const { table } = store.scope.records(entity)
    const context = { ...anyContext, store, entity, tenant: { id: '', site } }
    const light = rowColumns(entity).filter((name) => !entity.fields[name]?.heavy)
    return matchingRecords(context, query)
      .orderBy(column(table, by))
      .orderBy(column(table, 'id'))
      .limit(sql.lit(limit))
      .select([
        ...light.map((name) => column(table, name).as(name)),
        ...parts.map((part, index) =>
          nameSql(store.scope, part, sql`${column(table, part.field)}`).as(`part_${index}`),
        ),
      ])
  })
  const rows = yield* all(statement({ tenant_id: id, ...conditionBindings(query.conditions) }))
  return rows.map((row) => ({
    id: row.id,
    values: rowValues(entity, row),
    name: parts.flatMap((part, index) => namePart(part, row[`part_${index}`], part.english && row[part.english])),
  }))
}

/** Alerts are part of the statement, not values bound to it. */
const conditionShape = ({ conditions }: RecordQuery): string =>
  conditions
    .map(({ field, operator, value }) => `${field} ${operator} ${field === 'alert' ? String(value) : ''}`)
    .join()

const lineOf = (tenant: RequestTenant, entity: Entity, { id, name }: NamedRow): NamedRecord => ({
  id,
  name,
  path: entity.parent ? null : (pathOfRecord(pathPartsOf(entity, tenant), { id, parent: null }) ?? null),
})

/** A value that staff switch several times a day: a toggle, or two states that follow each other. */
interface DailySwitch {
  readonly field: string
  readonly isState: boolean
  readonly usual: boolean | string
  readonly other: boolean | string
}

/** What an entity declares under `daily`; undefined for most. */
function dailySwitchOf(entity: Entity): DailySwitch | undefined {
  const [declared] = Object.entries(entity.daily ?? {}) as [string, readonly [boolean | string, boolean | string]][]
  if (!declared) return undefined
  const [field, [usual, other]] = declared
  return { field, isState: field === statesOf(entity)?.name, usual, other }
}
