import { useRecordContext, useTranslate } from 'react-admin'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { toggleText } from '../values/toggle-text.ts'
import { StatusPill } from '../../kernel/status/status-pill.tsx'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

function OnOff({ field, name, value }: DisplayProps) {
  const labels = useLabels(useEntity())
  const translate = useTranslate()
  const record = useRecordContext()
  // With a window, a toggle that is on may not be in effect yet.
  if (field.window && value === true && record) return <StatusPill record={record} field={field} />
  const text = toggleText(labels, translate, name, value === true)
  return value === true ? <>{text}</> : <span className="empty">{text}</span>
}

export const Column = displayComponent(OnOff)
export const Preview = displayComponent(OnOff)
