import { useLayoutEffect, useState, type RefObject } from 'react'

/** Height of the pager and the page's margin below the table, in px. */
const heightBelow = 72
/** Minimum height of the box; in a lower window the page scrolls. */
const minHeight = 280

/** Minimum height of the bar with what can be done with selected rows, in px. */
export const selectionBarHeight = 52

/**
 * The height that lets a box end above the pager at the bottom of the window, and above the bar for selected rows where it `hasBar`.
 * A row that has the focus stays in sight.
 */
export function useAvailableHeight(box: RefObject<HTMLElement | null>, hasBar = false): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current) return
      const top = box.current.getBoundingClientRect().top + window.scrollY
      const below = hasBar ? heightBelow + selectionBarHeight : heightBelow
      setRoom(Math.max(window.innerHeight - top - below, minHeight))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.documentElement)
    // The parts above the table change height with the filters and the selection.
    if (box.current?.parentElement) observer.observe(box.current.parentElement)
    return () => observer.disconnect()
  }, [box, hasBar])
  useLayoutEffect(() => {
    if (room !== undefined && box.current?.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [box, room])
  return room
}
