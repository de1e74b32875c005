import { pictureWidths } from '../../entities/language/uploads/upload-url.ts'
import { decode } from './decoder.ts'
import type { DecodeJob, RewrittenPicture } from './decoder-process.ts'
import { fairQueue } from './fair-queue.ts'
import { maxAvifPixels, maxPixels, maxWaiting } from './limits.ts'
import { uploadError } from './upload-error.ts'

/** The longest side of what is kept. */
const maxSide = 2560
const quality = 82

/** Pictures are decoded one at a time, since each may need the memory of all its pixels, and in turns between tenants. */
const queue = fairQueue()

/**
 * Decodes a picture of a tenant and writes it anew as WebP, so that nothing of the file it came in is left but what one
 * sees: no metadata, no place, no second file behind it. Turned as the camera said; of several frames the first.
 */
export async function rewriteUploaded(tenant: string, file: string, type: string): Promise<RewrittenPicture> {
  if (queue.waiting(tenant) >= maxWaiting) throw uploadError('upload.waiting', { max: maxWaiting })
  const pixelLimit = type === 'image/avif' ? maxAvifPixels : maxPixels
  return rewritePicture(tenant, { file, type, maxPixels: pixelLimit, maxSide, quality, widths: pictureWidths })
}

/** Has a picture rewritten when it is its owner's turn. */
export const rewritePicture = (owner: string, order: DecodeJob): Promise<RewrittenPicture> =>
  queue.run(owner, () => decode(order))
