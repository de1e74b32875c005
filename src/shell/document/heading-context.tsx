import { createContext, use, useEffect } from 'react'

/** The parts of the page title before the site's name that no route knows: record and entity, set by captain. */
export const HeadingContext = createContext<(parts: readonly (string | undefined)[]) => void>(() => {})

export function useHeading(...parts: readonly (string | undefined)[]): void {
  const set = use(HeadingContext)
  const key = JSON.stringify(parts)
  useEffect(() => {
    set(JSON.parse(key) as string[])
    return () => set([])
  }, [set, key])
}
