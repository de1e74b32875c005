import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { useMemo } from 'react'
import { dayOf, instantFrom, wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { formatOf } from '../../kernel/words/format.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'
import { PickerButton } from '../controls/picker-button.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { parseTypedDateTime } from '../../../entities/language/dates/typed-date.ts'

/** The day it is now in a zone. */
const dayIn = (zone: string): string => dayOf(new Date().toISOString(), zone)!

/** Entered in the tenant's time zone, whose name is shown; stored as an instant. */
function DateTimeInput(entry: FieldEntry) {
  const { timeZone } = useTenant()
  const { locale, translate } = useWords()
  const format = useMemo(() => formatOf(locale, timeZone), [locale, timeZone])
  const local = wallClock(entry.value, timeZone)
  const toInstant = (typed: string | undefined) => typed && instantFrom(typed, timeZone)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <TextControl
        entry={entry}
        show={(value) => (wallClock(value, timeZone) ? format.dateTime(String(value)) : String(value))}
        read={(text) => toInstant(parseTypedDateTime(text, dayIn(timeZone))) ?? text}
        placeholder={format.dateTime('2026-01-31T01:00:00Z')}
        width="13.5em"
        end={
          !entry.readOnly && (
            <InputAdornment position="end">
              <PickerButton
                type="datetime-local"
                value={local}
                pick={(picked) => entry.change(picked && toInstant(picked))}
              />
            </InputAdornment>
          )
        }
      />
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
        {translate('commons.inputs.timeZone')}
      </Box>
    </Box>
  )
}

export const Input = inputComponent(DateTimeInput)
