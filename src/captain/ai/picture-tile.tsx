import { useWords } from '../../shell/words-context.tsx'
import type { AiRequest, Picture } from './requests.ts'
import { usePicture } from './use-picture.ts'

/** One picture, to be looked at and downloaded. */
export function PictureTile({ request, picture }: { readonly request: AiRequest; readonly picture: Picture }) {
  const { translate } = useWords()
  const src = usePicture(request.id, picture.place)
  const ratio = { aspectRatio: `${request.width ?? 1} / ${request.height ?? 1}` }
  if (!src) return <div className="ai-awaited" style={ratio} aria-busy="true" />
  return (
    <a href={src} download={`${request.id}-${picture.place + 1}.webp`} title={translate('ai.picture.download')}>
      <img src={src} style={ratio} alt={translate('ai.picture.alt', { prompt: request.prompt })} />
      <span className="soft">{translate('ai.picture.seed', { seed: String(picture.seed) })}</span>
    </a>
  )
}
