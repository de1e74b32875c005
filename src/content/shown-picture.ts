import type { Picture } from '../../entities/language/uploads/pictures.ts'
import { positionOf } from '../../entities/language/uploads/focus.ts'
import { srcSetOf } from '../../entities/language/uploads/upload-url.ts'

/** A picture as the attributes of an `img`, computed on the server to spare the browser the code. */
export interface ShownPicture {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  readonly alt: string
  readonly loading?: 'lazy'
  readonly width?: number
  readonly height?: number
  readonly style?: { readonly objectPosition: string }
}

/** A record's picture at the width that `sizes` says. */
export function shownPicture(picture: Picture | null, sizes: string): ShownPicture | undefined {
  if (!picture) return undefined
  const { src, alt, width, height } = picture
  const srcSet = srcSetOf(src, width)
  return { src, ...(srcSet && { srcSet, sizes }), alt, ...(width && height && { width, height }) }
}

/** A picture in a list, decorative next to the text beside it. */
export function illustration(picture: Picture | null, sizes: string): ShownPicture | undefined {
  const shown = shownPicture(picture, sizes)
  return shown && { ...shown, alt: '', loading: 'lazy' }
}

/** A picture that a stylesheet cuts to its box: what stays in sight is its focal point. */
export const cutAtFocus = (picture: Picture | null, shown: ShownPicture | undefined): ShownPicture | undefined =>
  shown && picture?.focus ? { ...shown, style: { objectPosition: positionOf(picture.focus) } } : shown
