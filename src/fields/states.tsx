import { useRecordContext } from 'react-admin'
import { useEntity } from '../captain/screens/entity-context.tsx'
import { StatusPill } from '../captain/record/status-pill.tsx'
import { useBinding } from './base/binding-context.ts'
import type { FieldEntry } from './base/field-entry.ts'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'

function Pill({ field, value }: DisplayProps) {
  const record = useRecordContext()
  return <StatusPill record={{ id: '', ...record, [field.name]: value }} field={field} />
}

/** Shows a record's state. Only transitions change it, so that saving never publishes. */
function StatusInput({ field, value }: FieldEntry) {
  const { Values } = useBinding()
  const { versions } = useEntity()
  const { from = versions?.from, until } = field.window ?? {}
  return (
    <Values of={[from ?? field.name, until ?? field.name]}>
      {([opens, closes]) => (
        <div>
          <StatusPill
            record={{ id: '', ...(from && { [from]: opens }), ...(until && { [until]: closes }), [field.name]: value }}
            field={field}
          />
        </div>
      )}
    </Values>
  )
}

export const Column = displayComponent(Pill)
export const Preview = displayComponent(Pill)
export const Input = inputComponent(StatusInput, { group: true })
