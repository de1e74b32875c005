import { createContext, use, useEffect } from 'react'

/** What stands before the site in the page title when no route says it: record and entity, which captain knows. */
export const HeadingContext = createContext<(parts: readonly (string | undefined)[]) => void>(() => {})

export function useHeading(...parts: readonly (string | undefined)[]): void {
  const set = use(HeadingContext)
  const key = JSON.stringify(parts)
  useEffect(() => {
    set(JSON.parse(key) as string[])
    return () => set([])
  }, [set, key])
}
