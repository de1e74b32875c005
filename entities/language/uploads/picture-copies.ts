import { focusOf, type Focus } from './focus.ts'
import { pictureWidths } from './upload-url.ts'

/** The widths, in pixels, that a copy of a picture may be asked for in. The list is closed: nobody can fill a disk. */
export const copyWidths = [160, ...pictureWidths, 1920] as const

/** The shapes that it may be cut to, as width to height. */
export const copyRatios = ['1x1', '4x3', '3x4', '16x9'] as const

/** The formats that it may be written in, by extension. */
export const copyFormats = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const

/** A copy of a picture: narrower, cut to a shape, in another format. */
export interface PictureCopy {
  readonly width: (typeof copyWidths)[number]
  /** Undefined for the whole picture. */
  readonly ratio: (typeof copyRatios)[number] | undefined
  /** What stays in sight of a picture that is cut; undefined for its middle. */
  readonly focus: Focus | undefined
  readonly format: keyof typeof copyFormats
}

/** As it is written in one way only: every name is a file. */
const percent = '\\d|[1-9]\\d|100'

const copyName = new RegExp(
  `^([a-z0-9]{26})-(${copyWidths.join('|')})(?:-(${copyRatios.join('|')})(?:-(${percent})-(${percent}))?)?\\.(${Object.keys(copyFormats).join('|')})$`,
)

/** The copy that a file name stands for, and the name of the picture it is of; undefined for any other name. */
export function parseCopyName(name: string): { readonly picture: string; readonly copy: PictureCopy } | undefined {
  const [, random, width, ratio, x, y, format] = copyName.exec(name) ?? []
  if (!random) return undefined
  const focus = x === undefined ? undefined : focusOf(Number(x), Number(y))
  const copy = { width: Number(width), ratio, focus, format } as PictureCopy
  return { picture: `${random}.webp`, copy }
}
