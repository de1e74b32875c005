import { plainDateOf, today } from '../dates/plain-date.ts'
import { titleOf, type Entity } from '../entity.ts'
import { romaji } from './romaji.ts'
import { slugFromTitle } from './slug-from-title.ts'

const onlyKana = /^[\p{scx=Hira}\p{scx=Kana}\p{P}\p{Zs}\x20-\x7e]+$/u

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
 * A slug for a record: its English title, else its reading in Latin letters, else its day. Where the day may stay empty it
 * is today's until there is one. Undefined while the record has no title, and where there is nothing to make a slug of.
 */
export function suggestSlug(entity: Entity, values: Readonly<Record<string, unknown>>): string | undefined {
  const { titles, readings, day } = slugSources(entity)
  const textOf = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '')
  if (textOf(titleOf(entity)) === '') return undefined
  const english = titles.map((name) => slugFromTitle(textOf(name))).find(Boolean)
  const reading = readings.map(textOf).find((text) => text !== '' && onlyKana.test(text))
  const spelled =
    english ??
    (reading &&
      slugFromTitle(
        romaji(reading)
          .normalize('NFKC')
          .replace(/[^\x20-\x7e]+/g, '-'),
      ))
  if (spelled) return spelled.slice(0, 48).replace(/-$/, '')
  if (day === undefined) return undefined
  if (values[day]) return plainDateOf(values[day])
  return entity.fields[day]!.optional ? today() : undefined
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is free; undefined if none is among the first twenty. */
export async function freeSlug(slug: string, isFree: (slug: string) => Promise<boolean>): Promise<string | undefined> {
  for (let number = 1; number <= 20; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (await isFree(candidate)) return candidate
  }
  return undefined
}
