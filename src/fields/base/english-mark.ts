import { createContext, type ComponentType } from 'react'

/**
 * What a form shows below the English of a text within the value of a field: `within` is the name of the field, `path`
 * where the English is in the record. Nothing where no form has both languages.
 */
export const EnglishMarkContext = createContext<ComponentType<{ within: string; path: string }>>(() => null)
