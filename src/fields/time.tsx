import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import { isEmpty, type Entry } from './entry.ts'
import { input, shown, type ShownProps } from './halves.tsx'
import { nextDayTime } from './next-day.ts'
import { TextControl } from './text-control.tsx'
import { typedValue } from './typed-value.ts'

const Clock = ({ value }: ShownProps) => <>{String(value)}</>

function TimeWithHint(entry: Entry) {
  const translate = useTranslate()
  const time = isEmpty(entry.value) ? undefined : nextDayTime(entry.value)
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <TextControl
        entry={entry}
        read={(text) => typedValue(entry.field, text)}
        keyboard="numeric"
        placeholder="00:00"
        width="5.5em"
      />
      {time && <InputAdornment position="end">{translate('commons.week.nextDay', { time })}</InputAdornment>}
    </div>
  )
}

export const Column = shown(Clock)
export const Preview = shown(Clock)
export const Input = input(TimeWithHint)
