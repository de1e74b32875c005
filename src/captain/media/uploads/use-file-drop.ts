import { useState, type DragEvent } from 'react'

/** What takes files that are dropped on it; `over` while some are held above it. */
export function useFileDrop(take: (files: FileList) => void) {
  const [over, setOver] = useState(false)
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      // What is inside of it is it, too.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
  return { over, target }
}
