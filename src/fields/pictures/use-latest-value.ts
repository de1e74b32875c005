import { useLayoutEffect, useRef } from 'react'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'

/**
 * Returns an updater that applies to the latest value: an upload may finish long after it was chosen, when other files
 * have arrived and other rows have been edited.
 */
export function useLatestValue<T>(entry: FieldEntry, empty: T): (next: (value: T) => T | null) => void {
  const latest = useRef(entry)
  useLayoutEffect(() => {
    latest.current = entry
  })
  return (next) => {
    const value = next((latest.current.value ?? empty) as T)
    // Several uploads may finish before the form re-renders.
    latest.current = { ...latest.current, value }
    latest.current.change(value)
  }
}
