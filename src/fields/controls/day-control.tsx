import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { isDate } from '../../../entities/language/dates/plain-date.ts'
import { tagOf } from '../../../locales/tags.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { parseTypedDate } from '../../../entities/language/dates/typed-date.ts'
import { parseTypedValue } from '../values/parse-typed-value.ts'
import { PickerButton } from './picker-button.tsx'
import { TextControl } from './text-control.tsx'

interface DayControlProps {
  readonly entry: FieldEntry
  /** Takes a day from the calendar; by default like one that was typed. */
  pick?(day: string | null): void
}

/** Shown as everywhere; typed as 2026/11/21, 21 Nov, 11/21, 令和8年11月21日, 明日 or tomorrow, full width too, or picked; the weekday next to it helps to notice typos. */
export function DayControl({ entry, pick = entry.change }: DayControlProps) {
  const { locale } = useWords()
  const format = useFormat()
  const day = typeof entry.value === 'string' && isDate(entry.value) ? entry.value : undefined
  const weekday =
    day && new Intl.DateTimeFormat(tagOf(locale), { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
  return (
    <TextControl
      entry={entry}
      show={(value) => (isDate(String(value)) ? format.date(String(value)) : String(value))}
      read={(text) => parseTypedDate(text) ?? parseTypedValue(entry.field, text)}
      placeholder={format.date('2026-01-31')}
      width="12.5em"
      end={
        <InputAdornment position="end">
          {weekday && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mr: 0.5 }}>{weekday}</Box>}
          {!entry.readOnly && <PickerButton type="date" value={day} pick={pick} />}
        </InputAdornment>
      }
    />
  )
}
