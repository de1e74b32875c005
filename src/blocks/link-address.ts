import { createContext } from 'react'

/** Where a page lets the links of its bodies lead: to their own addresses, or to those with something more. */
export const LinkAddress = createContext((href: string): string => href)
