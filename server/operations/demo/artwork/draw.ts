import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { srcInWidth, smallerWidths } from '../../../../entities/language/uploads/upload-url.ts'
import { dominantColor } from '../../../features/uploads/dominant-color.ts'
import { melody, silence } from './sounds.ts'
import { scene } from './scenes.ts'

/**
 * Generates the pictures, sounds and PDFs used by the demo content, into `media/`: `node server/operations/demo/artwork/draw.ts`.
 * The output is committed in every width it is served in, so that the demo starts immediately.
 */

const media = new URL('../media/', import.meta.url)
const content = new URL('../content/', import.meta.url)

const named = new Set(
  readdirSync(content).flatMap((file) => {
    const text = readFileSync(new URL(file, content), 'utf8')
    return [...text.matchAll(/"src": "\/demo\/([\w./-]+)"/g)].map(([, path]) => path!)
  }),
)

rmSync(media, { recursive: true, force: true })
for (const path of [...named].sort()) {
  const target = new URL(path, media)
  mkdirSync(dirname(target.pathname), { recursive: true })
  if (path.endsWith('.webp')) await draw(path, target)
  else if (path.endsWith('.wav')) writeFileSync(target, melody())
  else writeFileSync(target, path.endsWith('.mp3') ? silence() : drawPdf())
}
// Found once, so that no demo decodes its pictures.
const pictures = [...named].filter((path) => path.endsWith('.webp')).toSorted()
const colors = await Promise.all(
  pictures.map(async (path) => [path, await dominantColor(new URL(path, media).pathname)] as const),
)
writeFileSync(
  new URL('../content/picture-colors.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(colors), null, 2)}\n`,
)
console.log(`${named.size} files drawn.`)

async function draw(path: string, target: URL): Promise<void> {
  const { svg, width } = scene(path)
  const picture = sharp(Buffer.from(svg))
  await picture.webp({ quality: 70, effort: 6 }).toFile(target.pathname)
  for (const each of smallerWidths(width)) {
    const narrow = sharp(Buffer.from(svg)).resize({ width: each }).webp({ quality: 70, effort: 6 })
    await narrow.toFile(srcInWidth(target.pathname, each))
  }
}

/** A PDF of one page with a few drawn lines, small enough to read as text. */
function drawPdf(): Buffer {
  const rows = Array.from(
    { length: 12 },
    (_, row) => `72 ${700 - row * 24} m ${row % 4 === 3 ? 320 : 520} ${700 - row * 24} l S`,
  )
  const drawing = `2 w 0.2 0.4 0.5 RG 72 760 360 18 re f 0.6 w 0.5 G ${rows.join(' ')}`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
