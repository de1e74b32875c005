import { sql, type RawBuilder } from 'kysely'
import {
  isRowChart,
  maxRowBars,
  periodsOf,
  type Chart,
  type ChartPeriod,
  type RecordChart,
  type RowChart,
} from '../../../entities/language/declaration/chart.ts'
import { barsOf, rowChartFilter } from '../../../entities/language/derived/chart-bars.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { includedTax, taxRates } from '../../../entities/language/numbers/tax.ts'
import { partName } from '../../../entities/language/derived/reference-fields.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { conditionBindings, matchingRecords } from '../../kernel/crud/list/select.ts'
import { column } from '../../base/db/column.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import { entitiesOfSite } from '../../kernel/records/registry.ts'
import { anyContext, filterQuery } from '../../kernel/crud/list/attention.ts'

export interface CountedBar {
  /** A day, the Monday of a week, a month, an option, or the record that rows reference. */
  readonly key: string
  /** What rows call the record that they reference; null for other bars. */
  readonly name: string | null
  /** The filter of the list with just its records; null where the rows name no record, only what they call it. */
  readonly filter: Readonly<Record<string, unknown>> | null
  readonly count: number
  /** What the amounts come to; null for a chart that counts. */
  readonly sum: number | null
  /** The tax in it, if the chart shows it. */
  readonly tax: number | null
  /** How many there were in the rows; null for a chart of whole records. */
  readonly quantity: number | null
}

export interface CountedChart {
  readonly entity: string
  readonly name: string
  readonly by: 'day' | 'option' | 'record'
  readonly field: string
  /** What a bar stands for in a chart over days; null in others. */
  readonly period: ChartPeriod | null
  /** What it may stand for. */
  readonly periods: readonly ChartPeriod[]
  readonly bars: readonly CountedBar[]
}

/**
 * The charts that a tenant's site declares, without those that have nothing to show; with a period, those over days that
 * can be grouped by it.
 */
export function* chartsOf(
  store: Store,
  tenant: string,
  site: SiteSlug,
  period?: ChartPeriod,
): Operation<readonly CountedChart[]> {
  const charts: CountedChart[] = []
  for (const entity of entitiesOfSite(site).filter((each) => screensOf(each, site).includes('list')))
    for (const [name, chart] of Object.entries(entity.charts ?? {})) {
      const periods = periodsOf(chart)
      if (period && !periods.includes(period)) continue
      const bars = isRowChart(chart)
        ? yield* rowBars(store, tenant, site, { entity, name, chart })
        : yield* countedBars(store, tenant, site, { entity, name, chart }, period)
      if (bars.some(({ count }) => count > 0))
        charts.push({
          entity: entity.name,
          name,
          ...groundOf(chart),
          period: periods.length > 0 ? (period ?? 'day') : null,
          periods,
          bars,
        })
    }
  return charts
}

function groundOf(chart: Chart): Pick<CountedChart, 'by' | 'field'> {
  if (isRowChart(chart)) return { by: 'record', field: partName(chart.by.rows, chart.by.reference) }
  return 'day' in chart.by ? { by: 'day', field: chart.by.day } : { by: 'option', field: chart.by.option }
}

interface NamedChart<C> {
  readonly entity: Entity
  readonly name: string
  readonly chart: C
}

const keyOf = (site: SiteSlug, { entity, name }: NamedChart<Chart>, period = ''): string =>
  ['chart', site, entity.name, name, period].join('|')

/** Counts each bar as its list does, all of them by one statement; its days change, its form does not. */
function* countedBars(
  store: Store,
  tenant: string,
  site: SiteSlug,
  named: NamedChart<RecordChart>,
  period?: ChartPeriod,
): Operation<readonly CountedBar[]> {
  const { entity, chart } = named
  const bars = barsOf(entity, site, chart, period).map((bar) => ({
    ...bar,
    query: filterQuery(entity, site, bar.filter),
  }))
  const prefixAt = (place: number) => `q${place}_`
  const statement = store.cachedStatement<{
    place: number
    count: number
    sum: number | null
    tax: number | null
  }>`${keyOf(site, named, period)}`(() => {
    const { table } = store.scope.records(entity)
    const { sum, tax } = sumsOf(store, table, chart)
    const [first, ...others] = bars.map(({ query }, place) =>
      matchingRecords({ ...anyContext, store, entity, tenant: { id: '', site } }, query, prefixAt(place)).select([
        sql<number>`${sql.lit(place)}`.as('place'),
        sql<number>`count(*)`.as('count'),
        sum.as('sum'),
        tax.as('tax'),
      ]),
    )
    return others.reduce((counts, each) => counts.unionAll(each), first!)
  })
  const values = bars.map(({ query }, place) => conditionBindings(query.conditions, { prefix: prefixAt(place) }))
  const counted = new Map(
    (yield* all(statement({ tenant_id: tenant, ...Object.assign({}, ...values) }))).map((row) => [row.place, row]),
  )
  return bars.map(({ key, filter }, place) => {
    const { count, sum, tax } = counted.get(place)!
    return { key, name: null, filter, count, sum: numberOrNull(sum), tax: numberOrNull(tax), quantity: null }
  })
}

const numberOrNull = (value: number | null): number | null => (value === null ? null : Number(value))

function sumsOf({ fn }: Store, table: string, { sum }: RecordChart) {
  const none = sql<number | null>`cast(null as integer)`
  const [group, part] = sum?.tax?.split('.') ?? []
  const total = (amount: RawBuilder<unknown>) => sql<number | null>`coalesce(sum(${amount}), 0)`
  return {
    sum: sum ? total(column(table, sum.amount)) : none,
    tax: group && part ? total(fn.rowsSum(column(table, group), part)) : none,
  }
}

interface AddedRows {
  readonly key: string
  /** The record that the rows reference; null where they name none, only what they call it. */
  readonly id: string | null
  readonly name: string
  readonly count: number
  readonly sum: number
  readonly quantity: number
}

const taxedAt = (rate: string) => `at${rate}` as const

/**
 * Adds up the rows of the records that a list shows, for each record that they reference; rows that reference none, for
 * each name. The tax of a bar is rounded once for each rate.
 */
function* rowBars(
  store: Store,
  tenant: string,
  site: SiteSlug,
  named: NamedChart<RowChart>,
): Operation<readonly CountedBar[]> {
  const { entity, chart } = named
  const { rows, reference, name } = chart.by
  const filter = rowChartFilter(entity, chart)
  const query = filterQuery(entity, site, filter)
  const statement = store.cachedStatement<
    AddedRows & Record<ReturnType<typeof taxedAt>, number>
  >`${keyOf(site, named)}`(() => {
    const { fn, scope } = store
    const { table } = scope.records(entity)
    const matching = matchingRecords({ ...anyContext, store, entity, tenant: { id: '', site } }, query).select([
      column(table, 'id').as('id'),
      column(table, rows).as('rows'),
    ])
    const amount = fn.rowNumber('row', chart.sum.amount)
    const taxed = taxRates.map(
      (rate) =>
        sql`sum(case when ${fn.rowText('row', chart.sum.taxRate)} = ${sql.lit(rate)} then ${amount} else 0 end) as ${sql.ref(taxedAt(rate))}`,
    )
    return scope.plain(sql`select
        coalesce(${fn.rowText('row', reference)}, ${fn.rowText('row', name)}) as "key",
        max(${fn.rowText('row', reference)}) as "id",
        max(${fn.rowText('row', name)}) as "name",
        count(distinct "sold"."id") as "count",
        sum(${amount}) as "sum",
        sum(${fn.rowNumber('row', chart.sum.quantity)}) as "quantity",
        ${sql.join(taxed)}
        from ${matching} as "sold", ${fn.eachRow(column('sold', 'rows'), 'row')}
        group by 1 order by 5 desc, 1 limit ${sql.lit(maxRowBars)}`)
  })
  const added = yield* all(statement({ tenant_id: tenant, ...conditionBindings(query.conditions) }))
  return added.map((row) => ({
    key: row.key,
    name: row.name,
    filter: row.id === null ? null : { ...filter, [partName(rows, reference)]: row.id },
    count: Number(row.count),
    sum: Number(row.sum),
    tax: taxRates.reduce((tax, rate) => tax + includedTax(Number(row[taxedAt(rate)]), rate), 0),
    quantity: Number(row.quantity),
  }))
}
