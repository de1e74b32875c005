import { z } from 'zod'
import { field } from '../kind.ts'
import { pictureRules, pictureShape, settledPicture } from '../pictures.ts'
import { fileSize, fileType } from '../rules/files.ts'

interface ImageOptions {
  /** The most megabytes of the file. */
  readonly maxMegabytes?: number
}

/** One uploaded picture, with what it shows in words. */
export const image = ({ maxMegabytes = 10 }: ImageOptions = {}) =>
  field(z.strictObject(pictureShape), {
    kind: 'image',
    storage: 'json',
    rules: [...pictureRules(), fileType('image/*'), fileSize(maxMegabytes)],
    missing: 'selectRequired',
    mistyped: 'image',
    normalise: settledPicture,
  })
