import type { FormSection } from '../../../entities/language/derived/form-sections.ts'
import { translatedFields } from '../../../entities/language/derived/derived-alerts.ts'
import type { FormSession } from '../../kernel/form/form-session.ts'

/** The English field of each field that has one, both of them in a form: `title` leads to `titleEn`. */
export const pairsIn = ({ entity, site, shown }: FormSession): ReadonlyMap<string, string> =>
  new Map(
    translatedFields(entity, site)
      .map((pair) => pair.map(({ name }) => name) as [string, string])
      .filter((pair) => pair.every((name) => shown.includes(name))),
  )

/**
 * The sections of a form whose English fields are shown beside the fields that they translate: they leave the sections
 * that they are declared in, and a section without any other field goes. An English field whose source is not in the
 * form stays where it is.
 */
export function besideTheirSources(
  sections: readonly FormSection[],
  pairs: ReadonlyMap<string, string>,
): readonly FormSection[] {
  const shown = sections.flatMap(({ fields }) => fields)
  const moved = new Set(shown.flatMap((name) => pairs.get(name) ?? []))
  return sections
    .map(({ name, fields }) => ({ name, fields: fields.filter((field) => !moved.has(field)) }))
    .filter(({ fields }) => fields.length > 0)
}
