import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import { srcSetOf } from '../../../entities/language/uploads/upload-url.ts'

interface PictureViewProps {
  readonly picture: Pick<Picture, 'src' | 'alt' | 'width' | 'height'>
  /** The displayed width, as in the HTML attribute `sizes`. */
  readonly sizes: string
  readonly sx?: SxProps<Theme>
}

/** A picture, loaded in the smallest width that suffices. */
export function PictureView({ picture: { src, alt, width, height }, sizes, sx }: PictureViewProps) {
  const srcSet = srcSetOf(src, width)
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...(srcSet && { srcSet, sizes })}
      {...(width && height && { width, height })}
      sx={{ maxWidth: '100%', height: 'auto', borderRadius: 0.5, bgcolor: 'action.hover', ...(sx as object) }}
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
