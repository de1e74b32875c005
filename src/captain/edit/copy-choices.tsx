import { useState } from 'react'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { Values } from '../../../entities/language/input/body.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { NativeSelect } from '../../kernel/controls/native-select.tsx'
import { MessageBar } from '../../kernel/controls/message-bar.tsx'
import { choiceOf, chosenParts, dateShifts, optionalParts, type CopyChoice, type DateShift } from './copy-options.ts'
import { isSameValue } from '../../kernel/form/same-value.ts'
import { useFormSession, useFormState } from '../../kernel/form/session-context.tsx'

/** What a copy takes over: its pictures or none, and its dates as they are or moved. What was typed since stays. */
export function CopyChoices({ copy }: { readonly copy: Values }) {
  const { translate } = useWords()
  const session = useFormSession()
  const { pictures, dates } = optionalParts(session.entity, copy)
  const [known, setKnown] = useState<CopyChoice>({ shift: 'none', withPictures: true })
  useFormState((state) => state.changed)
  const choice = choiceOf(session.entity, copy, session.values(), known)

  function choose(part: Partial<CopyChoice>): void {
    const next = { ...choice, ...part }
    setKnown(next)
    const values = session.values()
    const before = chosenParts(session.entity, copy, choice.shift, choice.withPictures)
    const untouched = Object.entries(chosenParts(session.entity, copy, next.shift, next.withPictures)).filter(
      ([name]) => isSameValue(values[name], before[name]),
    )
    session.put(Object.fromEntries(untouched))
  }

  return (
    <MessageBar tone="info">
      {translate('copy.lead')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 3, rowGap: 1, mt: 1 }}>
        {dates.length > 0 && (
          <Box sx={{ width: { xs: '100%', sm: 280 } }}>
            <NativeSelect<DateShift>
              id="copy-dates"
              label={translate('copy.dates')}
              value={choice.shift}
              options={(Object.keys(dateShifts) as DateShift[]).map((value) => ({
                value,
                label: translate(`copy.shifts.${value}`),
              }))}
              choose={(shift) => choose({ shift: shift as DateShift })}
            />
          </Box>
        )}
        {pictures.length > 0 && (
          <FormControlLabel
            label={translate('copy.pictures')}
            control={
              <Checkbox checked={choice.withPictures} onChange={(_, withPictures) => choose({ withPictures })} />
            }
          />
        )}
      </Box>
    </MessageBar>
  )
}
