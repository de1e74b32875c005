import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Params } from '../../entities/language/rule.ts'

/** What becomes of a picture. */
export interface DecodeJob {
  readonly file: string
  readonly type: string
  readonly maxPixels: number
  readonly maxSide: number
  readonly quality: number
  /** The widths, below its own, in which it is written too. */
  readonly widths: readonly number[]
}

/** A picture as WebP: in its own width, and in the narrower ones. */
export interface RewrittenPicture {
  readonly width: number
  readonly height: number
  readonly size: number
  /** The local files; the widths that have one beside the picture itself. */
  readonly file: string
  readonly narrower: readonly { readonly width: number; readonly file: string }[]
}

/** What the process answers: the picture, the rule that it breaks, or the code of the error that came in the way. */
export type Outcome =
  | RewrittenPicture
  | { readonly refusal: 'upload.tooManyPixels'; readonly params: Params }
  | { readonly error: string | null }

/** What may be decoded at all; libvips knows many more formats, and every one of them is a door. */
const formats = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((name) => `VipsForeignLoad${name}`)

// Whoever waits for a page goes before who waits for a picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// The server ends it: a signal to all of its group shall not break off the pictures that are let finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
// When the server is gone, so is this, in the midst of whatever it writes.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.on('message', (order: DecodeJob) => {
  rewrite(order)
    .catch((error: NodeJS.ErrnoException): Outcome => ({ error: error.code ?? null }))
    .then((outcome) => process.send!(outcome))
})

enableCompileCache()
const { default: sharp } = await import('sharp')
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: formats })

/** Only the first of several frames or pages is decoded, so its pixels are all there are. */
async function rewrite({ file, type, maxPixels, maxSide, quality, widths }: DecodeJob): Promise<Outcome> {
  const { width: across, height: down } = await sharp(file, { limitInputPixels: false }).metadata()
  if (across * down > maxPixels) return { refusal: 'upload.tooManyPixels', params: { max: maxPixels / 1_000_000 } }
  const wholeFile = `${file}-whole`
  // Written by Node, which tells a full disk from a picture that cannot be read.
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
  return { width, height, size, file: wholeFile, narrower }
}

/** A photograph of a telephone. Its decoder is JavaScript and takes seconds, in which this thread must hear of its end. */
async function heicAsJpeg(file: string): Promise<Uint8Array> {
  const worker = new Worker(new URL('heic-worker.ts', import.meta.url), {
    workerData: { file },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const [jpeg] = (await once(worker, 'message')) as [Uint8Array]
  return jpeg
}
