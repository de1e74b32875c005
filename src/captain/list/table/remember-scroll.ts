import { useLayoutEffect, type RefObject } from 'react'
import { useLocation } from 'react-admin'

// Where each list was left, by its URL; coming back to the same list finds the same rows in sight.
const scrollPositions = new Map<string, number>()

/** Keeps how far a list is scrolled while one is away at a record, once the box has its height. Gives the listener for its scrolling. */
export function useRememberedScroll(box: RefObject<HTMLElement | null>, ready: boolean): () => void {
  const { pathname, search } = useLocation()
  const key = pathname + search

  useLayoutEffect(() => {
    if (ready) box.current?.scrollTo({ top: scrollPositions.get(key) ?? 0 })
  }, [box, key, ready])

  return () => {
    if (box.current) scrollPositions.set(key, box.current.scrollTop)
  }
}
