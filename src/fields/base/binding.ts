import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { FieldEntry } from './field-entry.ts'

/** What ties inputs to the form around them. The form brings it along, so that a list never downloads what only forms need. */
export interface Binding {
  /** Gives its child the entry of a field. */
  readonly Bound: ComponentType<{ readonly source: string; children(entry: FieldEntry): ReactNode }>
  /** Gives its child what stands in some fields of the form now. */
  readonly Values: ComponentType<{ readonly of: readonly string[]; children(values: readonly unknown[]): ReactNode }>
}

export const BindingContext = createContext<Binding | undefined>(undefined)

export function useBinding(): Binding {
  const binding = use(BindingContext)
  if (!binding) throw new Error('No form here: render inputs below BindingContext.')
  return binding
}
