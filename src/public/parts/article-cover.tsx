import type { Pictured } from '../content/content.ts'
import { scenes } from './scenes.ts'
import './article-cover.css'

interface CoverProps {
  readonly of: Pictured<{ readonly slug: string }>
}

/** An article's picture or, without one, a drawing of one of the businesses. */
export function ArticleCover({ of: { slug, picture } }: CoverProps) {
  if (picture) return <img className="cover" {...picture} alt={picture.alt} />
  return <img className="cover" src={scenes[sceneOf(slug)]} alt="" width={400} height={210} loading="lazy" />
}

/** The business that a slug names (`case-builder`), or else any, always the same for a slug. */
export function sceneOf(slug: string): keyof typeof scenes {
  const all = Object.keys(scenes) as (keyof typeof scenes)[]
  const words = slug.toLowerCase().split(/[-_]/)
  return all.find((name) => words.includes(name)) ?? all[hashOf(slug) % all.length]!
}

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619), 2_166_136_261) >>> 0
