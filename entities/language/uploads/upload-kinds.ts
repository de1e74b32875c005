import { z } from 'zod'
import { uploadPathPattern } from './upload-url.ts'

/** The kinds of upload: pictures, audio and documents. */
export const uploadKinds = ['image', 'audio', 'document'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** The maximum size of an uploaded file, in bytes, by kind. */
export const maxUploadBytes: Readonly<Record<UploadKind, number>> = {
  image: 20 * 1024 * 1024,
  audio: 100 * 1024 * 1024,
  document: 20 * 1024 * 1024,
}

/** The maximum size of a picture, in megabytes. Browsers make larger ones smaller before they send them. */
export const maxImageMegabytes = maxUploadBytes.image / (1024 * 1024)

/** The maximum number of files in one drop. */
export const maxUploadsPerDrop = 30

/** The URL path of an upload. */
export const uploadSrcSchema = z.string().regex(uploadPathPattern)
