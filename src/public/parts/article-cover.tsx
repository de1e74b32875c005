import type { Pictured } from '../content/content.ts'
import { scenes } from './scenes.ts'
import './article-cover.css'

interface CoverProps {
  readonly of: Pictured<{ readonly slug: string }>
}

/** An article's picture or, without one, a drawing of one of the businesses, always the same for a slug. */
export function ArticleCover({ of: { slug, picture } }: CoverProps) {
  if (picture) return <img className="cover" {...picture} alt={picture.alt} />
  const all = Object.values(scenes)
  return <img className="cover" src={all[hashOf(slug) % all.length]} alt="" width={400} height={210} loading="lazy" />
}

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619), 2_166_136_261) >>> 0
