import { useId } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import type { AiRequest } from './requests.ts'
import { usePicture } from './use-picture.ts'

interface PictureChoiceProps {
  readonly request: AiRequest
  readonly chosen: number | undefined
  choose(place: number): void
}

/** The pictures of a request that have come, one of which is chosen, and places for those still to come. */
export function PictureChoice({ request, chosen, choose }: PictureChoiceProps) {
  const { translate } = useWords()
  const name = useId()
  const awaited = request.status === 'running' ? request.count - request.pictures.length : 0
  return (
    <fieldset className="ai-choice">
      <legend className="visually-hidden">{translate('ai.make.choose')}</legend>
      <div className="ai-pictures" data-small>
        {request.pictures.map(({ place }) => (
          <label key={place}>
            <input
              type="radio"
              name={name}
              checked={place === chosen}
              aria-label={translate('ai.make.nth', { n: place + 1 })}
              onChange={() => choose(place)}
            />
            <Shown request={request} place={place} />
          </label>
        ))}
        {Array.from({ length: awaited }, (_, place) => (
          <div key={`awaited-${place}`} className="ai-awaited" aria-hidden="true" />
        ))}
      </div>
    </fieldset>
  )
}

function Shown({ request, place }: { readonly request: AiRequest; readonly place: number }) {
  const { translate } = useWords()
  const src = usePicture(request.id, place)
  const ratio = { aspectRatio: `${request.width ?? 1} / ${request.height ?? 1}` }
  if (!src) return <div className="ai-awaited" style={ratio} aria-busy="true" />
  return <img src={src} style={ratio} alt={translate('ai.picture.alt', { prompt: request.prompt })} />
}
