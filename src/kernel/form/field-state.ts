import { isDraft } from '../../../entities/language/entity.ts'
import { isKeptInDraft } from '../../../entities/language/derived/draft-fields.ts'
import { isNeeded } from '../../../entities/language/input/body.ts'
import { inputField } from '../../../entities/language/input/derive.ts'
import { isFieldLocked } from '../../../entities/language/derived/record-locks.ts'
import { listText } from '../../../locales/issue-text.ts'
import { useWords } from '../../shell/words/words-context.tsx'
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
  /**
   * Derived from others, set on create and immutable after, part of a locked record, the field that identifies a version, or,
   * where what is typed goes into a draft, one that no draft keeps.
   */
  readonly readOnly: boolean
}

export function useFieldState(source: string): FieldState {
  const { entity, form, values } = useFormSession()
  const labels = useLabels(entity)
  const field = entity.fields[source]
  const { translate } = useWords()
  const held = useFormState((state) => form === 'edit' && isFieldLocked(entity, state.base, source))
  // A value that makes a record a draft may have been changed since it was loaded.
  const unpublished = useFormState((state) =>
    isDraft(entity, entity.drafts ? { ...state.base, ...values() } : state.base),
  )
  const intoDraft = useFormState((state) => state.intoDraft)
  const draft = unpublished || intoDraft
  const mayLack = (intoDraft && !isNeeded(entity, field!)) || (unpublished && field?.nullable === true)
  // A state field is display-only in a form: buttons change it, so there is nothing to fill in.
  const derived = entity.derived?.[source]
  const derivedHelp = () => {
    const inputs = [...new Set(derived!.from.map(inputField))].map(labels.label)
    return translate('forms.derived', { labels: listText(translate, inputs) })
  }
  const needed = field?.optional === false && field.kind !== 'states' && !derived
  const notes = useFormState((state) => state.messages[source]) ?? noMessages
  return {
    ...notes,
    label: labels.label(source),
    help: labels.help(source) ?? (derived && derivedHelp()),
    required: needed && !mayLack,
    toPublish: needed && mayLack,
    draft,
    readOnly:
      derived !== undefined ||
      held ||
      (intoDraft && !isKeptInDraft(entity, source)) ||
      (form === 'edit' && entity.fixed?.includes(source) === true),
  }
}
