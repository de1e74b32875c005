import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { Values } from '../../../entities/language/input/body.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { NativeSelect } from '../ai/native-select.tsx'
import { MessageBar } from './message-bar.tsx'
import { chosenParts, dateShifts, optionalParts, type DateShift } from './copy-options.ts'
import { isSameValue } from './session/same-value.ts'
import { useFormSession } from './session/session-context.tsx'

/** What a copy takes over: its pictures or none, and its dates as they are or moved. What was typed since stays. */
export function CopyChoices({ copy }: { readonly copy: Values }) {
  const { translate } = useWords()
  const session = useFormSession()
  const { pictures, dates } = optionalParts(session.entity, copy)
  const [shift, setShift] = useState<DateShift>('none')
  const [withPictures, setWithPictures] = useState(true)
  const put = useRef<Values>(copy)

  function choose(nextShift: DateShift, nextPictures: boolean): void {
    setShift(nextShift)
    setWithPictures(nextPictures)
    const values = session.values()
    const untouched = Object.entries(chosenParts(session.entity, copy, nextShift, nextPictures)).filter(([name]) =>
      isSameValue(values[name], put.current[name]),
    )
    put.current = { ...put.current, ...Object.fromEntries(untouched) }
    session.put(Object.fromEntries(untouched))
  }

  return (
    <MessageBar tone="info">
      {translate('edits.copy.lead')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 3, rowGap: 1, mt: 1 }}>
        {dates.length > 0 && (
          <Box sx={{ width: { xs: '100%', sm: 280 } }}>
            <NativeSelect<DateShift>
              id="copy-dates"
              label={translate('edits.copy.dates')}
              value={shift}
              options={(Object.keys(dateShifts) as DateShift[]).map((value) => ({
                value,
                label: translate(`edits.copy.shifts.${value}`),
              }))}
              choose={(next) => choose(next as DateShift, withPictures)}
            />
          </Box>
        )}
        {pictures.length > 0 && (
          <FormControlLabel
            label={translate('edits.copy.pictures')}
            control={<Checkbox checked={withPictures} onChange={(_, checked) => choose(shift, checked)} />}
          />
        )}
      </Box>
    </MessageBar>
  )
}
