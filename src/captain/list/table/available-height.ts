import { useLayoutEffect, useState, type RefObject } from 'react'

/** What stands below the table: the pager and the margin of the page. */
const heightBelow = 72
/** A window lower than this scrolls as a whole. */
const minHeight = 280

/** The height a box may take so that it ends above the pager at the foot of the window. */
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
    // The parts above the table grow and shrink with what is chosen in them.
    if (box.current?.parentElement) observer.observe(box.current.parentElement)
    return () => observer.disconnect()
  }, [box])
  return room
}
