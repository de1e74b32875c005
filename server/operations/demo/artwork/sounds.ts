/** One and a half seconds of silent MP3: MPEG-1 layer III frames whose every part is empty. */
export function silence(): Buffer {
  // 128 kbit/s at 44.1 kHz makes frames of 417 bytes.
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xff_fb_90_64)
  return Buffer.concat(Array.from({ length: 58 }, () => frame))
}

const rate = 11_025
const notes = [392, 440, 523, 440, 587, 523, 440, 392]
const noteSeconds = 0.35

/** A short tune as WAV. */
export function melody(): Buffer {
  const perNote = Math.floor(rate * noteSeconds)
  const samples = Buffer.from(
    notes.flatMap((note) =>
      Array.from({ length: perNote }, (_, at) => {
        const fading = Math.exp((-3 * at) / perNote)
        return 128 + Math.round(90 * fading * Math.sin((2 * Math.PI * note * at) / rate))
      }),
    ),
  )
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
