import type { SiteSlug } from '../../installation.ts'
import { englishNameOf } from '../declaration/translated.ts'
import type { Entity } from '../entity.ts'
import { isAlwaysGiven } from '../site-fields.ts'
import { derivedAlertsOf, translatedFields } from './derived-alerts.ts'
import { fieldsWithTexts, namesOfTexts } from './translated-texts.ts'

/** The SQL name of a column. */
type ColumnName = (field: string) => string

/** The sites whose lists show what has no English. */
const sitesThatMark = (entity: Entity): readonly SiteSlug[] =>
  (Object.keys(entity.sites) as SiteSlug[]).filter((site) => derivedAlertsOf(entity, site).includes('englishMissing'))

/**
 * The pairs of names, of any site, whose lack of English `englishMissing` is about; none if it does not apply. `source` is
 * undefined where every record has it.
 */
const pairsThatMayLackEnglish = (
  entity: Entity,
): readonly { readonly source: string | undefined; readonly english: string }[] => {
  const pairs = sitesThatMark(entity).flatMap((site) =>
    translatedFields(entity, site)
      .filter(([, { nullable }]) => nullable)
      .map(([source, { name: english }]) => {
        const pair = { source: isAlwaysGiven(entity, source) ? undefined : source.name, english }
        return [english, pair] as const
      }),
  )
  return [...new Map(pairs).values()]
}

/** Whether records of an entity can be marked for a lack of English. */
export const mayLackEnglish = (entity: Entity): boolean => pairsThatMayLackEnglish(entity).length > 0

/**
 * The condition of a record that lacks the English of a text, in SQL that both databases understand. The indexes of such
 * records have it word for word, so that the databases use them.
 */
export function lacksEnglishSql(entity: Entity, column: ColumnName): string {
  const own = pairsThatMayLackEnglish(entity).map(({ source, english }) =>
    source === undefined
      ? `${column(english)} IS NULL`
      : `(${column(english)} IS NULL AND ${column(source)} IS NOT NULL)`,
  )
  const fields = new Map(
    sitesThatMark(entity).flatMap((site) => fieldsWithTexts(entity, site).map((field) => [field.name, field] as const)),
  )
  const within = [...fields.values()].flatMap((field) =>
    namesOfTexts(field).map((name) => lacksWithin(`CAST(${column(field.name)} AS text)`, name)),
  )
  return [...own, ...within].join(' OR ')
}

/** The condition of a record that has the English of a text. */
export const hasEnglishSql = (entity: Entity, column: ColumnName): string =>
  pairsThatMayLackEnglish(entity)
    .map(({ english }) => `${column(english)} IS NOT NULL`)
    .join(' OR ')

/**
 * Whether stored JSON has more Japanese texts with a name than of these have English. Within a text each quotation mark
 * comes after a backslash, so no text looks like a name; and the English comes right after its Japanese.
 */
function lacksWithin(json: string, name: string): string {
  const english = englishNameOf(name)
  const count = (start: string): string =>
    `(length(${json}) - length(replace(${json}, '${start}', ''))) / ${start.length}`
  const texts = `${count(`"${name}":"`)} - ${count(`"${name}":""`)}`
  const orphans = [`"${name}":"","${english}":"`, `"${name}":null,"${english}":"`].map(count)
  return `${texts} > ${[count(`"${english}":"`), ...orphans].join(' - ')}`
}
