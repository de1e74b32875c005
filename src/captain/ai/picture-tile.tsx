import { useEffect, useState } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import { readPicture, type AiRequest, type Picture } from './requests.ts'

/** One picture. It is read with the token, as everything of the area is, and shown from memory. */
export function PictureTile({ request, picture }: { readonly request: AiRequest; readonly picture: Picture }) {
  const { translate } = useWords()
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const controller = new AbortController()
    let url: string | undefined
    readPicture(request.id, picture.place, controller.signal).then(
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
  }, [request.id, picture.place])

  const ratio = { aspectRatio: `${request.width ?? 1} / ${request.height ?? 1}` }
  if (!src) return <div className="ai-awaited" style={ratio} aria-busy="true" />
  return (
    <a href={src} download={`${request.id}-${picture.place + 1}.webp`} title={translate('ai.picture.download')}>
      <img src={src} style={ratio} alt={translate('ai.picture.alt', { prompt: request.prompt })} />
      <span className="soft">{translate('ai.picture.seed', { seed: String(picture.seed) })}</span>
    </a>
  )
}
