import type { Field } from '../../../entities/language/entity.ts'

/** Props of a kind's components: the field's name. Entity, tenant and record come from contexts. */
export interface FieldProps {
  readonly source: string
}

/** Commits what a control has not committed yet; false if it cannot. */
export type Flush = () => Promise<boolean | void>

/** A field as its input sees it: texts, state, value and callbacks. */
export interface FieldEntry {
  readonly field: Field
  /** The path of the value in the record: `title`, or `monthlyClosed.0.nth` inside a repeated group. */
  readonly path: string
  /** Where the record stands in the form, if it is a row of children: `circle-member.0`. */
  readonly within?: string
  readonly id: string
  readonly label: string
  readonly help?: string | undefined
  readonly required: boolean
  /** Required of a draft only once it is published. */
  readonly toPublish?: boolean
  /** Whether the record is a draft, of which little is required. */
  readonly draft?: boolean
  readonly readOnly: boolean
  /** The language of the text, where the field is one of a pair: for the spelling checker, fonts and screen readers. */
  readonly lang?: 'ja' | 'en'
  /** What is shown in grey while a text is empty. */
  readonly placeholder?: string | undefined
  readonly error?: string | undefined
  readonly warning?: string | undefined
  /** Whether a uniqueness check is under way (`checking`) or has failed (`unchecked`). */
  readonly checking?: boolean
  readonly unchecked?: boolean
  /** Errors inside a composite value, by their path within it. */
  readonly inside: Readonly<Record<string, string>>
  readonly value: unknown
  change(value: unknown): void
  blur(): void
  /**
   * Registers a control that commits its value with a delay; saving waits for `flush`, and is given up if that resolves
   * to false, which the control explains. Returns a function that unregisters it.
   */
  readonly pending?: (flush: Flush) => () => void
  /**
   * Notes that something is on its way to the field, such as an upload, until the returned function is called: the form
   * counts as changed until then. `stop` is called when the changes are discarded.
   */
  readonly arriving?: (stop: () => void) => () => void
  /** Ref to the element that is focused when the form leads to an error. */
  readonly focusable: (element: { focus(): void } | null) => void
}

/** The rest of an entry that stands in no form of a record: nothing of it is required, and nothing hears when it is left. */
export const outsideForm = {
  required: false,
  readOnly: false,
  inside: {},
  blur: () => {},
  focusable: () => {},
} as const satisfies Partial<FieldEntry>

/**
 * The entry of a part of a composite value: a field in a repeated group, a time in a week. `at` is its path within the
 * value.
 */
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
    ...(whole.within !== undefined && { within: whole.within }),
    ...(whole.lang && { lang: whole.lang }),
    ...(whole.pending && { pending: whole.pending }),
    ...(whole.arriving && { arriving: whole.arriving }),
    focusable: () => {},
  }
}

/** ARIA attributes that link a control to its help, error and warning. */
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

/** The key of an entry's labels and options: its path without list indexes. */
export const labelKeyOf = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^[0-9]+$/.test(step))
    .join('.')
