import sharp from 'sharp'
import type { Installation } from './fuzzer.ts'

/** A picture of each format, a document, and what only says that it is one. */
export async function sampleFiles(): Promise<Installation['files']> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c60' } })
  return [
    { name: '写真.png', type: 'image/png', bytes: await picture.clone().png().toBuffer() },
    { name: 'photo.jpg', type: 'image/jpeg', bytes: await picture.clone().jpeg().toBuffer() },
    { name: 'photo.webp', type: 'image/webp', bytes: await picture.clone().webp().toBuffer() },
    { name: 'photo.avif', type: 'image/avif', bytes: await picture.clone().avif().toBuffer() },
    { name: 'menu.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') },
    { name: 'x.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: 'x.png', type: 'image/png', bytes: Buffer.from('no picture') },
  ]
}
