import { z } from 'zod'
import { field } from '../field-kind.ts'
import { pictureRules, pictureShape, normalisePicture, type Picture } from '../uploads/pictures.ts'
import { maxImageMegabytes } from '../uploads/upload-kinds.ts'
import { fileSize, fileType } from '../rules/files.ts'

interface ImageOptions {
  /** How large the file may be, in megabytes; 20 unless given. */
  readonly maxMegabytes?: number
}

const shape = z.strictObject(pictureShape)
// Properties that a body may omit are filled in before it is stored.
const schema = shape as unknown as z.ZodType<Picture, z.input<typeof shape>>

/**
 * One uploaded picture with its alternative text.
 *
 * @remarks A place to drop a picture, with its alternative text and caption. Lists show it small.
 * @example image()
 */
export const image = ({ maxMegabytes = maxImageMegabytes }: ImageOptions = {}) =>
  field(schema, {
    kind: 'image',
    storage: 'json',
    rules: [...pictureRules(), fileType('image/*'), fileSize(maxMegabytes)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'image',
    normalise: normalisePicture,
  })
