import { useCallback, useEffect, useRef } from 'react'

/**
 * Lets things wait while a pointer is pressed: what leaving a field brings onto the page must not move away what is being
 * clicked. Answers how to do something at once, or once the pointer is released and its click has come through.
 */
export function useDeferWhilePressed(): (act: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = () => {
      pressed.current = true
    }
    const release = () => {
      pressed.current = false
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act()
      })
    }
    const ends = ['pointerup', 'pointercancel', 'dragend'] as const
    addEventListener('pointerdown', press, true)
    for (const end of ends) addEventListener(end, release, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      for (const end of ends) removeEventListener(end, release, true)
    }
  }, [])

  return useCallback((act) => {
    if (pressed.current) waiting.current.push(act)
    else act()
  }, [])
}
