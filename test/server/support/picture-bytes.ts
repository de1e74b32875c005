import { crc32 } from 'node:zlib'

/** Pictures put together byte by byte, as only who means harm does. */

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length, 'BE'), named, uint32(crc32(named), 'BE')])
}

/** A film in WebP: one still of 4000 by 4000 pixels, shown again and again on a canvas as wide as it is high. */
export function film(still: Buffer, side: number, frames: number): Buffer {
  // What the still holds behind its own head: one picture.
  const picture = still.subarray(12)
  const frame = riffChunk(
    'ANMF',
    Buffer.concat([Buffer.alloc(6), uint24(4000 - 1), uint24(4000 - 1), uint24(100), Buffer.alloc(1), picture]),
  )
  const canvas = riffChunk('VP8X', Buffer.concat([Buffer.from([0x02, 0, 0, 0]), uint24(side - 1), uint24(side - 1)]))
  const body = [
    Buffer.from('WEBP'),
    canvas,
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]
  return riffChunk('RIFF', Buffer.concat(body))
}

function riffChunk(type: string, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type, 'latin1'), uint32(data.length, 'LE'), data, Buffer.alloc(data.length % 2)])
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}

function uint32(value: number, order: 'BE' | 'LE'): Buffer {
  const bytes = Buffer.alloc(4)
  bytes[`writeUInt32${order}`](value)
  return bytes
}
