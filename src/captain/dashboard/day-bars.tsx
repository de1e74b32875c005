import { useWords } from '../../shell/words/words-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { PathLink } from '../navigation/path-link.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { added, lengthOf, useBarName, useYen, type Bar, type Chart } from './chart-values.ts'

interface DayBarsProps {
  readonly chart: Chart
  readonly labelledBy: string
  readonly busy: boolean
}

/** The bars of days, weeks or months beside each other, each a link to its records, and what they come to. */
export function DayBars({ chart, labelledBy, busy }: DayBarsProps) {
  const { bars } = chart
  const words = useWords()
  const { site } = useTenant()
  const yen = useYen()
  const longest = Math.max(1, ...bars.map(lengthOf))
  const [sum, tax] = [addedUp(bars, 'sum'), addedUp(bars, 'tax')]
  return (
    <div className="day-bars" aria-busy={busy || undefined}>
      <p className="total">
        {sum !== null && <strong>{yen(sum)}</strong>}
        {sum !== null && tax !== null && (
          <span>{words.translate('dashboard.chart.netOf', { amount: yen(sum - tax) })}</span>
        )}
        <span>{labelsOf(words, chart.entity, site).count(added(bars.map(({ count }) => count)))}</span>
      </p>
      <ol aria-labelledby={labelledBy} data-period={chart.period}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <DayBar chart={chart} bar={bar} length={lengthOf(bar) / longest} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Null where no bar has the value. */
const addedUp = (bars: readonly Bar[], what: 'sum' | 'tax'): number | null =>
  bars.some((bar) => bar[what] !== null) ? added(bars.map((bar) => bar[what] ?? 0)) : null

interface DayBarProps {
  readonly chart: Chart
  readonly bar: Bar
  /** From 0 to 1. */
  readonly length: number
}

function DayBar({ chart, bar, length }: DayBarProps) {
  const words = useWords()
  const format = useFormat()
  const { slug, site } = useTenant()
  const yen = useYen()
  const name = useBarName(chart, bar)
  const count = labelsOf(words, chart.entity, site).count(bar.count)
  const value = bar.sum === null ? count : yen(bar.sum)
  const spoken = [name, value, bar.sum !== null && count].filter(Boolean).join(' ')
  const drawn = (
    <>
      <span className="column-of" aria-hidden>
        <span className="value">{bar.sum === null ? format.number(bar.count) : yen(bar.sum)}</span>
        <span className="bar" style={{ blockSize: `${length * 100}%` }} />
      </span>
      <small aria-hidden>{chart.period === 'month' ? Number(bar.key.slice(-2)) : tickOf(bar.key, chart)}</small>
      <span className="visually-hidden">{spoken}</span>
    </>
  )
  if (bar.count === 0 || !bar.filter) return <span className="place">{drawn}</span>
  return (
    <PathLink
      to={`/captain/tenant/${slug}/${chart.entity}`}
      search={{ filter: JSON.stringify(bar.filter) } as never}
      className="place"
      title={spoken}
    >
      {drawn}
    </PathLink>
  )
}

/** The day of the month below a bar; of a week, and where a month begins, with the month. */
function tickOf(key: string, { period }: Chart): string {
  const [month, day] = [Number(key.slice(5, 7)), Number(key.slice(8))]
  return period === 'week' || day === 1 ? `${month}/${day}` : String(day)
}
