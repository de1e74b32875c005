import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useFieldState } from '../../kernel/form/field-state.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import type { Binding } from './binding-context.ts'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'

/** The binding to a form of react-hook-form. */
export const formBinding: Binding = {
  Bound: ({ source, children }) => children(useEntry(source)),
  Values: ({ of, children }) => children(useWatch({ name: of }) as readonly unknown[]),
}

function useEntry(source: string): FieldEntry {
  const field = useEntity().fields[source]
  if (!field) throw new TypeError(`${source} is no field of this entity`)
  const id = useId()
  const { field: bound } = useController({ name: source })
  const state = useFieldState(source)
  const { pending, arriving } = useFormSession()
  return {
    ...state,
    field,
    id,
    path: source,
    value: bound.value,
    change: bound.onChange,
    blur: bound.onBlur,
    focusable: bound.ref,
    pending,
    arriving,
  }
}
