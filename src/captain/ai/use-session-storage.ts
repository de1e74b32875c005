import { useCallback, useState } from 'react'

/** State kept in session storage: it survives a reload while the tab is open, and is private to the tab. */
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

/** Stores a value for another page of the AI area. */
export const storeInSession = (name: string, value: unknown): void =>
  sessionStorage.setItem(`captain.ai.${name}`, JSON.stringify(value))
