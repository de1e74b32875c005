/* oxlint-disable react/refs -- no state: rendered again by a press alone, MUI's list would be scrolled to its top */
import { useReducer, useRef, type PointerEvent } from 'react'

const ends = ['click', 'auxclick', 'pointercancel', 'keydown'] as const

/** How far a pointer that rests may tremble, in px. */
const tremble = 4

/**
 * What a list of options shows, and its `onPointerDown`. From a press in it until the click the list stays as it is: were
 * options replaced by an answer of the server meanwhile, the click would reach none, or another. Where the list itself
 * moves under a resting pointer, or is scrolled by what it draws, the option that was pressed is clicked all the same.
 */
export function useHeldWhilePressed<Shown>(latest: Shown): readonly [Shown, (press: PointerEvent) => void] {
  const held = useRef<{ readonly shown: Shown; isBehind: boolean }>(undefined)
  const [, draw] = useReducer((draws: number) => draws + 1, 0)
  if (held.current) held.current.isBehind = true
  const shown = held.current ? held.current.shown : latest
  const hold = ({ target, clientX, clientY }: PointerEvent) => {
    held.current = { shown, isBehind: false }
    const option = (target as Element).closest<HTMLElement>('[role="option"]')
    const ended = new AbortController()
    const release = (event: Event) => {
      ended.abort()
      if (event instanceof MouseEvent && event.type === 'click' && !option?.contains(event.target as Node)) {
        const moved = Math.hypot(event.clientX - clientX, event.clientY - clientY)
        if (moved <= tremble) option?.click()
      }
      const isBehind = held.current?.isBehind
      held.current = undefined
      if (isBehind) draw()
    }
    // At the window the list has handled the click already.
    for (const end of ends) addEventListener(end, release, ended)
  }
  return [shown, hold]
}
