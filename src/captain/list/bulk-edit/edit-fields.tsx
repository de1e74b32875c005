import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import Typography from '@mui/material/Typography'
import { issueText } from '../../../../locales/issue-text.ts'
import type { Translate } from '../../../../locales/labels.ts'
import { containComposition } from '../../../shell/ui/contain-composition.ts'
import { NativeSelect } from '../../../kernel/controls/native-select.tsx'
import { issuesOfError } from '../../../kernel/words/issues-of-error.ts'
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
import { useScope } from '../../../kernel/words/scope.ts'

export type Edits = Readonly<Record<string, FieldEdit>>
type EditErrors = Readonly<Record<string, string>>
export type Changes = Readonly<Record<string, EditBody>>

/** What somebody chose to change, and what is wrong with it. `textOf` is why a call has failed that is no field's fault. */
export function useEdits(textOf: (thrown: unknown) => string) {
  const { labels, translate } = useScope()
  const [edits, setEdits] = useState<Edits>({})
  const [errors, setErrors] = useState<EditErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  /** Puts the focus into the inputs of a field. */
  const focus = (name: string | undefined): void => {
    if (name === undefined) return
    const inputs = ':is(select, input:not([type="hidden"]), textarea, button[role])'
    form.current?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(name)}"] ${inputs}`)?.focus()
  }
  function showErrors(next: EditErrors): void {
    setErrors(next)
    focus(Object.keys(next)[0])
  }

  return {
    form,
    edits,
    errors,
    failure,
    setFailure,
    busy,
    focus,
    isEmpty: Object.keys(edits).length === 0,
    change(next: Edits): void {
      setEdits(next)
      setErrors({})
      setFailure(undefined)
    },
    /** The edits as the API takes them; undefined, with errors shown, while something is missing. */
    bodies(): Changes | undefined {
      const read = changesOf(edits, translate)
      if ('changes' in read) return read.changes
      showErrors(read.missing)
      return undefined
    },
    /** Does a call; what the server says of a field is shown with it. */
    async attempt(work: () => Promise<unknown>): Promise<void> {
      const focused = document.activeElement as HTMLElement | null
      setBusy(true)
      setFailure(undefined)
      try {
        await work()
      } catch (error) {
        // What is inert takes no focus.
        flushSync(() => setBusy(false))
        focused?.focus()
        const at = issuesOfError(error).filter(({ path: [part, name] }) => part === 'changes' && String(name) in edits)
        const textAt = (issue: (typeof at)[number]) =>
          issueText(translate, labels, { ...issue, path: issue.path.slice(1, 2) })
        if (at.length === 0) setFailure(textOf(error))
        else showErrors(Object.fromEntries(at.map((issue) => [String(issue.path[1]), textAt(issue)])))
      } finally {
        setBusy(false)
      }
    },
  }
}

interface EditFormProps {
  readonly id: string
  readonly editing: Pick<ReturnType<typeof useEdits>, 'form' | 'edits' | 'errors' | 'busy' | 'focus' | 'change'>
  readonly lead: string
  /** Whether there are fields to change. */
  readonly hasFields?: boolean
  submit(): void
  readonly children?: ReactNode
}

/** What happens to which fields of every record, or to the records as they are. */
export function EditForm({
  id,
  editing: { form, ...fields },
  lead,
  hasFields = true,
  submit,
  children,
}: EditFormProps) {
  return (
    <form
      id={id}
      ref={form}
      noValidate
      autoComplete="off"
      onKeyDownCapture={containComposition}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      style={{ display: 'grid', gap: 16 }}
    >
      <Typography sx={{ fontSize: 14 }}>{lead}</Typography>
      {hasFields && <EditFields {...fields} />}
      {children}
    </form>
  )
}

/** The fields that were chosen, and a choice of the others. */
function EditFields({ edits, errors, busy, change, focus }: Omit<EditFormProps['editing'], 'form'>) {
  const { entity, site, labels, translate } = useScope()
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

/** The edits as the API takes them, or what is missing in which of them. */
function changesOf(
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
