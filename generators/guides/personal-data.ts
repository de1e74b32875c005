import { isPersonal } from '../../entities/language/derived/layout-paths.ts'
import { isDeletable, type Entity } from '../../entities/language/entity.ts'
import { personalTable } from '../../locales/field-kinds.ts'
import type { Files, Language } from '../locales.ts'

/**
 * The guide to personal data with the first of its tables updated: the records that have personal fields, these, and
 * whether the records can be deleted. The rest of the page is written by hand.
 *
 * @param guide The page as it is.
 * @param entities All entities, in the order of their names.
 */
export function personalDataGuide(
  guide: string,
  entities: readonly Entity[],
  files: Files,
  language: Language,
): string {
  const { comma, yes, no, account } = personalTable[language]
  const text = (entity: Entity, key: string): string =>
    files[language].get(`entities/${entity.name}.json`)?.get(key) ??
    files[language].get('commons.json')?.get(key) ??
    key
  const rows = entities.flatMap((entity) => {
    const fields = Object.values(entity.fields).filter(isPersonal)
    if (fields.length === 0) return []
    const deleted = entity.viewOf ? account : isDeletable(entity) ? yes : no
    const labels = fields.map(({ name }) => text(entity, `fields.${name}`)).join(comma)
    return [`| ${text(entity, 'name')} | ${labels} | ${deleted} |`]
  })
  // The headings, the line below them, and the rows.
  return guide.replace(
    /^(\|.*\n\|.*\n)(?:\|.*\n)*/m,
    (_, head: string) => `${head}${rows.map((row) => `${row}\n`).join('')}`,
  )
}
