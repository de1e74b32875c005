import { useLayoutEffect, type RefObject } from 'react'
import { useLocation } from 'react-admin'

// Scroll position of each list by URL, restored on coming back to it.
const scrollPositions = new Map<string, number>()

/** Remembers a list's scroll position, and restores it once the box has its height. Returns the scroll listener. */
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
