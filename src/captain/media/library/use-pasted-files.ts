import { useEffect, useLayoutEffect, useRef } from 'react'

/** Accepts files pasted into the page, except into a field or a dialog. */
export function usePastedFiles(take: (files: FileList) => void): void {
  const latest = useRef(take)
  useLayoutEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      // Text copied from an office program is accompanied by a picture of it.
      if (!files?.length || (event.target as Element).closest?.('input, textarea, dialog')) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
