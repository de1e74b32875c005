import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../locale/translator.ts'

/** The guides for people who build on the API, in the order in which they are read. */
export const guideNames = ['first-request', 'webhooks', 'orders', 'versions'] as const
export type GuideName = (typeof guideNames)[number]

const folder = join(import.meta.dirname, '..', '..', 'locales')

/** A guide in Markdown, as it is written in `locales/<language>/guides/`. */
export const readGuide = (name: GuideName, language: Language): string =>
  readFileSync(join(folder, language, 'guides', `${name}.md`), 'utf8')

export const guidePath = (name: GuideName, language: Language): string => `/api/docs/guides/${name}?lang=${language}`

/** The title is the first line of every guide. */
export const titleOf = (guide: string): string => guide.slice('# '.length, guide.indexOf('\n'))

/** The guides in both languages, as Markdown, for the documents of the API. */
export const guideLinks = (['ja', 'en'] as const)
  .map((language) =>
    guideNames.map((name) => `[${titleOf(readGuide(name, language))}](${guidePath(name, language)})`).join(' · '),
  )
  .join('\n\n')
