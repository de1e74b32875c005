import { isRowChart, type Chart, type RecordChart, type RowChart } from '../declaration/chart.ts'
import type { Entity, Field } from '../entity.ts'
import { operatorsOf } from '../derived/list-operators.ts'
import { expectedValues } from '../condition.ts'
import { itemFields, partName } from '../derived/reference-fields.ts'
import { fault, type Fault } from './fault.ts'

type Meets = (field: Field) => boolean

/** Checks that charts are made of fields that lists are filtered by, of their options, and of amounts. */
export const chartFaults = (entity: Entity): readonly Fault[] =>
  Object.entries(entity.charts ?? {}).flatMap(([name, chart]) => {
    const at = `${entity.name}.charts.${name}`
    const spans = spansOf(chart).filter(({ from, until }) => !(from <= until))
    return [
      ...spans.map(({ from, until }) => fault('E185', at, { from, until }, 'The last bar is not before the first.')),
      ...whenFaults(entity, at, chart),
      ...(isRowChart(chart) ? rowChartFaults(entity, at, chart) : recordChartFaults(entity, at, chart)),
    ]
  })

function spansOf(chart: Chart): readonly { readonly from: number; readonly until: number }[] {
  if (isRowChart(chart)) return [chart.during]
  const { by } = chart
  return 'option' in by ? [] : [by, by.week, by.month].filter((span) => span !== undefined)
}

const isDay: Meets = ({ kind }) => kind === 'date' || kind === 'date-time'
const isAmount: Meets = ({ storage }) => storage === 'integer'
const dayHint = 'Name a date() or a dateTime().'
const amountHint = 'Amounts are whole numbers.'

function recordChartFaults(entity: Entity, at: string, { by, sum }: RecordChart): readonly Fault[] {
  const [group, part] = sum?.tax?.split('.') ?? []
  return [
    ...('option' in by
      ? suitable(at, by.option, entity.fields[by.option], hasOptions(entity), 'Name a choice() or states().')
      : suitable(at, by.day, entity.fields[by.day], isDay, dayHint)),
    ...(sum ? suitable(at, sum.amount, entity.fields[sum.amount], isAmount, amountHint) : []),
    ...(sum?.tax ? suitable(at, sum.tax, partOf(entity, group!, part!), isAmount, amountHint) : []),
  ]
}

const hasOptions =
  (entity: Entity): Meets =>
  (field) =>
    field.options !== undefined && operatorsOf(entity, field).includes('eq')

function rowChartFaults(entity: Entity, at: string, { by, during, sum }: RowChart): readonly Fault[] {
  const { rows, reference, name } = by
  const parts: readonly (readonly [string, Meets, string])[] = [
    [reference, ({ kind }) => kind === 'reference', 'Name a reference() in the rows.'],
    [name, ({ storage }) => storage === 'text', 'Name a text in the rows.'],
    [sum.amount, isAmount, amountHint],
    [sum.taxRate, ({ options }) => options !== undefined, 'A tax rate is a choice() in the rows.'],
    [sum.quantity, isAmount, 'Quantities are whole numbers.'],
  ]
  return [
    ...suitable(at, during.day, entity.fields[during.day], isDay, dayHint),
    ...parts.flatMap(([part, meets, hint]) =>
      suitable(at, partName(rows, part), partOf(entity, rows, part), meets, hint),
    ),
  ]
}

const partOf = ({ fields }: Entity, group: string, part: string): Field | undefined =>
  fields[group] && itemFields(fields[group]).find(({ name }) => name === part)

const suitable = (at: string, name: string, field: Field | undefined, meets: Meets, hint: string): readonly Fault[] =>
  field && meets(field) ? [] : [fault('E185', at, name, hint)]

/** A condition becomes a filter of the list, so it names what the list compares. */
const whenFaults = (entity: Entity, at: string, { when = {} }: Chart): readonly Fault[] =>
  Object.entries(when).flatMap(([name, expected]) => {
    const field = entity.fields[name]
    if (!field || !operatorsOf(entity, field).includes('eq'))
      return [fault('E185', at, name, 'Name a choice(), states() or a toggle().')]
    return expectedValues(expected)
      .filter((value) => !field.schema.safeParse(value).success)
      .map((value) => fault('E185', at, `${name}=${String(value)}`, 'The field never has this value.'))
  })
