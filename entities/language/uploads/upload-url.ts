/** The URL path of an upload: under the tenant that owns it, with a random name. */
export const uploadPathPattern = /^\/uploads\/[0-9a-f-]{36}\/[a-z0-9]{26}\.[a-z0-9]{2,4}$/

/** The widths, in pixels, of the smaller copies kept of a picture; only those below its own width. */
export const pictureWidths = [320, 640, 1280] as const

/** The URL path of a picture at one of these widths. */
export const srcInWidth = (src: string, width: number): string => src.replace(/\.([a-z0-9]+)$/, `-${width}.$1`)

/** The widths of the copies of a picture that is `width` pixels wide. */
export const smallerWidths = (width: number): readonly number[] => pictureWidths.filter((each) => each < width)

/** The `srcset` of an uploaded picture that is `width` pixels wide; undefined if it has no smaller copies. */
export function srcSetOf(src: string, width: number | null | undefined): string | undefined {
  const narrower = width && uploadPathPattern.test(src) ? smallerWidths(width) : []
  if (narrower.length === 0) return undefined
  return [...narrower.map((each) => `${srcInWidth(src, each)} ${each}w`), `${src} ${width}w`].join(', ')
}
