import type { ChartPeriod, ChartSpan, RecordChart, RowChart } from '../declaration/chart.ts'
import { todayOf } from '../declaration/calendar-view.ts'
import { addDays, monthOf, weekOf } from '../dates/plain-date.ts'
import { startOfDay } from '../dates/wall-clock.ts'
import type { Entity } from '../entity.ts'
import { conditionName } from './list-operators.ts'
import { expectedValues, type When } from '../condition.ts'
import type { SiteSlug } from '../../installation.ts'

/** A bar: the days or the option it stands for, and the filter of the list that shows its records. */
export interface Bar {
  /** A day, the Monday of a week, a month (`2026-11`), or an option. */
  readonly key: string
  readonly filter: Readonly<Record<string, unknown>>
}

const maxBars = 62

/** The bars of a chart at a site, in order; by day unless it has the period. */
export function barsOf(
  entity: Entity,
  site: SiteSlug,
  { by, when = {} }: RecordChart,
  period: ChartPeriod = 'day',
  day: string = todayOf(entity),
): readonly Bar[] {
  const condition = filterOf(entity, when as When)
  if ('option' in by) {
    const options = entity.sites[site]?.options?.[by.option] ?? entity.fields[by.option]!.options!
    return options.map((key) => ({ key, filter: { ...condition, [by.option]: key } }))
  }
  const { from, until } = (period === 'day' ? undefined : by[period]) ?? by
  const count = Math.min(until - from + 1, maxBars)
  return Array.from({ length: count }, (_, place) => periodAt(period, day, from + place)).map((days) => ({
    key: period === 'month' ? days.from.slice(0, 7) : days.from,
    filter: { ...daysFilter(entity, by.day, days), ...condition },
  }))
}

/** The filter of the list with all records whose rows a chart adds up. */
export const rowChartFilter = (
  entity: Entity,
  { during, when = {} }: RowChart,
  day: string = todayOf(entity),
): Bar['filter'] => ({
  ...daysFilter(entity, during.day, daysOf(during, day)),
  ...filterOf(entity, when as When),
})

interface Days {
  readonly from: string
  readonly until: string
}

const daysOf = ({ from, until }: ChartSpan, day: string): Days => ({
  from: addDays(day, from),
  until: addDays(day, until),
})

/** The days of the day, week or month that is so many later than that of a day. */
function periodAt(period: ChartPeriod, day: string, later: number): Days {
  if (period === 'day') return daysOf({ from: later, until: later }, day)
  if (period === 'week') return weekOf(addDays(day, later * 7))
  const [year, month] = day.split('-').map(Number) as [number, number]
  return monthOf(new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10))
}

function daysFilter({ fields }: Entity, field: string, { from, until }: Days): Bar['filter'] {
  const isDate = fields[field]!.kind === 'date'
  return {
    [conditionName(field, 'gte')]: isDate ? from : startOfDay(from),
    [conditionName(field, isDate ? 'lte' : 'lt')]: isDate ? until : startOfDay(addDays(until, 1)),
  }
}

/** A condition on choices, states and toggles as the filter of a list. */
const filterOf = ({ fields }: Entity, when: When): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(when).map(([name, expected]) => {
      if (typeof expected !== 'object') return [name, expected]
      const named = expectedValues(expected)
      const values = 'not' in expected ? fields[name]!.options!.filter((each) => !named.includes(each)) : named
      return [conditionName(name, 'in'), values]
    }),
  )
