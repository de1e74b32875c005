import type { Issue } from '../../../entities/language/input/issues.ts'
import { isSameValue } from './same-value.ts'

/** The messages shown at one field, in the user's language. */
export interface FieldMessages {
  readonly error?: string
  /** Errors inside a composite field, by their path within it (`0.ranges.1.openTime`). */
  readonly inside: Readonly<Record<string, string>>
  readonly warning?: string
  /** A uniqueness check is under way. */
  readonly checking?: true
  /** The uniqueness check failed; the server will check on save. */
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

/**
 * Groups issues by field. A field whose messages did not change keeps the same object, so only changed fields
 * re-render.
 */
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

/** One line of the error summary above a form: the error's path and its message. */
export interface FormError {
  /** Empty for an error of the record as a whole. */
  readonly path: string
  readonly text: string
}

export const formErrors = (faults: readonly Issue[], words: (issue: Issue) => string): readonly FormError[] =>
  faults.map((issue) => ({ path: issue.path.join('.'), text: words(issue) }))
