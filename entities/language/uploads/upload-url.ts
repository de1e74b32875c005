/** The URL path of an upload: under the tenant that owns it, with a random name. */
export const uploadPathPattern = /^\/uploads\/[0-9a-f-]{36}\/[a-z0-9]{26}\.[a-z0-9]{2,4}$/

/** The widths, in pixels, of the smaller copies kept of a picture; only those below its own width. */
export const pictureWidths = [320, 640, 1280] as const

/** The URL path of a picture at one of these widths. */
export const srcInWidth = (src: string, width: number): string => src.replace(/\.([a-z0-9]+)$/, `-${width}.$1`)

/** The widths of the copies of a picture that is `width` pixels wide. */
export const smallerWidths = (width: number): readonly number[] => pictureWidths.filter((each) => each < width)

/** The widths that an uploaded picture is kept in, the smallest first, and where each is; empty if its own is unknown. */
export function copiesOf(src: string, width: number | null | undefined, origin = '') {
  if (!width || !uploadPathPattern.test(src)) return []
  const copies = smallerWidths(width).map((each) => ({ width: each, url: origin + srcInWidth(src, each) }))
  return [...copies, { width, url: origin + src }]
}

/**
 * The `srcset` of an uploaded picture that is `width` pixels wide; undefined if it has no smaller copies. Pages of other
 * sites need the origin of this server.
 */
export function srcSetOf(src: string, width: number | null | undefined, origin?: string): string | undefined {
  const copies = copiesOf(src, width, origin)
  return copies.length < 2 ? undefined : copies.map((each) => `${each.url} ${each.width}w`).join(', ')
}
