import { writeFile } from 'node:fs/promises'
import { widthsOf } from '../../entities/upload-address.ts'
import { diskFault } from '../disk-faults.ts'
import { ApiError } from '../errors.ts'
import { heicToJpeg } from './heic.ts'
import { inTurn } from './in-turn.ts'
import { pixelsMost } from './limits.ts'
import { refused } from './refused.ts'

/** A picture as it is kept: in its own width, and in the smaller ones. */
export interface KeptPicture {
  readonly width: number
  readonly height: number
  readonly size: number
  /** The local files; the widths that have one beside the picture itself. */
  readonly file: string
  readonly narrower: readonly { readonly width: number; readonly file: string }[]
}

/** The longest side of what is kept. */
const longest = 2560
const quality = 82

/** What may be decoded at all; libvips knows many more formats, and every one of them is a door. */
const formats = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((name) => `VipsForeignLoad${name}`)

/** Pictures are decoded one at a time: each may need the memory of all its pixels. */
const alone = inTurn()

/**
 * Decodes a picture and writes it anew as WebP, so that nothing of the file it came in is left but what one sees: no
 * metadata, no place, no second file behind it. Turned as the camera said; of several frames the first.
 */
export const keepPicture = (file: string, type: string): Promise<KeptPicture> =>
  alone(async () => {
    try {
      return await rewritten(file, type)
    } catch (error) {
      throw error instanceof ApiError ? error : (diskFault(error) ?? refused('upload.unreadable'))
    }
  })

async function rewritten(file: string, type: string): Promise<KeptPicture> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: formats })

  const { width: across, height: down } = await sharp(file, { limitInputPixels: false }).metadata()
  if (across * down > pixelsMost) throw refused('upload.tooManyPixels', { max: pixelsMost / 1_000_000 })
  const source = type === 'image/heic' ? await heicToJpeg(file) : file
  const whole = `${file}-whole`
  // Written by Node, which tells a full disk from a picture that cannot be read.
  const { data, info } = await sharp(source, { limitInputPixels: pixelsMost, failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
  const { width, height, size } = info
  await writeFile(whole, data)
  const narrower = widthsOf(width).map((each) => ({ width: each, file: `${file}-${each}` }))
  for (const each of narrower)
    await writeFile(each.file, await sharp(data).resize({ width: each.width }).webp({ quality }).toBuffer())
  return { width, height, size, file: whole, narrower }
}
