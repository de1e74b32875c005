import { z } from 'zod'
import { uploadPathPattern } from './upload-url.ts'

/** What people upload: pictures, sound, and papers. */
export const uploadKinds = ['image', 'audio', 'document'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** The most bytes of a file of each kind, as it is sent. */
export const maxUploadBytes: Readonly<Record<UploadKind, number>> = {
  image: 20 * 1024 * 1024,
  audio: 100 * 1024 * 1024,
  document: 20 * 1024 * 1024,
}

/** The most files one drop may bring. */
export const maxUploadsPerDrop = 30

/** The address of an upload. */
export const uploadSrcSchema = z.string().regex(uploadPathPattern)
