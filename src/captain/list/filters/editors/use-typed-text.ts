import { useState } from 'react'

/** The text of an input, and a function to set it. It is reset when its value is changed elsewhere. */
export function useTypedText(value: unknown): readonly [string, (text: string) => void] {
  const shown = value === undefined ? '' : String(value)
  const [typed, setTyped] = useState({ text: shown, shown })
  if (typed.shown !== shown) setTyped({ text: shown, shown })
  return [typed.shown === shown ? typed.text : shown, (text) => setTyped({ text, shown })]
}
