import sharp from 'sharp'

/**
 * Reads a QR code from a picture without its correction of errors: what is drawn by a machine must be right to the last
 * dot (ISO/IEC 18004; versions 1 to 10, level Q, bytes). Throws for anything else.
 */
export async function decodeQr(picture: Buffer): Promise<string> {
  const dots = await dotsOf(picture)
  const size = dots.length
  const version = (size - 17) / 4
  const [perBlock, ...groups] = levelQ[version - 1]!

  // The format beside the upper left corner, unmasked: two bits of the level, three of the mask.
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => dots[8]![x]!).reduce((all, dot) => all * 2 + Number(dot), 0)
  const told = (format ^ 0b1010_1000) >> 3
  if (told >> 3 !== 0b11) throw new Error(`not of level Q: ${told}`)
  const isMasked = masks[told & 7]!

  const bits: number[] = []
  for (const [y, x] of path(size)) if (!isFixed(version, size, y, x)) bits.push(Number(dots[y]![x]! !== isMasked(y, x)))
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((all, bit) => all * 2 + bit, 0),
  )

  const blocks = groups.flatMap(([count, length]) =>
    Array.from({ length: count }, () => ({ length, data: [] as number[] })),
  )
  const total = blocks.reduce((sum, { length }) => sum + length, 0)
  if (words.length < total + blocks.length * perBlock) throw new Error('too few words')
  let next = 0
  for (let place = 0; place < Math.max(...blocks.map(({ length }) => length)); place += 1)
    for (const { length, data } of blocks) if (place < length) data.push(words[next++]!)

  const stream = blocks
    .flatMap(({ data }) => data)
    .flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1))
  const take = (count: number): number => stream.splice(0, count).reduce((all, bit) => all * 2 + bit, 0)
  if (take(4) !== 0b0100) throw new Error('not in bytes')
  const length = take(version < 10 ? 8 : 16)
  return Buffer.from(Array.from({ length }, () => take(8))).toString('utf8')
}

/** Words of correction in a block, and how many blocks of how many words of data there are (table 9, level Q). */
const levelQ: readonly (readonly [number, ...(readonly [count: number, length: number])[]])[] = [
  [13, [1, 13]],
  [22, [1, 22]],
  [18, [2, 17]],
  [26, [2, 24]],
  [18, [2, 15], [2, 16]],
  [24, [4, 19]],
  [18, [2, 14], [4, 15]],
  [22, [4, 18], [2, 19]],
  [20, [4, 16], [4, 17]],
  [24, [6, 19], [2, 20]],
]

const masks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

/** Where the alignment patterns stand (annex E). */
const alignments = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

/** Whether a dot belongs to the pattern and not to what is said. */
function isFixed(version: number, size: number, y: number, x: number): boolean {
  const [far, edge] = [size - 9, size - 8]
  if ((y < 9 && (x < 9 || x >= edge)) || (y >= edge && x < 9)) return true
  if (y === 6 || x === 6) return true
  if (version >= 7 && ((y < 6 && x >= far - 2 && x < edge) || (x < 6 && y >= far - 2 && y < edge))) return true
  const at = alignments[version - 1]!
  const last = at.at(-1)
  return at.some((row) =>
    at.some((column) => {
      const isFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
      return !isFinder && Math.abs(y - row) <= 2 && Math.abs(x - column) <= 2
    }),
  )
}

/** All dots in the order of the bits: in pairs of columns from the right, up and down in turn, without the timing column. */
function* path(size: number): Generator<readonly [y: number, x: number]> {
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step
      yield [y, right]
      yield [y, right - 1]
    }
    up = !up
  }
}

/** The dots of a code that fills its picture but for a light margin: true is dark. */
async function dotsOf(picture: Buffer): Promise<readonly (readonly boolean[])[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isDark = (y: number, x: number): boolean => data[(y * info.width + x) * info.channels]! < 128
  const rows = Array.from({ length: info.height }, (_, y) => Array.from({ length: info.width }, (_, x) => isDark(y, x)))
  const top = rows.findIndex((row) => row.includes(true))
  const [left, right] = [rows[top]!.indexOf(true), rows[top]!.lastIndexOf(true) + 1]
  // The upper edge of a finder pattern is seven dots long.
  const dot = (rows[top]!.indexOf(false, left) - left) / 7
  const size = Math.round((right - left) / dot)
  const at = (place: number): number => Math.floor((place + 0.5) * dot)
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => rows[top + at(y)]![left + at(x)]!),
  )
}
