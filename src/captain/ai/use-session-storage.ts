import { useCallback, useState } from 'react'
import { readStored, writeStored } from '../../shell/ui/browser-storage.ts'

/** State kept in session storage: it survives a reload while the tab is open, and is private to the tab. */
export function useSessionStorage<T>(name: string, initially: T): readonly [T, (next: T) => void] {
  const key = `captain.ai.${name}`
  const [value, setValue] = useState<T>(() => {
    try {
      const stored = readStored('sessionStorage', key)
      return stored === null ? initially : (JSON.parse(stored) as T)
    } catch {
      return initially
    }
  })
  const keep = useCallback(
    (next: T) => {
      setValue(next)
      writeStored('sessionStorage', key, JSON.stringify(next))
    },
    [key],
  )
  return [value, keep]
}

/** Stores a value for another page of the AI area. */
export const storeInSession = (name: string, value: unknown): void =>
  writeStored('sessionStorage', `captain.ai.${name}`, JSON.stringify(value))
