import { createContext } from 'react'

/** By how much the headings of bodies are lower here than written, where a heading stands above them. */
export const HeadingOffset = createContext<0 | 1>(0)
