import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import { RecordName } from '../../fields/records/record-link.tsx'
import { nextDayTime } from '../../fields/values/next-day-time.ts'
import type { Pattern } from './patterns.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface PatternTextProps {
  readonly pattern: Pattern
  /** In a narrow cell: the hours without the state, and a dash for undecided. */
  readonly short?: boolean
}

/** A pattern in words: 「出勤 19:00–27:00」, “Working 19:00–3:00 (next day)”. */
export function PatternText({ pattern: { state, hours }, short = false }: PatternTextProps) {
  const { entity, labels, locale, translate } = useScope()
  const { state: stateField, spans } = entity.calendar!
  const endOf = (end: string): string => {
    const late = locale === 'en' ? nextDayTime(end) : undefined
    return late && !short ? translate('commons.week.nextDay', { time: late }) : (late ?? end)
  }
  const isUndecided = short && state === entity.fields[stateField]!.initially
  const places = itemFields(entity.fields[spans.field]!).filter(({ to }) => to)
  return (
    <>
      {!(short && hours?.length) && (
        <span className={isUndecided ? 'unseen' : undefined}>{labels.option(stateField, state)}</span>
      )}
      {isUndecided && <span aria-hidden>–</span>}
      {(hours ?? []).map((span) => (
        <span key={String(span[spans.start])} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {' '}
          <span style={whole}>{String(span[spans.start])}–</span>
          <wbr />
          <span style={whole}>{endOf(String(span[spans.end]))}</span>
          {!short &&
            places.map(
              ({ name, to }) =>
                typeof span[name] === 'string' && (
                  <span key={name}>
                    {' '}
                    <RecordName entity={to!} id={span[name]} />
                  </span>
                ),
            )}
        </span>
      ))}
    </>
  )
}

const whole = { whiteSpace: 'nowrap' } as const
