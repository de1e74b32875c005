import { z } from 'zod'

/** What people upload: pictures, sound, and papers. */
export const uploadKinds = ['image', 'audio', 'document'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** The most bytes of a file of each kind, as it is sent. */
export const uploadMost: Readonly<Record<UploadKind, number>> = {
  image: 20 * 1024 * 1024,
  audio: 100 * 1024 * 1024,
  document: 20 * 1024 * 1024,
}

/** The most files one drop may bring. */
export const uploadsAtOnce = 30

/** Where an upload is served: below the tenant that owns it, under a random name. */
export const uploadPath = /^\/uploads\/[0-9a-f-]{36}\/[a-z0-9]{26}\.[a-z0-9]{2,4}$/

/** The address of an upload. */
export const uploadSrc = z.string().regex(uploadPath)

/** The widths, in pixels, that a picture is also kept in; only those below its own. */
export const pictureWidths = [320, 640, 1280] as const

/** The address of a picture in one of the widths. */
export const inWidth = (src: string, width: number): string => src.replace(/\.([a-z0-9]+)$/, `-${width}.$1`)

/** The widths there are of a picture that is `width` wide. */
export const widthsOf = (width: number): readonly number[] => pictureWidths.filter((each) => each < width)
