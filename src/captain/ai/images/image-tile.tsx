import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { AiRequest, GeneratedImage } from '../ai-api.ts'
import { picture as shown, soft } from '../styles.ts'
import { useImageUrl } from './use-image-url.ts'

/** A picture with its preview and download. */
export function ImageTile({ request, picture }: { readonly request: AiRequest; readonly picture: GeneratedImage }) {
  const { translate } = useWords()
  const src = useImageUrl(request.id, picture.place)
  if (!src) return <ImagePlaceholder request={request} />
  return (
    <Box
      component="a"
      href={src}
      download={`${request.id}-${picture.place + 1}.webp`}
      title={translate('ai.picture.download')}
      sx={{ display: 'grid', gap: 0.5, color: 'inherit', textDecoration: 'none' }}
    >
      <ImageView request={request} src={src} />
      <Box component="span" sx={{ ...soft, fontSize: 12 }}>
        {translate('ai.picture.seed', { seed: String(picture.seed) })}
      </Box>
    </Box>
  )
}

const ratioOf = ({ width, height }: AiRequest) => ({ aspectRatio: `${width ?? 1} / ${height ?? 1}` })

/** The placeholder of a picture in progress. */
export const ImagePlaceholder = ({ request }: { readonly request: AiRequest }) => (
  <Skeleton variant="rounded" aria-busy sx={{ ...ratioOf(request), width: '100%', height: 'auto' }} />
)

export function ImageView({ request, src }: { readonly request: AiRequest; readonly src: string }) {
  const { translate } = useWords()
  return (
    <Box
      component="img"
      src={src}
      alt={translate('ai.picture.alt', { prompt: request.prompt })}
      sx={{ ...shown, ...ratioOf(request) }}
    />
  )
}
