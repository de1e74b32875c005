import { z } from 'zod'
import { field } from '../field-kind.ts'
import { fileSize, fileType } from '../rules/files.ts'
import { uploadSrcSchema } from '../uploads/upload-kinds.ts'

/** An uploaded file in a record. Its type and size the server fills in from the upload. */
export interface FileValue {
  readonly src: string
  /** What readers see: the name it had, unless somebody gave it another. */
  readonly title: string
  readonly type: string | null
  readonly size: number | null
}

interface FileOptions {
  /** The types it takes, as `application/pdf` or `audio/mpeg|audio/wav`. */
  readonly types: string
  /** The most megabytes. */
  readonly maxMegabytes: number
}

const shape = z.strictObject({
  src: uploadSrcSchema,
  title: z.string().max(120),
  type: z.string().nullish(),
  size: z.int().min(0).nullish(),
})
// What may be left out of a body is filled in when it is kept.
const schema = shape as unknown as z.ZodType<FileValue, z.input<typeof shape>>

/** One uploaded file that is no picture: a paper, a sound. */
export const file = ({ types, maxMegabytes }: FileOptions) =>
  field(schema, {
    kind: 'file',
    storage: 'json',
    rules: [fileType(types), fileSize(maxMegabytes)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'file',
    normalise: normaliseFile,
  })

/** A file in its stored form, its parts in one order. */
function normaliseFile(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { src, title, type, size, ...rest } = value as Readonly<Record<string, unknown>>
  return {
    src,
    title: typeof title === 'string' ? title.trim() : (title ?? ''),
    type: type ?? null,
    size: size ?? null,
    ...rest,
  }
}
