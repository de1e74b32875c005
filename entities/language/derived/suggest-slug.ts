import { plainDateOf, today } from '../dates/plain-date.ts'
import { titleOf, type Entity } from '../entity.ts'
import { romaji } from '../text/romaji.ts'
import { slugFromTitle } from '../text/slug-from-title.ts'

const onlyKana = /^[\p{scx=Hira}\p{scx=Kana}\p{P}\p{Zs}\x20-\x7e]+$/u

/** Words of katakana and of Latin letters, with the numbers beside them. */
const knownWords = /[\p{sc=Katakana}ー]{2,}|[A-Za-z][\w’'-]+|(?<![\p{L}\p{N}])[0-9]{1,8}(?![\p{L}\p{N}])/gu

/** A text in kana and Latin letters as a slug; undefined without a letter. */
function spell(text: string): string | undefined {
  const latin = romaji(text)
    .normalize('NFKC')
    .replace(/[^\x20-\x7e]+/g, '-')
  return /[a-z]/i.test(latin) ? slugFromTitle(latin) : undefined
}

/** The fields that a slug is suggested from: English title, title, reading, and the day the record belongs to. */
export function slugSources(entity: Entity): {
  readonly titles: readonly string[]
  readonly readings: readonly string[]
  readonly day: string | undefined
} {
  const title = titleOf(entity)
  const day = entity.sort?.[0]
  return {
    titles: [`${title}En`, title].filter((name) => name in entity.fields),
    readings: [
      ...Object.values(entity.fields)
        .filter(({ reading }) => reading)
        .map(({ name }) => name),
      title,
    ],
    day: day !== undefined && ['date', 'date-time'].includes(entity.fields[day]?.kind ?? '') ? day : undefined,
  }
}

/**
 * A slug for a record: its English title, else its reading in Latin letters (that of its field or, of a title, the one
 * that was typed), else the words of its title that can be spelled without knowing how kanji are read, else its day. Where the day may stay empty it
 * is today's until there is one. Undefined while the record has no title, and where there is nothing to make a slug of.
 *
 * @param typedReading - how the title was typed, in kana; undefined if that is not known
 */
export function suggestSlug(
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  typedReading?: string,
): string | undefined {
  const { titles, readings, day } = slugSources(entity)
  const textOf = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '')
  if (textOf(titleOf(entity)) === '') return undefined
  const english = titles.map((name) => slugFromTitle(textOf(name))).find(Boolean)
  const reading = [...readings.map(textOf), typedReading ?? ''].find((text) => text !== '' && onlyKana.test(text))
  const spelled = english ?? spell(reading ?? (textOf(titleOf(entity)).match(knownWords) ?? []).join(' '))
  if (spelled) return spelled.slice(0, 48).replace(/-$/, '')
  if (day === undefined) return undefined
  if (values[day]) return plainDateOf(values[day])
  return entity.fields[day]!.optional ? today() : undefined
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is free; undefined if none is among the first twenty. */
export async function uniqueSlug(
  slug: string,
  isFree: (slug: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (let number = 1; number <= 20; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (await isFree(candidate)) return candidate
  }
  return undefined
}
