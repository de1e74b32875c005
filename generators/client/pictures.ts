import type { Picture } from './values.ts'

/** The shapes that a picture can be cut to, as width to height. */
export type PictureShape = '1x1' | '4x3' | '3x4' | '16x9'

export interface PictureOptions {
  /** How wide the picture is shown, as in HTML; the whole window unless given. */
  readonly sizes?: string
  /** The shape that it is cut to, around its focal point; whole unless given. */
  readonly shape?: PictureShape
  /** The format of what is cut; WebP unless given. */
  readonly format?: 'webp' | 'avif' | 'jpg'
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
export function pictureAttributes(picture: Picture, options: PictureOptions = {}): PictureAttributes {
  const { sizes = '100vw', shape, format } = options
  const { url, widths, width, height } = shape ? cut(picture, shape, format) : picture
  return {
    src: url,
    ...(widths.length > 0 && { srcset: widths.map((copy) => `${copy.url} ${copy.width}w`).join(', '), sizes }),
    ...(width && height && { width, height }),
    alt: picture.decorative ? '' : picture.alt,
  }
}

/** The `object-position` that keeps the focal point of a picture in sight, for an `img` with `object-fit: cover`. */
export const pictureFocus = ({ focus }: Picture): string => `${percent(focus.x)}% ${percent(focus.y)}%`

const percent = (fraction: number): number => Math.round(fraction * 100)

/** The widths that a shape can be had in. */
const cutWidths = [160, 320, 640, 1280, 1920]

/** A picture cut to a shape: its copies, the smallest first, and the largest as it is without `srcset`. */
function cut({ url, width, height, focus }: Picture, shape: PictureShape, format = 'webp') {
  const [across, down] = shape.split('x').map(Number) as [number, number]
  const copyUrl = (each: number): string =>
    url.replace(/\.\w+$/, `-${each}-${shape}-${percent(focus.x)}-${percent(focus.y)}.${format}`)
  // Of a picture whose size is unknown, copies may be narrower than their address says.
  if (!width || !height) return { url: copyUrl(1280), widths: [], width, height }
  const most = Math.min(width, Math.floor((height * across) / down), cutWidths.at(-1)!)
  const narrower = cutWidths.filter((each) => each < most).map((each) => ({ width: each, url: copyUrl(each) }))
  const largest = { width: most, url: copyUrl(cutWidths.find((each) => each >= most)!) }
  return {
    url: largest.url,
    widths: [...narrower, largest],
    width: most,
    height: Math.max(1, Math.round((most * down) / across)),
  }
}
