import { titleOf, type Entity, type Field } from '../../entities/language/entity.ts'
import { importForms } from '../../entities/language/import-forms.ts'
import { formFields, siteFields } from '../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import { labelsOf } from '../../locales/labels.ts'
import { translatorOf } from '../locale/translator.ts'
import { headingWords } from './heading-words.ts'
import { foldWord } from './parse-cell.ts'
import {
  headingSeparator,
  headingsOrNone,
  isStacked,
  maxHeadingRows,
  type HeadingRows,
  type SheetRow,
} from './sheet.ts'

/** Which columns of a file are which fields. */

/** Kinds whose values have parts of their own, which one cell cannot say. */
const unreadableKinds: readonly string[] = ['lines', 'week']

/** The fields that a column may be for, in order of declaration. */
export function importFields(entity: Entity, site: SiteSlug): readonly Field[] {
  const names = new Set(
    importForms(entity, site).flatMap((form) => formFields(entity, form, site).map(({ name }) => name)),
  )
  return siteFields(entity, site).filter(({ name, kind }) => names.has(name) && !unreadableKinds.includes(kind))
}

/**
 * What may decide whether a row is new or changes a record: the id, and fields whose values name one record. What refers
 * to others does not: its cells have their names, which are looked up after the record of the row.
 */
export const keyFields = (entity: Entity, site: SiteSlug): readonly string[] => {
  const fields = importFields(entity, site)
  const title = fields.find(({ name }) => name === titleOf(entity))
  const named = fields.filter(({ name, kind, code }) => entity.unique?.includes(name) || kind === 'slug' || code)
  const keys = [...named, ...(title ? [title] : [])].filter(
    ({ storage, kind, to }) => (storage === 'text' && !to && kind !== 'account') || kind === 'integer',
  )
  const forms = importForms(entity, site)
  return forms.includes('edit') ? ['id', ...new Set(keys.map(({ name }) => name))] : []
}

const languages = ['ja', 'en'] as const

/** Marks that forms and templates put beside a heading. */
const foldHeading = (heading: string): string =>
  foldWord(heading).replace(/[*※:：]|[（([【](?:必須|任意|required|optional)[)）\]】]/g, '')

type Columns = readonly (string | null)[]
export type RememberedColumns = Readonly<Record<string, string | null>>

/** A heading without what stands in brackets at its end: 価格 for 価格（税込）. */
const withoutBrackets = (heading: string): string => heading.replace(/(?<=.)[([【][^()[\]【】]*[)\]】]$/, '')

/**
 * The field of each column: as it was chosen for the same heading before, otherwise as the words of either language say,
 * and last as other firms call it. A column of ids is taken where there is none of titles.
 */
export const guessColumns = (
  entity: Entity,
  site: SiteSlug,
  headings: readonly string[],
  remembered: RememberedColumns,
): Columns => columnGuesser(entity, site, remembered)(headings)

function columnGuesser(
  entity: Entity,
  site: SiteSlug,
  remembered: RememberedColumns,
): (headings: readonly string[]) => Columns {
  const fields = importFields(entity, site)
  const known = [...(importForms(entity, site).includes('edit') ? ['id'] : []), ...fields.map(({ name }) => name)]
  const words = new Map<string, string>()
  const idWords = new Map<string, string>()
  for (const name of known) words.set(foldHeading(name), name)
  for (const language of languages) {
    const translate = translatorOf(language)
    const labels = labelsOf({ translate }, entity.name, site)
    for (const name of known) {
      words.set(foldHeading(labels.label(name)), name)
      idWords.set(foldHeading(translate('exports.idOf', { field: labels.label(name) })), name)
    }
  }
  const short = Map.groupBy(words, ([word]) => withoutBrackets(word))
  // Of several nobody knows which is meant.
  const shortWords = new Map(
    [...short].flatMap(([word, meant]) =>
      new Set(meant.map(([, name]) => name)).size === 1 ? [[word, meant[0]![1]]] : [],
    ),
  )
  const others = known.flatMap((name) => (headingWords[name] ?? []).map((word, rank) => ({ name, word, rank })))
  const ranked = others
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, word }) => new Map([[foldHeading(word), name]]))
  return (headings) => {
    const guessed: (string | null)[] = headings.map(() => null)
    const taken = new Set<string>()
    const take = (place: number, name: string | null | undefined): void => {
      if (guessed[place] !== null || !name || taken.has(name) || !known.includes(name)) return
      guessed[place] = name
      taken.add(name)
    }
    const folded = headings.map(foldHeading)
    const isRemembered = (heading: string): boolean => Object.hasOwn(remembered, heading)
    folded.forEach((heading, place) => take(place, isRemembered(heading) ? remembered[heading] : undefined))
    const takeBy = (from: ReadonlyMap<string, string>, of: readonly string[]): void =>
      of.forEach((heading, place) => isRemembered(folded[place]!) || take(place, from.get(heading)))
    // Of a heading below the name of a group by itself, too, and by the group alone.
    const parts = headings.map((heading) => heading.split(headingSeparator).map(foldHeading))
    const ways = [folded, parts.map((of) => of.at(-1)!), parts.map((of) => of[0]!)]
    for (const of of ways) takeBy(words, of)
    for (const of of ways) takeBy(shortWords, of.map(withoutBrackets))
    takeBy(idWords, folded)
    for (const from of ranked) for (const of of ways) takeBy(from, of)
    return guessed
  }
}

/**
 * Which of the first rows of a file are its headings: those of which most are known to be fields, otherwise as the shape of
 * the file tells. Of as many those that name most columns, then the fewest rows, and the first.
 */
export function guessHeading(
  entity: Entity,
  site: SiteSlug,
  top: readonly SheetRow[],
  shaped: HeadingRows,
  remembered: RememberedColumns,
): HeadingRows {
  const guess = columnGuesser(entity, site, remembered)
  const judge = (heading: HeadingRows): { heading: HeadingRows; known: number; named: number } => {
    const headings = headingsOrNone(top, heading) ?? []
    return { heading, known: guess(headings).filter(Boolean).length, named: headings.filter(Boolean).length }
  }
  let best = judge(shaped)
  for (let rows = 1; rows <= maxHeadingRows; rows += 1)
    // Something stands below the last of them.
    for (const [place, { number }] of top.slice(0, -rows).entries()) {
      const own = top.slice(place, place + rows)
      if (!isStacked(own)) continue
      const next = judge({ first: number, last: own.at(-1)!.number })
      if (next.known > best.known || (next.known === best.known && next.known > 0 && next.named > best.named))
        best = next
    }
  return best.heading
}

/** The choice of columns as it is remembered: by heading. */
export const rememberedColumns = (headings: readonly string[], columns: Columns): RememberedColumns =>
  Object.fromEntries(
    headings
      .map((heading, place) => [foldHeading(heading), columns[place] ?? null] as const)
      .filter(([heading]) => heading !== '')
      // Of equal headings the one that was taken is remembered.
      .toSorted(([, one], [, other]) => Number(one !== null) - Number(other !== null)),
  )
