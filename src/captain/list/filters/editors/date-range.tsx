import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { monthOf, today, weekOf } from '../../../../../entities/language/dates/plain-date.ts'
import { useWords } from '../../../../shell/words/words-context.tsx'
import { useTenant } from '../../../tenant/tenant-context.tsx'
import DayInput from './day-input.tsx'
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
