import type { Pictured } from '../../../content/content.ts'
import { scenes } from './scenes.ts'
import './article-cover.css'

interface CoverProps {
  readonly of: Pictured<{ readonly slug: string }>
}

/** An article's picture or, without one, a drawing of the business that it is about, or of the company's harbour. */
export function ArticleCover({ of: { slug, picture } }: CoverProps) {
  if (picture) return <img className="cover" {...picture} alt={picture.alt} />
  return <img className="cover" src={scenes[sceneOf(slug)]} alt="" width={400} height={210} loading="lazy" />
}

/** The business that a slug names (`case-builder`); of anything else no business is an illustration. */
export function sceneOf(slug: string): keyof typeof scenes {
  const words = slug.toLowerCase().split(/[-_]/)
  return (Object.keys(scenes) as (keyof typeof scenes)[]).find((name) => words.includes(name)) ?? 'harbour'
}
