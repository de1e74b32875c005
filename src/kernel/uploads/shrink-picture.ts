/** Pictures that browsers can draw and write again; a moving GIF would stand still, and an SVG has no size. */
const shrinkable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The longest edge a picture is reduced to, in pixels, tried in order: more than any page shows. */
const edges: readonly number[] = [4096, 3072, 2048]

/** Whether a picture that is too large can be made smaller here. */
export const isShrinkable = ({ type }: File): boolean => shrinkable.includes(type)

/**
 * A picture of at most `maxBytes`: itself if it is small enough, else drawn smaller, upright as its EXIF data says. What
 * the browser cannot read is returned unchanged, for the rules or the server to speak of.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !isShrinkable(file)) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return file
  try {
    for (const edge of edges) {
      const blob = await drawn(bitmap, edge, hasAlpha(file) ? 'image/webp' : 'image/jpeg')
      if (blob && blob.size <= maxBytes) return new File([blob], renamed(file.name, blob.type), { type: blob.type })
    }
    return file
  } finally {
    bitmap.close()
  }
}

/** What a JPEG cannot be, the others may be: see-through. */
const hasAlpha = ({ type }: File): boolean => type !== 'image/jpeg'

function drawn(bitmap: ImageBitmap, edge: number, type: string): Promise<Blob | null> {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => {
        // Safari keeps a canvas's memory until it is empty, and has little for all of them.
        canvas.width = canvas.height = 0
        resolve(blob)
      },
      type,
      0.88,
    ),
  )
}

/** The name with the ending of the new type; browsers that cannot write WebP write PNG. */
const renamed = (name: string, type: string): string =>
  `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`
