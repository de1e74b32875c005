import { useState, type DragEvent } from 'react'

/** A drop target for files; `over` is true while files are dragged over it. */
export function useFileDrop(take: (files: FileList) => void) {
  const [over, setOver] = useState(false)
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      // Moving onto a child is not leaving the target.
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
