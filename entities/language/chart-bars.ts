import type { Chart } from './chart.ts'
import { addDays, daysBetween, today } from './dates/plain-date.ts'
import { startOfDay } from './dates/wall-clock.ts'
import type { Entity } from './entity.ts'
import { conditionName } from './list-operators.ts'
import { expectedValues, type When } from './record-rules/condition.ts'
import type { SiteSlug } from './sites.ts'

/** A bar: the day or the option it stands for, and the filter of the list that shows its records. */
export interface Bar {
  readonly key: string
  readonly filter: Readonly<Record<string, unknown>>
}

const maxDays = 62

/** The bars of a chart at a site, in order. */
export function barsOf(
  entity: Entity,
  site: SiteSlug,
  { by, when = {} }: Chart,
  day: string = today(),
): readonly Bar[] {
  const condition = filterOf(entity, when as When)
  if ('option' in by) {
    const options = entity.sites[site]?.options?.[by.option] ?? entity.fields[by.option]!.options!
    return options.map((key) => ({ key, filter: { ...condition, [by.option]: key } }))
  }
  const isDate = entity.fields[by.day]!.kind === 'date'
  const [from, until] = [conditionName(by.day, 'gte'), conditionName(by.day, isDate ? 'lte' : 'lt')]
  return daysBetween(addDays(day, by.from), addDays(day, by.until), maxDays).map((key) => ({
    key,
    filter: isDate
      ? { [from]: key, [until]: key, ...condition }
      : { [from]: startOfDay(key), [until]: startOfDay(addDays(key, 1)), ...condition },
  }))
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
