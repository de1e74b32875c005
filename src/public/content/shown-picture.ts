import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import { srcSetOf } from '../../../entities/language/uploads/upload-url.ts'

/** A picture as an `img` of a public page shows it; worked out on the server, so that browsers need not. */
export interface ShownPicture {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  readonly alt: string
  readonly loading?: 'lazy'
  readonly width?: number
  readonly height?: number
}

/** A picture of a record, shown as wide as `sizes` says. */
export function shownPicture(picture: Picture | null, sizes: string): ShownPicture | undefined {
  if (!picture) return undefined
  const { src, alt, width, height } = picture
  const srcSet = srcSetOf(src, width)
  return { src, ...(srcSet && { srcSet, sizes }), alt, ...(width && height && { width, height }) }
}

/** One of many, which illustrates the words beside it. */
export function illustration(picture: Picture | null, sizes: string): ShownPicture | undefined {
  const shown = shownPicture(picture, sizes)
  return shown && { ...shown, alt: '', loading: 'lazy' }
}
