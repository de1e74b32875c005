import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { labelKeyOf, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { useScope } from '../../kernel/words/scope.ts'

export interface Option {
  readonly value: string
  readonly word: string
}

/** With more options than these, a choice is a menu, else buttons side by side. */
const maxButtons = 4

/** Whether so many options are a menu. */
export const isMenu = ({ length }: readonly Option[]): boolean => length > maxButtons

/**
 * The options of a choice field that the tenant's site offers, with labels. An option already stored stays available.
 */
export function useOptions({ field, path, value }: FieldEntry): readonly Option[] {
  const { entity, site, labels } = useScope()
  const name = labelKeyOf(path)
  const offered = entity.sites[site]?.options?.[name] ?? field.options ?? []
  const stored = [value].flat().filter((each) => typeof each === 'string' && !offered.includes(each)) as string[]
  return [...offered, ...stored].map((each) => ({ value: each, word: labels.option(name, each) }))
}

/** Returns a function for the label of an option. */
export function useOptionWord(name: string): (value: unknown) => string {
  const labels = useLabels(useEntity())
  return (value) => labels.option(name, String(value))
}
