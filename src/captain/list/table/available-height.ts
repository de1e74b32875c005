import { useLayoutEffect, useState, type RefObject } from 'react'

/** Height of the pager and the page's margin below the table, in px. */
const heightBelow = 72
/** Minimum height of the box; in a lower window the page scrolls. */
const minHeight = 280

/** The height that lets a box end above the pager at the bottom of the window. */
export function useAvailableHeight(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current) return
      const top = box.current.getBoundingClientRect().top + window.scrollY
      setRoom(Math.max(window.innerHeight - top - heightBelow, minHeight))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.documentElement)
    // The parts above the table change height with the filters and the selection.
    if (box.current?.parentElement) observer.observe(box.current.parentElement)
    return () => observer.disconnect()
  }, [box])
  return room
}
