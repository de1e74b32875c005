import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import { PictureAwaited, PictureTile } from './picture-tile.tsx'
import type { AiRequest, Picture } from './requests.ts'
import { SaveDialog } from './save-dialog.tsx'
import { low, pictures } from './styles.ts'

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
      <Box component="ul" sx={pictures(small)}>
        {request.pictures.map((picture) => (
          <li key={picture.place}>
            <PictureTile request={request} picture={picture} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
              <Button variant="outlined" size="small" sx={low} onClick={() => setSaving(picture)}>
                {translate(picture.savedTo.length > 0 ? 'ai.save.again' : 'ai.save.open')}
              </Button>
              <Button variant="outlined" size="small" sx={low} onClick={() => onAgain(request, picture.seed)}>
                {translate('ai.picture.again')}
              </Button>
              <Button variant="outlined" size="small" sx={low} onClick={() => onAgain(request, undefined)}>
                {translate('ai.picture.vary')}
              </Button>
            </Box>
          </li>
        ))}
        {Array.from({ length: awaited }, (_, place) => (
          <li key={`awaited-${place}`} aria-hidden="true">
            <PictureAwaited request={request} />
          </li>
        ))}
      </Box>
      {saving && (
        <SaveDialog request={request} picture={saving} onClose={() => setSaving(undefined)} onChange={onChange} />
      )}
    </>
  )
}
