import { isFieldLocked } from '../../../../entities/language/record-locks.ts'
import { useLabels } from '../../words/labels.ts'
import { noMessages, type FieldMessages } from './field-messages.ts'
import { useFormState, useFormSession } from './session-context.tsx'

/** What a form says of one field: its name, its help, whether it must be filled, and what is wrong with it now. */
export interface FieldState extends FieldMessages {
  readonly label: string
  readonly help?: string | undefined
  readonly required: boolean
  /** Given at creation and unchangeable after, part of a record that is closed to changes, or what a version is known by. */
  readonly readOnly: boolean
}

export function useFieldState(source: string): FieldState {
  const { entity, form } = useFormSession()
  const labels = useLabels(entity)
  const held = useFormState((state) => form === 'edit' && isFieldLocked(entity, state.base, source))
  const notes = useFormState((state) => state.messages[source]) ?? noMessages
  return {
    ...notes,
    label: labels.label(source),
    help: labels.help(source),
    // A state is shown in a form and changed by buttons: there is nothing to fill in.
    required: entity.fields[source]?.optional === false && entity.fields[source].kind !== 'states',
    readOnly: held || (form === 'edit' && entity.fixed?.includes(source) === true),
  }
}
