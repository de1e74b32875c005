import type { Issue } from '../../../../entities/language/input/issues.ts'
import { isSameValue } from './same-value.ts'

/** What is said at one field, in the reader's words. */
export interface FieldMessages {
  readonly error?: string
  /** Faults of the field's parts, by their path within the field (`0.ranges.1.openTime`). */
  readonly inside: Readonly<Record<string, string>>
  readonly warning?: string
  /** Whether its value is being looked up among the other records. */
  readonly checking?: true
  /** The look-up failed: saving will tell. */
  readonly unchecked?: true
}

export type FormMessages = Readonly<Record<string, FieldMessages>>

export const noMessages: FieldMessages = { inside: {} }

interface FormIssues {
  readonly faults: readonly Issue[]
  readonly warnings: readonly Issue[]
  readonly lookups: Readonly<Record<string, 'checking' | 'unchecked'>>
  words(issue: Issue): string
}

/** Lays issues at their fields. A field whose notes did not change keeps the very same object, so that only changed fields draw again. */
export function messagesOf({ faults, warnings, lookups, words }: FormIssues, before: FormMessages): FormMessages {
  const notes: Record<
    string,
    { -readonly [K in keyof FieldMessages]: FieldMessages[K] } & { inside: Record<string, string> }
  > = {}
  const at = (field: string) => (notes[field] ??= { inside: {} })
  for (const issue of faults) {
    const [field, ...inside] = issue.path
    if (field === undefined) continue
    if (inside.length === 0) at(String(field)).error ??= words(issue)
    else at(String(field)).inside[inside.join('.')] ??= words(issue)
  }
  for (const issue of warnings) {
    if (issue.path.length > 0) at(String(issue.path[0])).warning ??= words(issue)
  }
  for (const [field, state] of Object.entries(lookups)) at(field)[state] = true
  return Object.fromEntries(
    Object.entries(notes).map(([field, note]) => [
      field,
      before[field] && isSameValue(before[field], note) ? before[field] : note,
    ]),
  )
}

/** One line of the summary above a form: where a fault is, and its words. */
export interface FormError {
  /** Empty for a fault of the record as a whole. */
  readonly path: string
  readonly text: string
}

export const formErrors = (faults: readonly Issue[], words: (issue: Issue) => string): readonly FormError[] =>
  faults.map((issue) => ({ path: issue.path.join('.'), text: words(issue) }))
