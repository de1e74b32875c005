import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { isDate } from '../../entities/calendar.ts'
import { useFormat } from '../captain/format.ts'
import { useWords } from '../shell/words-context.tsx'
import type { Entry } from './entry.ts'
import { input, shown, type ShownProps } from './halves.tsx'
import { PickerButton } from './picker-button.tsx'
import { TextControl } from './text-control.tsx'
import { typedValue } from './typed-value.ts'

function Day({ value }: ShownProps) {
  const format = useFormat()
  return <>{format.date(String(value))}</>
}

/** Typed as 2026/11/21, in full width too, or picked; the weekday beside it tells a slip of the finger. */
function Typed(entry: Entry) {
  const { locale } = useWords()
  const day = typeof entry.value === 'string' && isDate(entry.value) ? entry.value : undefined
  const weekday = day && new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
  return (
    <TextControl
      entry={entry}
      show={withSlashes}
      read={(text) => typedValue(entry.field, text)}
      keyboard="numeric"
      placeholder="2026/01/31"
      width="12.5em"
      end={
        <InputAdornment position="end">
          {weekday && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{weekday}</Box>}
          {!entry.readOnly && <PickerButton type="date" value={day} pick={entry.change} />}
        </InputAdornment>
      }
    />
  )
}

const withSlashes = (value: unknown): string =>
  isDate(String(value)) ? String(value).replaceAll('-', '/') : String(value)

export const Column = shown(Day)
export const Preview = shown(Day)
export const Input = input(Typed)
