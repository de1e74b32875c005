import { useRecordContext } from 'react-admin'
import { StatusPill } from '../../kernel/status/status-pill.tsx'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

function Pill({ field, value }: DisplayProps) {
  const record = useRecordContext()
  return <StatusPill record={{ id: '', ...record, [field.name]: value }} field={field} />
}

export const Column = displayComponent(Pill)
export const Preview = displayComponent(Pill)
