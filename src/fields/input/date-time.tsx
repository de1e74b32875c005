import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import { dayOf, instantFrom, wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { useTenant } from '../../captain/tenant/tenant-context.tsx'
import type { FieldEntry } from '../base/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'
import { PickerButton } from '../controls/picker-button.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { parseTypedDateTime } from '../../../entities/language/dates/typed-date.ts'

/** The day it is now in a zone. */
const dayIn = (zone: string): string => dayOf(new Date().toISOString(), zone)!

/** Entered in the tenant's time zone, whose name is shown; stored as an instant. */
function DateTimeInput(entry: FieldEntry) {
  const { timeZone } = useTenant()
  const translate = useTranslate()
  const local = wallClock(entry.value, timeZone)
  const toInstant = (typed: string | undefined) => typed && instantFrom(typed, timeZone)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <TextControl
        entry={entry}
        show={(value) => wallClock(value, timeZone)?.replaceAll('-', '/').replace('T', ' ') ?? String(value)}
        read={(text) => toInstant(parseTypedDateTime(text, dayIn(timeZone))) ?? text}
        placeholder="2026/01/31 10:00"
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
