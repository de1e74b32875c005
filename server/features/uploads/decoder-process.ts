import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Params } from '../../../entities/language/rule.ts'
import { centre } from '../../../entities/language/uploads/focus.ts'
import type { PictureCopy } from '../../../entities/language/uploads/picture-copies.ts'

/** What to do with a picture. */
export interface DecodeJob {
  readonly file: string
  readonly type: string
  readonly maxPixels: number
  readonly maxSide: number
  readonly quality: number
  /** The smaller widths that are also produced. */
  readonly widths: readonly number[]
}

/** Which copy to make of a stored picture. */
export interface CopyJob {
  readonly file: string
  readonly copy: PictureCopy
}

/** The local file of a copy. */
export interface CopiedPicture {
  readonly file: string
}

/** A picture as WebP: in its own width, and in the smaller ones. */
export interface RewrittenPicture {
  readonly width: number
  readonly height: number
  readonly size: number
  /** The colour that most of it has, as `#rrggbb`. */
  readonly color: string
  /** The local files; `narrower` lists the additional widths. */
  readonly file: string
  readonly narrower: readonly { readonly width: number; readonly file: string }[]
}

/** The response of the process: the picture, the rule that it breaks, or the code of the error that occurred. */
export type Outcome =
  | RewrittenPicture
  | CopiedPicture
  | { readonly refusal: 'upload.tooManyPixels'; readonly params: Params }
  | { readonly error: string | null }

/** The formats that may be decoded; libvips supports many more, and each one is attack surface. */
const formats = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((name) => `VipsForeignLoad${name}`)

// People waiting for a page have priority over those waiting for a picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// The server ends this process: a signal to the whole group must not abort pictures that are allowed to finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
// If the server is gone, exit even in the middle of writing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.on('message', (order: DecodeJob | CopyJob) => {
  ;('copy' in order ? makeCopy(order) : rewrite(order))
    .catch((error: NodeJS.ErrnoException): Outcome => ({ error: error.code ?? null }))
    .then((outcome) => process.send!(outcome))
})

enableCompileCache()
const { default: sharp } = await import('sharp')
const { dominantColor } = await import('./dominant-color.ts')
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: formats })

/** Only the first of several frames or pages is decoded, so the pixel limit covers everything. */
async function rewrite({ file, type, maxPixels, maxSide, quality, widths }: DecodeJob): Promise<Outcome> {
  const { width: originalWidth, height: originalHeight } = await sharp(file, { limitInputPixels: false }).metadata()
  if (originalWidth * originalHeight > maxPixels)
    return { refusal: 'upload.tooManyPixels', params: { max: maxPixels / 1_000_000 } }
  const wholeFile = `${file}-whole`
  // Written by Node, which distinguishes a full disk from an unreadable picture.
  const { data, info } = await sharp(type === 'image/heic' ? await heicAsJpeg(file) : file, {
    limitInputPixels: maxPixels,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
  const { width, height, size } = info
  await writeFile(wholeFile, data)
  const narrower = widths.filter((each) => each < width).map((each) => ({ width: each, file: `${file}-${each}` }))
  for (const each of narrower)
    await writeFile(each.file, await sharp(data).resize({ width: each.width }).webp({ quality }).toBuffer())
  return { width, height, size, color: await dominantColor(data), file: wholeFile, narrower }
}

/** How each format is written: about the same to the eye. More effort with AVIF takes seconds for each picture. */
const outputs = {
  webp: { quality: 82 },
  avif: { quality: 60, effort: 2 },
  jpg: { quality: 82, mozjpeg: true },
} as const

/**
 * A copy is never larger than its picture. It is cut as `object-fit: cover` cuts it with the focal point as its
 * `object-position`: a place that is chosen by what the picture shows would be another one in each width.
 */
async function makeCopy({
  file,
  copy: { width: wanted, ratio, focus = centre, format },
}: CopyJob): Promise<CopiedPicture> {
  const whole = await sharp(file).metadata()
  const [across, down] = (ratio?.split('x').map(Number) as [number, number] | undefined) ?? [whole.width, whole.height]
  const width = Math.min(wanted, whole.width, Math.floor((whole.height * across) / down))
  const height = Math.max(1, Math.round((width * down) / across))
  const [seenAcross, seenDown] = [
    Math.max(1, Math.min(whole.width, Math.round((whole.height * across) / down))),
    Math.max(1, Math.min(whole.height, Math.round((whole.width * down) / across))),
  ]
  const resized = sharp(file, { failOn: 'error' })
    .extract({
      left: Math.round((whole.width - seenAcross) * focus.x),
      top: Math.round((whole.height - seenDown) * focus.y),
      width: seenAcross,
      height: seenDown,
    })
    .resize({ width, height, fit: 'cover' })
  // JPEG has no transparency, and would be black.
  const written =
    format === 'jpg' ? resized.flatten({ background: '#fff' }).jpeg(outputs.jpg) : resized[format](outputs[format])
  const made = `${file}-copy`
  await writeFile(made, await written.toBuffer())
  return { file: made }
}

/**
 * A phone photo. Its decoder is JavaScript and takes seconds, during which this thread must be able to notice the
 * shutdown.
 */
async function heicAsJpeg(file: string): Promise<Uint8Array> {
  const worker = new Worker(new URL('heic-worker.ts', import.meta.url), {
    workerData: { file },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const [jpeg] = (await once(worker, 'message')) as [Uint8Array]
  return jpeg
}
