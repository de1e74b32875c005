import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useEntity } from '../captain/entity-context.tsx'
import { useFieldState } from '../captain/form/field-state.ts'
import { useSession } from '../captain/form/session-context.tsx'
import type { Binding } from './binding.ts'
import type { Entry } from './entry.ts'

/** Inputs in a form of react-hook-form. */
export const formBinding: Binding = {
  Bound: ({ source, children }) => children(useEntry(source)),
  Values: ({ of, children }) => children(useWatch({ name: of }) as readonly unknown[]),
}

function useEntry(source: string): Entry {
  const field = useEntity().fields[source]
  if (!field) throw new TypeError(`${source} is no field of this entity`)
  const id = useId()
  const { field: bound } = useController({ name: source })
  const state = useFieldState(source)
  const { pending } = useSession()
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
  }
}
