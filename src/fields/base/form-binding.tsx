import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Field } from '../../../entities/language/entity.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useFieldState } from '../../kernel/form/field-state.ts'
import { useFormSession, useFormState } from '../../kernel/form/session-context.tsx'
import type { Binding } from './binding-context.ts'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'

/** The binding to a form of react-hook-form. */
export const formBinding: Binding = {
  Bound: ({ source, children }) => {
    const Entry = useEntity().derived?.[source] ? DerivedEntry : TypedEntry
    return <Entry source={source}>{children}</Entry>
  },
  Values: ({ of, children }) => children(useWatch({ name: of }) as readonly unknown[]),
}

const TypedEntry: Binding['Bound'] = ({ source, children }) => children(useEntry(source))

/** A value that follows from what is typed. */
const DerivedEntry: Binding['Bound'] = ({ source, children }) => {
  const field = useField(source)
  const id = useId()
  const state = useFieldState(source)
  const value = useFormState(({ derived }) => derived[source])
  return children({ ...state, field, id, path: source, value, change() {}, blur() {}, focusable() {} })
}

function useField(source: string): Field {
  const field = useEntity().fields[source]
  if (!field) throw new TypeError(`${source} is no field of this entity`)
  return field
}

function useEntry(source: string): FieldEntry {
  const field = useField(source)
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
