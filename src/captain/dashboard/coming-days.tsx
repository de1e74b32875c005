import { useState } from 'react'
import { tagOf } from '../../../locales/tags.ts'
import { timeSpan } from '../../fields/values/next-day-time.ts'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { calendarSearch } from '../calendar/calendar-search.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useNameText } from '../../kernel/words/name-text.ts'
import { useQuickWrite } from './quick-writes.ts'
import type { ComingDay, TodayAnswer } from './use-today.ts'

type Opening = TodayAnswer['opening']

const daysOfWeek = 7

/** The next seven days, each to be looked at: when it is open, what takes place; and what comes in the week after. */
export function ComingDays({ days, opening }: Pick<TodayAnswer, 'days' | 'opening'>) {
  const { translate } = useWords()
  const { slug } = useTenant()
  const [chosen, setChosen] = useState(days[0]?.day)
  const day = days.find((each) => each.day === chosen) ?? days[0]
  const later = days.slice(daysOfWeek).filter(({ records }) => records.length > 0)
  if (!day || (!opening && days.every(({ records }) => records.length === 0))) return null
  return (
    <section className="panel coming" aria-labelledby="coming">
      <header>
        <h2 id="coming">{translate('dashboard.coming.title')}</h2>
        {opening && (
          <PathLink to={`/captain/tenant/${slug}/${opening.entity}`} search={calendarSearch as never}>
            {translate('dashboard.opening.calendar')}
          </PathLink>
        )}
      </header>
      <div className="days" role="group" aria-label={translate('dashboard.coming.title')}>
        {days.slice(0, daysOfWeek).map((each) => (
          <DayButton
            key={each.day}
            day={each}
            opening={opening}
            isChosen={each === day}
            choose={() => setChosen(each.day)}
          />
        ))}
      </div>
      <div className="day" aria-live="polite">
        <DayHead day={day} opening={opening} />
        <DayRecords day={day} />
      </div>
      {later.map((each) => (
        <DayRecords key={each.day} day={each} isLater />
      ))}
    </section>
  )
}

/** Whether a day is one on which nobody comes: closed as always, or by a record. */
const isClosed = ({ hours }: ComingDay): boolean => hours?.length === 0

/** When a day is open, in words; empty where that is not known. */
function useHoursText(): (day: ComingDay) => string {
  const words = useWords()
  return ({ hours, special }) => {
    if (!hours) return ''
    if (hours.length === 0) return words.translate(special ? 'dashboard.opening.closed' : 'dashboard.opening.dayOff')
    return hours.map(({ start, end }) => timeSpan(words, start, end)).join(' ')
  }
}

interface DayButtonProps {
  readonly day: ComingDay
  readonly opening: Opening
  readonly isChosen: boolean
  choose(): void
}

function DayButton({ day, opening, isChosen, choose }: DayButtonProps) {
  const { translate, locale } = useWords()
  const format = useFormat()
  const hoursText = useHoursText()
  const closed = opening !== null && isClosed(day)
  const weekdays = new Intl.DateTimeFormat(tagOf(locale), { weekday: 'short', timeZone: 'UTC' })
  const spoken = [
    format.day(day.day),
    opening && hoursText(day),
    day.records.length > 0 && translate('dashboard.coming.count', { smart_count: day.records.length }),
  ]
  return (
    <button type="button" aria-pressed={isChosen} data-closed={closed || undefined} onClick={choose}>
      <small aria-hidden>
        {day.isToday ? translate('dashboard.opening.today') : weekdays.format(new Date(`${day.day}T00:00:00Z`))}
      </small>
      <strong aria-hidden>{Number(day.day.slice(-2))}</strong>
      <small
        className="sign"
        data-sign={closed ? undefined : day.special ? 'special' : day.records.length > 0 ? 'records' : undefined}
        aria-hidden
      >
        {closed && translate('dashboard.coming.closed')}
      </small>
      <span className="visually-hidden">{spoken.filter(Boolean).join(' ')}</span>
    </button>
  )
}

interface DayHeadProps {
  readonly day: ComingDay
  readonly opening: Opening
}

/** A day's date and hours, what makes it special, and the button that closes it at short notice. */
function DayHead({ day, opening }: DayHeadProps) {
  const words = useWords()
  const { translate } = words
  const format = useFormat()
  const { slug, site } = useTenant()
  const confirm = useConfirm()
  const write = useQuickWrite()
  const hoursText = useHoursText()
  const { special } = day
  const date = format.day(day.day)
  const state = opening && special && labelsOf(words, opening.entity, site).option(opening.field, special.state)
  const closing = opening?.closing

  const close = async () => {
    const agreed = await confirm({
      mode: 'confirm',
      title: translate('dashboard.coming.ask', { day: date }),
      body: translate('dashboard.coming.meaning'),
      ok: translate('dashboard.coming.close'),
      dismiss: translate('commons.actions.back'),
    })
    if (!agreed) return
    await write({
      entity: opening!.entity,
      method: 'POST',
      path: opening!.entity,
      body: { [opening!.date]: day.day, [opening!.field]: closing },
      done: translate('commons.toasts.dayCreated', {
        day: date,
        state: labelsOf(words, opening!.entity, site).option(opening!.field, closing!),
      }),
    })
  }

  return (
    <p className="head">
      <strong>{date}</strong>
      {opening && <span>{hoursText(day) || translate('dashboard.opening.unknown')}</span>}
      {opening && special && (
        <PathLink to={`/captain/tenant/${slug}/${opening.entity}/${special.id}`}>
          {special.title ? translate('dashboard.opening.named', { state, title: special.title }) : state}
        </PathLink>
      )}
      {closing && !special && !isClosed(day) && (
        <button type="button" className="button small" onClick={() => void close()}>
          {translate('dashboard.coming.close')}
        </button>
      )}
    </p>
  )
}

/** What takes place on a day; on a later one with its date. */
function DayRecords({ day, isLater = false }: { readonly day: ComingDay; readonly isLater?: boolean }) {
  const words = useWords()
  const format = useFormat()
  const { site } = useTenant()
  const nameText = useNameText()
  if (day.records.length === 0) return null
  return (
    <ul>
      {day.records.map(({ entity, id, path, name, at }) => (
        <li key={id}>
          <PathLink to={path ?? '.'}>
            <span className="when">{isLater ? format.day(day.day) : at ? format.time(at) : ''}</span>
            <strong>{nameText(entity, name)}</strong>
            <small>{labelsOf(words, entity, site).menu}</small>
          </PathLink>
        </li>
      ))}
    </ul>
  )
}
