import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useRecordContext, useTranslate } from 'react-admin'
import { StatusPill } from '../captain/record/status-pill.tsx'
import { describedBy, type FieldEntry } from './base/field-entry.ts'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'

function OnOff({ field, value }: DisplayProps) {
  const translate = useTranslate()
  const record = useRecordContext()
  // With a window, a toggle that is on may not be in effect yet.
  if (field.window && value === true && record) return <StatusPill record={record} field={field} />
  return value === true ? (
    <>{translate('commons.form.on')}</>
  ) : (
    <span className="empty">{translate('commons.form.off')}</span>
  )
}

const Toggle = (entry: FieldEntry) => (
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

export const Column = displayComponent(OnOff)
export const Preview = displayComponent(OnOff)
export const Input = inputComponent(Toggle, { ownLabel: true })
