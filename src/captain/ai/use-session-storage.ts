import { useCallback, useState } from 'react'

/**
 * A value that outlives a reload, as long as the tab is open: what was typed here is nobody else's, and nothing is lost
 * by looking something up.
 */
export function useSessionStorage<T>(name: string, initially: T): readonly [T, (next: T) => void] {
  const key = `captain.ai.${name}`
  const [value, setValue] = useState<T>(() => {
    try {
      const kept = sessionStorage.getItem(key)
      return kept === null ? initially : (JSON.parse(kept) as T)
    } catch {
      return initially
    }
  })
  const keep = useCallback(
    (next: T) => {
      setValue(next)
      sessionStorage.setItem(key, JSON.stringify(next))
    },
    [key],
  )
  return [value, keep]
}

/** Puts something where another page of the area will find it. */
export const storeInSession = (name: string, value: unknown): void =>
  sessionStorage.setItem(`captain.ai.${name}`, JSON.stringify(value))
