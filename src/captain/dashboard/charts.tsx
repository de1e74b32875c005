import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Words } from '../../shell/words/words.ts'
import { useScrollRegion } from '../../kernel/controls/use-scroll-region.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { added, lengthOf, useBarName, useYen, type Bar, type Chart } from './chart-values.ts'
import { DayBars } from './day-bars.tsx'
import { PageError } from '../page/plain-page.tsx'
import './charts.css'

type Period = Chart['periods'][number]

/** The tenant's charts, once the words of their options have come; with a period, those that are grouped by it. */
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

/** A panel for each chart, whose bars are links to the lists of just their records. */
export const Charts = ({ charts }: { readonly charts: readonly Chart[] }) =>
  charts.map((chart) => <ChartPanel key={`${chart.entity} ${chart.name}`} chart={chart} />)

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
        <Drawn chart={chart} labelledBy={id} />
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
  return <Drawn chart={found ?? chart} labelledBy={idOf(chart)} busy={!found || isPlaceholderData} />
}

/** Days are bars beside each other; options and records, which have names, are rows of a table. */
const Drawn = ({ busy = false, ...chart }: DrawnProps) =>
  chart.chart.by === 'day' ? <DayBars {...chart} busy={busy} /> : <ChartTable {...chart} />

interface DrawnProps {
  readonly chart: Chart
  readonly labelledBy: string
  readonly busy?: boolean
}

function ChartTable({ chart, labelledBy }: Omit<DrawnProps, 'busy'>) {
  const { by, bars } = chart
  const { translate } = useWords()
  const longest = Math.max(1, ...bars.map(lengthOf))
  const has = (what: 'sum' | 'tax' | 'quantity') => bars.some((bar) => bar[what] !== null)
  const totalOf = (what: 'sum' | 'tax') => (has(what) ? added(bars.map((bar) => bar[what] ?? 0)) : null)

  return (
    <table className={`by-${by}${has('quantity') ? ' with-quantity' : ''}`} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{translate(`dashboard.chart.${by}`)}</th>
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
            <Numbers of={bar} />
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
              of={{
                count: added(bars.map(({ count }) => count)),
                sum: totalOf('sum'),
                tax: totalOf('tax'),
                quantity: null,
              }}
            />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The option or the record; a link, unless there is nothing to see. */
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

/** The cells of a row. A bar is handed over whole: its `key` is not one of React’s. */
function Numbers({
  of: { count, sum, tax, quantity },
}: {
  readonly of: Pick<Bar, 'count' | 'sum' | 'tax' | 'quantity'>
}) {
  const format = useFormat()
  const yen = useYen()
  return (
    <>
      {sum !== null && <td>{yen(sum)}</td>}
      {sum !== null && tax !== null && <td>{yen(sum - tax)}</td>}
      {quantity !== null && <td>{format.number(quantity)}</td>}
      <td>{format.number(count)}</td>
    </>
  )
}
