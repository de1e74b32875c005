import { useEffect, useState, type RefObject } from 'react'

interface RegionProps {
  readonly role?: 'region'
  readonly 'aria-label'?: string | undefined
  readonly tabIndex?: 0
}

/**
 * What a box that scrolls needs to be reached and scrolled by keyboard: Safari, unlike other browsers, gives no focus to
 * it by itself. While its contents fit it is no tab stop, and nothing is added. A box that has a name needs no `label`.
 */
export function useScrollRegion(box: RefObject<HTMLElement | null>, label?: string): RegionProps {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current!
    // Sizes are only read when they have just been laid out.
    const sizes = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    )
    const watch = () => [element, ...element.children].forEach((each) => sizes.observe(each))
    const parts = new MutationObserver(watch)
    watch()
    parts.observe(element, { childList: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  }, [box])
  return scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {}
}
