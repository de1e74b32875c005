import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { PublicRecord } from '../../kernel/public/public-record.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import type { Expansion } from './expansions.ts'
import { twinsIn, type ContentLanguage, type View } from '../../kernel/crud/views.ts'

/**
 * A record in one language, and those it was expanded with: of each pair like `title` and `titleEn` there is one field,
 * `title`. So it is with the texts of pictures. Where the language has no text the other stands in, and `fallback` names
 * the field.
 */
export function inLanguage(
  view: View,
  entity: Entity,
  site: SiteSlug,
  record: PublicRecord,
  expansions: readonly Expansion[],
  language: ContentLanguage,
): PublicRecord {
  const values: Record<string, unknown> = { ...record }
  const fallback: string[] = []
  for (const [{ name: japanese }, { name: english }] of twinsIn(view, entity, site)) {
    // A list leaves bodies out.
    if (!(japanese in values)) continue
    const [own, other] = language === 'en' ? [english, japanese] : [japanese, english]
    const isMissing = (record[own] ?? null) === null
    if (isMissing && (record[other] ?? null) !== null) fallback.push(japanese)
    values[japanese] = isMissing ? (record[other] ?? null) : record[own]
    delete values[english]
  }
  for (const { name, kind } of view.fieldsOf(entity, site)) {
    const value = values[name]
    if ((kind !== 'image' && kind !== 'images') || !value) continue
    const pictures = [value as Picture | readonly Picture[]].flat()
    if (language === 'en' && pictures.some(lacksEnglish)) fallback.push(name)
    const spoken = pictures.map((picture) => pictureIn(picture, language))
    values[name] = Array.isArray(value) ? spoken : spoken[0]
  }
  for (const { field, part, to, inner } of expansions) {
    const target = entityByName(to)!
    const translated = (value: unknown) =>
      typeof value === 'object' && value !== null
        ? inLanguage(view, target, site, value as PublicRecord, inner, language)
        : value
    const inRow = (row: unknown) =>
      part === undefined ? translated(row) : { ...(row as Values), [part]: translated((row as Values)[part]) }
    const value = values[field]
    values[field] = Array.isArray(value) ? value.map(inRow) : translated(value)
  }
  return { ...values, fallback } as unknown as PublicRecord
}

const lacksEnglish = ({ alt, altEn, caption, captionEn }: Picture): boolean =>
  (alt !== '' && !altEn) || (caption !== null && !captionEn)

/** A picture whose texts are in one language; what is missing in English is in Japanese. */
function pictureIn({ altEn, captionEn, ...picture }: Picture, language: ContentLanguage): Picture {
  if (language === 'ja') return picture
  return { ...picture, alt: altEn ?? picture.alt, caption: captionEn ?? picture.caption }
}
