import type { Field } from '../../../entities/language/entity.ts'

/** What every half of a kind is given: the field's name. The entity, the tenant and the record come from contexts. */
export interface FieldProps {
  readonly source: string
}

/** A field while somebody fills it in. */
export interface FieldEntry {
  readonly field: Field
  /** Where the value stands in the record: `title`, or `monthlyClosed.0.nth` inside a repeated group. */
  readonly path: string
  readonly id: string
  readonly label: string
  readonly help?: string | undefined
  readonly required: boolean
  readonly readOnly: boolean
  readonly error?: string | undefined
  readonly warning?: string | undefined
  /** Whether the value is being looked up to see if it is taken, or could not be. */
  readonly checking?: boolean
  readonly unchecked?: boolean
  /** Faults of the parts of a value, by their path in it. */
  readonly inside: Readonly<Record<string, string>>
  readonly value: unknown
  change(value: unknown): void
  blur(): void
  /** Takes a control whose value comes a moment after it was typed: saving waits for it. Answers how to take it back. */
  readonly pending?: (flush: () => Promise<void>) => () => void
  /** Receives the focus when the form leads to a fault. */
  readonly focusable: (element: { focus(): void } | null) => void
}

/** The entry of one part of a value: a field of a repeated group, a time of a week. `at` is its path within the value. */
export function partEntry(
  whole: FieldEntry,
  at: readonly (string | number)[],
  part: { readonly field: Field; readonly label: string; readonly value: unknown; change(value: unknown): void },
): FieldEntry {
  const partPath = at.join('.')
  const inside = Object.entries(whole.inside)
    .filter(([path]) => path.startsWith(`${partPath}.`))
    .map(([path, text]) => [path.slice(partPath.length + 1), text])
  return {
    ...part,
    path: `${whole.path}.${partPath}`,
    id: `${whole.id}-${at.join('-')}`,
    required: !part.field.optional,
    readOnly: whole.readOnly,
    error: whole.inside[partPath],
    inside: Object.fromEntries(inside),
    blur: whole.blur,
    focusable: () => {},
  }
}

/** What ties a control to its label, help, faults and counter for those who cannot see them. */
export const describedBy = ({ id, help, error, warning, required }: FieldEntry) => {
  const parts = [error && `${id}-error`, !error && warning && `${id}-warning`, help && `${id}-help`].filter(Boolean)
  return {
    ...(parts.length > 0 && { 'aria-describedby': parts.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
  }
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The name by which labels and options know an entry: its path without the places in lists. */
export const labelKeyOf = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^[0-9]+$/.test(step))
    .join('.')
