import type { Language } from '../../base/locale/translator.ts'
import { guideNames, readGuide, titleOf, type GuideName } from './guides.ts'
import { sectionsOf, type Section } from './markdown.ts'

export interface Found extends Section {
  readonly guide: GuideName
  readonly title: string
}

/** The same text however it is typed: full-width or not, in capitals or not. */
export const comparable = (text: string): string => text.normalize('NFKC').toLowerCase()

export const termsOf = (query: string): readonly string[] => comparable(query).split(/\s+/).filter(Boolean)

/** The sections of the guides that hold all words of a query, those first whose heading holds them. */
export function searchGuides(query: string, language: Language): readonly Found[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const holds = (text: string): boolean => terms.every((term) => comparable(text).includes(term))
  return guideNames
    .flatMap((guide) => {
      const text = readGuide(guide, language)
      return sectionsOf(text).map((section) => ({ ...section, guide, title: titleOf(text) }))
    })
    .filter(({ heading, text }) => holds(`${heading} ${text}`))
    .toSorted((a, b) => Number(holds(b.heading)) - Number(holds(a.heading)))
}
