import type { Entity } from '../entity.ts'

export interface FormSection {
  readonly name: string
  /** The names of its fields. */
  readonly fields: readonly string[]
}

/** The section that stands in the rail beside the others. */
export const asideSection = 'aside'

/**
 * The sections of a form with these fields, in order: `main` first, which has the fields of no other section unless it is
 * declared itself, and the rail's last. Sections without any of the fields are left out.
 */
export function formSections(sections: Entity['sections'] = {}, names: readonly string[]): readonly FormSection[] {
  const placed = new Set(Object.values(sections).flat())
  const { main = names.filter((name) => !placed.has(name)), [asideSection]: aside = [], ...named } = sections
  return Object.entries({ main, ...named, [asideSection]: aside }).flatMap(([name, declared]) => {
    const fields = declared.filter((field) => names.includes(field))
    return fields.length > 0 ? [{ name, fields }] : []
  })
}
