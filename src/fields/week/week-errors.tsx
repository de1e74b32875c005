import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { Note } from '../../kernel/controls/note.tsx'

/** Errors of a part of the week, next to it. */
export const WeekErrors = ({ entry, at }: { readonly entry: FieldEntry; readonly at: readonly string[] }) =>
  at.map((path) => entry.inside[path] && <Note key={path} tone="error" text={entry.inside[path]} />)
