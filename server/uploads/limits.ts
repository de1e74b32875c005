/** The most pixels of a picture: a camera's, not a bomb's. */
export const pixelsMost = 50_000_000

/** How long the decoding of one HEIC picture may take. */
export const heicSeconds = 30

/** The longest name that is kept of the one a file came with. */
export const titleMost = 120
