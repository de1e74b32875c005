import sharp from 'sharp'
import type { World } from './world.ts'

/** Bodies of uploads, as a browser would send them. */

export interface Sent {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type?: string
}

const boundary = 'captain-boundary'

/** A multipart body of any parts. */
export const multipart = (parts: readonly { readonly head: string; readonly bytes: Uint8Array }[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, bytes }) => [
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

export const multipartType = `multipart/form-data; boundary=${boundary}`

/** The head of the part that is a file. */
export const fileHead = (name: string, type = 'application/octet-stream'): string =>
  `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}`

export interface Uploaded {
  readonly status: number
  readonly body: any
}

/** Uploads one file as somebody. */
export async function upload(
  world: World,
  email: string,
  path: string,
  { name, bytes, type }: Sent,
): Promise<Uploaded> {
  return post(world, email, path, multipart([{ head: fileHead(name, type), bytes }]))
}

/** Sends any body to where uploads go. */
export async function post(world: World, email: string, path: string, payload: Buffer): Promise<Uploaded> {
  const answer = await world.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${await world.tokenFor(email)}`, 'content-type': multipartType },
    payload,
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}

/** Where the uploads of a tenant are. */
export const uploadsOf = (slug: string): string => `/api/v1/authorized/tenants/${slug}/uploads`

/** No two files are the same: a library keeps the same bytes once. */
let made = 0

/** A picture of one colour, of its own each time. */
export function photo(
  width = 40,
  height = 30,
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff' = 'png',
): Promise<Buffer> {
  made += 1
  // Three levels apart, so that no lossy format makes them the same.
  const background = { r: 20 + 3 * (made % 70), g: 20 + 3 * (Math.floor(made / 70) % 70), b: 43 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** A paper of one empty page, of its own each time. */
export const paper = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n' +
      `% ${String((made += 1)).padStart(6, '0')}\n`,
  )

/** A second of silence, of its own each time. */
export function silence(): Buffer {
  const samples = Buffer.alloc(8000, 0x80)
  samples.writeUInt32LE((made += 1), 4)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
