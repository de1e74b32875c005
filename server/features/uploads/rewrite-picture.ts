import { pictureWidths } from '../../../entities/language/uploads/upload-url.ts'
import { decode } from './decoder.ts'
import type { CopyJob, DecodeJob, RewrittenPicture } from './decoder-process.ts'
import { fairQueue } from '../../base/fair-queue.ts'
import { maxAvifPixels, maxPixels, maxWaitingPictures } from './limits.ts'
import { uploadError } from './upload-error.ts'

/** The longest side of a stored picture, in pixels. */
const maxSide = 2560
const quality = 82

/** Pictures are decoded one at a time, since each may need memory for all its pixels; tenants take turns. */
const queue = fairQueue()

/**
 * Decodes a tenant's picture and re-encodes it as WebP, so that nothing remains of the original file except what is
 * visible: no metadata, no location, no second file appended to it. Rotated as the camera specified; of several frames
 * only the first is kept.
 */
export async function rewriteUploaded(tenant: string, file: string, type: string): Promise<RewrittenPicture> {
  if (queue.waiting(tenant) >= maxWaitingPictures) throw uploadError('upload.waiting', { max: maxWaitingPictures })
  const pixelLimit = type === 'image/avif' ? maxAvifPixels : maxPixels
  return rewritePicture(tenant, { file, type, maxPixels: pixelLimit, maxSide, quality, widths: pictureWidths })
}

/** Rewrites a picture when it is its owner's turn. */
export const rewritePicture = (owner: string, order: DecodeJob): Promise<RewrittenPicture> =>
  queue.run(owner, () => decode(order))

/** The colour that most of a stored picture has, found when nobody's turn comes first. */
export const colorOf = async (file: string): Promise<string> =>
  (await rewritePicture('colors', { file, type: 'image/webp', maxPixels, maxSide, quality, widths: [] })).color

/**
 * Makes a copy of a stored picture when it is its tenant's turn, and returns its file. What visitors ask for and what
 * people upload take turns.
 */
export const copyPicture = async (tenant: string, order: CopyJob): Promise<string> =>
  (await queue.run(`copies of ${tenant}`, () => decode(order))).file
