import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import { instantAt, wallClock } from '../../entities/wall-clock.ts'
import { useFormat } from '../captain/format.ts'
import { useTenant } from '../captain/tenant-context.tsx'
import type { Entry } from './entry.ts'
import { input, shown, type ShownProps } from './halves.tsx'
import { PickerButton } from './picker-button.tsx'
import { TextControl } from './text-control.tsx'
import { wallFrom } from './wall-from.ts'

function Instant({ value }: ShownProps) {
  const format = useFormat()
  return (
    <Box component="time" dateTime={String(value)} title={format.relative(String(value))} sx={{ whiteSpace: 'nowrap' }}>
      {format.dateTime(String(value))}
    </Box>
  )
}

/** Typed or picked in the tenant's zone, which is named beside it; kept as an instant. */
function Typed(entry: Entry) {
  const { timeZone } = useTenant()
  const translate = useTranslate()
  const wall = wallClock(entry.value, timeZone)
  const toInstant = (typed: string | undefined) => typed && instantAt(typed, timeZone)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <TextControl
        entry={entry}
        show={(value) => wallClock(value, timeZone)?.replaceAll('-', '/').replace('T', ' ') ?? String(value)}
        read={(text) => toInstant(wallFrom(text)) ?? text}
        keyboard="numeric"
        placeholder="2026/01/31 10:00"
        width="13.5em"
        end={
          !entry.readOnly && (
            <InputAdornment position="end">
              <PickerButton
                type="datetime-local"
                value={wall}
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

export const Column = shown(Instant)
export const Preview = shown(Instant)
export const Input = input(Typed)
