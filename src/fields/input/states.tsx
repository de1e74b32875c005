import { useEntity } from '../../captain/screens/entity-context.tsx'
import { StatusPill } from '../../captain/record/status-pill.tsx'
import { useBinding } from '../base/binding-context.ts'
import type { FieldEntry } from '../base/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'

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

export const Input = inputComponent(StatusInput, { group: true })
