/** What a bar of a chart over days may stand for: a day, a week from Monday to Sunday, a month. */
export const chartPeriods = ['day', 'week', 'month'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

/** The first and the last bar, counted in days, weeks or months from the one that today is in. */
export interface ChartSpan {
  readonly from: number
  readonly until: number
}

/**
 * A chart on the tenant's dashboard: how many records there are, or what their amounts come to, on each day, for each
 * option of a choice, or for each record that their rows reference. Each bar is a filter of the entity's list.
 */
export type Chart<F extends string = string, W = object> = RecordChart<F, W> | RowChart<F, W>

export interface RecordChart<F extends string = string, W = object> {
  /** The days of a `date()` or a `dateTime()`, with what else may be chosen; or the options of a choice or of states. */
  readonly by: DayBars<F> | { readonly option: F }
  /** Only the records that meet this. */
  readonly when?: W
  /** The amount that is added up. `tax` is the part `field.item` of a repeated group that holds the tax in it. */
  readonly sum?: { readonly amount: F; readonly tax?: `${F}.${string}` }
}

interface DayBars<F extends string> extends ChartSpan {
  readonly day: F
  readonly week?: ChartSpan
  readonly month?: ChartSpan
}

/**
 * What the rows of records come to, for each record that they reference: the highest sums first. The amounts include
 * their tax, which is shown for the whole of a bar.
 */
export interface RowChart<F extends string = string, W = object> {
  /** The repeated group; its parts with the reference, and with the name that a row keeps of what it references. */
  readonly by: { readonly rows: F; readonly reference: string; readonly name: string }
  readonly during: { readonly day: F } & ChartSpan
  readonly when?: W
  /** The parts with the amount, the tax rate of the amount, and how many there were. */
  readonly sum: { readonly amount: string; readonly taxRate: string; readonly quantity: string }
}

export const isRowChart = (chart: Chart): chart is RowChart => 'during' in chart

/** The most bars of a chart whose bars are records. */
export const maxRowBars = 10

/** What the bars of a chart may stand for, the first being what it begins with; empty for a chart without days. */
export const periodsOf = (chart: Chart): readonly ChartPeriod[] =>
  isRowChart(chart) || 'option' in chart.by
    ? []
    : chartPeriods.filter((period) => period === 'day' || (chart.by as DayBars<string>)[period] !== undefined)
