import { useEffect, useLayoutEffect, useRef } from 'react'
import { pastedFiles } from '../../../kernel/uploads/pasted-files.ts'

/** Accepts files pasted into the page, except into a field or a dialog. */
export function usePastedFiles(take: (files: readonly File[]) => void): void {
  const latest = useRef(take)
  useLayoutEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const files = event.clipboardData ? pastedFiles(event.clipboardData) : []
      if (files.length === 0 || (event.target as Element).closest?.('input, textarea, dialog')) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
