import { createContext } from 'react'

/** How many levels the headings of bodies are lowered on this page, where they follow a heading of its own. */
export const HeadingOffset = createContext<0 | 1>(0)
