import { useState } from 'react'

const ends = ['click', 'auxclick', 'pointercancel', 'keydown'] as const

/**
 * What a list of options shows, and its `onPointerDown`. From a press in it until the click the list stays as it is: were
 * options replaced or moved by an answer of the server meanwhile, the click would reach none, or another.
 */
export function useHeldWhilePressed<Shown>(latest: Shown): readonly [Shown, () => void] {
  const [held, setHeld] = useState<{ readonly shown: Shown }>()
  const shown = held ? held.shown : latest
  const hold = () => {
    setHeld({ shown })
    const ended = new AbortController()
    const release = () => {
      ended.abort()
      setHeld(undefined)
    }
    // At the window the list has handled the click already.
    for (const end of ends) addEventListener(end, release, ended)
  }
  return [shown, hold]
}
