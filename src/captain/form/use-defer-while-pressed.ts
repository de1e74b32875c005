import { useCallback, useEffect, useRef } from 'react'

/**
 * Defers work while a pointer is down, since what a blur adds to the page must not move the target of the click.
 * Returns a function that runs an action immediately, or after the pointer is released and its click handled.
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
