import type { Picture } from './values.ts'

export interface PictureOptions {
  /** How wide the picture is shown, as in HTML; the whole window unless given. */
  readonly sizes?: string
}

/** The attributes of an `img`. */
export interface PictureAttributes {
  readonly src: string
  readonly srcset?: string
  readonly sizes?: string
  readonly width?: number
  readonly height?: number
  readonly alt: string
}

/** The attributes with which an `img` loads the narrowest copy of a picture that is wide enough. */
export function pictureAttributes(picture: Picture, { sizes = '100vw' }: PictureOptions = {}): PictureAttributes {
  const { url, widths, width, height, alt, decorative } = picture
  return {
    src: url,
    ...(widths.length > 0 && { srcset: widths.map((copy) => `${copy.url} ${copy.width}w`).join(', '), sizes }),
    ...(width && height && { width, height }),
    alt: decorative ? '' : alt,
  }
}
