import { useRef } from 'react'
import type { Answer } from '../../shell/api/answer.ts'
import { WithWords } from '../../shell/words/with-words.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { calendarSearch } from '../calendar/calendar-search.ts'
import { timeSpan } from '../../fields/values/next-day-time.ts'
import { useScrollRegion } from '../controls/use-scroll-region.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { useTenant } from '../tenant/tenant-context.tsx'
import { useFormat } from '../words/format.ts'
import { labelsOf } from '../words/labels.ts'
import './charts.css'

type Opening = NonNullable<Answer<'GET /api/v1/authorized/tenants/{tenant}/summary'>['opening']>
type Day = Opening['days'][number]

/** When the tenant is open this week, day by day; special days lead to their records. */
export default function OpeningWeek({ opening }: { readonly opening: Opening }) {
  return (
    <WithWords sets={[`entities/${opening.entity}`]}>
      <Week opening={opening} />
    </WithWords>
  )
}

function Week({ opening }: { readonly opening: Opening }) {
  const { translate } = useWords()
  const { slug } = useTenant()
  const panel = useRef<HTMLElement>(null)
  return (
    <section ref={panel} {...useScrollRegion(panel)} className="panel opening-week" aria-labelledby="opening-week">
      <header>
        <h2 id="opening-week">{translate('dashboard.opening.title')}</h2>
        <PathLink to={`/captain/tenant/${slug}/${opening.entity}`} search={calendarSearch as never}>
          {translate('dashboard.opening.calendar')}
        </PathLink>
      </header>
      <table aria-labelledby="opening-week">
        <thead>
          <tr>
            <th scope="col">{translate('dashboard.opening.day')}</th>
            <th scope="col">{translate('dashboard.opening.hours')}</th>
            <th scope="col">{translate('dashboard.opening.special')}</th>
          </tr>
        </thead>
        <tbody>
          {opening.days.map((day) => (
            <DayRow key={day.day} opening={opening} day={day} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function DayRow({ opening: { entity, field }, day }: { readonly opening: Opening; readonly day: Day }) {
  const words = useWords()
  const format = useFormat()
  const { slug, site } = useTenant()
  const { special } = day
  const state = special && labelsOf(words, entity, site).option(field, special.state)
  return (
    <tr aria-current={day.isToday ? 'date' : undefined}>
      <th scope="row">
        {format.day(day.day)}
        {day.isToday && <span className="today">{words.translate('dashboard.opening.today')}</span>}
      </th>
      <td>
        <Hours day={day} />
      </td>
      <td>
        {special && (
          <PathLink to={`/captain/tenant/${slug}/${entity}/${special.id}`}>
            {special.title ? words.translate('dashboard.opening.named', { state, title: special.title }) : state}
          </PathLink>
        )}
      </td>
    </tr>
  )
}

function Hours({ day: { hours, special } }: { readonly day: Day }) {
  const words = useWords()
  const { translate } = words
  if (!hours) return <span className="soft">{translate('dashboard.opening.unknown')}</span>
  if (hours.length === 0)
    return <span className="soft">{translate(special ? 'dashboard.opening.closed' : 'dashboard.opening.dayOff')}</span>
  return hours.map(({ start, end }) => (
    <span key={start} className="hours">
      {timeSpan(words, start, end)}
    </span>
  ))
}
