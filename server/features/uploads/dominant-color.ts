import sharp from 'sharp'

/**
 * The colour that most of a picture has, as `#rrggbb`; of a file or its content. What shows through a transparent picture
 * is white. A small copy has the same colours, and is counted at once.
 */
export async function dominantColor(picture: Buffer | string): Promise<string> {
  const pixels = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width: 64, height: 64, fit: 'fill' })
    .png()
    .toBuffer()
  const { r, g, b } = (await sharp(pixels).stats()).dominant
  return `#${[r, g, b].map((each) => each.toString(16).padStart(2, '0')).join('')}`
}
