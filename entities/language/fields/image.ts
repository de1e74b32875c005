import { z } from 'zod'
import { field } from '../field-kind.ts'
import { pictureRules, pictureShape, normalisePicture, type Picture } from '../uploads/pictures.ts'
import { fileSize, fileType } from '../rules/files.ts'

interface ImageOptions {
  /** The most megabytes of the file. */
  readonly maxMegabytes?: number
}

const shape = z.strictObject(pictureShape)
// What may be left out of a body is filled in when it is kept.
const schema = shape as unknown as z.ZodType<Picture, z.input<typeof shape>>

/** One uploaded picture, with what it shows in words. */
export const image = ({ maxMegabytes = 10 }: ImageOptions = {}) =>
  field(schema, {
    kind: 'image',
    storage: 'json',
    rules: [...pictureRules(), fileType('image/*'), fileSize(maxMegabytes)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'image',
    normalise: normalisePicture,
  })
