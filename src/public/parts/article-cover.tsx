import type { Pictured } from '../content/content.ts'
import './article-cover.css'

interface CoverProps {
  readonly of: Pictured<{ readonly slug: string }>
  /** The category's colour. */
  readonly color: string | undefined
}

/** An article's picture or, without one, a drawing of waves, a light and an island that is determined by the slug. */
export function ArticleCover({ of: { slug, picture }, color = '#5A6B7B' }: CoverProps) {
  if (picture) return <img className="cover" {...picture} alt={picture.alt} />
  const draw = randomOf(slug)
  const light = { x: 60 + draw() * 280, y: 40 + draw() * 50, r: 18 + draw() * 22 }
  const island = { x: 40 + draw() * 240, w: 90 + draw() * 90, h: 34 + draw() * 44 }
  const sea = 128 + draw() * 18
  return (
    <svg className="cover" viewBox="0 0 400 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="210" fill={color} />
      <rect width="400" height="210" fill="#fff" opacity="0.16" />
      <circle cx={light.x} cy={light.y} r={light.r * 2.1} fill="#fff" opacity="0.16" />
      <circle cx={light.x} cy={light.y} r={light.r} fill="#fff" opacity="0.82" />
      <path
        d={`M${island.x} ${sea + 6} q${island.w / 2} ${-island.h * 2} ${island.w} 0 z`}
        fill={color}
        opacity="0.85"
      />
      {[0, 1, 2].map((row) => (
        <path key={row} d={wave(sea + row * 26, 9 + draw() * 7, draw() * 60)} fill={color} opacity={0.55 + row * 0.2} />
      ))}
      <path d={wave(sea + 8, 8, draw() * 60)} fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="2" />
    </svg>
  )
}

const wave = (y: number, height: number, shift: number): string => {
  const crest = Array.from({ length: 6 }, () => `q25 ${-height} 50 0 t50 0`).join(' ')
  return `M${-60 - shift} ${y} ${crest} V230 H-120 z`
}

/** A pseudorandom generator (0 to 1) seeded by a text. */
function randomOf(text: string): () => number {
  let seed = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619), 2_166_136_261)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_519)
    seed = Math.imul(seed ^ (seed >>> 13), 3_266_489_917)
    return ((seed ^= seed >>> 16) >>> 0) / 4_294_967_296
  }
}
