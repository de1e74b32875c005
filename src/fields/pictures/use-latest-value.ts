import { useLayoutEffect, useRef } from 'react'
import type { FieldEntry } from '../base/field-entry.ts'

/**
 * Changes the value from what it is by then: a file may arrive long after it was chosen, when others have arrived and
 * other rows have been typed in.
 */
export function useLatestValue<T>(entry: FieldEntry, empty: T): (next: (value: T) => T | null) => void {
  const latest = useRef(entry)
  useLayoutEffect(() => {
    latest.current = entry
  })
  return (next) => {
    const value = next((latest.current.value ?? empty) as T)
    // Several may arrive before the form has told of the first.
    latest.current = { ...latest.current, value }
    latest.current.change(value)
  }
}
