import { isDraft } from '../../../entities/language/entity.ts'
import { isFieldLocked } from '../../../entities/language/derived/record-locks.ts'
import { useLabels } from '../words/labels.ts'
import { noMessages, type FieldMessages } from './field-messages.ts'
import { useFormState, useFormSession } from './session-context.tsx'

/** What a form shows for one field: label, help, whether it is required, and its current messages. */
export interface FieldState extends FieldMessages {
  readonly label: string
  readonly help?: string | undefined
  readonly required: boolean
  /** Required of a draft only once it is published. */
  readonly toPublish?: boolean
  readonly draft?: boolean
  /** Set on create and immutable after, part of a locked record, or the field that identifies a version. */
  readonly readOnly: boolean
}

export function useFieldState(source: string): FieldState {
  const { entity, form, values } = useFormSession()
  const labels = useLabels(entity)
  const held = useFormState((state) => form === 'edit' && isFieldLocked(entity, state.base, source))
  // A value that makes a record a draft may have been changed since it was loaded.
  const draft = useFormState((state) => isDraft(entity, entity.drafts ? { ...state.base, ...values() } : state.base))
  const field = entity.fields[source]
  // A state field is display-only in a form: buttons change it, so there is nothing to fill in.
  const needed = field?.optional === false && field.kind !== 'states'
  const notes = useFormState((state) => state.messages[source]) ?? noMessages
  return {
    ...notes,
    label: labels.label(source),
    help: labels.help(source),
    required: needed && !(draft && field.nullable),
    toPublish: needed && draft && field.nullable,
    draft,
    readOnly: held || (form === 'edit' && entity.fixed?.includes(source) === true),
  }
}
