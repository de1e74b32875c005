import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../locale/translator.ts'
import { readMarkdown, type Part } from './markdown.ts'

/** The guides for people who build on the API, in the order in which they are read. */
export const guideNames = ['first-request', 'webhooks', 'orders', 'versions'] as const
export type GuideName = (typeof guideNames)[number]

const folder = join(import.meta.dirname, '..', '..', 'locales')

/** A guide as it is written in `locales/<language>/guides/`. */
export const readGuide = (name: GuideName, language: Language): readonly Part[] =>
  readMarkdown(readFileSync(join(folder, language, 'guides', `${name}.md`), 'utf8'))

export const guidePath = (name: GuideName, language: Language): string => `/api/docs/guides/${name}?lang=${language}`

export const titleOf = (parts: readonly Part[]): string => {
  const [first] = parts
  return first?.kind === 'heading' ? first.text : ''
}

/** The guides in both languages, as Markdown, for the documents of the API. */
export const guideLinks = (['ja', 'en'] as const)
  .map((language) =>
    guideNames.map((name) => `[${titleOf(readGuide(name, language))}](${guidePath(name, language)})`).join(' · '),
  )
  .join('\n\n')
