import { maxUploadsPerDrop } from '../../entities/language/uploads/upload-kinds.ts'

/** The most pixels of a picture: a camera's, not a bomb's. */
export const maxPixels = 50_000_000

/**
 * The most pixels of an AVIF. Its decoder holds the whole picture several times over, and 50 megapixels as 900 MB; no
 * camera writes it, and what is exported for the web is smaller.
 */
export const maxAvifPixels = 25_000_000

/** How long the decoding of one picture may take. */
export const decodingSeconds = 30

/** The most pictures of a tenant that wait to be decoded: as many as one drop may bring. */
export const maxWaiting = maxUploadsPerDrop

/** The longest name that is kept of the one a file came with. */
export const maxTitleLength = 120
