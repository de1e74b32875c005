import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import { isEmpty, type FieldEntry } from './base/field-entry.ts'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { nextDayTime } from './values/next-day-time.ts'
import { TextControl } from './controls/text-control.tsx'
import { parseTypedValue } from './values/parse-typed-value.ts'

const Clock = ({ value }: DisplayProps) => <>{String(value)}</>

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

export const Column = displayComponent(Clock)
export const Preview = displayComponent(Clock)
export const Input = inputComponent(TimeWithHint)
