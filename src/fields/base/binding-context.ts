import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'

/**
 * Connects inputs to the form around them. The form provides it, so that lists never load code that only forms need.
 */
export interface Binding {
  /** Passes the entry of a field to its child. */
  readonly Bound: ComponentType<{ readonly source: string; children(entry: FieldEntry): ReactNode }>
  /** Passes the current values of some fields to its child. */
  readonly Values: ComponentType<{ readonly of: readonly string[]; children(values: readonly unknown[]): ReactNode }>
}

export const BindingContext = createContext<Binding | undefined>(undefined)

export function useBinding(): Binding {
  const binding = use(BindingContext)
  if (!binding) throw new Error('No form here: render inputs below BindingContext.')
  return binding
}
