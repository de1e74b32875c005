import { isHeld } from '../../../entities/held.ts'
import { useLabels } from '../labels.ts'
import { noNotes, type FieldNotes } from './notes.ts'
import { useFormState, useSession } from './session-context.tsx'

/** What a form says of one field: its name, its help, whether it must be filled, and what is wrong with it now. */
export interface FieldState extends FieldNotes {
  readonly label: string
  readonly help?: string | undefined
  readonly required: boolean
  /** Given at creation and unchangeable after, part of a record that is closed to changes, or what a version is known by. */
  readonly readOnly: boolean
}

export function useFieldState(source: string): FieldState {
  const { entity, form } = useSession()
  const labels = useLabels(entity)
  const held = useFormState((state) => form === 'edit' && isHeld(entity, state.base, source))
  const notes = useFormState((state) => state.notes[source]) ?? noNotes
  return {
    ...notes,
    label: labels.label(source),
    help: labels.help(source),
    // A state is shown in a form and changed by buttons: there is nothing to fill in.
    required: entity.fields[source]?.optional === false && entity.fields[source].kind !== 'states',
    readOnly: held || (form === 'edit' && entity.fixed?.includes(source) === true),
  }
}
