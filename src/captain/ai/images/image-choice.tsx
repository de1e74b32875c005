import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import { useWords } from '../../../shell/words/words-context.tsx'
import { ImagePlaceholder, ImageView } from './image-tile.tsx'
import type { AiRequest } from '../ai-api.ts'
import { pictures } from '../styles.ts'
import { useImageUrl } from './use-image-url.ts'

interface ImageChoiceProps {
  readonly request: AiRequest
  readonly chosen: number | undefined
  choose(place: number): void
}

/** The finished pictures of a request, one of which can be chosen, and placeholders for the others. */
export function ImageChoice({ request, chosen, choose }: ImageChoiceProps) {
  const { translate } = useWords()
  const name = useId()
  const pendingCount = request.status === 'running' ? request.count - request.pictures.length : 0
  return (
    <Box role="radiogroup" aria-label={translate('ai.make.choose')} sx={pictures(true)}>
      {request.pictures.map(({ place }) => (
        <Box key={place} component="label" sx={label}>
          <Radio
            name={name}
            checked={place === chosen}
            slotProps={{ input: { 'aria-label': translate('ai.make.nth', { n: place + 1 }) } }}
            onChange={() => choose(place)}
            sx={radio}
          />
          <Shown request={request} place={place} />
        </Box>
      ))}
      {Array.from({ length: pendingCount }, (_, place) => (
        <div key={`pending-${place}`} aria-hidden="true">
          <ImagePlaceholder request={request} />
        </div>
      ))}
    </Box>
  )
}

const label = {
  position: 'relative',
  cursor: 'pointer',
  '&:has(:checked) img': { borderColor: 'primary.main', outline: '2px solid', outlineColor: 'var(--accent)' },
} as const

/** Legible on pictures of any colour. */
const radio = {
  position: 'absolute',
  top: 6,
  left: 6,
  p: 0.25,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
} as const

function Shown({ request, place }: { readonly request: AiRequest; readonly place: number }) {
  const src = useImageUrl(request.id, place)
  return src ? <ImageView request={request} src={src} /> : <ImagePlaceholder request={request} />
}
