import { useCallback, useState } from 'react'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'
import { useJournalUser } from '../../kernel/form/use-journal-user.ts'

/** State kept in session storage: it survives a reload while the tab is open, and is private to tab and account. */
export function useSessionStorage<T>(name: string, initially: T): readonly [T, (next: T) => void] {
  const key = `captain.ai.${useJournalUser()}.${name}`
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
