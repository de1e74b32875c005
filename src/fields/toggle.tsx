import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'ra-core'
import { describedBy, type Entry } from './entry.ts'
import { input, shown, type ShownProps } from './halves.tsx'

function OnOff({ value }: ShownProps) {
  const translate = useTranslate()
  return value === true ? (
    <>{translate('commons.form.on')}</>
  ) : (
    <span className="empty">{translate('commons.form.off')}</span>
  )
}

const Toggle = (entry: Entry) => (
  <FormControlLabel
    label={entry.label}
    control={
      <Switch
        id={entry.id}
        checked={entry.value === true}
        disabled={entry.readOnly}
        onChange={(_, checked) => entry.change(checked)}
        onBlur={entry.blur}
        slotProps={{ input: { ...describedBy(entry), ref: entry.focusable } }}
      />
    }
    sx={{
      minHeight: 40,
      alignSelf: 'flex-start',
      ml: -1,
      '& .MuiFormControlLabel-label': { fontWeight: 700, fontSize: '0.875rem' },
    }}
  />
)

export const Column = shown(OnOff)
export const Preview = shown(OnOff)
export const Input = input(Toggle, { ownLabel: true })
