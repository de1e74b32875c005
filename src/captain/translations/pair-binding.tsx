import { createContext, use } from 'react'
import type { Binding } from '../../fields/base/binding-context.ts'
import { formBinding } from '../../fields/base/form-binding.tsx'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'

/** What an input of a pair knows beside what every input knows. */
export const SideContext = createContext<Pick<FieldEntry, 'lang' | 'placeholder'>>({})

/** The binding of inputs to a form, for those that stand below `SideContext`. */
export const pairBinding: Binding = {
  ...formBinding,
  Bound: ({ source, children }) => {
    const side = use(SideContext)
    return <formBinding.Bound source={source}>{(entry) => children({ ...entry, ...side })}</formBinding.Bound>
  },
}
