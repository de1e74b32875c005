import { useState } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import { PictureTile } from './picture-tile.tsx'
import type { AiRequest, Picture } from './requests.ts'
import { SaveDialog } from './save-dialog.tsx'

interface PictureGridProps {
  readonly request: AiRequest
  readonly small?: boolean
  /** The same prompt once more: with this seed, or with another. */
  onAgain(request: AiRequest, seed: number | undefined): void
  onChange(request: AiRequest): void
}

/** The pictures of a request that have come, and places for those that are still to come. */
export function PictureGrid({ request, small = false, onAgain, onChange }: PictureGridProps) {
  const { translate } = useWords()
  const [saving, setSaving] = useState<Picture>()
  const awaited = request.status === 'running' ? request.count - request.pictures.length : 0
  return (
    <>
      <ul className="ai-pictures" data-small={small || undefined}>
        {request.pictures.map((picture) => (
          <li key={picture.place}>
            <PictureTile request={request} picture={picture} />
            <div className="ai-acts">
              <button type="button" className="button small" onClick={() => setSaving(picture)}>
                {translate(picture.savedTo.length > 0 ? 'ai.save.again' : 'ai.save.open')}
              </button>
              <button type="button" className="button small" onClick={() => onAgain(request, picture.seed)}>
                {translate('ai.picture.again')}
              </button>
              <button type="button" className="button small" onClick={() => onAgain(request, undefined)}>
                {translate('ai.picture.vary')}
              </button>
            </div>
          </li>
        ))}
        {Array.from({ length: awaited }, (_, place) => (
          <li key={`awaited-${place}`} className="ai-awaited" aria-hidden="true" />
        ))}
      </ul>
      {saving && (
        <SaveDialog request={request} picture={saving} onClose={() => setSaving(undefined)} onChange={onChange} />
      )}
    </>
  )
}
