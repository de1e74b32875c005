import { useEffect, useLayoutEffect, useRef } from 'react'

/** Takes the files that are pasted into the page, but for those meant for a field or a dialog. */
export function usePastedFiles(take: (files: FileList) => void): void {
  const latest = useRef(take)
  useLayoutEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      // Text copied from an office program comes with a picture of itself.
      if (!files?.length || (event.target as Element).closest?.('input, textarea, dialog')) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
