import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import { isEmpty, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'
import { nextDayTime } from '../values/next-day-time.ts'
import { TextControl } from '../controls/text-control.tsx'
import { parseTypedValue } from '../values/parse-typed-value.ts'

function TimeWithHint(entry: FieldEntry) {
  const translate = useTranslate()
  const time = isEmpty(entry.value) ? undefined : nextDayTime(entry.value)
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <TextControl
        entry={entry}
        read={(text) => parseTypedValue(entry.field, text)}
        keyboard="numeric"
        placeholder="00:00"
        width="5.5em"
      />
      {time && <InputAdornment position="end">{translate('commons.week.nextDay', { time })}</InputAdornment>}
    </div>
  )
}

export const Input = inputComponent(TimeWithHint)
