import { sql, type RawBuilder } from 'kysely'
import type { Chart } from '../../entities/language/chart.ts'
import { barsOf, type Bar } from '../../entities/language/chart-bars.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { screensOf } from '../../entities/language/screens.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import { conditionBindings, matchingRecords } from '../crud/list/select.ts'
import { column } from '../db/column.ts'
import { all, type Operation } from '../db/query.ts'
import type { Store } from '../records/context.ts'
import { entitiesOfSite } from '../records/registry.ts'
import { anyContext, filterQuery } from './attention.ts'

export interface CountedBar extends Bar {
  readonly count: number
  /** What the amounts come to; null for a chart that counts. */
  readonly sum: number | null
  /** The tax in it, where the chart tells it. */
  readonly tax: number | null
}

export interface CountedChart {
  readonly entity: string
  readonly name: string
  readonly by: 'day' | 'option'
  readonly field: string
  readonly bars: readonly CountedBar[]
}

/** The charts that a tenant's site declares, without those that have nothing to show. */
export function* chartsOf(store: Store, tenant: string, site: SiteSlug): Operation<readonly CountedChart[]> {
  const charts: CountedChart[] = []
  for (const entity of entitiesOfSite(site).filter((each) => screensOf(each, site).includes('list')))
    for (const [name, chart] of Object.entries(entity.charts ?? {})) {
      const bars = yield* countedBars(store, tenant, site, { entity, name, chart })
      const by =
        'day' in chart.by
          ? ({ by: 'day', field: chart.by.day } as const)
          : ({ by: 'option', field: chart.by.option } as const)
      if (bars.some(({ count }) => count > 0)) charts.push({ entity: entity.name, name, ...by, bars })
    }
  return charts
}

interface NamedChart {
  readonly entity: Entity
  readonly name: string
  readonly chart: Chart
}

/** Counts each bar as its list does, all of them by one statement; its days change, its form does not. */
function* countedBars(
  store: Store,
  tenant: string,
  site: SiteSlug,
  { entity, name, chart }: NamedChart,
): Operation<readonly CountedBar[]> {
  const bars = barsOf(entity, site, chart).map((bar) => ({ ...bar, query: filterQuery(entity, site, bar.filter) }))
  const prefixAt = (place: number) => `q${place}_`
  const statement = store.cachedStatement<{ place: number; count: number; sum: number | null; tax: number | null }>(
    `chart|${site}|${entity.name}|${name}`,
    () => {
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
    },
  )
  const values = bars.map(({ query }, place) => conditionBindings(query.conditions, { prefix: prefixAt(place) }))
  const counted = new Map(
    (yield* all(statement({ tenant_id: tenant, ...Object.assign({}, ...values) }))).map((row) => [row.place, row]),
  )
  return bars.map(({ key, filter }, place) => {
    const { count, sum, tax } = counted.get(place)!
    return { key, filter, count, sum: sum === null ? null : Number(sum), tax: tax === null ? null : Number(tax) }
  })
}

function sumsOf({ fn }: Store, table: string, { sum }: Chart) {
  const none = sql<number | null>`cast(null as integer)`
  const [group, part] = sum?.tax?.split('.') ?? []
  const total = (amount: RawBuilder<unknown>) => sql<number | null>`coalesce(sum(${amount}), 0)`
  return {
    sum: sum ? total(column(table, sum.amount)) : none,
    tax: group && part ? total(fn.rowsSum(column(table, group), part)) : none,
  }
}
