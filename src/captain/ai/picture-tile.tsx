import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useWords } from '../../shell/words-context.tsx'
import type { AiRequest, Picture } from './requests.ts'
import { picture as shown, soft } from './styles.ts'
import { usePicture } from './use-picture.ts'

/** One picture, to be looked at and downloaded. */
export function PictureTile({ request, picture }: { readonly request: AiRequest; readonly picture: Picture }) {
  const { translate } = useWords()
  const src = usePicture(request.id, picture.place)
  if (!src) return <PictureAwaited request={request} />
  return (
    <Box
      component="a"
      href={src}
      download={`${request.id}-${picture.place + 1}.webp`}
      title={translate('ai.picture.download')}
      sx={{ display: 'grid', gap: 0.5, color: 'inherit', textDecoration: 'none' }}
    >
      <PictureView request={request} src={src} />
      <Box component="span" sx={{ ...soft, fontSize: 12 }}>
        {translate('ai.picture.seed', { seed: String(picture.seed) })}
      </Box>
    </Box>
  )
}

const ratioOf = ({ width, height }: AiRequest) => ({ aspectRatio: `${width ?? 1} / ${height ?? 1}` })

/** The place of a picture that is still to come. */
export const PictureAwaited = ({ request }: { readonly request: AiRequest }) => (
  <Skeleton variant="rounded" aria-busy sx={{ ...ratioOf(request), width: '100%', height: 'auto' }} />
)

export function PictureView({ request, src }: { readonly request: AiRequest; readonly src: string }) {
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
