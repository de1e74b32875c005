import { pictureWidths } from '../../entities/upload-address.ts'
import { decode } from './decoder.ts'
import type { Order, Rewritten } from './decoder-process.ts'
import { inTurn } from './in-turn.ts'
import { avifPixelsMost, pixelsMost, waitingMost } from './limits.ts'
import { refused } from './refused.ts'

/** The longest side of what is kept. */
const longest = 2560
const quality = 82

/** Pictures are decoded one at a time, since each may need the memory of all its pixels, and in turns between tenants. */
const turns = inTurn()

/**
 * Decodes a picture of a tenant and writes it anew as WebP, so that nothing of the file it came in is left but what one
 * sees: no metadata, no place, no second file behind it. Turned as the camera said; of several frames the first.
 */
export async function keepPicture(tenant: string, file: string, type: string): Promise<Rewritten> {
  if (turns.waiting(tenant) >= waitingMost) throw refused('upload.waiting', { max: waitingMost })
  const most = type === 'image/avif' ? avifPixelsMost : pixelsMost
  return rewritePicture(tenant, { file, type, pixelsMost: most, longest, quality, widths: pictureWidths })
}

/** Has a picture rewritten when it is its owner's turn. */
export const rewritePicture = (owner: string, order: Order): Promise<Rewritten> =>
  turns.take(owner, () => decode(order))
