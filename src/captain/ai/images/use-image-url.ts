import { useEffect, useState } from 'react'
import { readImage } from '../ai-api.ts'

/** An object URL of a generated picture, which can be read only with the token. */
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
