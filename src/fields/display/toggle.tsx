import { useRecordContext, useTranslate } from 'react-admin'
import { StatusPill } from '../../captain/record/status-pill.tsx'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

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

export const Column = displayComponent(OnOff)
export const Preview = displayComponent(OnOff)
