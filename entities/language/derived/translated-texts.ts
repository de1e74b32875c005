import type { SiteSlug } from '../../installation.ts'
import { englishNameOf } from '../declaration/translated.ts'
import { fieldOf, type Entity, type Field } from '../entity.ts'
import { text } from '../fields/text.ts'
import type { Path } from '../rule.ts'
import { maxPictureText, type Picture } from '../uploads/pictures.ts'
import { translatedFields } from './derived-alerts.ts'
import { publicFields } from './public-visibility.ts'
import { itemFields } from './reference-fields.ts'

/** A text of a record that visitors read in both languages: a field, or what a picture says. */
export interface TranslatedText {
  /**
   * What names it as long as it is there, wherever it is moved: `title`, or `images.alt.` and the name of the picture's
   * file.
   */
  readonly key: string
  /** The field of the record that has its Japanese. */
  readonly within: string
  /** The text by itself: what may be in it, and how it is shown. */
  readonly field: Field
  /** Where its English is in the record: `titleEn`, or `images`, 0, `altEn`. */
  readonly path: Path
  /** Both texts; null where there is none. */
  readonly source: unknown
  readonly english: unknown
}

/** The texts of a picture that have English. */
const pictureTexts = ['alt', 'caption'].map((name) => fieldOf(name, text({ max: maxPictureText }).optional()))

/** Whether a field holds texts that are translated within it, and not beside it: pictures, also those in rows. */
const holdsTexts = (field: Field): boolean =>
  ['image', 'images'].includes(field.kind) || itemFields(field).some(holdsTexts)

/** The fields of a translated entity that visitors of a site see, and that hold translated texts. */
export const fieldsWithTexts = (entity: Entity, site: SiteSlug): readonly Field[] =>
  entity.translated ? publicFields(entity, site).filter(holdsTexts) : []

/**
 * The texts of a record that have, or may have, English; of those within other values only the ones that are there.
 *
 * @param valueOf The value of each field of the record; it may be in any form where no text is within it.
 */
export function translatedTexts(
  entity: Entity,
  site: SiteSlug,
  valueOf: (field: string) => unknown,
): readonly TranslatedText[] {
  const own = translatedFields(entity, site).map(([field, { name: english }]) => ({
    key: field.name,
    within: field.name,
    field,
    path: [english],
    source: given(valueOf(field.name)),
    english: given(valueOf(english)),
  }))
  const within = fieldsWithTexts(entity, site).flatMap((field) =>
    textsIn(field, field.name, [field.name], valueOf(field.name)).map((each) => ({ ...each, within: field.name })),
  )
  // A picture may be there twice.
  return [...new Map([...own, ...within].reverse().map((each) => [each.key, each])).values()].reverse()
}

/** The names that the Japanese of texts within a field has in its stored values. */
export const namesOfTexts = (field: Field): readonly string[] => [
  ...new Set(
    field.kind === 'lines'
      ? itemFields(field).filter(holdsTexts).flatMap(namesOfTexts)
      : pictureTexts.map(({ name }) => name),
  ),
]

function textsIn(field: Field, key: string, path: Path, value: unknown): readonly Omit<TranslatedText, 'within'>[] {
  if (value === null || value === undefined) return []
  switch (field.kind) {
    case 'image':
      return textsOfPicture(key, path, value as Picture)
    case 'images':
      return (value as readonly Picture[]).flatMap((picture, place) => textsOfPicture(key, [...path, place], picture))
    case 'lines':
      return (value as readonly Readonly<Record<string, unknown>>[]).flatMap((row, place) =>
        itemFields(field)
          .filter(holdsTexts)
          .flatMap((part) => textsIn(part, `${key}.${part.name}`, [...path, place, part.name], row[part.name])),
      )
    default:
      return []
  }
}

const textsOfPicture = (key: string, path: Path, picture: Picture): readonly Omit<TranslatedText, 'within'>[] =>
  pictureTexts
    .map((field) => {
      const english = englishNameOf(field.name)
      return {
        key: `${key}.${field.name}.${fileOf(picture.src)}`,
        field,
        path: [...path, english],
        source: given(picture[field.name as keyof Picture]),
        english: given(picture[english as keyof Picture]),
      }
    })
    .filter(({ source, english }) => source !== null || english !== null)

/** The random name of an uploaded file. */
const fileOf = (src: string): string => /([^/.]+)\.[^/.]*$/.exec(src)?.[1] ?? src

const given = (value: unknown): unknown => (value === undefined || value === '' ? null : value)

/** What may be in a text with a key; undefined if a record of the site has no such text. */
export function fieldOfText(entity: Entity, site: SiteSlug, key: string): Field | undefined {
  const own = translatedFields(entity, site).find(([{ name }]) => name === key)
  const kinds = fieldsWithTexts(entity, site).flatMap((field) => textKeysOf(field, field.name))
  return own?.[0] ?? kinds.find(([start]) => key.startsWith(`${start}.`))?.[1]
}

const textKeysOf = (field: Field, key: string): readonly (readonly [string, Field])[] =>
  field.kind === 'lines'
    ? itemFields(field)
        .filter(holdsTexts)
        .flatMap((part) => textKeysOf(part, `${key}.${part.name}`))
    : pictureTexts.map((each) => [`${key}.${each.name}`, each] as const)

/** The fields of a record that change when a text gets other English, with their new values. */
export function withEnglishText(
  { path }: TranslatedText,
  valueOf: (field: string) => unknown,
  english: unknown,
): Readonly<Record<string, unknown>> {
  const [name, ...rest] = path as readonly [string, ...Path]
  return { [name]: withValueAt(valueOf(name), rest, english) }
}

function withValueAt(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(whole)) return whole.with(step as number, withValueAt(whole[step as number], rest, value))
  const before = whole as Readonly<Record<string, unknown>>
  return { ...before, [step]: withValueAt(before[step], rest, value) }
}
