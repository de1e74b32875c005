import { titleOf, type Entity, type Field } from '../../entities/language/entity.ts'
import { importForms } from '../../entities/language/import-forms.ts'
import { formFields, siteFields } from '../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import { labelsOf } from '../../locales/labels.ts'
import { translatorOf } from '../locale/translator.ts'
import { foldWord } from './parse-cell.ts'

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

/**
 * The field of each column: as it was chosen for the same heading before, otherwise as the words of either language say.
 * A column of ids is taken where there is none of titles.
 */
export function guessColumns(
  entity: Entity,
  site: SiteSlug,
  headings: readonly string[],
  remembered: Readonly<Record<string, string | null>>,
): readonly (string | null)[] {
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
  for (const from of [words, idWords])
    folded.forEach((heading, place) => isRemembered(heading) || take(place, from.get(heading)))
  return guessed
}

/** The choice of columns as it is remembered: by heading. */
export const rememberedColumns = (
  headings: readonly string[],
  columns: readonly (string | null)[],
): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    headings
      .map((heading, place) => [foldHeading(heading), columns[place] ?? null] as const)
      .filter(([heading]) => heading !== '')
      // Of equal headings the one that was taken is remembered.
      .toSorted(([, one], [, other]) => Number(one !== null) - Number(other !== null)),
  )
