/** Where an upload is served: below the tenant that owns it, under a random name. */
export const uploadPathPattern = /^\/uploads\/[0-9a-f-]{36}\/[a-z0-9]{26}\.[a-z0-9]{2,4}$/

/** The widths, in pixels, that a picture is also kept in; only those below its own. */
export const pictureWidths = [320, 640, 1280] as const

/** The address of a picture in one of the widths. */
export const srcInWidth = (src: string, width: number): string => src.replace(/\.([a-z0-9]+)$/, `-${width}.$1`)

/** The widths there are of a picture that is `width` wide. */
export const smallerWidths = (width: number): readonly number[] => pictureWidths.filter((each) => each < width)

/** The `srcset` of an uploaded picture that is `width` wide, or nothing where there is only the one. */
export function srcSetOf(src: string, width: number | null | undefined): string | undefined {
  const narrower = width && uploadPathPattern.test(src) ? smallerWidths(width) : []
  if (narrower.length === 0) return undefined
  return [...narrower.map((each) => `${srcInWidth(src, each)} ${each}w`), `${src} ${width}w`].join(', ')
}
