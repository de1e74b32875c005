import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { firstDay, isDate, isWithinDateRange, lastDay } from '../../../../../entities/language/dates/plain-date.ts'
import { fieldOf } from '../../../../../entities/language/entity.ts'
import { date } from '../../../../../entities/language/fields/date.ts'
import { outsideForm, type FieldEntry } from '../../../../kernel/form/field-entry.ts'
import { DayControl } from '../../../../fields/controls/day-control.tsx'
import { isComposing } from '../../../../shell/ui/is-composing.ts'
import { useFormat } from '../../../../kernel/words/format.ts'
import { useWords } from '../../../../shell/words/words-context.tsx'

const field = fieldOf('day', date())

interface DayInputProps {
  readonly label: string
  readonly value: string | undefined
  set(day: string | undefined): void
}

/**
 * The bound of a filter by days, typed as in forms. What is typed applies on Enter and on leaving, so that the list does
 * not follow every key; a day from the calendar applies at once.
 */
export default function DayInput({ label, value, set }: DayInputProps) {
  const { translate } = useWords()
  const format = useFormat()
  const id = useId()
  /** What is typed but not applied; undefined for the value itself. */
  const [typed, setTyped] = useState<{ readonly day: unknown }>()
  const [left, setLeft] = useState(false)

  const apply = (day: unknown) => {
    const outside = day !== null && !isWithinDateRange(String(day))
    setLeft(outside)
    if (outside) return
    setTyped(undefined)
    if (day !== (value ?? null)) set(day === null ? undefined : String(day))
  }
  const isDay = typed && isDate(String(typed.day))
  const key = isDay ? 'commons.filters.daysWithin' : 'commons.filters.noDay'
  const error = left ? translate(key, { first: format.date(firstDay), last: format.date(lastDay) }) : undefined
  const entry: FieldEntry = {
    field,
    path: field.name,
    id,
    label,
    ...outsideForm,
    error,
    value: typed ? typed.day : (value ?? null),
    change: (day) => {
      setLeft(false)
      setTyped({ day })
    },
    blur: () => typed && apply(typed.day),
  }
  return (
    <Box
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isComposing(nativeEvent) && typed) apply(typed.day)
      }}
      sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}
    >
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.875rem', fontWeight: 700, lineHeight: 1.6 }}>
        {label}
      </Box>
      <DayControl entry={entry} pick={apply} />
      {error !== undefined && (
        <Box id={`${id}-error`} role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </Box>
  )
}
