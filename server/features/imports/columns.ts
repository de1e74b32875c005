import { titleOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import { importForms, maxHeadingRows } from '../../../entities/language/derived/import-forms.ts'
import { formFields, siteFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import { headingWords } from './heading-words.ts'
import { foldWord } from './parse-cell.ts'
import { headingSeparator, headingsOrNone, isStacked, type HeadingRows, type SheetRow } from './sheet.ts'

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

/** For each column of a file the field that it is, or null. */
export type Columns = readonly (string | null)[]
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

/** What headings are called, by field, the best word first. */
type Words = Readonly<Record<string, readonly string[] | undefined>>

/** The column of each field as its words say; of several the one that has the best of them. */
export function guessByWords(words: Words, headings: readonly string[]): Columns {
  const taking = takeColumns(headings, Object.keys(words))
  for (const from of rankedWords(words)) {
    taking.takeByWays(from)
    taking.takeByWays(from, withoutBrackets)
  }
  return taking.columns
}

/** From each word the field that is called so, the best words of all fields first. */
function rankedWords(words: Words): readonly ReadonlyMap<string, string>[] {
  const ranked = Object.entries(words).flatMap(([name, of = []]) => of.map((word, rank) => ({ name, word, rank })))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ name, word }) => new Map([[foldHeading(word), name]]))
}

interface Taking {
  readonly columns: Columns
  /** The headings as they are compared. */
  readonly folded: readonly string[]
  take(place: number, name: string | null | undefined): void
  /** By what a heading says, by itself below the name of a group, and by the group alone. */
  takeByWays(from: ReadonlyMap<string, string>, form?: (heading: string) => string): void
}

/** Gives each of the known fields one column at most, and each column one field. `isDecided`: columns to leave alone. */
function takeColumns(
  headings: readonly string[],
  known: readonly string[],
  isDecided: (heading: string) => boolean = () => false,
): Taking {
  const columns: (string | null)[] = headings.map(() => null)
  const taken = new Set<string>()
  const folded = headings.map(foldHeading)
  const parts = headings.map((heading) => heading.split(headingSeparator).map(foldHeading))
  const ways = [folded, parts.map((of) => of.at(-1)!), parts.map((of) => of[0]!)]
  const take: Taking['take'] = (place, name) => {
    if (columns[place] !== null || !name || taken.has(name) || !known.includes(name)) return
    columns[place] = name
    taken.add(name)
  }
  return {
    columns,
    folded,
    take,
    takeByWays(from, form = (heading) => heading) {
      for (const of of ways)
        for (const [place, heading] of of.entries())
          if (!isDecided(folded[place]!)) take(place, from.get(form(heading)))
    },
  }
}

function columnGuesser(
  entity: Entity,
  site: SiteSlug,
  remembered: RememberedColumns,
): (headings: readonly string[]) => Columns {
  const fields = importFields(entity, site)
  const known = [...(importForms(entity, site).includes('edit') ? ['id'] : []), ...fields.map(({ name }) => name)]
  // What is not imported has its name for itself: its English is not meant by it.
  const others = siteFields(entity, site).filter(({ name }) => !known.includes(name))
  const words = new Map<string, string>()
  const otherWords = new Set<string>()
  const idWords = new Map<string, string>()
  for (const name of known) words.set(foldHeading(name), name)
  for (const language of languages) {
    const translate = translatorOf(language)
    const labels = labelsOf({ translate }, entity.name, site)
    for (const { name } of others) otherWords.add(foldHeading(labels.label(name)))
    for (const name of known) {
      words.set(foldHeading(labels.label(name)), name)
      idWords.set(foldHeading(translate('exports.idOf', { field: labels.label(name) })), name)
    }
  }
  const short = Map.groupBy(words, ([word]) => withoutBrackets(word))
  // Of several nobody knows which is meant.
  const shortWords = new Map(
    [...short].flatMap(([word, meant]) =>
      new Set(meant.map(([, name]) => name)).size === 1 && !otherWords.has(word) ? [[word, meant[0]![1]]] : [],
    ),
  )
  const ranked = rankedWords(Object.fromEntries(known.map((name) => [name, headingWords[name]])))
  return (headings) => {
    const isRemembered = (heading: string): boolean => Object.hasOwn(remembered, heading)
    const taking = takeColumns(headings, known, isRemembered)
    for (const [place, heading] of taking.folded.entries())
      if (isRemembered(heading)) taking.take(place, remembered[heading])
    taking.takeByWays(words)
    taking.takeByWays(shortWords, withoutBrackets)
    taking.takeByWays(idWords)
    for (const from of ranked) taking.takeByWays(from)
    return taking.columns
  }
}

/**
 * Which of the first rows of a file are its headings: those of which most are known to be fields, otherwise judged by
 * the shape of the file. Of equals those that name most columns, then the fewest rows, and the first.
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
