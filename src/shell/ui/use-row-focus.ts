import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Whether nothing has the focus, or only what is around an element, as when the element in it that had it is gone. */
export const isFocusLost = (element: HTMLElement): boolean => {
  const { activeElement } = document
  return activeElement === null || (activeElement !== element && activeElement.contains(element))
}

/**
 * Keeps the focus in a list whose rows go by a button in them. `leave` takes the button that was pressed: where the focus is
 * lost afterwards, it goes on to the button that stands in its place, or to the last one, or to the list itself, which
 * `tabIndex={-1}` allows. Whoever went elsewhere meanwhile stays there. `rows` changes with the rows that are shown; `busy`
 * says that the buttons are disabled.
 */
export function useRowFocus<List extends HTMLElement>(
  rows: string | undefined,
  busy = false,
): { readonly list: RefObject<List | null>; leave(button: HTMLElement): void } {
  const list = useRef<List>(null)
  const place = useRef<number>(undefined)
  const settled = useRef(rows)
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const settle = useEffectEvent((now: string | undefined) => {
    if (place.current !== undefined && list.current && isFocusLost(list.current)) {
      const all = buttons()
      const next = all[Math.min(place.current, all.length - 1)] ?? list.current
      next.focus()
    }
    // A button that was only disabled has the focus back before its row goes.
    if (now !== settled.current) place.current = undefined
    settled.current = now
  })
  useEffect(() => {
    if (!busy) settle(rows)
  }, [busy, rows])
  return {
    list,
    leave: (button) => {
      place.current = buttons().indexOf(button as HTMLButtonElement)
    },
  }
}
