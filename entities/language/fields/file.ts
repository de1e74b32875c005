import { z } from 'zod'
import { field } from '../field-kind.ts'
import { oneLine } from '../text/normalise-text.ts'
import { fileSize, fileType } from '../rules/files.ts'
import { uploadSrcSchema } from '../uploads/upload-kinds.ts'

/** An uploaded file in a record. The server fills in its type and size from the upload. */
export interface FileValue {
  readonly src: string
  /** The title shown to readers; defaults to the original file name. */
  readonly title: string
  readonly type: string | null
  readonly size: number | null
}

interface FileOptions {
  /** The accepted types, as `application/pdf` or `audio/mpeg|audio/wav`. */
  readonly types: string
  /** The maximum size, in megabytes. */
  readonly maxMegabytes: number
}

export const fileShape = {
  src: uploadSrcSchema,
  title: z.string().max(120),
  type: z.string().nullish(),
  size: z.int().min(0).nullish(),
}
const shape = z.strictObject(fileShape)
// Properties that a body may omit are filled in before it is stored.
const schema = shape as unknown as z.ZodType<FileValue, z.input<typeof shape>>

/**
 * One uploaded file that is not a picture: a document or audio.
 *
 * @remarks A place to drop a file, with a title. A record shows a link, and a player for audio.
 * @example file({ types: 'application/pdf', maxMegabytes: 20 })
 */
export const file = ({ types, maxMegabytes }: FileOptions) =>
  field(schema, {
    kind: 'file',
    storage: 'json',
    rules: [fileType(types), fileSize(maxMegabytes)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'file',
    normalise: normaliseFile,
  })

/** A file in its stored form, with its keys in a fixed order. */
function normaliseFile(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { src, title, type, size, ...rest } = value as Readonly<Record<string, unknown>>
  return {
    src,
    title: typeof title === 'string' ? oneLine(title) : (title ?? ''),
    type: type ?? null,
    size: size ?? null,
    ...rest,
  }
}
