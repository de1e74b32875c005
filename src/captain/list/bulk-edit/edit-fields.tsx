import { useId } from 'react'
import { flushSync } from 'react-dom'
import type { Translate } from '../../../../locales/labels.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { NativeSelect } from '../../../kernel/controls/native-select.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import {
  editableFields,
  editBody,
  isByAmount,
  isByPercent,
  newEdit,
  type EditBody,
  type FieldEdit,
} from './field-edit.ts'
import { FieldEditInputs } from './field-edit-inputs.tsx'

export type Edits = Readonly<Record<string, FieldEdit>>
export type EditErrors = Readonly<Record<string, string>>
export type Changes = Readonly<Record<string, EditBody>>

interface EditFieldsProps {
  readonly edits: Edits
  readonly errors: EditErrors
  readonly busy: boolean
  change(edits: Edits): void
  /** Puts the focus into the inputs of a field. */
  focus(name: string): void
}

/** What happens to which fields of every record: those that were chosen, and a choice of the others. */
export function EditFields({ edits, errors, busy, change, focus }: EditFieldsProps) {
  const { translate } = useWords()
  const entity = useEntity()
  const { site } = useTenant()
  const labels = useLabels(entity)
  const id = useId()
  const fields = editableFields(entity, site)
  const shown = Object.keys(edits)
  const left = fields.filter(({ name }) => !shown.includes(name))

  function addField(name: string): void {
    const field = fields.find((each) => each.name === name)
    if (!field) return
    flushSync(() => change({ ...edits, [name]: newEdit(field) }))
    focus(name)
  }

  return (
    <div inert={busy} style={{ display: 'grid', gap: 16 }}>
      {shown.map((name) => (
        <FieldEditInputs
          key={name}
          field={entity.fields[name]!}
          edit={edits[name]!}
          error={errors[name]}
          change={(edit) => change({ ...edits, [name]: edit })}
          remove={() => change(Object.fromEntries(Object.entries(edits).filter(([each]) => each !== name)))}
        />
      ))}
      {left.length > 0 && (
        <NativeSelect
          id={`${id}-field`}
          label={translate(shown.length === 0 ? 'edits.field' : 'edits.another')}
          value=""
          options={[
            { value: '', label: translate('edits.choose') },
            ...left.map(({ name }) => ({ value: name, label: labels.label(name) })),
          ]}
          choose={addField}
        />
      )}
    </div>
  )
}

/** The first input of a field's edit in a form. */
export const editInput = (form: HTMLFormElement | null, name: string): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>(
    `[data-edit="${CSS.escape(name)}"] :is(select, input:not([type="hidden"]), textarea, button[role])`,
  )

/** The edits as the API takes them, or what is missing in which of them. */
export function changesOf(
  edits: Edits,
  translate: Translate,
): { readonly changes: Changes } | { readonly missing: EditErrors } {
  const bodies = Object.entries(edits).map(([name, edit]) => ({ name, edit, body: editBody(edit) }))
  const missing = bodies.filter(({ body }) => body === undefined)
  if (missing.length === 0) return { changes: Object.fromEntries(bodies.map(({ name, body }) => [name, body!])) }
  const errorOf = ({ action }: FieldEdit): string =>
    translate(isByAmount(action) || isByPercent(action) ? 'edits.number' : 'edits.missing')
  return { missing: Object.fromEntries(missing.map(({ name, edit }) => [name, errorOf(edit)])) }
}
