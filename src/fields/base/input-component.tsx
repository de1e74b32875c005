import type { ComponentType } from 'react'
import { useHasField } from '../../kernel/context/tenant-context.tsx'
import { useBinding } from './binding-context.ts'
import type { FieldEntry, FieldProps } from '../../kernel/form/field-entry.ts'
import { FieldShell } from './field-shell.tsx'

interface InputFrame {
  readonly group?: boolean
  readonly ownLabel?: boolean
}

/**
 * Builds a kind's `Input`. Renders nothing where the site lacks the field. `Part` renders an entry that is not a field
 * of its own. `prepare` has what the control loads on demand loaded with the form.
 */
export function inputComponent(Control: ComponentType<FieldEntry>, frame: InputFrame = {}, prepare = () => {}) {
  const Part = ({ entry }: { readonly entry: FieldEntry }) => (
    <FieldShell entry={entry} {...frame}>
      <Control {...entry} />
    </FieldShell>
  )
  const BoundInput = ({ source }: FieldProps) => {
    const { Bound } = useBinding()
    return <Bound source={source}>{(entry) => <Part entry={entry} />}</Bound>
  }
  const Input = ({ source }: FieldProps) => (useHasField(source) ? <BoundInput source={source} /> : null)
  return Object.assign(Input, { Part, prepare })
}
