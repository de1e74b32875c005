import { useEffect, useRef, useState, type ChangeEvent } from 'react'

const searchDelay = 250

/** The text of a search box, debounced, and only when no input method is composing. */
export function useSearchText(delay = searchDelay, initial = '') {
  const [typed, setTyped] = useState(initial)
  const [text, setText] = useState('')
  const composing = useRef(false)

  useEffect(() => {
    if (composing.current) return undefined
    const timer = setTimeout(() => setText(typed.trim()), delay)
    return () => clearTimeout(timer)
  }, [typed, delay])

  return [
    text,
    {
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
      onCompositionStart: () => {
        composing.current = true
      },
      onCompositionEnd: () => {
        composing.current = false
        setText(typed.trim())
      },
    },
  ] as const
}
