import CalendarTodayIcon from '@mui/icons-material/CalendarToday'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import { firstDay, lastDay } from '../../../entities/language/dates/plain-date.ts'
import { useWords } from '../../shell/words/words-context.tsx'

interface PickerProps {
  readonly type: 'date' | 'datetime-local'
  readonly value: string | undefined
  pick(value: string | null): void
}

/** Opens the browser's date or time picker, whose native input is hidden under the button. */
export function PickerButton({ type, value, pick }: PickerProps) {
  const { translate } = useWords()
  const native = useRef<HTMLInputElement>(null)
  const words = translate('commons.inputs.openCalendar')
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <IconButton size="small" edge="end" aria-label={words} title={words} onClick={() => native.current?.showPicker()}>
        <CalendarTodayIcon fontSize="small" />
      </IconButton>
      <Box
        component="input"
        ref={native}
        type={type}
        value={value ?? ''}
        // The picker offers every fifth minute; any other is typed.
        step={type === 'date' ? undefined : 300}
        min={type === 'date' ? firstDay : `${firstDay}T00:00`}
        max={type === 'date' ? lastDay : `${lastDay}T23:59`}
        tabIndex={-1}
        aria-hidden
        onChange={(event: { target: { value: string } }) => pick(event.target.value || null)}
        sx={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none', width: '100%', border: 0, p: 0 }}
      />
    </Box>
  )
}
