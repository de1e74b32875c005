import { createContext, use } from 'react'
import type { Words } from './words.ts'

export const WordsContext = createContext<Words | undefined>(undefined)

/** The page's translations, inside and outside react-admin; react-admin's `useTranslate` uses the same. */
export const useWords = (): Words => use(WordsContext)!
