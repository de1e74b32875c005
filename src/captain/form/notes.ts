import type { Issue } from '../../../entities/issue.ts'
import { same } from './same.ts'

/** What is said at one field, in the reader's words. */
export interface FieldNotes {
  readonly error?: string
  /** Faults of the field's parts, by their path within the field (`0.ranges.1.openTime`). */
  readonly inside: Readonly<Record<string, string>>
  readonly warning?: string
  /** Whether its value is being looked up among the other records. */
  readonly checking?: true
  /** The look-up failed: saving will tell. */
  readonly unchecked?: true
}

export type Notes = Readonly<Record<string, FieldNotes>>

export const noNotes: FieldNotes = { inside: {} }

interface Found {
  readonly faults: readonly Issue[]
  readonly warnings: readonly Issue[]
  readonly lookups: Readonly<Record<string, 'checking' | 'unchecked'>>
  words(issue: Issue): string
}

/** Lays issues at their fields. A field whose notes did not change keeps the very same object, so that only changed fields draw again. */
export function notesOf({ faults, warnings, lookups, words }: Found, before: Notes): Notes {
  const notes: Record<
    string,
    { -readonly [K in keyof FieldNotes]: FieldNotes[K] } & { inside: Record<string, string> }
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
      before[field] && same(before[field], note) ? before[field] : note,
    ]),
  )
}

/** One line of the summary above a form: where a fault is, and its words. */
export interface Fault {
  /** Empty for a fault of the record as a whole. */
  readonly path: string
  readonly text: string
}

export const faultsOf = (faults: readonly Issue[], words: (issue: Issue) => string): readonly Fault[] =>
  faults.map((issue) => ({ path: issue.path.join('.'), text: words(issue) }))
