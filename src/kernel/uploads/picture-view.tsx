import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import { positionOf, type Focus } from '../../../entities/language/uploads/focus.ts'
import { srcSetOf } from '../../../entities/language/uploads/upload-url.ts'

interface PictureViewProps {
  readonly picture: Pick<Picture, 'src' | 'alt' | 'width' | 'height'> & { readonly focus?: Focus | null | undefined }
  /** The displayed width, as in the HTML attribute `sizes`. */
  readonly sizes: string
  readonly sx?: SxProps<Theme>
}

/** A picture, loaded in the smallest width that suffices; cut to its box around its focal point. */
export function PictureView({ picture: { src, alt, width, height, focus }, sizes, sx }: PictureViewProps) {
  const srcSet = srcSetOf(src, width)
  const isCut = (sx as { readonly objectFit?: string } | undefined)?.objectFit === 'cover'
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...(srcSet && { srcSet, sizes })}
      {...(width && height && { width, height })}
      sx={{
        maxWidth: '100%',
        height: 'auto',
        borderRadius: 0.5,
        bgcolor: 'action.hover',
        ...(isCut && focus && { objectPosition: positionOf(focus) }),
        ...(sx as object),
      }}
    />
  )
}

/** A small square thumbnail. */
export const Thumbnail = ({
  picture,
  size = 40,
}: {
  readonly picture: PictureViewProps['picture']
  readonly size?: number
}) => (
  <PictureView
    picture={picture}
    sizes={`${size}px`}
    sx={{ width: size, minWidth: size, height: size, objectFit: 'cover', display: 'block', flexShrink: 0 }}
  />
)
