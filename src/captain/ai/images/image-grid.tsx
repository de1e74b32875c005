import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useWords } from '../../../shell/words/words-context.tsx'
import { ImagePlaceholder, ImageTile } from './image-tile.tsx'
import type { AiRequest, GeneratedImage } from '../ai-api.ts'
import { SaveDialog } from './save-dialog.tsx'
import { low, pictures } from '../styles.ts'

interface ImageGridProps {
  readonly request: AiRequest
  readonly small?: boolean
  /** Repeats the prompt with the same seed, or with another. */
  onAgain(request: AiRequest, seed: number | undefined): void
  onChange(request: AiRequest): void
}

/** The finished pictures of a request, and placeholders for the others. */
export function ImageGrid({ request, small = false, onAgain, onChange }: ImageGridProps) {
  const { translate } = useWords()
  const [saving, setSaving] = useState<GeneratedImage>()
  const pendingCount = request.status === 'running' ? request.count - request.pictures.length : 0
  return (
    <>
      <Box component="ul" sx={pictures(small)}>
        {request.pictures.map((picture) => (
          <li key={picture.place}>
            <ImageTile request={request} picture={picture} />
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
        {Array.from({ length: pendingCount }, (_, place) => (
          <li key={`pending-${place}`} aria-hidden="true">
            <ImagePlaceholder request={request} />
          </li>
        ))}
      </Box>
      {saving && (
        <SaveDialog request={request} picture={saving} onClose={() => setSaving(undefined)} onChange={onChange} />
      )}
    </>
  )
}
