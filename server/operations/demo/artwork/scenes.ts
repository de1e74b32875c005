import { createHash } from 'node:crypto'

/** Pictures made of simple shapes: the folder, or the whole path, determines what they show, the name their colours. */

interface Size {
  readonly width: number
  readonly height: number
}

const defaultSize: Size = { width: 900, height: 600 }
const sizes: Readonly<Record<string, Size>> = {
  tenant: { width: 400, height: 400 },
  member: { width: 600, height: 600 },
  cast: { width: 600, height: 800 },
  sound: { width: 600, height: 600 },
  link: { width: 234, height: 60 },
  partner: { width: 400, height: 200 },
}

const palettes = [
  ['#f6e7d2', '#e0a96d', '#8d5a3b', '#3d2b1f'],
  ['#dcebf2', '#88b7c9', '#3f7387', '#1f3b47'],
  ['#e6efdc', '#a9c48a', '#5f8350', '#2c4229'],
  ['#f4dfe4', '#d997a7', '#96566b', '#472733'],
  ['#ece6f5', '#b3a1d6', '#6d5aa0', '#322a52'],
  ['#fdf0cf', '#f2c14e', '#c58f1c', '#5b420d'],
] as const

/** Pseudo-random numbers between 0 and 1, seeded by a name. */
function randomFrom(name: string): () => number {
  const bytes = createHash('sha256').update(name).digest()
  let next = 0
  return () => bytes[next++ % bytes.length]! / 255
}

type Motif = (size: Size, colours: readonly string[], random: () => number) => string

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="${fill}"/>`
const box = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}" rx="${radius}" fill="${fill}"/>`
const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

const person: Motif = ({ width, height }, [, , dark, darkest]) =>
  circle(width / 2, height * 0.38, width * 0.17, dark!) +
  `<path d="M${width * 0.16} ${height} C${width * 0.18} ${height * 0.6} ${width * 0.82} ${height * 0.6} ${width * 0.84} ${height} Z" fill="${darkest}"/>`

const plate: Motif = ({ width, height }, [, light, dark, darkest], random) =>
  circle(width / 2, height / 2, height * 0.42, '#ffffff') +
  circle(width / 2, height / 2, height * 0.33, light!) +
  times(9, () =>
    circle(
      width / 2 + (random() - 0.5) * height * 0.4,
      height / 2 + (random() - 0.5) * height * 0.4,
      height * 0.06,
      random() > 0.5 ? dark! : darkest!,
    ),
  )

const houses: Motif = ({ width, height }, [, light, dark, darkest], random) =>
  times(6, (index) => {
    const tall = height * (0.3 + random() * 0.4)
    const x = (index * width) / 6
    const lit = times(3, (row) => box(x + width / 24, height - tall + 30 + row * 60, width / 12, 26, '#fff6d8'))
    return box(x, height - tall, width / 6 - 8, tall, [light!, dark!, darkest!][index % 3]!) + lit
  })

const hills: Motif = ({ width, height }, [, light, dark, darkest], random) =>
  circle(width * (0.2 + random() * 0.6), height * 0.28, height * 0.12, '#fffaf0') +
  [light!, dark!, darkest!]
    .map((fill, index) => {
      const y = height * (0.5 + index * 0.15)
      return `<path d="M0 ${y} Q${width * random()} ${y - height * 0.25} ${width * 0.6} ${y} T${width} ${y} V${height} H0 Z" fill="${fill}"/>`
    })
    .join('')

const discs: Motif = ({ width, height }, [, light, dark, darkest]) =>
  circle(width / 2, height / 2, width * 0.38, darkest!) +
  circle(width / 2, height / 2, width * 0.16, light!) +
  circle(width / 2, height / 2, width * 0.03, dark!)

const tiles: Motif = ({ width, height }, [, light, dark, darkest], random) =>
  times(24, (index) => {
    const side = width / 6
    const fill = [light!, dark!, darkest!][Math.floor(random() * 2.99)]!
    return box((index % 6) * side + 8, Math.floor(index / 6) * (height / 4) + 8, side - 16, height / 4 - 16, fill, 18)
  })

const sign: Motif = ({ width, height }, [, light, dark, darkest], random) =>
  box(width * 0.08, height * 0.2, width * 0.84, height * 0.6, darkest!, 12) +
  times(3, (index) =>
    circle(
      width * (0.3 + index * 0.2),
      height / 2,
      height * (0.1 + random() * 0.1),
      [light!, dark!, '#ffffff'][index]!,
    ),
  )

/** A notebook with a pencil, and a month of a calendar with its days that are done. */
const desk: Motif = ({ width, height }, [paper, light, dark, darkest]) =>
  box(0, height * 0.62, width, height * 0.38, light!) +
  box(width * 0.56, height * 0.14, width * 0.32, height * 0.4, '#ffffff', 10) +
  box(width * 0.56, height * 0.14, width * 0.32, height * 0.09, dark!, 10) +
  times(20, (index) =>
    box(
      width * (0.585 + (index % 5) * 0.056),
      height * (0.26 + Math.floor(index / 5) * 0.065),
      width * 0.04,
      height * 0.045,
      index < 13 ? dark! : paper!,
      4,
    ),
  ) +
  box(width * 0.12, height * 0.48, width * 0.34, height * 0.4, darkest!, 12) +
  box(width * 0.14, height * 0.46, width * 0.34, height * 0.4, '#ffffff', 8) +
  times(5, (index) =>
    box(width * 0.19, height * (0.53 + index * 0.06), width * (index === 4 ? 0.14 : 0.24), 5, light!, 2),
  ) +
  times(7, (index) => circle(width * 0.155, height * (0.5 + index * 0.053), 6, dark!)) +
  `<g transform="rotate(-24 ${width * 0.58} ${height * 0.78})">${box(width * 0.5, height * 0.77, width * 0.22, 16, dark!, 4)}${box(width * 0.7, height * 0.77, width * 0.03, 16, darkest!)}</g>`

/** A cup of tea in the light of a window. */
const teacup: Motif = ({ width, height }, [, light, dark, darkest]) =>
  box(width * 0.1, height * 0.06, width * 0.46, height * 0.6, '#ffffff', 6) +
  times(4, (index) =>
    box(
      width * (0.115 + (index % 2) * 0.22),
      height * (0.085 + Math.floor(index / 2) * 0.285),
      width * 0.205,
      height * 0.265,
      '#eaf4f7',
    ),
  ) +
  box(0, height * 0.72, width, height * 0.28, light!) +
  `<path d="M${width * 0.16} ${height} L${width * 0.36} ${height * 0.72} H${width * 0.66} L${width * 0.56} ${height} Z" fill="#ffffff" opacity="0.35"/>` +
  `<ellipse cx="${width * 0.64}" cy="${height * 0.87}" rx="${width * 0.17}" ry="${height * 0.045}" fill="${darkest}"/>` +
  `<path d="M${width * 0.52} ${height * 0.52} H${width * 0.76} C${width * 0.76} ${height * 0.78} ${width * 0.71} ${height * 0.86} ${width * 0.64} ${height * 0.86} C${width * 0.57} ${height * 0.86} ${width * 0.52} ${height * 0.78} ${width * 0.52} ${height * 0.52} Z" fill="${dark}"/>` +
  `<ellipse cx="${width * 0.64}" cy="${height * 0.52}" rx="${width * 0.12}" ry="${height * 0.035}" fill="#7d9a3c"/>` +
  times(
    2,
    (index) =>
      `<path d="M${width * (0.61 + index * 0.06)} ${height * 0.44} q-14 -24 0 -44 t0 -44" fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity="0.8"/>`,
  )

const subjects: Readonly<Record<string, Motif>> = {
  'article/first-30-days.webp': desk,
  'article/phone-photo.webp': teacup,
}

const motifs: Readonly<Record<string, Motif>> = {
  cast: person,
  member: person,
  food: plate,
  drink: plate,
  product: plate,
  works: houses,
  facility: houses,
  sound: discs,
  game: tiles,
  media: tiles,
  tenant: sign,
  partner: sign,
  link: sign,
}

/** The picture for a path such as `food/curry.webp`, as SVG. */
export function scene(path: string): Size & { readonly svg: string } {
  const [folder = ''] = path.split('/')
  const size = sizes[folder] ?? defaultSize
  const random = randomFrom(path)
  const colours = palettes[Math.floor(random() * (palettes.length - 0.01))]!
  const { width, height } = size
  const motif = (subjects[path] ?? motifs[folder] ?? hills)(size, colours, random)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${box(0, 0, width, height, colours[0])}${motif}</svg>`
  return { ...size, svg }
}
