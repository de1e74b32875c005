import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import {
  firstDay,
  isWithinDateRange,
  lastDay,
  monthOf,
  today,
  weekOf,
} from '../../../../../entities/language/dates/plain-date.ts'
import { useWords } from '../../../../shell/words/words-context.tsx'
import { useTenant } from '../../../tenant/tenant-context.tsx'
import type { ConditionEditorProps } from './editor-props.ts'
import { dayParts, daysIn, type DayRange } from '../conditions.ts'

const presets = {
  today: (day: string): DayRange => ({ from: day, until: day }),
  thisWeek: weekOf,
  thisMonth: monthOf,
}

/** A range of days, either end open. */
export function DateRangeEditor({ field, condition, apply, onDone }: ConditionEditorProps) {
  const { translate } = useWords()
  const { timeZone } = useTenant()
  const days = condition ? daysIn(condition, timeZone) : {}
  const set = (next: DayRange) => apply({ field, parts: dayParts(field, next, timeZone) })

  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {Object.entries(presets).map(([name, spanOf]) => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            label={translate(`commons.filters.${name}`)}
            onClick={() => {
              set(spanOf(today()))
              onDone()
            }}
          />
        ))}
      </Box>
      <DayInput label={translate('commons.filters.from')} value={days.from} set={(from) => set({ ...days, from })} />
      <DayInput label={translate('commons.filters.to')} value={days.until} set={(until) => set({ ...days, until })} />
    </Box>
  )
}

interface DayInputProps {
  readonly label: string
  readonly value: string | undefined
  set(day: string | undefined): void
}

/**
 * A date input that applies its value on blur, and only if it is a date a record can have: applying a half-typed year
 * (0002) would move the cursor.
 */
function DayInput({ label, value, set }: DayInputProps) {
  const { translate } = useWords()
  const [isOutside, setOutside] = useState(false)
  const apply = (typed: string) => {
    const outside = typed !== '' && !isWithinDateRange(typed)
    setOutside(outside)
    if (!outside && typed !== (value ?? '')) set(typed || undefined)
  }
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      defaultValue={value ?? ''}
      key={value}
      error={isOutside}
      helperText={isOutside && translate('commons.filters.daysWithin', { first: firstDay, last: lastDay })}
      onBlur={({ target }) => apply(target.value)}
      onKeyDown={({ key, currentTarget }) =>
        key === 'Enter' && (currentTarget.querySelector('input') as HTMLInputElement).blur()
      }
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: firstDay, max: lastDay } }}
    />
  )
}
