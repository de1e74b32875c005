import { maxUploadsPerDrop } from '../../../entities/language/uploads/upload-kinds.ts'

/** The maximum number of pixels of a picture: enough for a camera, not for a decompression bomb. */
export const maxPixels = 50_000_000

/**
 * The maximum number of pixels of an AVIF. Its decoder holds several copies of the picture in memory, 900 MB for 50
 * megapixels; no camera writes AVIF, and web exports are smaller.
 */
export const maxAvifPixels = 25_000_000

/** How long decoding one picture may take, in seconds. */
export const decodingSeconds = 30

/** The maximum number of a tenant's pictures waiting to be decoded: as many as one drop may contain. */
export const maxWaitingPictures = maxUploadsPerDrop

/** The maximum number of copies of a tenant's pictures that are being made, or wait for it. */
export const maxWaitingCopies = 16
