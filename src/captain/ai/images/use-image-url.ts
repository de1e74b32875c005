import { useEffect, useState } from 'react'
import { readImage } from '../ai-api.ts'

/** The address of one made picture. It is read with the token, as everything of the area is, and shown from memory. */
export function useImageUrl(request: string, place: number): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const controller = new AbortController()
    let url: string | undefined
    readImage(request, place, controller.signal).then(
      (bytes) => {
        url = URL.createObjectURL(bytes)
        setSrc(url)
      },
      () => {},
    )
    return () => {
      controller.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [request, place])
  return src
}
