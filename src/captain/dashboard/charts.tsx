import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Answer } from '../../shell/api/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Words } from '../../shell/words/words.ts'
import { useScrollRegion } from '../controls/use-scroll-region.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { useTenant } from '../tenant/tenant-context.tsx'
import { useFormat } from '../words/format.ts'
import { labelsOf } from '../words/labels.ts'
import { PageError } from './plain-page.tsx'
import './charts.css'

type Chart = Answer<'GET /api/v1/authorized/tenants/{tenant}/charts'>[number]
type Bar = Chart['bars'][number]
type Period = Chart['periods'][number]

/** The tenant's charts, once the words of their options have come; with a period, those that are told by it. */
export function useCharts(period?: Period) {
  const words = useWords()
  const { slug } = useTenant()
  return useQuery({
    ...apiQueryOptions([slug, 'charts', period], (signal) => readCharts(words, slug, period, signal)),
    // Those of the period before, until those of the next have come.
    placeholderData: (previous, query) => (period && query?.queryKey[0] === slug ? previous : undefined),
  })
}

async function readCharts(
  words: Words,
  slug: string,
  period: Period | undefined,
  signal: AbortSignal,
): Promise<readonly Chart[]> {
  const path = `/api/v1/authorized/tenants/${slug}/charts` as const
  const charts = await apiJson<'GET /api/v1/authorized/tenants/{tenant}/charts'>(
    period ? `${path}?period=${period}` : path,
    { signal },
  )
  await words.load(...charts.filter(({ by }) => by === 'option').map(({ entity }) => `entities/${entity}`))
  return charts
}

/** A panel for each chart: a table whose rows are bars, each a link to the list of just its records. */
export const Charts = ({ charts }: { readonly charts: readonly Chart[] }) =>
  charts.map((chart) => <ChartPanel key={`${chart.entity} ${chart.name}`} chart={chart} />)

/** What the length of a bar stands for. */
const lengthOf = ({ sum, count }: Bar): number => sum ?? count

const added = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

const idOf = ({ entity, name }: Chart): string => `chart-${entity}-${name}`

function ChartPanel({ chart }: { readonly chart: Chart }) {
  const { translate } = useWords()
  const [period, setPeriod] = useState<Period>()
  const id = idOf(chart)
  const panel = useRef<HTMLElement>(null)
  return (
    <section ref={panel} {...useScrollRegion(panel)} className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate(`dashboard.charts.${chart.entity}.${chart.name}`)}</h2>
        {chart.periods.length > 1 && (
          <div role="group" aria-label={translate('dashboard.chart.period')}>
            {chart.periods.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === (period ?? chart.period)}
                onClick={() => setPeriod(each)}
              >
                {translate(`dashboard.chart.${each}`)}
              </button>
            ))}
          </div>
        )}
      </header>
      {period && period !== chart.period ? (
        <ChartBy chart={chart} period={period} />
      ) : (
        <ChartTable chart={chart} labelledBy={id} />
      )}
    </section>
  )
}

/** The chart by another period; until it has been read, by the period before. */
function ChartBy({ chart, period }: { readonly chart: Chart; readonly period: Period }) {
  const { translate } = useWords()
  const { data, error, refetch, isPlaceholderData } = useCharts(period)
  const found = data?.find(({ entity, name }) => entity === chart.entity && name === chart.name)
  if (error && !data) return <PageError error={error} onRetry={() => void refetch()} />
  if (data && !found) return <p className="soft">{translate('dashboard.chart.nothing')}</p>
  return <ChartTable chart={found ?? chart} labelledBy={idOf(chart)} busy={!found || isPlaceholderData} />
}

interface ChartTableProps {
  readonly chart: Chart
  readonly labelledBy: string
  readonly busy?: boolean
}

function ChartTable({ chart, labelledBy, busy = false }: ChartTableProps) {
  const { by, bars, period } = chart
  const { translate } = useWords()
  const longest = Math.max(1, ...bars.map(lengthOf))
  const has = (what: 'sum' | 'tax' | 'quantity') => bars.some((bar) => bar[what] !== null)
  const totalOf = (what: 'sum' | 'tax') => (has(what) ? added(bars.map((bar) => bar[what] ?? 0)) : null)

  return (
    <table
      className={`by-${by}${has('quantity') ? ' with-quantity' : ''}`}
      aria-labelledby={labelledBy}
      aria-busy={busy || undefined}
    >
      <thead>
        <tr>
          <th scope="col">{translate(`dashboard.chart.${period ?? by}`)}</th>
          <td aria-hidden />
          {has('sum') && <th scope="col">{translate('dashboard.chart.sum')}</th>}
          {has('tax') && <th scope="col">{translate('dashboard.chart.net')}</th>}
          {has('quantity') && <th scope="col">{translate('dashboard.chart.quantity')}</th>}
          <th scope="col">{translate('dashboard.chart.count')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row">
              <BarName chart={chart} bar={bar} />
            </th>
            <td aria-hidden>
              <span className="bar" style={{ inlineSize: `${(lengthOf(bar) / longest) * 100}%` }} />
            </td>
            <Numbers {...bar} />
          </tr>
        ))}
      </tbody>
      {/* A record may be in rows of several others, and only the first ones are shown. */}
      {by !== 'record' && (
        <tfoot>
          <tr>
            <th scope="row">{translate('dashboard.chart.total')}</th>
            <td aria-hidden />
            <Numbers
              count={added(bars.map(({ count }) => count))}
              sum={totalOf('sum')}
              tax={totalOf('tax')}
              quantity={null}
            />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The days, the option or the record; a link, unless there is nothing to see. */
function BarName({ chart, bar }: { readonly chart: Chart; readonly bar: Bar }) {
  const { slug } = useTenant()
  const name = useBarName(chart, bar)
  if (bar.count === 0 || !bar.filter) return name
  return (
    <PathLink to={`/captain/tenant/${slug}/${chart.entity}`} search={{ filter: JSON.stringify(bar.filter) } as never}>
      {name}
    </PathLink>
  )
}

function useBarName({ entity, by, field, period }: Chart, { key, name }: Bar): string {
  const words = useWords()
  const format = useFormat()
  const { site } = useTenant()
  if (by === 'record') return name ?? key
  if (by === 'option') return labelsOf(words, entity, site).option(field, key)
  if (period === 'month') return format.month(key)
  return period === 'week' ? words.translate('dashboard.chart.weekOf', { day: format.day(key) }) : format.day(key)
}

function Numbers({ count, sum, tax, quantity }: Pick<Bar, 'count' | 'sum' | 'tax' | 'quantity'>) {
  const { translate } = useWords()
  const format = useFormat()
  const yen = (amount: number) => translate('units.yen', { smart_count: amount, n: format.number(amount) })
  return (
    <>
      {sum !== null && <td>{yen(sum)}</td>}
      {sum !== null && tax !== null && <td>{yen(sum - tax)}</td>}
      {quantity !== null && <td>{format.number(quantity)}</td>}
      <td>{format.number(count)}</td>
    </>
  )
}
