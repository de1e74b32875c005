import { z } from 'zod'
import { field } from '../field-kind.ts'
import {
  eachItemRule,
  pictureRules,
  listedPictureShape,
  normalisePicture,
  type ListedPicture,
} from '../uploads/pictures.ts'
import { countBetween, countMax, exactlyOneTrue, uniqueItems } from '../rules/arrays.ts'
import { maxImageMegabytes } from '../uploads/upload-kinds.ts'
import { fileSize, fileType } from '../rules/files.ts'

interface ImagesOptions {
  /** How many there must be; none unless given. */
  readonly min?: number
  /** How many there may be. */
  readonly max: number
  /** How large each file may be, in megabytes; 20 unless given. */
  readonly maxMegabytes?: number
}

const shape = z.strictObject(listedPictureShape)
// Properties that a body may omit are filled in before it is stored.
const schema = shape as unknown as z.ZodType<ListedPicture, z.input<typeof shape>>

/**
 * Several uploaded pictures in display order, one of which is the main picture.
 *
 * @remarks Rows that are moved by dragging, with buttons or with keys. Lists show the main picture and how many there are.
 * @example images({ max: 5 })
 */
export const images = ({ min = 0, max, maxMegabytes = maxImageMegabytes }: ImagesOptions) =>
  field(z.array(schema), {
    kind: 'images',
    storage: 'json',
    rules: [
      min > 0 ? countBetween(min, max) : countMax(max),
      exactlyOneTrue('isMain'),
      uniqueItems('src'),
      ...pictureRules().map(eachItemRule),
      eachItemRule(fileType('image/*')),
      eachItemRule(fileSize(maxMegabytes)),
    ],
    missingRule: 'selectRequired',
    wrongTypeRule: 'images',
    heavy: true,
    normalise: normalisePictures,
  })

/** An empty list is an empty value; the first picture is the main one if none is marked. */
function normalisePictures(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  if (value.length === 0) return null
  const pictures = value.map(normalisePicture) as readonly ({ isMain?: unknown } | null)[]
  const hasMain = pictures.some((picture) => picture?.isMain !== undefined && picture.isMain !== null)
  return pictures.map((picture, index) =>
    typeof picture === 'object' && picture !== null
      ? { ...picture, isMain: picture.isMain ?? (!hasMain && index === 0) }
      : picture,
  )
}
