import { createContext, use } from 'react'
import type { Words } from './words.ts'

export const WordsContext = createContext<Words | undefined>(undefined)

/** The words of the page. Outside react-admin as well as inside; its `useTranslate` answers from the same ones. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('No words here: render below WordsContext.')
  return words
}
