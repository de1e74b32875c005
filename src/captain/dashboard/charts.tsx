import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../shell/api/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Words } from '../../shell/words/words.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { useTenant } from '../tenant/tenant-context.tsx'
import { useFormat } from '../words/format.ts'
import { labelsOf } from '../words/labels.ts'
import './charts.css'

type Chart = Answer<'GET /api/v1/authorized/tenants/{tenant}/charts'>[number]
type Bar = Chart['bars'][number]

/** The tenant's charts, once the words of their options have come. */
export function useCharts() {
  const words = useWords()
  const { slug } = useTenant()
  return useQuery(apiQueryOptions([slug, 'charts'], (signal) => readCharts(words, slug, signal)))
}

async function readCharts(words: Words, slug: string, signal: AbortSignal): Promise<readonly Chart[]> {
  const charts = await apiJson<'GET /api/v1/authorized/tenants/{tenant}/charts'>(
    `/api/v1/authorized/tenants/${slug}/charts`,
    { signal },
  )
  await words.load(...charts.filter(({ by }) => by === 'option').map(({ entity }) => `entities/${entity}`))
  return charts
}

/** A panel for each chart: a table whose rows are bars, each a link to the list of just its records. */
export const Charts = ({ charts }: { readonly charts: readonly Chart[] }) => (
  <div className="panels charts">
    {charts.map((chart) => (
      <ChartPanel key={`${chart.entity} ${chart.name}`} chart={chart} />
    ))}
  </div>
)

/** What the length of a bar stands for. */
const lengthOf = ({ sum, count }: Bar): number => sum ?? count

const added = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

function ChartPanel({ chart }: { readonly chart: Chart }) {
  const { entity, name, by, bars } = chart
  const { translate } = useWords()
  const id = `chart-${entity}-${name}`
  const longest = Math.max(...bars.map(lengthOf))
  const hasSum = bars.some(({ sum }) => sum !== null)
  const hasTax = bars.some(({ tax }) => tax !== null)
  const total = {
    count: added(bars.map(({ count }) => count)),
    sum: hasSum ? added(bars.map(({ sum }) => sum ?? 0)) : null,
    tax: hasTax ? added(bars.map(({ tax }) => tax ?? 0)) : null,
  }

  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{translate(`dashboard.charts.${entity}.${name}`)}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{translate(`dashboard.chart.${by}`)}</th>
            <td aria-hidden />
            {hasSum && <th scope="col">{translate('dashboard.chart.sum')}</th>}
            {hasTax && <th scope="col">{translate('dashboard.chart.net')}</th>}
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
        <tfoot>
          <tr>
            <th scope="row">{translate('dashboard.chart.total')}</th>
            <td aria-hidden />
            <Numbers {...total} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** The day or the option; a link, unless there is nothing to see. */
function BarName({ chart: { entity, by, field }, bar }: { readonly chart: Chart; readonly bar: Bar }) {
  const words = useWords()
  const format = useFormat()
  const { slug, site } = useTenant()
  const name = by === 'day' ? format.day(bar.key) : labelsOf(words, entity, site).option(field, bar.key)
  if (bar.count === 0) return name
  return (
    <PathLink to={`/captain/tenant/${slug}/${entity}`} search={{ filter: JSON.stringify(bar.filter) } as never}>
      {name}
    </PathLink>
  )
}

function Numbers({ count, sum, tax }: Pick<Bar, 'count' | 'sum' | 'tax'>) {
  const { translate } = useWords()
  const format = useFormat()
  const yen = (amount: number) => translate('units.yen', { smart_count: amount, n: format.number(amount) })
  return (
    <>
      {sum !== null && <td>{yen(sum)}</td>}
      {sum !== null && tax !== null && <td>{yen(sum - tax)}</td>}
      <td>{format.number(count)}</td>
    </>
  )
}
