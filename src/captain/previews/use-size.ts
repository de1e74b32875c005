import { useEffect, useRef, useState, type RefObject } from 'react'

/** How large an element is, in pixels. */
export function useSize<E extends Element>(): readonly [
  ref: RefObject<E | null>,
  size: { readonly width: number; readonly height: number },
] {
  const ref = useRef<E>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width, height })
    })
    watch.observe(ref.current!)
    return () => watch.disconnect()
  }, [])
  return [ref, size]
}
